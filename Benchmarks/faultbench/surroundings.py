# SPDX-License-Identifier: MIT
"""Faults of limits, files, clocks and other users around the daemon."""
import json
import os
import resource
import signal
import socket
import subprocess
import time

from soundbench import BenchError, processes

from .client import Client
from .fault import Fault
from .grounds import ENTERING, Dated, Frozen, cgroup, hang_up, kill, settings, write
from .shortages import SmallFiles, announce_kilobytes, wait_for

MEGABYTE = 1 << 20


def answered(stage, seconds=20):
    """The daemon's status; fails when it does not answer in time."""
    with socket.socket(socket.AF_UNIX) as one:
        one.settimeout(seconds)
        one.connect(stage.socket)
        one.sendall(b'{"id":1,"method":"status"}\n')
        return json.loads(one.makefile().readline())["result"]


class ClockStepsDuringAlarm(Dated):
    """the date: set by an hour forward or back every 50 ms, while an alarm repeats every 5 s, until it has sounded twice"""
    deadline = 40

    def strike(self, stage):
        bell = Client(stage.socket, "bell")
        alarm = bell.announce("hm", "high", repeat={"every": 5, "until": "acknowledged"})
        begin, step = time.monotonic(), 0
        while [name for name, _ in alarm.states].count("began") < 2:
            step += 1
            self.set(3600 * (step % 3 - 1))
            bell.pump(lambda: False, 0.05)
            if time.monotonic() > begin + 20:
                raise BenchError(f"The alarm did not sound twice: {alarm.states}")
        if time.monotonic() < begin + 4:
            raise BenchError(f"The alarm sounded too often: {alarm.states}")
        bell.send({"id": "seen", "method": "acknowledge", "params": {"announcement": alarm.id}})
        wait_for(lambda: bell.pump(lambda: alarm.outcomes, 0.1), 10, "The alarm has no outcome.")
        bell.close()
        self.set(0)


class ClockStepsDaemonKilled(Dated):
    """the date: set two days back; the daemon: kill -9, and restart with a journal from the future"""

    def strike(self, stage):
        self.set(-2 * 86_400)
        stage.manager.kill()


class SmallMemory(Fault):
    """a memory cgroup of 64 MB for the daemon and its processes, with 300 texts of a kilobyte in the queue"""
    wants_root = True

    def arrange(self, stage):
        group = cgroup(stage, "memory")
        with open(os.path.join(group, "memory.limit_in_bytes"), "w") as file:
            file.write(str(64 * MEGABYTE))
        stage.sound.start()
        stage.start_daemon(prefix=ENTERING, environment={"GROUPS_OF_CGROUPS": group})

    def strike(self, stage):
        announce_kilobytes(stage, 300, "in 64 MB", expires=1, seconds=40)


class FrozenOnce(Frozen):
    """the daemon's cgroup: frozen for 3 s"""

    def strike(self, stage):
        self.freeze(True)
        time.sleep(3)
        self.freeze(False)


class FrozenOften(Frozen):
    """the daemon's cgroup: frozen 20 times for 100 ms"""

    def strike(self, stage):
        for _ in range(20):
            self.freeze(True)
            time.sleep(0.1)
            self.freeze(False)
            time.sleep(0.05)


class FrozenWithEngine(Dated, Frozen):
    """a machine that sleeps for eight hours with a resident engine: the cgroup frozen for 3 s, and the date set forward"""
    script = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Examples", "engine",
                          "resident.py")

    def arrange(self, stage):
        self.group = cgroup(stage, "unified", "cgroup2")
        stage.sound.start()
        write(stage, f'[engine.stay]\ncommand = "python3 {self.script}"\nmode = "resident"\n')
        stage.start_daemon(prefix=ENTERING, environment=self.clock(stage) | {"GROUPS_OF_CGROUPS": self.group})
        warm = stage.client("warm")
        warm.announce("one", voice="stay/default")
        stage.listen(warm.all_over, 20)

    def strike(self, stage):
        with open(os.path.join(self.group, "cgroup.procs")) as file:
            if not any("resident" in open(f"/proc/{int(pid)}/cmdline").read() for pid in file):
                raise BenchError("The engine did not stay.")
        self.freeze(True)
        self.set(8 * 3600)
        time.sleep(3)
        self.freeze(False)


class TenThousandRules(Fault):
    """the settings: 10,000 rules for clients, read at the start and five times more"""
    rules = "".join(f'[client."program {number}"]\nvolume = {number % 100 + 1}\n' for number in range(10_000))
    deadline = 60

    def arrange(self, stage):
        stage.sound.start()
        write(stage, self.rules)
        stage.start_daemon()

    def strike(self, stage):
        for number in range(5):
            write(stage, f"lead-in = {number}\n{self.rules}")
            stage.manager.process.send_signal(signal.SIGHUP)
            time.sleep(0.3)
        answered(stage)


class MegabyteOfSettings(TenThousandRules):
    """the settings: a config.toml of 1 MB with 11,000 pronunciations, read at the start and five times more"""
    rules = "[pronounce]\n" + "".join(f'"word {number}" = "spoken {number}"  # {"x" * 60}\n' for number in range(11_000))


class EndlessSettings(Fault):
    """the settings: a pipe, a folder, a socket, a link to itself and an endless file, each reloaded and reported; then a good file"""
    deadline = 60
    unheard = ("pulse", "pipewire")  # the recognizer takes the daemon's reports for the texts

    def strike(self, stage):
        path = settings(stage)
        makers = (os.mkfifo, os.mkdir, lambda name: socket.socket(socket.AF_UNIX).bind(name), lambda name: os.symlink(name, name),
                  lambda name: os.symlink("/dev/zero", name))
        for make in makers:
            make(path)
            stage.manager.process.send_signal(signal.SIGHUP)
            time.sleep(0.2)
            answered(stage)
            os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)
        write(stage, "lead-in = 1\n")
        stage.manager.process.send_signal(signal.SIGHUP)


class SmallFilesDaemonKilled(SmallFiles):
    """no file above 20 kB (RLIMIT_FSIZE): the journal is full, and the daemon is killed"""
    deadline = 40

    def strike(self, stage):
        super().strike(stage)
        stage.manager.kill()

    def afterwards(self, stage):
        """The daemon may have started again."""


class JournalCut(Fault):
    """the daemon: kill -9; its journal is cut in the middle of the last line before the restart"""

    def strike(self, stage):
        journal = f"{stage.socket}.journal"
        stage.manager.kill()
        stage.manager.process.wait()
        size = os.path.getsize(journal)
        os.truncate(journal, max(0, size - 20))


class JournalGarbage(Fault):
    """the daemon: kill -9; its journal gets a megabyte of random bytes in front before the restart"""

    def strike(self, stage):
        journal = f"{stage.socket}.journal"
        stage.manager.kill()
        stage.manager.process.wait()
        with open(journal, "rb") as file:
            old = file.read()
        with open(journal, "wb") as file:
            file.write(os.urandom(MEGABYTE) + b"\n" + old)


class OtherUser(Fault):
    """another user: 200 connections to the socket, and a daemon of their own on the same sound server, killed after 1 s"""
    wants_root = True
    sounds = ("pulse",)

    def strike(self, stage):
        user = 40_000 + os.getpid() % 20_000
        folder = os.path.join(stage.folder, "other")
        os.makedirs(os.path.join(folder, "run"))
        for path in (stage.folder, os.path.dirname(stage.sound.socket), stage.sound.folder, os.path.dirname(stage.runtime)):
            os.chmod(path, 0o755)
        os.chmod(stage.sound.socket, 0o777)
        for path in (folder, os.path.join(folder, "run")):
            os.chown(path, user, user)
            os.chmod(path, 0o700)
        environment = stage.sound.environment() | {
            "HOME": folder, "XDG_RUNTIME_DIR": os.path.join(folder, "run"), "XDG_CONFIG_HOME": folder, "XDG_CONFIG_DIRS": folder}
        as_user = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        daemon = processes.start([*as_user, stage.daemon, "--sink", "pulse"], environment, subprocess.DEVNULL)
        theirs = os.path.join(folder, "run", "a11y-speakd", "events.sock")
        wait_for(lambda: os.path.exists(theirs), 20, "The other user's daemon did not start.")
        code = ("import socket, sys\nfor _ in range(200):\n try:\n  one = socket.socket(socket.AF_UNIX); one.connect(sys.argv[1])\n"
                "  one.settimeout(5); one.sendall(b'{\"id\":1,\"method\":\"status\"}\\n'); print(one.recv(1000))\n"
                " except OSError: pass")
        told = subprocess.run([*as_user, "python3", "-c", code, stage.socket], capture_output=True, text=True, timeout=60)
        time.sleep(1)
        daemon.kill()
        if "result" in told.stdout:
            raise BenchError("The daemon answers another user.")


class SynthesizerFlickers(Fault):
    """the synthesizer's processes: SIGSTOP and SIGCONT 30 times, 30 ms each"""

    def strike(self, stage):
        for _ in range(30):
            for number in (signal.SIGSTOP, signal.SIGCONT):
                for worker in stage.workers():
                    try:
                        os.kill(worker, number)
                    except ProcessLookupError:
                        pass
                time.sleep(0.03)


class StraySignals(Fault):
    """thirteen signals that end other programs or say nothing to this one, three times, to the daemon and its processes"""
    stray = (signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGIO, signal.SIGPWR,
             signal.SIGPIPE, signal.SIGXFSZ, signal.SIGWINCH, signal.SIGCHLD, signal.SIGURG, signal.SIGCONT)

    def strike(self, stage):
        for _ in range(3):
            for number in self.stray:
                for pid in (stage.manager.process.pid, *stage.workers()):
                    try:
                        os.kill(pid, number)
                    except ProcessLookupError:
                        pass  # a process for synthesis may end, and another takes its place
                time.sleep(0.01)

    def afterwards(self, stage):
        if stage.manager.starts > 1:
            raise BenchError("The daemon has died.")


class StylesGone(Fault):
    """the folder of voice styles: moved away, and the settings reloaded; a second later it returns, and so do the settings"""
    unheard = ("pulse", "pipewire")  # without its style the voice is one that the recognizer does not know

    def strike(self, stage):
        folder = os.path.join(stage.folder, "data", "voices")
        os.rename(folder, folder + ".away")
        stage.manager.process.send_signal(signal.SIGHUP)
        time.sleep(1)
        os.rename(folder + ".away", folder)
        stage.manager.process.send_signal(signal.SIGHUP)


class LittleAddressSpace(Fault):
    """the synthesizer's processes: no more address space (RLIMIT_AS) for 3 s, while they are killed"""

    def strike(self, stage):
        pids = [stage.manager.process.pid, *stage.workers()]
        kept = []
        for pid in pids[1:]:
            kept.append((pid, resource.prlimit(pid, resource.RLIMIT_AS)))
            with open(f"/proc/{pid}/statm") as file:
                size = int(file.read().split()[0]) * resource.getpagesize()
            resource.prlimit(pid, resource.RLIMIT_AS, (size, kept[-1][1][1]))
        kill(pids[2:])
        time.sleep(3)
        for pid, limits in kept:
            try:
                resource.prlimit(pid, resource.RLIMIT_AS, limits)
            except ProcessLookupError:
                pass


class SocketNobodyMayOpen(Fault):
    """the socket: mode 0 for a second, while 50 clients are connected and hang up"""

    def strike(self, stage):
        hang_up(stage, 50)
        os.chmod(stage.socket, 0)
        time.sleep(1)
        os.chmod(stage.socket, 0o600)


class BusyMachine(Fault):
    """eight processes that take all processor time for 3 s, while the synthesizer's process is killed"""
    deadline = 40

    def strike(self, stage):
        busy = [processes.start(["sh", "-c", "while :; do :; done"], dict(os.environ), subprocess.DEVNULL) for _ in range(8)]
        kill(stage.workers()[1:])
        time.sleep(3)
        for one in busy:
            one.kill()
            one.wait()


SURROUNDINGS = (ClockStepsDuringAlarm, ClockStepsDaemonKilled, SmallMemory, FrozenOnce, FrozenOften, FrozenWithEngine,
                TenThousandRules, MegabyteOfSettings, EndlessSettings, SmallFilesDaemonKilled, JournalCut, JournalGarbage, OtherUser,
                SynthesizerFlickers, StraySignals, StylesGone, LittleAddressSpace, SocketNobodyMayOpen, BusyMachine)
