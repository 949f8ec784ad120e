# SPDX-License-Identifier: MIT
"""The daemon of the soak, its sound server, and what its processes use."""
import collections
import os
import shutil
import signal
import subprocess

from soundbench import memory, processes
from soundbench.pulse import Pulse

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ENGINES = f"""[engine.stays]
command = "/usr/bin/python3 {ROOT}/Examples/engine/resident.py"
mode = "resident"
language = "en"

[engine.slow]
command = "/usr/bin/python3 {ROOT}/Benchmarks/soakbench/slowly.py"
language = "en"
"""
USES = ("kilobytes", "descriptors", "threads", "processes")


class House:
    def __init__(self, folder, program):
        self.folder = folder
        self.paths = {"json": os.path.join(folder, "events"), "ssip": os.path.join(folder, "ssip")}
        self.config = os.path.join(folder, "config.toml")
        self.pulse = Pulse(os.path.join(folder, "sound"))
        self.reloads = 0
        self.write_settings()
        self.pulse.start()
        data = os.path.join(folder, "data")
        os.mkdir(data)
        for name in ("Voices", "Names", "Languages"):
            os.symlink(f"{ROOT}/{name}", os.path.join(data, name.lower()))
        environment = self.pulse.environment() | {"XDG_RUNTIME_DIR": folder, "A11Y_SPEAKD_DATA_DIR": data}
        self.daemon = processes.start(
            [program, "--socket", self.paths["json"], "--ssip-socket", self.paths["ssip"], "--sink", "pulse",
             "--config", self.config], environment, open(os.path.join(folder, "log"), "wb"))

    def write_settings(self):
        """Each time other settings: another lead-in, another pronunciation, and an engine with another language."""
        self.reloads += 1
        other = ENGINES.replace('"en"', '"en-us"') if self.reloads % 2 else ENGINES
        with open(self.config, "w") as file:
            file.write(f'lead-in = {self.reloads % 30}\n{other}\n[pronounce]\n"soak" = "soak {self.reloads}"\n')

    def reload(self):
        self.write_settings()
        self.daemon.send_signal(signal.SIGHUP)

    def kill_sound(self):
        self.pulse.process.kill()
        self.pulse.process.wait()
        shutil.rmtree(self.pulse.folder)

    def has_lost_sound(self):
        return self.pulse.process.poll() is not None

    def start_sound(self):
        self.pulse.start()

    def espeak(self):
        """The processes for espeak-ng, the waiting one first. The process of an engine has no such child."""
        found, parents = processes.synthesizers(self.daemon.pid), processes.parents()
        return [pid for pid in found if parents.get(pid) in found or any(parents.get(other) == pid for other in found)]

    def kill_synthesizers(self):
        """Kills the serving process for espeak-ng. Returns whether there was one."""
        return self.kill(self.espeak()[1:])

    def kill_engine(self, script):
        """Kills the processes that run an engine's script. Returns whether there was one."""
        return self.kill(pid for pid in processes.tree(self.daemon.pid)[1:] if script in command_of(pid))

    @staticmethod
    def kill(pids):
        killed = 0
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
                killed += 1
            except ProcessLookupError:
                pass
        return killed > 0

    def uses(self):
        """By the kind of process: its kilobytes with shared pages counted once, descriptors, threads and processes."""
        espeak = self.espeak()
        found = collections.defaultdict(collections.Counter)

        def read(pid):
            kind = "daemon" if pid == self.daemon.pid else "espeak-ng" if pid in espeak else "engines"
            return kind, (memory.used_by_one(pid)["Pss"], len(os.listdir(f"/proc/{pid}/fd")), len(os.listdir(f"/proc/{pid}/task")), 1)

        for kind, figures in processes.of_tree(self.daemon.pid, read):
            found[kind].update(dict(zip(USES, figures)))
        return found

    def obituary(self):
        """A sentence on a daemon that serves no more, and the end of its log."""
        try:
            how = f"has ended with {self.daemon.wait(5)}"
        except subprocess.TimeoutExpired:
            how = "has closed a connection"
        with open(os.path.join(self.folder, "log"), errors="replace") as log:
            return f"The daemon {how}. Its log ends:\n" + "".join(log.readlines()[-8:])

    def stop(self):
        processes.stop(self.daemon)
        self.pulse.stop()


def command_of(pid):
    try:
        with open(f"/proc/{pid}/cmdline") as file:
            return file.read()
    except OSError:
        return ""
