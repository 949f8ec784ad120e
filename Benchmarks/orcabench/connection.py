# SPDX-License-Identifier: MIT
"""A client of the daemon: one JSON object per line."""
import json
import socket
import time


class Connection:
    def __init__(self, path, name=None):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.rest = b""
        self.number = 0
        if name:
            self.ask("hello", client=name)

    def tell(self, *requests):
        """Sends requests, each a method and its parameters, without waiting for an answer."""
        self.socket.sendall(b"".join(json.dumps({"method": method, "params": params}).encode() + b"\n" for method, params in requests))

    def ask(self, method, **params):
        """Returns the answer. Messages before the answer are dropped."""
        self.number += 1
        self.socket.sendall(json.dumps({"id": self.number, "method": method, "params": params}).encode() + b"\n")
        end = time.monotonic() + 60
        while (message := self.message(end - time.monotonic())).get("id") != self.number or "method" in message:
            pass
        return message

    def message(self, patience):
        """The next message. Raises TimeoutError when none arrives within `patience` seconds."""
        end = time.monotonic() + patience
        while b"\n" not in self.rest:
            self.socket.settimeout(max(0.001, end - time.monotonic()))
            data = self.socket.recv(1 << 16)
            if not data:
                raise ConnectionError("the daemon has closed the connection")
            self.rest += data
        line, _, self.rest = self.rest.partition(b"\n")
        return json.loads(line)

    def close(self):
        self.socket.close()


class Ear(Connection):
    """A client that receives the accepted announcements of all clients."""

    def __init__(self, path):
        super().__init__(path)
        self.ask("subscribe", events=["announcements"], scope="all")

    def accepted(self, wanted, patience):
        """The time when a text that begins with some words was accepted; None when none is within `patience` seconds."""
        end = time.monotonic() + patience
        while True:
            try:
                message = self.message(end - time.monotonic())
            except TimeoutError:
                return None
            params = message.get("params", {})
            if params.get("state") == "queued" and params.get("text", "").startswith(wanted):
                return time.monotonic()
