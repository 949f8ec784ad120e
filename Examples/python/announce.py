#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Announces a text and prints its outcome:  announce.py TEXT ..."""
import json, os, socket, sys

if len(sys.argv) < 2:
    print(__doc__, file=sys.stderr)
    sys.exit(2)
path = os.environ.get("A11Y_SPEAKD_SOCKET") or os.environ.get("XDG_RUNTIME_DIR", "") + "/a11y-speakd/events.sock"
daemon = socket.socket(socket.AF_UNIX)
try:
    daemon.connect(path)
except OSError as error:
    sys.exit(f"announce.py: no daemon answers at {path}: {error.strerror}")

calls = [("subscribe", {"events": ["announcements"]}), ("announce", {"text": " ".join(sys.argv[1:])})]
for id, (method, params) in enumerate(calls, 1):
    daemon.sendall(json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).encode() + b"\n")

for line in daemon.makefile(encoding="utf-8"):
    print(line, end="", flush=True)
    message = json.loads(line)
    state = message.get("params", {}).get("state")
    if "error" in message or state not in (None, "queued", "began"):  # every other state is the outcome
        sys.exit(0 if state == "finished" else 1)
sys.exit("announce.py: the daemon disconnected before it reported the outcome")
