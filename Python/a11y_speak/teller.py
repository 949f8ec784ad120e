# SPDX-License-Identifier: MIT
"""Tells the daemon of charts from a thread of its own, so that no plot ever waits."""

from __future__ import annotations

import atexit
import functools
import logging
import queue
import threading
import time
import weakref
from collections.abc import Callable

from .charts import Chart
from .client import Client
from .errors import NoDaemon, SpeakError

complain = functools.cache(logging.getLogger("a11y-speakd").warning)
"""Logs a sentence, each once: on stderr, unless the program has set up logging."""

MOST_WAITING = 1000
"""Jobs that may wait before no more descriptions are added."""

PATIENCE = 1.0
"""Seconds for which a daemon that has gone is looked for, before speech is done without."""

LONGEST_SPEECH = 60.0
"""Seconds for which a connection that is done stays until what it announced was heard."""

LONGEST_END = 5.0
"""Seconds for which a program that ends waits until what it has told is accepted."""

_Job = Callable[[Client], object]


class Teller:
    """A queue of jobs for one connection; the thread that does them begins with the first job.

    It ends when it is closed and all is done, and when there is no daemon: then the jobs that wait are
    forgotten, one line says so, and the next job begins anew.

    Attributes:
        name: what the daemon calls this program.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        self._thread: threading.Thread | None = None

    @property
    def is_running(self) -> bool:
        """False when nothing was told yet, and when all was forgotten because there is no daemon."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_full(self) -> bool:
        return self._jobs.unfinished_tasks >= MOST_WAITING

    def start(self) -> None:
        """A new connection, which knows nothing of what was told before."""
        self._jobs = queue.Queue()
        # The thread has no reference to this object, so that it ends with it.
        self._thread = threading.Thread(
            target=_work, args=[self.name, self._jobs], daemon=True, name=f"a11y-speak {self.name}"
        )
        self._thread.start()
        weakref.finalize(self, self._jobs.put, None).atexit = False
        _running.add(self)

    def describe(self, chart: Chart) -> None:
        self._add(lambda client: client.describe(chart))

    def remove(self, chart: str) -> None:
        self._add(lambda client: client.remove(chart))

    def ask(self, method: str, **params: object) -> None:
        self._add(lambda client: client.request(method, **params))

    def say(self, chart: str) -> None:
        """Lets a chart's summary be said, to its end unless there is something newer to do."""
        jobs = self._jobs

        def job(client: Client) -> None:
            reply = client.chart(chart, "summary")
            while jobs.empty() and client.is_saying(reply.get("announcement")):
                client.wait(0.05)

        self._add(job)

    def wait(self, seconds: float) -> bool:
        """Waits until the daemon has accepted all; False when there is none, or the time is over."""
        end = time.monotonic() + seconds
        while self._jobs.unfinished_tasks and self.is_running and time.monotonic() < end:
            assert self._thread
            self._thread.join(0.005)
        return self.is_running and not self._jobs.unfinished_tasks

    def join(self, seconds: float) -> bool:
        """Waits for the thread to end; whether it has."""
        if self._thread:
            self._thread.join(seconds)
        return not self.is_running

    def close(self) -> None:
        """Ends the thread when all that was told is done, and with it the connection."""
        self._jobs.put(None)

    def _add(self, job: _Job) -> None:
        if not self.is_running:
            self.start()
        self._jobs.put(job)


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
    except Exception as error:  # which must not be lost with the thread
        complain(f"a11y-speakd: {error}")


def _do(job: _Job, client: Client) -> None:
    try:
        job(client)
    except NoDaemon:
        raise
    except (SpeakError, ValueError) as error:
        complain(f"a11y-speakd: {error}")


_running: weakref.WeakSet[Teller] = weakref.WeakSet()


@atexit.register
def _finish() -> None:
    """A program that ends is still heard: what it has told is sent, for as long as five seconds."""
    end = time.monotonic() + LONGEST_END
    for teller in list(_running):
        teller.wait(max(0.0, end - time.monotonic()))
