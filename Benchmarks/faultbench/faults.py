# SPDX-License-Identifier: MIT
"""The faults. Each strikes during the second of four announcements."""
import json
import os
import random
import resource
import signal
import socket
import subprocess
import threading
import time

from soundbench import BenchError

from .fault import Fault
from .grounds import Dated, fill
from .nuisances import NUISANCES
from .pairs import PAIRS
from .shortages import SHORTAGES
from .surroundings import SURROUNDINGS

MEGABYTE = 1 << 20


class Nothing(Fault):
    """no fault, for comparison"""

    def strike(self, stage):
        pass


class WorkerKilled(Fault):
    """the synthesizer's process: kill -9"""

    def strike(self, stage):
        os.kill(stage.workers()[-1], signal.SIGKILL)


class BothWorkersKilled(Fault):
    """the synthesizer's process and the waiting one: kill -9"""

    def strike(self, stage):
        for worker in stage.workers():
            os.kill(worker, signal.SIGKILL)


class WorkerStopped(Fault):
    """the synthesizer's process: SIGSTOP"""

    def strike(self, stage):
        os.kill(stage.workers()[-1], signal.SIGSTOP)


class WorkerKilledOften(Fault):
    """the synthesizer's process: kill -9 every 100 ms for 3 s"""
    deadline = 40

    def strike(self, stage):
        for _ in range(30):
            for worker in stage.workers()[1:]:
                try:
                    os.kill(worker, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            time.sleep(0.1)


class Poison(Fault):
    """22 texts that crash or hang espeak-ng 1.51, or change later texts"""
    is_unclear = True
    deadline = 120
    texts = [
        ("---लच्छेद", "hi"), ("---लच्छेद---", "en"), ("fa \"more options\"", "fa"), ("de \"ईघ\"", "de"),
        ("цена up 价格 かな 가격 ราคา سعر מחיר τιμή कीमत", "hi"), ("aяbцc中dあe가f", "ru"), ("क a क я क", "hi"),
        ("<audio src='/etc/passwd'/>x", "en"), ("<speak><voice name='de'>hello", "en"), ("&lt;&#1;&", "en"),
        ("[[a#Q@ h@l'oU]]", "en"), ("[[[[[[", "en"), ("\x01400S", "en"), ("-v de hello", "en"),
        ("one\0two", "en"), ("\ufffeone\uffff", "en"), ("\ue000one\uf8ff", "en"), ("\x1b[0mone", "en"),
        ("<prosody rate='x-fast'>", "en"), ("[[a#Q@" * 80, "en"), ("<" * 300, "en"), ("🎉" * 100, "en"),
    ]

    def strike(self, stage):
        self.client = stage.client("poisoner")
        for text, language in self.texts:
            # Priority high, to precede waiting announcements and not be cut; a fast rate, to save time.
            self.client.announce(text, "high", language=language, rate=600, **stage.voice)
        # The sound of these texts is not judged, only that of later ones.
        ended = self.client.all_over
        deadline = time.monotonic() + 100
        while not ended() and time.monotonic() < deadline:
            time.sleep(0.02)


class DaemonKilled(Fault):
    """the daemon: kill -9, and restart after 200 ms"""

    def strike(self, stage):
        stage.manager.kill()


class DaemonKilledOften(Fault):
    """the daemon: kill -9 five times, 0.7 s apart"""
    deadline = 40

    def strike(self, stage):
        for _ in range(5):
            stage.manager.kill()
            time.sleep(0.7)


class DaemonPaused(Fault):
    """the daemon: SIGSTOP, SIGCONT after 3 s"""
    # PipeWire's server holds no samples, so the current word has a pause in its middle.
    unheard = ("pipewire",)

    def strike(self, stage):
        stage.manager.kill(signal.SIGSTOP)
        time.sleep(3)
        stage.manager.kill(signal.SIGCONT)


class DaemonStuck(Fault):
    """the daemon: SIGSTOP, until the watchdog of 2 s ends it"""

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon(watchdog=2)

    def strike(self, stage):
        stuck = stage.manager.process
        stuck.send_signal(signal.SIGSTOP)
        stuck.wait(20)


class SoundKilled(Fault):
    """the sound server: kill -9, and restart after 1 s"""

    def strike(self, stage):
        stage.sound.kill()
        time.sleep(1)
        stage.sound.start()


class SoundHangs(Fault):
    """the sound server: SIGSTOP, killed after 6 s, and restarted"""

    def strike(self, stage):
        stage.sound.hang()
        time.sleep(6)
        stage.sound.kill()
        stage.sound.start()


class SoundLate(Fault):
    """the sound server: starts 2 s after the announcements"""
    begins_mute = True

    def arrange(self, stage):
        stage.start_daemon()

    def strike(self, stage):
        time.sleep(2)
        stage.sound.start()


class SinkRemoved(Fault):
    """the sink: removed, and added again after 1 s"""

    def strike(self, stage):
        stage.sound.remove_sink()
        time.sleep(1)
        stage.sound.add_sink()


class SinkSuspended(Fault):
    """the sink: suspended five times, 0.3 s apart"""
    sounds = ("pipewire",)

    def strike(self, stage):
        for _ in range(5):
            stage.sound.suspend()
            time.sleep(0.3)


class ManagerKilled(Fault):
    """the session manager: kill -9, which removes its sink; both return after 1 s"""
    sounds = ("pipewire",)

    def strike(self, stage):
        stage.sound.kill_manager()
        time.sleep(1)
        stage.sound.start_manager()


class ManagerLate(Fault):
    """the session manager: kill -9, which removes its sink; both return after 5 s"""
    sounds = ("pipewire",)

    def strike(self, stage):
        stage.sound.kill_manager()
        time.sleep(5)
        stage.sound.start_manager()


class DiskFull(Fault):
    """the disk with journal and log: full"""
    wants_root = True

    def arrange(self, stage):
        self.runtime = stage.runtime
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "none", stage.runtime], check=True)
        stage.sound.start()
        stage.start_daemon(log=os.path.join(stage.runtime, "log"))

    def strike(self, stage):
        fill(stage.runtime)
        # Announcements that are written to the journal and to the log.
        client = stage.client("writer")
        for number in range(200):
            client.announce(f"{number} " + "x" * 500, "low", expires=1)


class NoDescriptors(Fault):
    """128 descriptors, all used by 200 clients: the synthesizer is killed; half of the clients disconnect after 0.5 s"""

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon(prefix=["prlimit", "--nofile=128:128"])

    def strike(self, stage):
        crowd = connections(stage, 200)
        for worker in stage.workers()[-1:]:
            os.kill(worker, signal.SIGKILL)
        time.sleep(0.5)
        for one in crowd[:100]:
            one.close()


class ClockJumps(Dated):
    """the date: set a day forward, then two days back"""

    def strike(self, stage):
        self.set(86_400)
        time.sleep(0.5)
        self.set(-86_400)
        status = ask(stage.socket, {"id": 1, "method": "status"})
        if not status["time"] < time.time() - 80_000:
            raise BenchError("The date was not set: the daemon's status has another date.")


class CrowdGone(Fault):
    """500 clients that have announced something: all disconnect at once"""
    everybody = True

    def strike(self, stage):
        line = b'{"method":"announce","params":{"text":"crowd","priority":"notification","mayRepeat":true}}\n'
        crowd = connections(stage, 500)
        for one in crowd:
            one.sendall(line + b'{"method":"announce","params":{"te')
        for one in crowd:
            one.close()


class Garbage(Fault):
    """a gigabyte of garbage on the socket, spread over the runs"""
    deadline = 60

    def strike(self, stage):
        left = 1024 * MEGABYTE // stage.runs
        source = random.Random(stage.run)
        while left > 0:
            one = connections(stage, 1)[0]
            reader = threading.Thread(target=drink, args=(one,), daemon=True)
            reader.start()
            try:
                while left > 0:
                    data = source.randbytes(min(left, 1 << 18))
                    one.sendall(data)
                    left -= len(data)
            except OSError:
                pass  # a line that is too long ends the connection
            one.close()
            reader.join(20)


class NeverReads(Fault):
    """a client that subscribes to everything, sends 20,000 requests and never reads"""

    def strike(self, stage):
        one = connections(stage, 1)[0]
        one.settimeout(1)
        try:
            one.sendall(b'{"method":"subscribe","params":{"events":["announcements","captions"],"scope":"all"}}\n'
                        + b'{"id":1,"method":"history"}\n' * 20_000)
        except TimeoutError:
            pass  # the daemon reads no further requests


class HalfRequests(Fault):
    """500 clients that send half a line"""

    def strike(self, stage):
        for one in connections(stage, 500):
            one.sendall(b'{"method":"announce","params":{"text":"half')


class AllAtOnce(Fault):
    """synthesizer, sound server and daemon: kill -9 at once"""
    deadline = 40

    def strike(self, stage):
        os.kill(stage.workers()[-1], signal.SIGKILL)
        stage.sound.kill()
        stage.manager.kill()
        time.sleep(1)
        stage.sound.start()


FAULTS = {kind.__name__: kind for kind in (
    Nothing, WorkerKilled, BothWorkersKilled, WorkerStopped, WorkerKilledOften, Poison, DaemonKilled, DaemonKilledOften,
    DaemonPaused, DaemonStuck, SoundKilled, SoundHangs, SoundLate, SinkRemoved, SinkSuspended, ManagerKilled, ManagerLate,
    AllAtOnce, DiskFull, NoDescriptors, ClockJumps, CrowdGone, Garbage, NeverReads, HalfRequests, *SHORTAGES,
    *NUISANCES, *PAIRS, *SURROUNDINGS)}


def connections(stage, count):
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < min(4096, hard):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, hard), hard))
    found = []
    for _ in range(count):
        one = socket.socket(socket.AF_UNIX)
        one.connect(stage.socket)  # before the time limit is set: a socket with one does not wait for the listener
        one.settimeout(20)
        found.append(one)
    stage.spoiled += found
    return found


def drink(connection):
    try:
        while connection.recv(1 << 18):
            pass
    except (OSError, ValueError):
        pass


def ask(path, request):
    with socket.socket(socket.AF_UNIX) as one:
        one.connect(path)
        one.sendall(json.dumps(request).encode() + b"\n")
        return json.loads(one.makefile().readline())["result"]
