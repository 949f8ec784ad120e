#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Displays a button and a slider that every screen reader reads and controls while the program runs:  player.py"""
import json, os, socket

daemon = socket.socket(socket.AF_UNIX)
daemon.connect(os.environ.get("A11Y_SPEAKD_SOCKET") or os.environ["XDG_RUNTIME_DIR"] + "/a11y-speakd/events.sock")


def send(**message):
    daemon.sendall(json.dumps(message).encode() + b"\n")


position = 20
send(method="hello", params={"client": "player"})
for element in ({"id": "play", "label": "Play", "hint": "Plays the song", "traits": ["button"]},
                {"id": "position", "label": "Position", "value": f"{position} %", "traits": ["adjustable"]}):
    send(method="willDisplay", params={"element": element})
send(method="focus", params={"element": "play"})
for message in map(json.loads, daemon.makefile(encoding="utf-8")):
    if message.get("method") == "perform":
        position += {"increment": 10, "decrement": -10}.get(message["params"]["action"], 0)
        send(id=message["id"], result={"handled": True})
        send(method="invalidated", params={"element": {"id": "position", "value": f"{position} %"}, "cause": "user"})
