# SPDX-License-Identifier: MIT
"""The tests: their measures, their code and their bars."""
import dataclasses
import typing

from . import measures
from .bars import Bar
from .jsonlines import LargeChart, LiveTone, Notes, Speakd
from .memory import memory
from .ssip import SpeechDispatcher
from .throughput import throughput


@dataclasses.dataclass
class Test:
    """A test: the names of its measures in the table, each with a bar. `run(studio, servers)` gives the figures of each measure,
    in this order, while a recorder takes blocks of `block_ms`."""
    measures: list
    run: typing.Callable
    with_floor: bool = False
    block_ms: int = 1
    ours: str = Speakd.name
    theirs: str = SpeechDispatcher.name


def only_ours(servers):
    return [server for server in servers if server.name == Speakd.name]


def notes(studio, servers):
    """The first sound, the cancel and the interruption of notes, compared with words of the same daemon."""
    speakd = only_ours(servers)[0]
    both = [speakd, Notes(speakd)]
    yield measures.first_sound(studio, [*both, LargeChart(speakd), LiveTone(speakd)], measures.SHORT)
    yield measures.cancel(studio, both)
    yield measures.interrupt(studio, both)


TESTS = {
    "latency": Test([("write to first sound, short text, ms", Bar(0.4, on_pipewire=0.3))],
                    lambda studio, servers: [measures.first_sound(studio, servers, measures.SHORT)], with_floor=True),
    "long": Test([("write to first sound, 500 characters, ms", Bar(0.35))],
                 lambda studio, servers: [measures.first_sound(studio, servers, measures.LONG)], with_floor=True),
    "huge": Test([("write to first sound, 300 kB, ms", Bar(0.02))], lambda *those: [measures.huge(*those)]),
    "cancel": Test([("cancel to silence, ms", Bar(0.35, on_pipewire=0.3))], lambda *those: [measures.cancel(*those)]),
    "interrupt": Test([("interrupting message to its first sound, ms", Bar(0.35, on_pipewire=0.3))], lambda *those: [measures.interrupt(*those)]),
    "notes": Test([("write to first sound, notes and words, ms", Bar(1.1)),
                   ("cancel to silence, notes and words, ms", Bar(1.05)),
                   ("message that interrupts notes, and words, ms", Bar(1.05))],
                  notes, ours=Notes.name, theirs=Speakd.name),
    "throughput": Test([("requests a second, 1 connection", Bar(4, at_least=True)),
                        ("requests a second, 8 connections", Bar(3, at_least=True))],
                       lambda *those: (throughput(*those, connections) for connections in (1, 8)), block_ms=20),
    "memory": Test([("memory when idle, MB", Bar(1.5)), ("memory after 10,000 messages, MB", Bar(1.5)),
                    ("memory at rest, MB", Bar(1.0)), ("memory at rest after 10,000 messages, MB", Bar(1.1)),
                    ("memory growth, 10,000 to 100,000 messages, MB", Bar(1, unit="MB"))],
                   lambda studio, servers: memory(studio, servers, only_ours(servers)), block_ms=20),
}
