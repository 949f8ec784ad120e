# SPDX-License-Identifier: MIT
"""Sends charts to the daemon from a separate thread, so that a plot never waits."""

from __future__ import annotations

import atexit
import functools
import logging
import math
import queue
import threading
import time
import weakref
from collections.abc import Callable
from typing import Unpack

from .charts import Chart
from .client import Client
from .errors import NoDaemon, SpeakError
from .options import SonifyOptions

complain = functools.cache(logging.getLogger("a11y-speakd").warning)
"""Logs each sentence once, on stderr unless the program has set up logging."""

MOST_WAITING = 1000
"""The most jobs that may wait before further descriptions are dropped."""

PATIENCE = 1.0
"""Seconds of searching for a daemon after a disconnect, before the program goes on without speech."""

LONGEST_SPEECH = 60.0
"""Seconds that a finished connection stays open for its announcements to be heard."""

LONGEST_END = 5.0
"""Seconds that an ending program waits until the daemon has accepted its messages."""

LONGEST_TURN = 5.0
"""Seconds that a figure waits for the figure before it to be accepted, for example by another daemon."""

_Job = Callable[[Client], object]


class Teller:
    """A queue of jobs for one connection. The first job starts the thread that performs them.

    The thread ends when the teller is closed and every job is done. Without a daemon it ends too: the waiting jobs are
    dropped, one line is logged, and the next job starts a new thread.

    Attributes:
        name: this program's name at the daemon.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        """False before the first job, and after the jobs were dropped because no daemon listens."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_full(self) -> bool:
        return self._jobs.unfinished_tasks >= MOST_WAITING

    def start(self) -> None:
        """Opens a new connection, on which the daemon knows no charts."""
        self._jobs = queue.Queue()
        # The thread holds no reference to this object, so the thread ends when this object is deleted.
        self._thread = threading.Thread(
            target=_work, args=[self.name, self._jobs], daemon=True, name=f"a11y-speak {self.name}"
        )
        self._thread.start()
        weakref.finalize(self, self._jobs.put, None).atexit = False
        _open[self._thread] = self._jobs

    def describe(self, chart: Chart) -> None:
        self._add(lambda client: client.describe(chart))

    def remove(self, chart: str) -> None:
        self._add(lambda client: client.remove(chart))

    def ask(self, method: str, **params: object) -> None:
        self._add(lambda client: client.request(method, **params))

    def say(self, chart: str) -> None:
        """Says a chart's whole summary. The next job waits for its end, unless it is already in the queue."""
        jobs = self._jobs_of_now()
        self._add(lambda client: _heard(client, jobs, client.chart(chart, "summary").get("announcement")))

    def open(self, text: str) -> None:
        """Says the opening of a figure, and waits as `say` does."""
        jobs = self._jobs_of_now()
        self._add(lambda client: _heard(client, jobs, client.announce(text).id))

    def play(self, chart: str, **how: Unpack[SonifyOptions]) -> None:
        """Plays a chart after the figures whose `play` was called before, and waits as `say` does."""
        jobs, turn = self._jobs_of_now(), Turn.next()

        def job(client: Client) -> None:
            with turn:
                receipt = client.sonify(chart, **how)
            _heard(client, jobs, receipt.id)

        self._add(job)

    def _jobs_of_now(self) -> queue.Queue[_Job | None]:
        if not self.is_running:
            self.start()
        return self._jobs

    def wait(self, seconds: float | None) -> bool:
        """Waits until everything was heard; False when no daemon listens, or `seconds` pass first."""
        if self._thread:
            _wait(self._thread, self._jobs, math.inf if seconds is None else time.monotonic() + seconds)
        return self.is_running and not self._jobs.unfinished_tasks

    def join(self, seconds: float) -> bool:
        """Waits for the thread to end. Returns whether it has ended."""
        if self._thread:
            self._thread.join(seconds)
        return not self.is_running

    def close(self) -> None:
        """Ends the thread and its connection once every job is done."""
        self._jobs.put(None)

    def _add(self, job: _Job) -> None:
        if not self.is_running:
            self.start()
        self._jobs.put(job)


class Turn:
    """The order of played figures over all connections: each is sent once the figure before it was accepted."""

    _last: Turn | None = None

    def __init__(self, before: Turn | None) -> None:
        self._before, self._is_over = before, threading.Event()

    @staticmethod
    def next() -> Turn:
        Turn._last = turn = Turn(Turn._last)
        return turn

    def __enter__(self) -> None:
        if self._before:
            self._before._is_over.wait(LONGEST_TURN)
        self._before = None

    def __exit__(self, *_: object) -> None:
        self._is_over.set()


def _heard(client: Client, jobs: queue.Queue[_Job | None], announcement: int | None) -> None:
    """Waits until an announcement has ended, or another job is waiting."""
    while jobs.empty() and client.is_saying(announcement):
        client.wait(0.05)


def _work(name: str, jobs: queue.Queue[_Job | None]) -> None:
    try:
        with Client(name, patience=PATIENCE) as client:
            while (job := jobs.get()) is not None:
                _do(job, client)
                jobs.task_done()
                if client.is_closed:
                    return
            jobs.task_done()
            client.wait(LONGEST_SPEECH)
    except NoDaemon as error:
        complain(f"a11y-speakd: {error} Going on without speech.")
    except Exception as error:  # otherwise the error would be lost with the thread
        complain(f"a11y-speakd: {error}")
    finally:
        _open.pop(threading.current_thread(), None)


def _do(job: _Job, client: Client) -> None:
    try:
        job(client)
    except NoDaemon:
        raise
    except (SpeakError, ValueError) as error:
        complain(f"a11y-speakd: {error}")


def _wait(thread: threading.Thread, jobs: queue.Queue[_Job | None], end: float) -> None:
    """Waits until every job is done, the thread has ended, or the monotonic clock shows `end`."""
    while jobs.unfinished_tasks and thread.is_alive() and time.monotonic() < end:
        thread.join(0.005)


_open: dict[threading.Thread, queue.Queue[_Job | None]] = {}
"""The jobs of each running thread, also of a thread whose teller is deleted."""


@atexit.register
def _finish() -> None:
    """Gives an ending program up to five seconds to send its messages, so that they are still heard."""
    end = time.monotonic() + LONGEST_END
    for thread, jobs in list(_open.items()):
        _wait(thread, jobs, end)
