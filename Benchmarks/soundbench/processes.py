# SPDX-License-Identifier: MIT
"""Starts programs so that no program outlives the benchmark."""
import ctypes
import os
import signal
import subprocess
import time

from . import BenchError

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
libc = ctypes.CDLL(None)


def adopt_orphans():
    """Makes this process the parent of orphaned children, so that `end_all` finds them."""
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def start(argv, env, log, **pipes):
    """Starts a program that does not get the terminal's Ctrl-C, which this process handles. The program dies with this
    process.
    """
    pipes = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log} | pipes
    return subprocess.Popen(argv, env=env, start_new_session=True,
                            preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0), **pipes)


def stop(process, patience=5):
    """Asks a program to end, and kills it after `patience` seconds."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(patience)


def parents():
    """The parent of every process, by their ids, without ended processes that their parent has not collected."""
    found = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                state, parent = file.read().rpartition(")")[2].split()[:2]
        except (FileNotFoundError, ProcessLookupError):
            continue  # the process ended in between
        if state != "Z":
            found[int(entry)] = int(parent)
    return found


def children():
    """The processes that this one has started from any thread, or has adopted."""
    return [child for child, its in parents().items() if its == os.getpid()]


def synthesizers(daemon):
    """The daemon's processes for espeak-ng: [the waiting one, the serving one]. Other engines have separate processes.
    """
    def is_one(pid):
        try:
            with open(f"/proc/{pid}/comm") as file:
                return file.read() == "synthesizer\n"
        except OSError:
            return False  # the process has ended, or may not be inspected
    return [pid for pid in tree(daemon)[1:] if is_one(pid)]


def tree(root):
    """A process and all its descendants."""
    family, found = parents(), [root]
    for parent in found:  # the list grows in the loop
        found += [child for child, its in family.items() if its == parent]
    return found


def of_tree(root, read, patience=2):
    """The results of `read(pid)` for a process and each descendant. Starts again when one of them ended in between."""
    deadline = time.monotonic() + patience
    while True:
        try:
            return [read(pid) for pid in tree(root)]
        except (FileNotFoundError, ProcessLookupError):
            if time.monotonic() > deadline:
                raise BenchError(f"Process {root} has ended, or starts others faster than they can be read.") from None


def end_all(patience=5):
    """Kills all remaining processes, generation by generation: an orphan appears once its parent has ended."""
    deadline = time.monotonic() + patience
    while (left := children()) and time.monotonic() < deadline:
        for pid in left:
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, os.WNOHANG)
            except (ProcessLookupError, ChildProcessError):
                pass
        time.sleep(0.01)
