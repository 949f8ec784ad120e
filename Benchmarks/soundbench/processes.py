# SPDX-License-Identifier: MIT
"""Starts programs so that none of them outlives the benchmark."""
import ctypes
import os
import signal
import subprocess
import time

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


def children():
    """The processes whose parent we are, by their id."""
    found = []
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{entry}/stat") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it ended while we looked
        if parent == os.getpid():
            found.append(int(entry))
    return found


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
