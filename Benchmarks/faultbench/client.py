# SPDX-License-Identifier: MIT
"""A client that follows the protocol page: it has a session, and after a cut it repeats requests without an outcome."""
import ctypes
import dataclasses
import json
import os
import select
import socket
import time
import uuid

from soundbench.jsonlines import OVER


def be(user):
    """Makes this thread alone act as another user; None changes nothing. (os.seteuid would change all threads.)"""
    if user is not None:
        setresuid = 117 if os.uname().machine == "x86_64" else 147
        ctypes.CDLL(None).syscall(setresuid, -1, user, -1)


@dataclasses.dataclass
class Announcement:
    """One request, and everything reported about it."""
    text: str
    request: dict
    id: int | None = None
    refusal: str | None = None
    states: list = dataclasses.field(default_factory=list)  # (state, reason)

    @property
    def outcomes(self):
        return [state for state in self.states if state[0] in OVER]

    @property
    def was_cut(self):
        """Whether it was interrupted after its beginning, and queued again."""
        names = [name for name, _ in self.states]
        return "began" in names and "queued" in names[names.index("began"):] or names.count("began") > 1


class Client:
    def __init__(self, path, name, everybody=False, user=None):
        self.path, self.name, self.everybody, self.user = path, name, everybody, user
        self.session = uuid.uuid4().hex
        self.socket = None
        self.buffer = b""
        self.number = 0
        self.asked = {}  # announcements by the id of the request
        self.others = {}  # announcements of other clients by their own id
        self.words = []  # (time of the word, id of the announcement)
        self.connections = 0

    def announce(self, text, priority="message", **more):
        self.number += 1
        request = {"id": self.number, "method": "announce",
                   "params": {"text": text, "priority": priority, "mayRepeat": True} | more}
        self.asked[self.number] = Announcement(text, request)
        self.send(request)
        return self.asked[self.number]

    def send(self, *requests):
        try:
            if self.socket:
                self.socket.sendall(b"".join(json.dumps(request).encode() + b"\n" for request in requests))
        except OSError:
            self.close()

    def connect(self):
        new = socket.socket(socket.AF_UNIX)
        try:
            new.settimeout(5)
            be(self.user)  # the daemon serves only its user
            new.connect(self.path)
        except OSError:
            new.close()
            return
        finally:
            be(0 if self.user is not None else None)
        self.socket, self.buffer = new, b""
        self.connections += 1
        scope = "all" if self.everybody else "self"
        self.send({"method": "hello", "params": {"client": self.name, "session": self.session}},
                  {"method": "subscribe", "params": {"events": ["announcements", "captions"], "scope": scope}},
                  *(a.request for a in self.asked.values() if not a.outcomes and not a.refusal))

    def close(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def pump(self, condition, timeout):
        """Receives until a condition holds; False when `timeout` seconds pass first. Reconnects after each cut."""
        deadline = time.monotonic() + timeout
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                return False
            if not self.socket:
                self.connect()
                if not self.socket:
                    time.sleep(0.005)
                continue
            if select.select([self.socket], [], [], min(left, 0.05))[0]:
                self.receive()
        return True

    def receive(self):
        try:
            data = self.socket.recv(1 << 18)
        except OSError:
            data = b""
        if not data:
            return self.close()
        *lines, self.buffer = (self.buffer + data).split(b"\n")
        for line in lines:
            self.take(json.loads(line))

    def take(self, message):
        method, params = message.get("method"), message.get("params", {})
        if method == "announcement":
            known = next((a for a in self.asked.values() if a.id == params["id"]), None)
            known = known or self.others.setdefault(params["id"], Announcement(params.get("text", ""), {}, params["id"]))
            known.states.append((params["state"], params.get("reason")))
        elif method == "caption":
            self.words.append((time.monotonic(), params["id"]))
        elif message.get("id") in self.asked:
            asked = self.asked[message["id"]]
            if "error" in message:
                asked.refusal = message["error"]["message"]
            else:
                asked.id = message["result"]["announcement"]
                self.others.pop(asked.id, None)

    def all_over(self):
        return all(a.outcomes or a.refusal for a in self.asked.values())
