# SPDX-License-Identifier: MIT
"""The engines besides espeak-ng that the faults are tried with, and the faults that concern what makes the sound."""
import dataclasses
import json
import os
import signal
import socket
import subprocess
import time

from soundbench import BenchError, processes

from .fault import Fault
from .faults import (AllAtOnce, BothWorkersKilled, DaemonKilled, DaemonPaused, Nothing, Poison, WorkerKilled, WorkerKilledOften,
                     WorkerStopped)


@dataclasses.dataclass(frozen=True)
class Engine:
    """An engine of config.toml; `name` is the table's."""
    name: str
    voice: str
    about: str
    settings: str = ""
    server: tuple = ()

    def configure(self, folder):
        """Writes the settings, and starts the server that it needs. Returns the path of the settings."""
        fields = {}
        if self.server:
            fields = {"port": str(free_port()), "conf": os.path.join(folder, "module.conf")}
            with open(os.path.join(folder, "server.scm"), "w") as file:
                file.write(f"(set! server_port {fields['port']}) (set! server_access_list '(\"localhost\" \"127.0.0.1\"))")
            with open(fields["conf"], "w") as file:
                file.write(f"FestivalServerHost \"localhost\"\nFestivalServerPort {fields['port']}\n")
            processes.start([*self.server, os.path.join(folder, "server.scm")], dict(os.environ), subprocess.DEVNULL)
        path = os.path.join(folder, "config.toml")
        with open(path, "w") as file:
            file.write(f"[engine.{self.name}]\n" + self.settings % fields if self.settings else "")
        return path

    def processes(self, daemon):
        """Its processes: ours, which speaks with it, and its own while that runs."""
        def is_one(pid):
            try:
                with open(f"/proc/{pid}/cmdline") as file:
                    return f'"name":"{self.name}"' in file.read()
            except OSError:
                return False
        return [pid for ours in processes.tree(daemon)[1:] if is_one(ours) for pid in processes.tree(ours)]

    def wait(self, path, timeout=20):
        """Until the daemon knows its voice."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            with socket.socket(socket.AF_UNIX) as daemon:
                daemon.connect(path)
                daemon.sendall(b'{"id":1,"method":"voices"}\n')
                with daemon.makefile("rb") as lines:
                    told = json.loads(lines.readline())
            if any(voice["identifier"] == self.voice for voice in told["result"]["voices"]):
                return
            time.sleep(0.1)
        raise BenchError(f"The daemon has no voice {self.voice}.")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


ENGINES = {engine.name: engine for engine in (
    Engine("flite", "flite/kal16", "flite, by Speech Dispatcher's module"),
    Engine("festival", "festival/kal_diphone", "festival, by Speech Dispatcher's module and its server",
           'module = "sd_festival"\nconfiguration = "%(conf)s"\nnetwork = true\n', ("festival", "--server")),
    Engine("espeak-module", "espeak-module/English (America)", "espeak-ng, by Speech Dispatcher's module", 'module = "sd_espeak-ng"\n'),
    Engine("espeak-command", "espeak-command/default", "espeak-ng, by its command line", 'command = "espeak-ng --stdin --stdout"\n'),
    Engine("flite-command", "flite-command/default", "flite, by its command line", 'command = "flite -voice kal16 -o {output}"\n'),
)}


class ProcessKilled(Fault):
    """our process that speaks with the engine: kill -9"""

    def strike(self, stage):
        os.kill(stage.workers()[0], signal.SIGKILL)


class ProcessStopped(Fault):
    """our process that speaks with the engine: SIGSTOP"""

    def strike(self, stage):
        os.kill(stage.workers()[0], signal.SIGSTOP)


class EspeakKilled(Fault):
    """the engine's processes and espeak-ng's: kill -9 at once"""

    def strike(self, stage):
        for worker in [*stage.workers(), *stage.manager.workers()]:
            os.kill(worker, signal.SIGKILL)


class EngineGone(Fault):
    """the engine's processes: kill -9 whenever there are some, until all is over"""
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
