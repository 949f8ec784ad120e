# SPDX-License-Identifier: MIT
"""Faults of the machine around the daemon: a resource that the daemon needs is missing for a while, or removed."""
import glob
import os
import shutil
import signal
import subprocess
import termios
import time

from soundbench import BenchError

from .fault import Fault
from .grounds import kill


def wait_for(condition, seconds, problem):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise BenchError(problem)
        time.sleep(0.005)


def wait_for_start(stage, starts, seconds=20):
    """Waits until the daemon is ready, as often started as given."""
    wait_for(lambda: stage.manager.starts == starts and stage.manager.ready.is_set(), seconds, "The daemon did not become ready.")


def announce_kilobytes(stage, count, circumstance, expires=0.2, seconds=60):
    """Announces texts of a kilobyte that soon expire, and waits for their outcomes."""
    client = stage.client("writer")
    for number in range(count):
        client.announce(f"{number} " + "x" * 1000, "low", expires=expires)
    wait_for(client.all_over, seconds, f"The announcements have no outcome {circumstance}.")


def logged(stage, sentence, count):
    """Checks that the log has a sentence exactly `count` times, within 5 seconds."""
    def found():
        with open(stage.log, errors="replace") as file:
            return file.read().count(sentence)

    wait_for(lambda: found() >= count, 5, f"The log lacks this sentence: {sentence}")
    if found() > count:
        raise BenchError(f"The log has this sentence {found()} times: {sentence}")


class NoProcesses(Fault):
    """no further processes (RLIMIT_NPROC): the synthesizer's process is killed, then the waiting one; 3 s later the limit is raised"""
    wants_root = True  # to run the daemon as another user, because root has no such limit
    sounds = ("pulse",)  # PulseAudio admits another user; the fault does not depend on the server

    def arrange(self, stage):
        stage.become(40_000 + os.getpid() % 20_000)
        self.as_user = ["setpriv", f"--reuid={stage.user}", f"--regid={stage.user}", "--clear-groups"]
        stage.sound.start()
        os.chmod(os.path.dirname(stage.sound.socket), 0o755)  # the server has made it private
        os.chmod(stage.sound.socket, 0o777)
        own = os.path.dirname(stage.runtime)  # otherwise the daemon reports a configuration that this user may not read
        stage.start_daemon(prefix=self.as_user, environment={"HOME": own, "XDG_CONFIG_HOME": own, "XDG_CONFIG_DIRS": own})

    def limit(self, pid, count):
        subprocess.run([*self.as_user, "prlimit", f"--pid={pid}", f"--nproc={count}:"], check=True)

    def strike(self, stage):
        daemon, (waiting, serving) = stage.manager.process.pid, stage.workers()
        for pid in (daemon, waiting, serving):
            self.limit(pid, "1")
        kill([serving])
        time.sleep(1.5)
        kill([waiting])
        time.sleep(1.5)
        self.limit(daemon, "4096")

    def afterwards(self, stage):
        if stage.manager.starts > 1:
            raise BenchError("The daemon has died.")
        logged(stage, "There is no synthesizer; announcements wait", 1)


class LogUnread(Fault):
    """an unread log: its pipe is full, and each announcement is logged"""

    def arrange(self, stage):
        reading, writing = os.pipe()
        stage.spoiled.append(os.fdopen(reading, "rb"))
        self.start(stage, os.fdopen(writing, "wb", buffering=0))

    def start(self, stage, log):
        stage.sound.start()
        stage.start_daemon(log=log, options=["--log-text"])

    def strike(self, stage):
        announce_kilobytes(stage, 100, "while the log is unread")


class LogStopped(LogUnread):
    """an unread log: its terminal is stopped (Ctrl-S)"""

    def arrange(self, stage):
        master, slave = os.openpty()
        stage.spoiled += [os.fdopen(master, "rb", buffering=0)]
        termios.tcflow(slave, termios.TCOOFF)
        self.start(stage, os.fdopen(slave, "wb", buffering=0))


class RuntimeRemoved(Fault):
    """the runtime folder: removed while the daemon runs; a second later the daemon is killed"""

    def strike(self, stage):
        shutil.rmtree(stage.runtime, ignore_errors=True)
        made = [stage.socket, f"{stage.socket}.lock", f"{stage.socket}.journal"]
        wait_for(lambda: all(map(os.path.exists, made)), 1, "The daemon did not restore its socket, lock and journal.")
        logged(stage, "was removed. It is restored, with its lock.", 1)
        second = [stage.daemon, "--sink", "null", "--socket", stage.socket]
        if subprocess.run(second, capture_output=True, timeout=20).returncode != 69:
            raise BenchError("A second daemon started in addition to the first.")
        stage.manager.kill()


class SoundHungAtStart(Fault):
    """the sound server: SIGSTOP; the daemon: kill -9, and restart; 3 s later SIGCONT for the server"""
    unheard = ("pipewire",)

    def strike(self, stage):
        stage.sound.hang()
        stage.manager.kill()
        # The daemon waits 2 s for a sound server, and then serves without one.
        wait_for_start(stage, 2, 6)
        time.sleep(3)
        stage.sound.go_on()


class FilesRemoved(Fault):
    """the socket, its lock and the journal: removed one after the other; a second later the daemon is killed"""

    def strike(self, stage):
        for name in (stage.socket, f"{stage.socket}.lock", f"{stage.socket}.journal"):
            os.unlink(name)
            wait_for(lambda: os.path.exists(name), 1, f"The daemon did not restore {name} within a second.")
        stage.manager.kill()


class FewDescriptors(Fault):
    """12 descriptors: five starts with this few, each refused with a sentence; then the daemon is killed, and restarts with enough"""

    def strike(self, stage):
        command = ["prlimit", "--nofile=12:12", stage.daemon, "--sink", "null", "--socket", os.path.join(stage.folder, "few")]
        for _ in range(5):
            told = subprocess.run(command, capture_output=True, text=True, timeout=20)
            if (told.returncode, told.stderr.count("\n")) != (78, 1) or "Only 12 files" not in told.stderr:
                raise BenchError(f"The daemon exited with {told.returncode}: {told.stderr}")
        stage.manager.kill()


class SmallFiles(Fault):
    """no file above 20 kB (RLIMIT_FSIZE), from the start; then the journal and the log grow over it"""

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon(prefix=["prlimit", "--fsize=20480:20480"], options=["--log-text"])

    def strike(self, stage):
        announce_kilobytes(stage, 100, "while files may not grow")

    def afterwards(self, stage):
        if stage.manager.starts > 1:
            raise BenchError("The daemon has died.")


class SoundPauses(Fault):
    """the sound server: SIGSTOP for a second, five times, 0.7 s apart"""
    deadline = 40
    unheard = ("pipewire",)

    def strike(self, stage):
        for _ in range(5):
            stage.sound.hang()
            time.sleep(1)
            stage.sound.go_on()
            time.sleep(0.7)


class VoicesAway(Fault):
    """the voices' data: missing for 3 s, as during a package upgrade, while the synthesizer's processes are killed"""

    def arrange(self, stage):
        found = glob.glob("/usr/lib/*/espeak-ng-data") + glob.glob("/usr/share/espeak-ng-data")
        if not found:
            raise BenchError("espeak-ng-data is not installed: install espeak-ng-data.")
        self.data = os.path.join(stage.folder, "espeak-ng-data")
        shutil.copytree(found[0], self.data)
        stage.sound.start()
        stage.start_daemon(environment={"ESPEAK_DATA_PATH": self.data})

    def strike(self, stage):
        os.rename(self.data, self.data + ".away")
        for _ in range(6):
            kill(stage.workers())
            time.sleep(0.5)
        os.rename(self.data + ".away", self.data)


class WaitingStopped(Fault):
    """the waiting process: SIGSTOP; the serving process: kill -9"""

    def strike(self, stage):
        waiting, serving = stage.workers()
        os.kill(waiting, signal.SIGSTOP)
        os.kill(serving, signal.SIGKILL)


SHORTAGES = (NoProcesses, LogUnread, LogStopped, RuntimeRemoved, FewDescriptors, SmallFiles, SoundPauses, SoundHungAtStart, FilesRemoved,
             VoicesAway, WaitingStopped)
