# SPDX-License-Identifier: MIT
"""A door in front of a daemon's socket: it hands everything on, and keeps what the clients send, line by line."""
import json
import selectors
import socket
import time


class Tap:
    """Hands on all bytes between real clients and a daemon. Each line of a client is kept, with its time and the number of its
    connection.
    """

    def __init__(self, doors):
        """`doors` has, for each name of a protocol, the path for the clients and the path of the daemon."""
        self.ready = selectors.DefaultSelector()
        self.lines = []
        self.connections = 0
        self.begin = time.monotonic()
        for name, (outer, inner) in doors.items():
            listener = socket.socket(socket.AF_UNIX)
            listener.bind(outer)
            listener.listen(64)
            self.ready.register(listener, selectors.EVENT_READ,
                                lambda listener=listener, name=name, inner=inner: self.admit(listener, name, inner))

    def admit(self, listener, name, inner):
        client, _ = listener.accept()
        daemon = socket.socket(socket.AF_UNIX)
        daemon.connect(inner)
        self.connections += 1
        number, rest = self.connections, bytearray()

        def note(data):
            rest.extend(data)
            *lines, last = bytes(rest).split(b"\n")
            rest[:] = last
            for line in lines:
                self.lines.append({"at": round(time.monotonic() - self.begin, 3), "client": number, "door": name,
                                   "line": line.decode().rstrip("\r")})

        self.ready.register(client, selectors.EVENT_READ, lambda: self.hand_on(client, daemon, note))
        self.ready.register(daemon, selectors.EVENT_READ, lambda: self.hand_on(daemon, client, lambda data: None))

    def hand_on(self, giver, taker, note):
        try:
            data = giver.recv(1 << 18)
            note(data)
            if data:
                return taker.sendall(data)
        except OSError:
            pass
        for end in (giver, taker):
            if end.fileno() >= 0:
                self.ready.unregister(end)
                end.close()

    def turn(self, patience=0.05):
        for key, _ in self.ready.select(patience):
            if key.fileobj.fileno() >= 0:
                key.data()

    def write(self, path):
        with open(path, "w") as file:
            file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in self.lines)
