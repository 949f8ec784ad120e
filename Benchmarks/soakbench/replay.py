# SPDX-License-Identifier: MIT
"""Recorded clients: each connection sends its lines again, as soon as the daemon has answered and said enough of it."""
import collections
import itertools
import json
import re
import socket

from soundbench.jsonlines import OVER

WINDOW = 8  # requests of a client that wait for their reply, and its announcements that wait for their outcome
WHOLE = ("message", "high", "important")  # the client waits until these are heard, as say --wait and spd-say -w do
CUT = ("default", "text")  # the client leaves at once, as say does
sessions = itertools.count(1)


def read(path):
    """The connections of a recording, each as (door, lines), in the order of their first lines."""
    found = {}
    with open(path) as file:
        for line in map(json.loads, file):
            found.setdefault(line["client"], (line["door"], []))[1].append(line["line"])
    return list(found.values())


class Connection:
    """One client of a recording. A subclass gives `prepare(line)`, which notes what the line will cause, and `take(line)`."""

    def __init__(self, path, lines, lap, tally):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.setblocking(False)
        self.lines, self.lap, self.tally = collections.deque(lines), lap, tally
        self.input, self.output = b"", b""
        self.unanswered = 0
        self.waiting = set()  # its announcements without an outcome
        self.whole = self.stays = False

    def is_over(self):
        """Whether nothing is left to send. A client whose last priority keeps its text waiting stays for the outcome."""
        return not (self.lines or self.output or self.unanswered or self.stays and self.waiting)

    def may_send(self):
        if not self.lines or self.output or self.unanswered >= WINDOW:
            return False
        # Orca cancels its message before the next one.
        return len(self.waiting) < (1 if self.whole else WINDOW) or self.lines[0].startswith("CANCEL")

    def send(self):
        """Sends the next line. Returns 1 for a request, and 0 for a line of a text."""
        line, requests = self.prepare(self.lines.popleft())
        self.output += line.encode() + self.end
        self.flush()
        return requests

    def flush(self):
        try:
            self.output = self.output[self.socket.send(self.output):]
        except BlockingIOError:
            pass

    def receive(self):
        """Reads all input. False when the daemon has closed the connection."""
        try:
            data = self.socket.recv(1 << 18)
        except BlockingIOError:
            return True
        except ConnectionResetError:
            data = b""
        *lines, self.input = (self.input + data).split(b"\n")
        for line in lines:
            self.take(line)
        return bool(data)

    def close(self):
        self.socket.close()


class JSONConnection(Connection):
    end = b"\n"

    def prepare(self, line):
        request = json.loads(line)
        params = request.get("params", {})
        if request.get("method") == "hello" and "session" in params:
            params["session"] = f"soak-{next(sessions)}"
        if request.get("method") == "subscribe":
            params["events"] = list({"announcements", *params["events"]})
        if request.get("method") == "announce":
            self.whole = params.get("priority") in WHOLE
            self.stays = params.get("priority", "default") not in CUT
            for name in ("text", "spoken"):
                if name in params:
                    params[name] = self.vary(params[name])
        self.unanswered += "id" in request and "method" in request
        return json.dumps(request, ensure_ascii=False), 1

    def vary(self, text):
        """Each lap has other numbers, so that the daemon has not made the sound before."""
        return re.sub(r"\d+", lambda number: str((int(number[0]) + self.lap) % 100_000), text)

    def take(self, line):
        message = json.loads(line)
        if "method" in message:
            params = message.get("params", {})
            if message["method"] == "announcement" and params["state"] in OVER:
                self.waiting.discard(params["id"])
            elif message["method"] == "perform":
                self.lines.appendleft(json.dumps({"id": message["id"], "result": {"handled": True}}))
            elif message["method"] == "rejected":
                self.tally.errors[params["message"]] += 1
            return
        self.unanswered -= 1
        if "error" in message:
            self.tally.errors[message["error"]["message"]] += 1
        elif number := (message.get("result") or {}).get("announcement"):
            self.tally.accept(number)
            if not self.tally.is_over(number):
                self.waiting.add(number)


class SSIPConnection(Connection):
    end = b"\r\n"

    def __init__(self, path, lines, lap, tally):
        super().__init__(path, ["SET self NOTIFICATION ALL ON", *lines], lap, tally)
        self.priority, self.is_text = "text", False
        self.first, self.ended = None, set()

    def prepare(self, line):
        if self.is_text:
            self.is_text = line != "."
            self.unanswered += line == "."
            return line, int(line == ".")
        words = line.upper().split()
        self.is_text = words == ["SPEAK"]
        if words[2:3] == ["PRIORITY"]:
            self.priority = words[3].lower()
        self.whole, self.stays = self.priority in WHOLE, self.priority not in CUT
        self.unanswered += 1
        return line, 1

    def take(self, line):
        code, mark, rest = line[:3], line[3:4], line[4:].strip()
        if mark == b"-":
            self.first = self.first or rest
            return
        first, self.first = self.first, None
        if code[:1] != b"7":
            self.unanswered -= 1
            if code[:1] in b"345":
                self.tally.errors[line.decode().strip()] += 1
            if code == b"225" and first not in self.ended:
                self.waiting.add(first)
        elif code in (b"702", b"703"):
            if first in self.ended:
                self.tally.breach("a client of Speech Dispatcher received two ends of a message")
            self.ended.add(first)
            self.waiting.discard(first)


DOORS = {"json": JSONConnection, "ssip": SSIPConnection}


class Player:
    """Plays its recordings in turn, again and again, until it is asked to rest. All connections of one are open at once."""

    def __init__(self, recordings, paths, tally, pause=0):
        self.recordings = itertools.cycle(recordings)
        self.paths, self.tally, self.pause = paths, tally, pause
        self.lap, self.connections, self.begin_at = 0, [], 0

    def begin(self):
        self.lap += 1
        self.connections = [DOORS[door](self.paths[door], lines, self.lap, self.tally) for door, lines in next(self.recordings)]

    def step(self, now, rests):
        """Sends at most one line. Returns the number of requests that it was, or None when nothing can be sent."""
        if not self.connections:
            if rests or now < self.begin_at:
                return None
            self.begin()
        for one in self.connections:
            if one.may_send():
                self.connections.remove(one)
                self.connections.append(one)
                return one.send()
        return None

    def hear(self, one, now):
        """Reads from a connection, and closes it once it has nothing left to do."""
        is_open = one.receive()
        if not is_open or one.is_over():
            if one.lines:
                self.tally.breach("the daemon closed a connection")
            one.close()
            self.connections.remove(one)
            if not self.connections:
                self.begin_at = now + self.pause
