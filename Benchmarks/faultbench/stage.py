# SPDX-License-Identifier: MIT
"""One run: a sound server, a daemon under its manager, clients, and a fault in the middle of the second announcement."""
import concurrent.futures
import os
import shutil
import time

from soundbench import BenchError
from soundbench.engines import configure

from .client import Client
from .manager import Manager
from .pipewire import PipeWireSound
from .sound import Sound

# The first words differ, so that the recognizer knows each text however early it is cut.
TEXTS = ["hello world", "build finished", "battery low", "dinner is ready"]
PROBE = "fire alarm"
INTO = 0.25  # seconds after the beginning of the second announcement
SOUNDS = {kind.name: kind for kind in (Sound, PipeWireSound)}
VOICES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Voices")


class Stage:
    def __init__(self, folder, daemon, run, sound, engine=None):
        self.folder, self.daemon, self.run = folder, daemon, run
        self.engine = engine  # None is espeak-ng
        self.voice = {"voice": engine.voice} if engine else {}
        self.helper = concurrent.futures.ThreadPoolExecutor(1)
        self.sound = SOUNDS[sound](os.path.join(folder, "sound"))
        self.runtime = os.path.join(folder, "run", "a11y-speakd")
        self.socket = os.path.join(self.runtime, "events.sock")
        self.log = os.path.join(folder, "daemon.log")
        self.manager = None
        self.user = None  # the user of the daemon; None for our own
        self.clients = []
        self.spoiled = []  # files and sockets that the fault holds open
        os.makedirs(self.runtime, mode=0o700)
        # The default voice is the style caption, because the recognizer knows every word in that style.
        shutil.copytree(VOICES, os.path.join(folder, "data", "voices"))
        shutil.copy(os.path.join(VOICES, "caption.toml"), os.path.join(folder, "data", "voices", "default.toml"))

    def become(self, user):
        """Prepares the folders for a daemon of another user."""
        self.user = user
        for folder, _, _ in os.walk(self.folder):
            os.chmod(folder, 0o755)
        for folder in (self.runtime, os.path.dirname(self.runtime)):
            os.chown(folder, user, user)
            os.chmod(folder, 0o700)

    def start_daemon(self, prefix=(), environment=None, options=(), watchdog=None, log=None):
        ours = {"XDG_RUNTIME_DIR": os.path.dirname(self.runtime), "XDG_CONFIG_DIRS": self.folder,
                "A11Y_SPEAKD_DATA_DIR": os.path.join(self.folder, "data")}
        log = log or self.log
        if self.engine:
            options = [*options, "--config", configure([self.engine], self.folder)]
        command = [*prefix, self.daemon, "--sink", self.sound.name, *options]
        self.manager = Manager(command, self.sound.environment() | ours | (environment or {}),
                               open(log, "ab", buffering=0) if isinstance(log, str) else log, watchdog)
        if self.user is not None:
            os.chmod(self.manager.environment["NOTIFY_SOCKET"], 0o777)
        self.manager.start()
        if not self.manager.ready.wait(30):
            raise BenchError(f"The daemon did not become ready; see {self.log}")
        if self.engine:
            self.engine.wait(self.socket)

    def workers(self):
        """The processes that synthesize. The last one makes the current sound."""
        return self.engine.processes(self.manager.process.pid) if self.engine else self.manager.workers()

    def client(self, name, everybody=False):
        self.clients.append(Client(self.socket, name, everybody, self.user))
        return self.clients[-1]

    def listen(self, condition, timeout):
        """Lets all clients receive until a condition holds; False when `timeout` seconds pass first."""
        deadline = time.monotonic() + timeout
        while not condition():
            if time.monotonic() > deadline:
                return False
            for client in self.clients:
                client.pump(condition, 0.01)
        return True

    def play(self, fault):
        """Plays one run of a fault. Returns the time when its cause was over."""
        fault.arrange(self)
        main = self.client("main", fault.everybody)
        last = {"priority": "default", "queue": True}
        said = [main.announce(text, **self.voice, **(last if text == TEXTS[-1] else {}))
                for text in TEXTS]
        if not fault.begins_mute:
            self.listen(lambda: ("began", None) in said[1].states, 30)
            self.listen(lambda: False, INTO)
        else:
            self.listen(lambda: said[-1].id, 30)
        strike = self.helper.submit(lambda: fault.strike(self) or time.monotonic())
        self.listen(strike.done, 120)
        mended = strike.result(0)
        self.client("probe").announce(PROBE, **self.voice)
        fault.afterwards(self)
        fault.over = self.listen(lambda: all(client.all_over() for client in self.clients), fault.deadline)
        return mended

    def close(self):
        for thing in self.clients + self.spoiled:
            thing.close()
        if self.manager:
            self.manager.stop()
        self.helper.shutdown(wait=False)
