#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints what all programs show, as a tree, and again after each change:  tree.py [--once]"""
import json, os, socket, sys

path = os.environ.get("A11Y_SPEAKD_SOCKET") or os.environ.get("XDG_RUNTIME_DIR", "") + "/a11y-speakd/events.sock"
daemon = socket.socket(socket.AF_UNIX)
try:
    daemon.connect(path)
except OSError as error:
    sys.exit(f"tree.py: no daemon answers at {path}: {error.strerror}")
subscribe = {"jsonrpc": "2.0", "id": 1, "method": "subscribe", "params": {"events": ["views"], "scope": "all"}}
daemon.sendall(json.dumps(subscribe).encode() + b"\n")

programs = {}  # by connection: its name, elements, charts and focus


def show():
    for connection, program in programs.items():
        print(f"{program['name'] or 'a program'} ({connection})")
        for id, element in program["elements"].items():
            words = [element.get("label"), element.get("value"), *element.get("traits", [])]
            print("  *" if program["focus"] == id else "   ", ", ".join(filter(None, words)) or id)
        for chart in program["charts"].values():
            print("    chart", chart.get("title") or chart["id"])
    print(flush=True)


isComplete = False
for line in daemon.makefile(encoding="utf-8"):
    message = json.loads(line)
    if message.get("method") != "view":
        continue
    news = message["params"]
    isComplete = isComplete or "complete" in news
    if "connection" in news:
        program = programs.setdefault(news["connection"], {"name": None, "elements": {}, "charts": {}, "focus": None})
        program["name"] = news.get("client")
        for element in filter(None, (news.get("willDisplay"), news.get("invalidated"))):
            program["elements"][element["id"]] = element
        program["elements"].pop(news.get("didEndDisplay"), None)
        program["focus"] = news.get("focus", program["focus"])
        if "describeChart" in news:
            program["charts"][news["describeChart"]["id"]] = news["describeChart"]
        program["charts"].pop(news.get("removeChart"), None)
        if "gone" in news:
            del programs[news["connection"]]
    if isComplete:
        show()
    if isComplete and "--once" in sys.argv:
        break
