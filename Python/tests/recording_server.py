# SPDX-License-Identifier: MIT
"""A server on a Unix socket that replaces the daemon in tests: it records requests and answers them."""

import contextlib
import json
import os
import socket
import tempfile
import threading


class RecordingServer:
    """Answers every request as soon as `may_read` allows. `take` returns the requests since its last call."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = os.path.join(self.folder.name, "events.sock")
        self.lines, self.longest, self.errors, self.chatter = [], 0, {}, False
        self.announcements, self.outcome = 0, None
        self.may_read, self.hung_up = threading.Event(), threading.Event()
        self.may_read.set()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()

    def start(self):
        self.listener, self.clients = socket.socket(socket.AF_UNIX), []
        self.listener.bind(self.path)
        self.listener.listen()
        self.threads = [threading.Thread(target=self.accept, args=(self.listener,))]
        self.threads[0].start()

    def stop(self):
        """Disconnects as a killed daemon does."""
        if self.listener is None:
            return
        listener, self.listener = self.listener, None
        listener.shutdown(socket.SHUT_RDWR)
        self.threads[0].join()
        listener.close()
        os.unlink(self.path)
        for client in self.clients:
            with contextlib.suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)
        for thread in self.threads[1:]:
            thread.join()

    @contextlib.contextmanager
    def stopped(self):
        """Within this context, the server neither reads nor answers."""
        self.may_read.clear()
        try:
            yield
        finally:
            self.may_read.set()

    def refuse(self, method, message):
        self.errors[method] = {"code": -32602, "message": message}

    def take(self):
        """[method, params] of every request since the last call."""
        taken, self.lines = self.lines, []
        return [[line["method"], line["params"]] for line in taken]

    def result(self, request):
        """The result of a request: a number for an announcement, else an empty result."""
        if request["method"] not in ("announce", "sonify", "play"):
            return {}
        self.announcements += 1
        return {"announcement": self.announcements}

    def end(self, announcement):
        """Reports to every client that an announcement was heard to its end."""
        for client in self.clients:
            params = {"id": announcement, "state": "finished", "time": 1.5}
            client.sendall(json.dumps({"jsonrpc": "2.0", "method": "announcement", "params": params}).encode() + b"\n")

    def accept(self, listener):
        with contextlib.suppress(OSError):
            while True:
                client = listener.accept()[0]
                self.clients.append(client)
                self.threads.append(threading.Thread(target=self.serve, args=(client,)))
                self.threads[-1].start()

    def serve(self, client):
        numbers = set()
        with contextlib.suppress(OSError), client, client.makefile("rwb") as stream:
            while self.may_read.wait() and (line := stream.readline()):
                self.may_read.wait()
                self.longest = max(self.longest, len(line))
                request = json.loads(line)
                if "method" not in request:  # the reply to a request of this server
                    continue
                assert request.keys() == {"jsonrpc", "id", "method", "params"}, line
                assert request["jsonrpc"] == "2.0", line
                assert request["id"] not in numbers, line
                numbers.add(request["id"])
                self.lines.append(request)
                if self.chatter:
                    stream.write(
                        b'{"jsonrpc":"2.0","method":"announcement","params":{}}\n'
                        b'{"jsonrpc":"2.0","id":"perform-1","method":"perform"}\n'
                    )
                error = self.errors.get(request["method"])
                reply = {"error": error} if error else {"result": self.result(request)}
                send(stream, {"id": request["id"]} | reply)
                if self.outcome and (made := reply.get("result", {}).get("announcement")):
                    text = request["params"].get("text")
                    for state in "began", self.outcome:
                        params = {"id": made, "state": state, "text": text, "time": 1.5}
                        send(stream, {"method": "announcement", "params": params})
                stream.flush()
        self.hung_up.set()


def send(stream, message):
    stream.write(json.dumps({"jsonrpc": "2.0"} | message).encode() + b"\n")


def methods(server):
    """The methods of the requests since the last call."""
    return [method for method, _ in server.take()]
