# SPDX-License-Identifier: MIT
"""a11y-speakd's own socket: the announcements that it accepts, and their events."""
import json
import os
import socket
import threading
import time

from . import PATIENCE

OVER = {"finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"}


class Daemon:
    """Follows the announcements of all clients. `events` are their parameters, each with `at`, CLOCK_MONOTONIC in seconds."""

    def __init__(self):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], "a11y-speakd", "events.sock"))
        self.events, self.replies, self.number = [], {}, 0
        self.news = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        self.ask("hello", client="desktop test")
        self.ask("subscribe", events=["announcements"], scope="all")

    def read(self):
        for line in self.socket.makefile("rb"):
            at, message = time.monotonic(), json.loads(line)
            with self.news:
                if message.get("method") == "announcement":
                    self.events.append(message["params"] | {"at": at})
                elif "id" in message:
                    self.replies[message["id"]] = message
                self.news.notify_all()

    def post(self, method, **params):
        """Sends a request without waiting for the reply. Returns the time when it was written."""
        self.number += 1
        line = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}) + "\n"
        written = time.monotonic()
        self.socket.sendall(line.encode())
        return written

    def ask(self, method, **params):
        self.post(method, **params)
        with self.news:
            if not self.news.wait_for(lambda: self.number in self.replies, PATIENCE):
                raise AssertionError(f"the daemon does not answer {method}")
            reply = self.replies.pop(self.number)
        if "error" in reply:
            raise AssertionError(f"the daemon refuses {method}: {reply['error']['message']}")
        return reply["result"]

    def until(self, what, find, patience=PATIENCE):
        """The answer of `find`, once the events give one."""
        with self.news:
            answer = self.news.wait_for(find, patience)
            if not answer:
                raise AssertionError(f"waited in vain for {what}; the daemon told {self.events[-6:]}")
            return answer

    def forget(self):
        """Drops earlier events. Call this when the daemon is idle."""
        with self.news:
            self.events.clear()

    def of(self, text):
        """The events of announcements that contain the text, from any client."""
        ids = {event["id"] for event in self.events if text in event.get("text", "")}
        return [event for event in self.events if event["id"] in ids]

    def wait_for(self, text, state, patience=PATIENCE):
        return self.until(f'"{text}" to be {state}',
                          lambda: next((event for event in self.of(text) if event["state"] == state), None), patience)

    def wait_over(self, text):
        return self.until(f'the end of "{text}"',
                          lambda: next((event for event in self.of(text) if event["state"] in OVER), None))

    def wait_idle(self):
        """Waits until every accepted announcement has ended."""
        self.until("silence", lambda: {event["id"] for event in self.events}
                   == {event["id"] for event in self.events if event["state"] in OVER})
