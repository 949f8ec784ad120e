# SPDX-License-Identifier: MIT
"""Starts programs so that none of them outlives the benchmark."""
import ctypes
import os
import signal
import subprocess
import time

from . import BenchError

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
libc = ctypes.CDLL(None)


def adopt_orphans():
    """A server's own children become ours when it dies, so `end_all` finds them."""
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def start(argv, env, log, **pipes):
    """Starts a program out of reach of the terminal's Ctrl-C, which is ours to handle; it dies with us, even by kill -9."""
    pipes = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log} | pipes
    return subprocess.Popen(argv, env=env, start_new_session=True,
                            preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0), **pipes)


def stop(process, patience=5):
    """Asks a program to end, and ends it when it does not listen."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(patience)


def parents():
    """Every process with its parent, by their ids; but not those that have ended and whose parent has not noticed."""
    found = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                state, parent = file.read().rpartition(")")[2].split()[:2]
        except (FileNotFoundError, ProcessLookupError):
            continue  # it ended while we looked
        if state != "Z":
            found[int(entry)] = int(parent)
    return found


def children():
    """The processes that we have started, from any of our threads, or were left with."""
    return [child for child, its in parents().items() if its == os.getpid()]


def synthesizers(daemon):
    """The daemon's processes for espeak-ng: [the one that waits, the one that serves]. Other engines have theirs."""
    def is_one(pid):
        try:
            with open(f"/proc/{pid}/cmdline") as file:
                return file.read().split("\0")[1:] == ["synthesize", ""]
        except OSError:
            return False  # it has ended, or may not be looked into
    return [pid for pid in tree(daemon)[1:] if is_one(pid)]


def tree(root):
    """A process, and all that descend from it."""
    family, found = parents(), [root]
    for parent in found:  # which grows meanwhile
        found += [child for child, its in family.items() if its == parent]
    return found


def of_tree(root, read, patience=2):
    """What `read(pid)` finds of a process and of each descendant; from the beginning when one of them ended meanwhile."""
    deadline = time.monotonic() + patience
    while True:
        try:
            return [read(pid) for pid in tree(root)]
        except (FileNotFoundError, ProcessLookupError):
            if time.monotonic() > deadline:
                raise BenchError(f"Process {root} has ended, or starts others faster than they can be looked at.") from None


def end_all(patience=5):
    """Ends whatever is left, generation by generation: an orphan turns up once its parent is gone."""
    deadline = time.monotonic() + patience
    while (left := children()) and time.monotonic() < deadline:
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, os.WNOHANG)
            except (ProcessLookupError, ChildProcessError):
                pass
        time.sleep(0.01)
