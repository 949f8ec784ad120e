#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the elements of all programs as a tree, and again after each change:  tree.py [--once]"""
import json, os, socket, sys

path = os.environ.get("A11Y_SPEAKD_SOCKET") or os.environ.get("XDG_RUNTIME_DIR", "") + "/a11y-speakd/events.sock"
daemon = socket.socket(socket.AF_UNIX)
if error := daemon.connect_ex(path):
    sys.exit(f"tree.py: no daemon answers at {path}: {os.strerror(error)}")
subscribe = {"jsonrpc": "2.0", "id": 1, "method": "subscribe", "params": {"events": ["views"], "scope": "all"}}
daemon.sendall(request := json.dumps(subscribe).encode() + b"\n")


def draw(connection, name, elements, charts, focus):
    print(f"{name or 'a program'} ({connection})")
    for id, element in elements.items():
        words = [element.get("label"), element.get("value"), *element.get("traits", [])]
        print("  *" if focus == id else "   ", ", ".join(filter(None, words)) or id)
    for chart in charts.values(): print("    chart", chart.get("title") or chart["id"])


programs, isComplete = {}, False  # by connection: elements, charts, focus
for message in map(json.loads, daemon.makefile(encoding="utf-8")):
    news = message.get("params", {})
    if message.get("id") == 1: programs, isComplete = {}, False  # the daemon sends the whole tree next
    if news.get("code") == 1006: daemon.sendall(request)  # events were dropped, because this program read too slowly
    if message.get("method") != "view": continue
    isComplete = isComplete or "complete" in news
    if "connection" in news:
        program = programs.setdefault(news["connection"], {"elements": {}, "charts": {}, "focus": None})
        program.update(name=news.get("client"), focus=news.get("focus", program["focus"]))
        for kind, begin in ("elements", "willDisplay"), ("elements", "invalidated"), ("charts", "describeChart"):
            if begin in news: program[kind][news[begin]["id"]] = news[begin]
        program["elements"].pop(news.get("didEndDisplay"), None)
        program["charts"].pop(news.get("removeChart"), None)
        if "gone" in news: del programs[news["connection"]]
    if isComplete:
        for connection, program in programs.items(): draw(connection, **program)
        print(flush=True)
        if "--once" in sys.argv: break
