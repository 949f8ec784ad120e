# SPDX-License-Identifier: MIT
"""Faults caused by users of the daemon: signals at the wrong moment, forged log lines, endless reloads."""
import os
import signal
import subprocess
import time

from soundbench import BenchError, processes

from .fault import Fault
from .shortages import wait_for


class EarlyHangup(Fault):
    """the daemon: kill -9 three times, and SIGHUP every 2 ms from each start until it is ready"""
    deadline = 40

    def strike(self, stage):
        for starts in range(2, 5):
            stage.manager.kill()
            wait_for(lambda: stage.manager.starts == starts, 10, "The daemon was not restarted.")
            process = stage.manager.process
            wait_for(lambda: catches_hangup(process.pid), 10, "The daemon does not catch SIGHUP.")
            while not stage.manager.ready.is_set():
                process.send_signal(signal.SIGHUP)
                time.sleep(0.002)
                if process.poll() is not None:
                    raise BenchError(f"The daemon ended: {process.returncode}")


def catches_hangup(pid):
    """Whether the process is the daemon, and has run its first statement, which catches SIGHUP."""
    with open(f"/proc/{pid}/status") as file:
        fields = dict(line.split(":", 1) for line in file)
    return fields["Name"].strip() == "a11y-speakd" and int(fields["SigCgt"], 16) & 1


class ForgedLog(Fault):
    """texts with line ends and escapes, while all speech is logged"""
    line = "2000-01-01T00:00:00+0000 warning a11y-speakd : forged"

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon(options=["--log-text"])

    def strike(self, stage):
        client = stage.client("forger")
        for ending in ("\n", "\r", "\x85", "\u2028", "\x1b[2J", "\x9b2J"):
            client.announce(f"x{ending}{self.line}", "low", expires=1)
        wait_for(client.all_over, 20, "The forger's texts have no outcome.")
        with open(stage.log, "rb") as file:
            lines = file.read().decode().splitlines()
        if any(line.startswith(self.line) or "\x1b" in line for line in lines) or not any(self.line in line for line in lines):
            raise BenchError("A line of the log is forged, or the texts are not logged.")


class ManyReloads(Fault):
    """the settings: written and reloaded 200 times in 2 s"""

    def strike(self, stage):
        folder = os.path.join(stage.sound.folder, "config", "a11y-speakd")
        os.makedirs(folder, exist_ok=True)
        for number in range(200):
            with open(os.path.join(folder, "new"), "w") as file:
                file.write(f"lead-in = {number % 3}\n")
            os.replace(os.path.join(folder, "new"), os.path.join(folder, "config.toml"))
            stage.manager.process.send_signal(signal.SIGHUP)
            time.sleep(0.01)


class TenMore(Fault):
    """ten more daemons: started on the same socket at once"""

    def strike(self, stage):
        command = [stage.daemon, "--sink", "null", "--socket", stage.socket]
        more = [processes.start(command, stage.sound.environment(), subprocess.DEVNULL) for _ in range(10)]
        codes = [one.wait(30) for one in more]
        if codes != [69] * 10:
            raise BenchError(f"The other daemons exited with {codes}, not all with 69.")


NUISANCES = (EarlyHangup, ForgedLog, ManyReloads, TenMore)
