# SPDX-License-Identifier: MIT
"""The client that receives the events of all clients."""
import json

from .replay import Connection


class Watcher(Connection):
    end = b"\n"

    def __init__(self, path, tally):
        super().__init__(path, [], 0, tally)
        self.number, self.reloads = 0, 0
        self.answers, self.states = {}, {}  # of its own announcements
        self.ask("hello", client="watcher")
        self.ask("subscribe", events=["announcements", "settings"], scope="all")

    def ask(self, method, **params):
        self.number += 1
        self.output += json.dumps({"id": self.number, "method": method, "params": params}).encode() + self.end
        self.flush()
        return self.number

    def announce(self, **params):
        return self.ask("announce", **params)

    def take(self, line):
        message = json.loads(line)
        params = message.get("params", {})
        if message.get("method") == "announcement":
            self.tally.event(params)
            if params.get("client") == "watcher":
                self.states[params["id"]] = params["state"]
        elif message.get("method") == "settings":
            self.reloads += 1
        elif message.get("method") == "rejected":
            self.tally.breach(f"the watcher lost events: {params['message']}")
        elif "error" in message:
            self.tally.breach(f"the watcher was refused: {message['error']['message']}")
        elif number := (message.get("result") or {}).get("announcement"):
            self.tally.accept(number)
            self.answers[message["id"]] = number
