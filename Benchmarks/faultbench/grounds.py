# SPDX-License-Identifier: MIT
"""Means of several faults: a full disk, reloads, clients that hang up, cgroups, and a date that can be set."""
import os
import signal
import socket
import struct
import subprocess
import time

from soundbench import BenchError

from .fault import Fault

ENTERING = ["sh", "-c", 'for group in $GROUPS_OF_CGROUPS; do echo $$ > "$group/cgroup.procs"; done; exec "$@"', "sh"]


def fill(folder):
    with open(os.path.join(folder, "filler"), "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass


def kill(pids):
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def settings(stage):
    """The path of the user's config.toml."""
    folder = os.path.join(stage.sound.folder, "config", "a11y-speakd")
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, "config.toml")


def write(stage, text):
    path = settings(stage)
    with open(path + ".new", "w") as file:
        file.write(text)
    os.replace(path + ".new", path)


def reload(stage, count):
    """Changes the settings and has the daemon read them, every 10 ms."""
    for number in range(count):
        write(stage, f"lead-in = {number % 3}\n")
        stage.manager.process.send_signal(signal.SIGHUP)
        time.sleep(0.01)


def settle(stage, seconds=0.5):
    """Lets programs that were just started do their first work before the announcements."""
    stage.listen(lambda: False, seconds)


def hang_up(stage, count):
    """Clients that connect, send a request and a half, and disconnect."""
    for _ in range(count):
        with socket.socket(socket.AF_UNIX) as one:
            one.connect(stage.socket)
            one.sendall(b'{"id":1,"method":"status"}\n{"method":"announce","params":{"te')


class Frozen(Fault):
    """The daemon in a cgroup that can be frozen."""
    wants_root = True
    unheard = ("pipewire",)

    def arrange(self, stage):
        self.group = cgroup(stage, "unified", "cgroup2")
        stage.sound.start()
        stage.start_daemon(prefix=ENTERING, environment={"GROUPS_OF_CGROUPS": self.group})

    def freeze(self, on):
        with open(os.path.join(self.group, "cgroup.freeze"), "w") as file:
            file.write("1" if on else "0")


def cgroup(stage, controller, kind="cgroup"):
    """A new cgroup of a hierarchy, which disappears with the stage."""
    with open("/proc/self/mounts") as file:
        mounts = [line.split()[1:4] for line in file]
    root = next((path for path, type, options in mounts if type == kind and (kind == "cgroup2" or controller in options.split(","))), None)
    if root is None:
        raise BenchError(f"This machine has no cgroups for {controller}.")
    group = os.path.join(root, f"faults-{os.getpid()}-{stage.run}")
    os.makedirs(group, exist_ok=True)
    stage.spoiled.append(Group(group))
    return group


class Group:
    """A cgroup; closing kills its processes and removes it."""

    def __init__(self, path):
        self.path = path

    def close(self):
        freezer = os.path.join(self.path, "cgroup.freeze")
        if os.path.exists(freezer):
            with open(freezer, "w") as file:
                file.write("0")
        for _ in range(100):
            try:
                return os.rmdir(self.path)
            except OSError:
                with open(os.path.join(self.path, "cgroup.procs")) as file:
                    kill([int(line) for line in file])
                time.sleep(0.05)


class Dated(Fault):
    """The daemon with its own date."""

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon(environment=self.clock(stage))

    def clock(self, stage):
        here = os.path.dirname(os.path.abspath(__file__))
        shim = os.path.join(stage.folder, "clock.so")
        if subprocess.run(["cc", "-O2", "-shared", "-fPIC", os.path.join(here, "clock.c"), "-o", shim]).returncode:
            raise BenchError("The date needs cc, to compile clock.c.")
        self.file = os.path.join(stage.folder, "offset")
        self.set(0)
        return {"LD_PRELOAD": shim, "CLOCK_OFFSET": self.file}

    def set(self, seconds):
        with open(self.file, "r+b" if os.path.exists(self.file) else "wb") as file:
            file.write(struct.pack("=q", seconds))
