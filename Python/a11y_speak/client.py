# SPDX-License-Identifier: MIT
"""A connection to a11y-speakd."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from types import TracebackType
from typing import Unpack

from . import address
from .charts import Chart
from .connection import Connection
from .conversation import Conversation
from .options import AnnounceOptions
from .receipt import Receipt
from .requests import Requests
from .wire import Params

__all__ = ["Client", "Receipt", "announce"]


class Client(Requests[Receipt, Params, int, None]):
    """A connection to the daemon, which reconnects when it was cut.

    The client has no thread: it reads replies and events while one of its methods waits. Several threads may use
    one client. In a forked process it reconnects as a separate client.

        with a11y_speak.Client("build") as client:
            client.announce("Build finished", priority="message").outcome()

    Args:
        name: this program's name in the daemon's rules and status.
        version: this program's version.
        socket: the path of the daemon's socket; None for the path that the environment names.
        environment: the variables to read; None for the process's own. When A11Y_SPEAKD_SPAWN names the daemon's
            program and no daemon listens, the client starts it.
        events: the events to subscribe to: announcements, captions, marks, cursors, focus, pauses, settings.
        scope: "self" for this client's events, "all" for those of all clients.
        patience: seconds that a request waits for the daemon to return after a disconnect.

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
            self._reply("status", {"limit": 0})  # a refusal of the client arrives before this reply
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
        """Closes the connection. Accepted announcements are still said; the client's charts are removed."""
        self._line.close()

    @property
    def name(self) -> str:
        """This program's name at the daemon."""
        return self._line.talk.name

    @property
    def is_closed(self) -> bool:
        """Whether requests are no longer possible: the client was closed, or no daemon was found again."""
        return self._line.talk.over is not None

    def is_saying(self, announcement: int | None) -> bool:
        """Whether an announcement of this client has not ended, according to the events read so far."""
        return announcement is not None and announcement in self._line.talk.outcomes

    def wait(self, timeout: float | None = None) -> bool:
        """Waits until every announcement of this client has ended; False when `timeout` seconds pass first."""
        try:
            self._line.until(lambda: not self._line.talk.has_open, timeout)
        except TimeoutError:
            return False
        return True

    def events(self, timeout: float | None = None) -> Iterator[tuple[str, Params]]:
        """Yields the daemon's events: name and parameters, as in a11y-speakd-protocol(7).

        Args:
            timeout: seconds to wait for the next event, after which the iteration ends; None to wait forever.
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
        """Sends a chart to the daemon, or replaces the chart with the same id. Nothing is announced.

        Raises:
            Refused: when the daemon rejects the chart; the message says why.
        """
        with self._line.lock:
            self._line.talk.show(chart)
            tickets = [self._line.ask(method, params) for method, params in chart.requests()]
        for ticket in tickets:
            self._line.answer(ticket)

    def remove(self, chart: str) -> None:
        """Removes a chart, and its announcements that are still waiting."""
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


def announce(text: str, *, name: str = "python", **how: Unpack[AnnounceOptions]) -> None:
    """Says a text through the daemon that the environment names. Returns without waiting for the speech.

    Args:
        text: the text to say: plain, or of the `kind` markdown, html or terminal.
        name: this program's name at the daemon.
        how: further parameters of `Client.announce`, such as priority="message".

    Raises:
        NoDaemon: when no daemon listens, or none could be started.
        Refused: when the daemon refuses a parameter.
    """
    with Client(name, events=()) as client:
        client.announce(text, **how)
