# SPDX-License-Identifier: MIT
"""Records the sink's monitor and finds the times of sounds.

The clock: CLOCK_MONOTONIC paces a null sink, so frame n was played at n / RATE + offset. The offset is the least (arrival of
a chunk - time of its first frame) of the last 3 seconds, which belongs to the least delayed chunk. So the recorder's own
scheduling does not count. A value is precise to one block, because PulseAudio rewrites a block that has begun when new sound
arrives, and does not report this to the recorder. The sink's block is the shortest that any client asks for. So a recorder
that asks for a millisecond finds the exact time of a sound, and one that only waits for silence spares the machine. No
measured time can be before the write that it is measured from.
"""
import array
import collections
import os
import subprocess
import threading
import time

from . import BenchError, processes
from .pulse import RATE, SINK

KEEP = 60  # seconds; the measures ask for a few at most

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
        """Waits until a condition holds; False when `timeout` seconds pass first."""
        with self.news:
            held = self.news.wait_for(lambda: self.ended or condition(), max(0, timeout))
            if self.ended:
                raise BenchError("The recorder ended: check whether the sound server still runs.")
            return held

    # Queries. Times are those of time.monotonic().

    def frame(self, moment):
        return int((moment - self.offset) * self.rate)

    def between(self, begin, end):
        """The chunks that overlap a range of frames."""
        with self.news:
            return [c for c in self.chunks if c.first < end and c.first + len(c.samples) > begin]

    def loud(self, begin, end, above):
        """The frames of a range that are louder than `above`."""
        for chunk in self.between(begin, end):
            if chunk.peak > above:
                inside = range(max(0, begin - chunk.first), min(len(chunk.samples), end - chunk.first))
                yield from (chunk.first + i for i in inside if abs(chunk.samples[i]) > above)

    def first_sound(self, since, above=0, timeout=5.0):
        """The time of the first sample louder than `above`; None when `timeout` seconds pass first."""
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
        """The time of the last sample that is not zero; None when all are zero."""
        self.until(lambda: self.total >= self.frame(end), end - time.monotonic() + 2)
        frame = max(self.loud(self.frame(begin), self.frame(end), 0), default=None)
        return None if frame is None else frame / self.rate + self.offset

    def peak(self, begin, end):
        return max((c.peak for c in self.between(self.frame(begin), self.frame(end))), default=0)

    def wait_silence(self, quiet=0.25, timeout=20):
        """Waits until `quiet` seconds have been silent."""
        window = int(quiet * self.rate)
        if not self.until(lambda: not any(c.peak for c in self.between(self.total - window, self.total)), timeout):
            raise BenchError(f"The servers did not fall silent within {timeout} s.")
