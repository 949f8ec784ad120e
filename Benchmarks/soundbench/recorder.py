# SPDX-License-Identifier: MIT
"""Records the sink's monitor and answers when there was sound.

The clock: a null sink is paced by CLOCK_MONOTONIC, so frame n was there at n / RATE + offset. The offset is the least of
the last seconds' (arrival of a chunk - time of its first frame): the chunk that was delayed least. That leaves out the
recorder's own scheduling. A value is good to one block, as PulseAudio rewrites a block that has begun when something new
comes, and does not tell the recorder. The sink's block is the shortest that anyone asks for, so a recorder that asks for a
millisecond tells when a sound was there, and one that only waits for silence leaves the machine alone. No value can lie before
the write that it is measured from.
"""
import array
import collections
import os
import subprocess
import threading
import time

from . import BenchError, processes
from .pulse import RATE, SINK

KEEP = 60  # seconds: the longest that anyone asks back for is a few

Chunk = collections.namedtuple("Chunk", "first samples peak")


class Recorder(threading.Thread):
    rate = RATE

    def __init__(self, pulse, block_ms):
        super().__init__(daemon=True)
        self.chunks = collections.deque()
        self.offsets = collections.deque()
        self.total = 0
        self.offset = 0.0
        self.ended = False
        self.news = threading.Condition()
        self.process = processes.start(self.command(block_ms), pulse.environment(), subprocess.DEVNULL, stdout=subprocess.PIPE)

    def command(self, block_ms):
        return ["parec", "-d", SINK + ".monitor", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1",
                f"--latency-msec={block_ms}", f"--process-time-msec={block_ms}"]

    def begin(self):
        self.start()
        self.until(lambda: self.total > self.rate // 5, 5)
        if self.total == 0:
            raise BenchError("The monitor of the sound server records nothing.")

    def run(self):
        rest = b""
        while data := os.read(self.process.stdout.fileno(), 1 << 16):
            arrival = time.monotonic()
            data = rest + data
            whole = len(data) & ~1
            rest = data[whole:]
            if whole:
                self.keep(array.array("h", data[:whole]), arrival)
        with self.news:
            self.ended = True
            self.news.notify_all()

    def keep(self, samples, arrival):
        chunk = Chunk(self.total, samples, max(max(samples), -min(samples)))
        with self.news:
            self.chunks.append(chunk)
            self.offsets.append((arrival, arrival - self.total / self.rate))
            self.total += len(samples)
            while self.offsets[0][0] < arrival - 3:
                self.offsets.popleft()
            while self.chunks[0].first < self.total - KEEP * self.rate:
                self.chunks.popleft()
            self.offset = min(offset for _, offset in self.offsets)
            self.news.notify_all()

    def close(self):
        processes.stop(self.process)
        if self.ident:
            self.join(2)

    def until(self, condition, timeout):
        """Waits until a condition holds; False when it did not in time."""
        with self.news:
            held = self.news.wait_for(lambda: self.ended or condition(), max(0, timeout))
            if self.ended:
                raise BenchError("The recorder ended: has the sound server gone?")
            return held

    # Questions. Times are those of time.monotonic().

    def frame(self, moment):
        return int((moment - self.offset) * self.rate)

    def between(self, begin, end):
        """The chunks that touch a range of frames."""
        with self.news:
            return [c for c in self.chunks if c.first < end and c.first + len(c.samples) > begin]

    def loud(self, begin, end, above):
        """The chunks with sound, and which of their frames in the range are louder than `above`."""
        for chunk in self.between(begin, end):
            if chunk.peak > above:
                inside = range(max(0, begin - chunk.first), min(len(chunk.samples), end - chunk.first))
                yield from (chunk.first + i for i in inside if abs(chunk.samples[i]) > above)

    def first_sound(self, since, above=0, timeout=5.0):
        """When the first sample louder than `above` was there; None when there was none in time."""
        begin, deadline = self.frame(since), time.monotonic() + timeout
        while time.monotonic() < deadline:
            end = self.total
            frame = next(self.loud(begin, end, above), None)
            if frame is not None:
                return frame / self.rate + self.offset
            begin = max(begin, end)
            self.until(lambda: self.total > end, deadline - time.monotonic())
        return None

    def last_sound(self, begin, end):
        """When the last sample that is not zero was there; None when all are."""
        self.until(lambda: self.total >= self.frame(end), end - time.monotonic() + 2)
        frame = max(self.loud(self.frame(begin), self.frame(end), 0), default=None)
        return None if frame is None else frame / self.rate + self.offset

    def peak(self, begin, end):
        return max((c.peak for c in self.between(self.frame(begin), self.frame(end))), default=0)

    def wait_silence(self, quiet=0.25, timeout=20):
        """Waits until nothing has sounded for a while."""
        window = int(quiet * self.rate)
        if not self.until(lambda: not any(c.peak for c in self.between(self.total - window, self.total)), timeout):
            raise BenchError(f"The servers did not fall silent within {timeout} s.")
