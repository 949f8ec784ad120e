# SPDX-License-Identifier: MIT
"""The faults of the synthesizer, tried with the engines other than espeak-ng."""
import os
import signal
import time

from .fault import Fault
from .faults import (AllAtOnce, BothWorkersKilled, DaemonKilled, DaemonPaused, Nothing, Poison, WorkerKilled, WorkerKilledOften,
                     WorkerStopped)


class ProcessKilled(Fault):
    """our process that talks to the engine: kill -9"""

    def strike(self, stage):
        os.kill(stage.workers()[0], signal.SIGKILL)


class ProcessStopped(Fault):
    """our process that talks to the engine: SIGSTOP"""

    def strike(self, stage):
        os.kill(stage.workers()[0], signal.SIGSTOP)


class EspeakKilled(Fault):
    """the engine's processes and espeak-ng's: kill -9 at once"""

    def strike(self, stage):
        for worker in [*stage.workers(), *stage.manager.workers()]:
            os.kill(worker, signal.SIGKILL)


class EngineGone(Fault):
    """the engine's processes: kill -9 every 5 ms for 6 s"""
    deadline = 60

    def strike(self, stage):
        deadline = time.monotonic() + 6
        while time.monotonic() < deadline:
            for worker in stage.workers():
                try:
                    os.kill(worker, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            time.sleep(0.005)


ENGINE_FAULTS = {kind.__name__: kind for kind in (
    Nothing, WorkerKilled, BothWorkersKilled, WorkerStopped, WorkerKilledOften, Poison, ProcessKilled, ProcessStopped, EspeakKilled,
    EngineGone, DaemonKilled, DaemonPaused, AllAtOnce)}
