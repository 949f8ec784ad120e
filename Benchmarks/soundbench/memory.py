# SPDX-License-Identifier: MIT
"""The memory of a server: the sum over all its processes, in which a shared page counts once (PSS)."""
import collections
import statistics
import time

from . import BenchError, processes
from .figures import Figures

FEW, MANY = 10_000, 100_000  # messages
SETTLE = 3  # seconds of silence before a reading, in which memory is given back or prepared for later
REST = 14  # seconds of silence after which a user has stopped working: a11y-speakd's processes give memory back after ten
READINGS = 5  # over a second; the median of these counts
RUNS = 3


def used(root):
    """Kilobytes of a process and its descendants, by the names of smaps_rollup: "Pss", and "Pss_Anon", which belongs to
    no file.
    """
    return sum(processes.of_tree(root, used_by_one), collections.Counter())


def used_by_one(pid):
    try:
        file = open(f"/proc/{pid}/smaps_rollup")
    except PermissionError:
        raise BenchError("Only root may look into the memory of a11y-speakd: run this as root.") from None
    with file:
        next(file)  # the addresses
        return collections.Counter({name.rstrip(":"): int(value) for name, value, _ in map(str.split, file)})


def settled(studio, server, seconds=SETTLE):
    """Megabytes of a server after that many seconds of silence."""
    studio.hear(server).wait_silence()
    time.sleep(seconds)
    readings = []
    for _ in range(READINGS):
        readings.append(used(server.process.pid)["Pss"])
        time.sleep(1 / READINGS)
    return statistics.median(readings) / 1024


def load(server, count):
    """Sends messages that each silence the one before, and reads their replies."""
    client = server.connect("text", events=False)
    for number in range(count):
        client.say(f"number {number}")
    client.cancel(everyone=True)
    client.close()


def speak_once(server, text):
    client = server.connect("message")
    client.wait_over(client.say(text).id)
    client.close()


def memory(studio, servers, persistent):
    """Memory after a word and after 10,000 messages, each after a short and a long silence, and the growth with 90,000 more, which
    only the servers in `persistent` get.
    """
    idle, busy, rested, busy_rested, growth = (
        {server.name: Figures() for server in some} for some in (servers, servers, servers, servers, persistent))
    for order in studio.turns(servers, min(RUNS, studio.runs)):
        for server in order:
            with studio.alone(server):
                speak_once(server, "Alpha bravo")
                idle[server.name].add(settled(studio, server))
                rested[server.name].add(settled(studio, server, REST - SETTLE))
                load(server, FEW)
                busy[server.name].add(few := settled(studio, server))
                busy_rested[server.name].add(settled(studio, server, REST - SETTLE))
                if server in persistent:
                    load(server, MANY - FEW)
                    growth[server.name].add(settled(studio, server) - few)
    return idle, busy, rested, busy_rested, growth
