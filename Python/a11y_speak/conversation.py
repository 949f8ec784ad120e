# SPDX-License-Identifier: MIT
"""The exchange of messages between a client and the daemon, over all connections: a value.

Events go in and steps come out; a client performs the steps. A request without a reply when the connection is cut is
sent again with the same id. The daemon recognizes the id, so nothing is said twice."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .charts import Chart
from .errors import Disconnected, Refused, SpeakError
from .outcomes import AnnouncementEvent
from .search import Search
from .steps import Answer, Connect, Happened, Over, Send, Step, Wait
from .wire import LineFramer, Params, request_line

STOPPING = 1003
"""The error of a stopping daemon: the request is sent again to the next daemon."""

PROTOCOL = 1
"""The number of the protocol that this package speaks."""

LONGEST_SILENCE = 10.0
"""Seconds without a reply after which the daemon counts as hung."""

LAST_WORDS = frozenset([1000, 1004, 1005])
"""Errors after which the daemon closes the connection for good."""


@dataclass
class _Asked:
    line: bytes
    ticket: Any
    is_repeated: bool


@dataclass
class Conversation:
    """The state of a client, as the module's description says.

    Attributes:
        name: the client's name at the daemon.
        events: the names of the subscribed events.
        scope: "self" for this client's events, "all" for those of all clients.
        patience: seconds that requests wait for the daemon to return after a disconnect.
        charts: the charts that the daemon shows, by their ids.
        over: the error that ended the conversation; None while requests are possible.
        outcomes: the announcements that have no outcome yet.
    """

    name: str
    version: str | None = None
    events: list[str] = field(default_factory=lambda: ["announcements"])
    scope: str = "self"
    patience: float = 10.0
    session: str = field(default_factory=lambda: secrets.token_hex(16))
    charts: dict[str, Chart] = field(default_factory=dict)
    over: SpeakError | None = None
    is_open: bool = False
    outcomes: set[int] = field(default_factory=set)
    _last: int = 0
    _hello: int = 0
    _asked: dict[int, _Asked] = field(default_factory=dict)
    _framer: LineFramer = field(default_factory=LineFramer)
    _search: Search | None = None
    _warning: SpeakError | None = None

    def opened(self) -> list[Step]:
        """Begins a new connection."""
        self.is_open, self._framer, self._warning = True, LineFramer(), None
        hello = {"client": self.name, "session": self.session}
        steps = self._say("hello", hello | ({"version": self.version} if self.version else {}))
        self._hello = self._last
        steps += self._say("subscribe", {"events": self.events, "scope": self.scope})
        for chart in self.charts.values():
            for method, params in chart.requests():
                steps += self._say(method, params)
        again = [(number, asked) for number, asked in self._asked.items() if asked.is_repeated]
        steps += [Send(asked.line) for _, asked in sorted(again, key=lambda each: each[0])]
        for id in sorted(self.outcomes):
            steps += self._say("history", {"announcement": id}, ("past", id))
        return steps

    def not_found(self, error: SpeakError) -> list[Step]:
        """No daemon listens: tries again later, or ends the conversation after `patience` seconds."""
        self._search = self._search or Search(self.patience)
        delay = self._search.next_delay()
        return self._end(error) if delay is None else [Wait(delay)]

    def waited(self) -> list[Step]:
        return [] if self.over else [Connect()]

    def closed(self) -> list[Step]:
        """The connection was cut."""
        if self.over or not self.is_open:
            return []
        self.is_open = False
        if self._warning:
            return self._end(self._warning)
        lost = [n for n, asked in self._asked.items() if not asked.is_repeated]
        steps: list[Step] = []
        for number in lost:
            ticket = self._asked.pop(number).ticket
            if ticket is not None and not _is_own(ticket):
                # The next connection begins with descriptions of all charts, so the lost request is done.
                steps.append(Answer(ticket, {}))
        return [*steps, *self.not_found(_gone())]

    def ask(self, method: str, params: Params, ticket: Any) -> list[Step]:
        """Sends a request. Its answer carries the same ticket.

        Raises:
            ValueError: for parameters that JSON cannot express, and a line of more than 256 KiB.
        """
        if self.over:
            return [Answer(ticket, self.over)]
        line = self._line(method, params)
        if method == "rangeChanged":
            self._note(params)
        is_repeated = method not in ("describeChart", "appendPoints", "removeChart", "tone")
        self._asked[self._last] = _Asked(line, ticket, is_repeated)
        return [Send(line)] if self.is_open else []

    def take(self, data: bytes) -> list[Step]:
        """Takes bytes received from the daemon."""
        steps: list[Step] = []
        for message in self._framer.take(data):
            steps += self._event(message) if "method" in message else self._reply(message)
        return steps

    def silent(self) -> list[Step]:
        """A request had no reply for `LONGEST_SILENCE` seconds, and nothing else arrived."""
        return [] if self.over else self._end(_hung())

    def end(self) -> list[Step]:
        """The program closes the client."""
        return [] if self.over else self._end(Disconnected("The client was closed."))

    @property
    def has_asked(self) -> bool:
        """Whether a request has no reply."""
        return bool(self._asked)

    @property
    def has_open(self) -> bool:
        """Whether a request has no reply, or an announcement no outcome."""
        return bool(self._asked or self.outcomes)

    def show(self, chart: Chart) -> None:
        """Keeps a chart for the next connection to describe. The caller's chart is not changed."""
        self.charts[chart.id] = replace(chart, axes=[replace(axis) for axis in chart.axes])

    def _note(self, range: Params) -> None:
        """Keeps a visible range, so that the next connection describes the chart with this range."""
        chart = self.charts.get(range["chart"])
        for axis in chart.axes if chart else []:
            if axis.id == range["axis"]:
                axis.low, axis.high = range["min"], range["max"]

    def _line(self, method: str, params: Params) -> bytes:
        line = request_line(self._last + 1, method, params)
        self._last += 1
        return line

    def _say(self, method: str, params: Params, ticket: Any = None) -> list[Step]:
        """Sends one of the messages that begin every connection."""
        line = self._line(method, params)
        self._asked[self._last] = _Asked(line, ticket, False)
        return [Send(line)]

    def _event(self, message: Params) -> list[Step]:
        if "id" in message:
            return [Send(_refusal(message["id"], message["method"]))]
        name, params = message["method"], message.get("params", {})
        event = AnnouncementEvent.of(params) if name == "announcement" else None
        if event and event.is_outcome:
            self.outcomes.discard(event.id)
        if name == "rejected" and params.get("code") in LAST_WORDS:
            self._warning = Refused(params["code"], params["message"])
        return [Happened(name, params)]

    def _reply(self, message: Params) -> list[Step]:
        number, error = message.get("id"), message.get("error")
        is_stopping = error is not None and error.get("code") == STOPPING
        if not isinstance(number, int) or number not in self._asked or is_stopping:
            return []
        ticket = self._asked.pop(number).ticket
        reply = Refused(error["code"], error["message"]) if error else message.get("result", {})
        if number == self._hello:
            self._search = None
            if isinstance(reply, dict):
                reply = _checked(reply)
            return self._end(reply) if isinstance(reply, SpeakError) else []
        if _is_own(ticket):
            return self._learned(ticket[1], None if isinstance(reply, SpeakError) else reply)
        if isinstance(reply, dict) and "announcements" in self.events and "announcement" in reply:
            self.outcomes.add(reply["announcement"])
        return [] if ticket is None else [Answer(ticket, reply)]

    def _learned(self, id: int, reply: Params | None) -> list[Step]:
        """The outcome of an announcement that may have ended while the client was not connected."""
        event = AnnouncementEvent.of_past(id, reply)
        if id not in self.outcomes or event is None:
            return []
        self.outcomes.discard(id)
        return [Happened("announcement", {k: v for k, v in vars(event).items() if v is not None})]

    def _end(self, error: SpeakError) -> list[Step]:
        self.over, self.is_open = error, False
        tickets: Iterable[Any] = [asked.ticket for _, asked in sorted(self._asked.items())]
        self._asked, self.outcomes = {}, set()
        answers = [Answer(t, error) for t in tickets if t is not None and not _is_own(t)]
        return [*answers, Over(error)]


def _is_own(ticket: Any) -> bool:
    return isinstance(ticket, tuple) and ticket[:1] == ("past",)


def _gone() -> SpeakError:
    return Disconnected("The daemon has disconnected, and no other daemon was found.")


def _hung() -> SpeakError:
    return Disconnected(
        f"The program at the daemon's socket has not answered for {LONGEST_SILENCE:g} s. If it is a11y-speakd, it "
        "hangs or is stopped: restart it with 'systemctl --user restart a11y-speakd'."
    )


def _refusal(id: Any, method: str) -> bytes:
    """Answers a request for an element, because this client has no elements."""
    import json

    message = f"This client displays no element: {method} has nothing to act on."
    reply = {"jsonrpc": "2.0", "id": id, "error": {"code": 1002, "message": message}}
    return json.dumps(reply).encode() + b"\n"


def _checked(hello: Params) -> Params | SpeakError:
    """The reply to hello; an error when the daemon speaks another protocol."""
    number = hello.get("protocol", PROTOCOL)
    if number == PROTOCOL:
        return hello
    remedy = "update this package" if number > PROTOCOL else "restart the daemon: systemctl --user restart a11y-speakd"
    daemon = f"{hello.get('server')} {hello.get('version')}"
    return Refused(-32600, f"{daemon} speaks protocol {number}, and this package speaks protocol {PROTOCOL}: {remedy}.")
