# SPDX-License-Identifier: MIT
"""A connection to a11y-speakd."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import Any

from . import address
from .charts import Chart
from .connection import Connection
from .conversation import Conversation
from .receipt import Receipt
from .requests import Requests
from .wire import Params

__all__ = ["Client", "Receipt", "announce"]


class Client(Requests[Receipt, Params, int, None]):
    """A connection to the daemon, which is found again when it was cut.

    It has no thread: replies and events are read while one of its methods waits. Several threads
    may use it. In a forked process it connects anew, as a client of its own.

        with a11y_speak.Client("build") as client:
            client.announce("Build finished", priority="message").outcome()

    Args:
        name: what the daemon, its rules and its status call this program.
        version: the program's own.
        socket: the daemon's socket; None for the one that the environment names.
        environment: None for the process's own. With A11Y_SPEAKD_SPAWN, the daemon's program, one is
            started when nothing listens.
        events: what to subscribe to: announcements, captions, marks, cursors, focus, pauses, settings.
        scope: whose events: "self", or "all" clients'.
        patience: seconds for which a request waits for a daemon that has gone.

    Raises:
        NoDaemon: when no daemon listens, or none could be started.
        Refused: when the daemon refuses this client.
    """

    def __init__(
        self,
        name: str,
        *,
        version: str | None = None,
        socket: str | None = None,
        environment: Mapping[str, str] | None = None,
        events: Iterable[str] = ("announcements",),
        scope: str = "self",
        patience: float = 10.0,
    ) -> None:
        environment = os.environ if environment is None else environment
        path = socket or address.socket_path(environment)
        talk = Conversation(name, version, list(events), scope, patience)
        self._line = Connection(path, talk, environment)
        try:
            self._reply("status", {"limit": 0})  # a refusal of the client comes before its reply
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection. What was announced is still said; its charts go."""
        self._line.close()

    @property
    def name(self) -> str:
        """What the daemon calls this program."""
        return self._line.talk.name

    @property
    def is_closed(self) -> bool:
        """Whether no more can be asked: it was closed, or no daemon was found again."""
        return self._line.talk.over is not None

    def is_saying(self, announcement: int | None) -> bool:
        """Whether an announcement of this client has not ended, as far as was read."""
        return announcement is not None and announcement in self._line.talk.outcomes

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until every announcement of this client has ended; False when the time was over."""
        try:
            self._line.until(lambda: not self._line.talk.has_open, timeout)
        except TimeoutError:
            return False
        return True

    def events(self, timeout: float | None = None) -> Iterator[tuple[str, Params]]:
        """The daemon's events as they come: name and parameters, as a11y-speakd-protocol(7) has them.

        Args:
            timeout: seconds to wait for the next one; then the iteration ends. None waits on.
        """
        while True:
            try:
                self._line.until(lambda: bool(self._line.happened), timeout)
            except TimeoutError:
                return
            with self._line.lock:
                event = self._line.happened.popleft()
            yield event

    def describe(self, chart: Chart) -> None:
        """Shows a chart to the daemon, or again when it has changed; it is not announced.

        Raises:
            Refused: with what is wrong with it.
        """
        with self._line.lock:
            self._line.talk.show(chart)
            tickets = [self._line.ask(method, params) for method, params in chart.requests()]
        for ticket in tickets:
            self._line.answer(ticket)

    def remove(self, chart: str) -> None:
        """Takes a chart away, and what waits to be said of it."""
        with self._line.lock:
            self._line.talk.charts.pop(chart, None)
        self._reply("removeChart", {"chart": chart})

    def _reply(self, method: str, params: Params) -> Params:
        with self._line.lock:
            ticket = self._line.ask(method, params)
        return self._line.answer(ticket)[0]

    def _receipt(self, method: str, params: Params) -> Receipt:
        with self._line.lock:
            ticket = self._line.ask(method, params)
        reply, receipt = self._line.answer(ticket)
        return receipt or Receipt(self._line, reply.get("announcement"))

    def _count(self, method: str, params: Params, member: str) -> int:
        return int(self._reply(method, params).get(member, 0))

    def _done(self, method: str, params: Params) -> None:
        self._reply(method, params)


def announce(text: str, *, name: str = "python", **how: Any) -> None:
    """Says a text through the daemon that the environment names, and returns at once.

    Args:
        text: what to say; text, never markup.
        name: what the daemon calls this program.
        how: what `Client.announce` takes, such as priority="message".

    Raises:
        NoDaemon: when no daemon listens, or none could be started.
        Refused: when the daemon refuses a parameter.
    """
    with Client(name, events=()) as client:
        client.announce(text, **how)
