# SPDX-License-Identifier: MIT
"""The connection with the daemon."""

import functools
import json
import logging
import os
import socket

complain = functools.cache(logging.getLogger("a11y-speakd").warning)  # each sentence once


def converse(waiting):
    """Sends each request of a queue and waits for its reply, until None comes."""
    path = os.getenv("A11Y_SPEAKD_SOCKET") or os.path.expandvars("$XDG_RUNTIME_DIR/a11y-speakd/events.sock")
    try:
        with socket.socket(socket.AF_UNIX) as link, link.makefile("rw") as stream:
            link.connect(path)
            for n, (method, params) in enumerate(iter(waiting.get, None), 1):
                request = {"jsonrpc": "2.0", "id": n, "method": method, "params": params}
                print(json.dumps(request), file=stream, flush=True)
                reply = next(line for line in map(json.loads, stream) if "method" not in line)
                if "error" in reply:
                    complain(f"a11y-speakd: {method}: {reply['error']['message']}")
                waiting.task_done()
    except (OSError, StopIteration):
        complain(f"a11y-speakd: no daemon answers at {path}; going on without speech.")
