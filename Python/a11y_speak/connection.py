# SPDX-License-Identifier: MIT
"""Performs the steps of a conversation on a socket, for `Client`."""

from __future__ import annotations

import contextlib
import os
import select
import socket as sockets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping

from . import address, conversation, steps
from .conversation import Conversation
from .errors import NoDaemon, SpeakError
from .outcomes import AnnouncementEvent
from .receipt import Receipt
from .wire import Params

READ = 65_536
"""Bytes read at once."""

MOST_EVENTS = 10_000
"""Events kept for a program that does not read them."""

LONGEST_WAIT = 0.5
"""Seconds after which a waiting thread checks whether another thread has closed the connection."""

LONGEST_SEND = 30.0
"""Seconds that the daemon may read nothing before its connection counts as cut."""


class Connection:
    """The socket of a client. The client has no thread, so the socket is read while one of the client's methods waits.

    Attributes:
        lock: held while the conversation takes an event.
        happened: the daemon's events that the program has not taken yet.
    """

    def __init__(self, path: str, talk: Conversation, environment: Mapping[str, str]) -> None:
        self.talk, self._path = talk, path
        self.lock, self.happened = threading.Condition(), deque[tuple[str, Params]](maxlen=MOST_EVENTS)
        self._answers: dict[int, tuple[Params | SpeakError, Receipt | None]] = {}
        self._receipts: dict[int, Receipt] = {}
        self._resume_at: float | None = None
        self._is_read = False
        self._tickets, self._process = 0, os.getpid()
        self._heard_at = time.monotonic()
        address.start_if_asked(path, environment)
        self._link: sockets.socket | None = address.connect(path)
        with self.lock:
            self.perform(talk.opened())

    @property
    def has_receipts(self) -> bool:
        """Whether the client has subscribed to the events of its announcements."""
        return "announcements" in self.talk.events

    def close(self) -> None:
        with self.lock:
            self.perform(self.talk.end())

    def ask(self, method: str, params: Params) -> int:
        self._survive_fork()
        self._tickets += 1
        if not self.talk.has_asked:
            self._heard_at = time.monotonic()
        self.perform(self.talk.ask(method, params, self._tickets))
        return self._tickets

    def answer(self, ticket: int) -> tuple[Params, Receipt | None]:
        self.until(lambda: ticket in self._answers, None)
        with self.lock:
            reply, receipt = self._answers.pop(ticket)
        if isinstance(reply, SpeakError):
            raise reply
        return reply, receipt

    def until(self, is_done: Callable[[], bool], timeout: float | None) -> None:
        """Waits until `is_done` returns True. When several threads wait, one of them reads for all."""
        end = None if timeout is None else time.monotonic() + timeout
        with self.lock:
            while not is_done():
                if self._is_silent():
                    self.perform(self.talk.silent())
                    continue
                if self.talk.over:
                    raise self.talk.over
                left = LONGEST_WAIT if end is None else end - time.monotonic()
                if left <= 0:
                    raise TimeoutError("The timeout has passed.")
                if self._is_read:
                    self.lock.wait(left)
                else:
                    self._read(min(left, LONGEST_WAIT))

    def _is_silent(self) -> bool:
        """Whether the daemon is connected and has answered nothing for too long."""
        if self.talk.over or self._link is None or not self.talk.has_asked:
            return False
        return time.monotonic() > self._heard_at + conversation.LONGEST_SILENCE

    def _read(self, most: float) -> None:
        link, pause = self._link, (self._resume_at or 0.0) - time.monotonic()
        self._is_read = True
        self.lock.release()
        try:
            if link is None:
                time.sleep(max(0.0, min(most, pause)))
            else:
                _wait_for_data(link, most)
        finally:
            self.lock.acquire()
            self._is_read = False
            self.lock.notify_all()
        self.perform(self._look() if link is None else self._received(link))

    def _look(self) -> list[steps.Step]:
        """The next step of the search for a daemon, once its delay has passed."""
        if self._resume_at is None or time.monotonic() < self._resume_at:
            return []
        self._resume_at = None
        return self.talk.waited()

    def _received(self, link: sockets.socket) -> list[steps.Step]:
        if self._link is not link:  # another thread has closed it
            return []
        try:
            data = link.recv(READ, sockets.MSG_DONTWAIT)
        except BlockingIOError:
            return []
        except OSError:
            data = b""
        if b"\n" in data:
            self._heard_at = time.monotonic()
        return self.talk.take(data) if data else self._cut()

    def _cut(self) -> list[steps.Step]:
        if self._link is not None:
            self._link.close()
        self._link = None
        return self.talk.closed()

    def perform(self, wanted: Iterable[steps.Step]) -> None:
        waiting = deque(wanted)
        while waiting:
            waiting.extend(self._perform_one(waiting.popleft()))

    def _perform_one(self, step: steps.Step) -> list[steps.Step]:
        match step:
            case steps.Send(line):
                return self._send(line)
            case steps.Answer(ticket, reply):
                self._answers[ticket] = reply, self._new_receipt(reply)
            case steps.Happened(name, params):
                self._hear(name, params)
            case steps.Wait(seconds):
                self._resume_at = time.monotonic() + seconds
            case steps.Connect():
                try:
                    self._link = address.connect(self._path)
                except NoDaemon as error:
                    return self.talk.not_found(error)
                return self.talk.opened()
            case steps.Over():
                self._cut()
        return []

    def _send(self, line: bytes) -> list[steps.Step]:
        if self._link is None:
            return []
        self._link.settimeout(LONGEST_SEND)
        try:
            self._link.sendall(line)
        except OSError:
            return self._cut()
        return []

    def _new_receipt(self, reply: Params | SpeakError) -> Receipt | None:
        """Made before the announcement's first event is read."""
        id = reply.get("announcement") if isinstance(reply, dict) else None
        if id is None or not self.has_receipts:
            return None
        return self._receipts.setdefault(id, Receipt(self, id))

    def _hear(self, name: str, params: Params) -> None:
        if name == "announcement":
            event = AnnouncementEvent.of(params)
            if event and (receipt := self._receipts.get(event.id)) is not None:
                receipt.events.append(event)
                if event.is_outcome:
                    del self._receipts[event.id]
        self.happened.append((name, params))

    def _survive_fork(self) -> None:
        """Connects a forked process as a separate client, because the old connection belongs to its parent."""
        if self._process == os.getpid() or self.talk.over:
            return
        old, self._process = self.talk, os.getpid()
        self._cut()
        self.talk = Conversation(old.name, old.version, old.events, old.scope, old.patience)
        self.talk.charts, self._receipts = old.charts, {}
        self.perform([steps.Connect()])


def _wait_for_data(link: sockets.socket, most: float) -> None:
    with contextlib.suppress(OSError, ValueError):  # another thread has closed it
        poll = select.poll()
        poll.register(link, select.POLLIN)
        poll.poll(most * 1000)
