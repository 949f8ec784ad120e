# SPDX-License-Identifier: MIT
"""The engines other than espeak-ng that can be measured: their configuration, and how to find their processes."""
import dataclasses
import json
import os
import socket
import subprocess
import time

from . import BenchError, processes


@dataclasses.dataclass(frozen=True)
class Engine:
    """An engine of config.toml; `name` is that of its table."""
    name: str
    voice: str
    about: str
    settings: str = ""
    server: tuple = ()
    is_recognised: bool = True  # whether the recognizer knows the words of its voice

    def table(self, folder):
        """The engine's table of config.toml. Starts the server that the engine needs."""
        fields = {}
        if self.server:
            fields = {"port": str(free_port()), "conf": os.path.join(folder, "module.conf")}
            with open(os.path.join(folder, "server.scm"), "w") as file:
                file.write(f"(set! server_port {fields['port']}) (set! server_access_list '(\"localhost\" \"127.0.0.1\"))")
            with open(fields["conf"], "w") as file:
                file.write(f"FestivalServerHost \"localhost\"\nFestivalServerPort {fields['port']}\n")
            processes.start([*self.server, os.path.join(folder, "server.scm")], dict(os.environ), subprocess.DEVNULL)
            wait_for_server(int(fields["port"]))
        return f"[engine.{self.name}]\n" + self.settings % fields if self.settings else ""

    def processes(self, daemon):
        """The engine's processes: ours, which talks to the engine, and the engine's own while it runs."""
        def is_one(pid):
            try:
                with open(f"/proc/{pid}/cmdline") as file:
                    return f'"name":"{self.name}"' in file.read()
            except OSError:
                return False
        return [pid for ours in processes.tree(daemon)[1:] if is_one(ours) for pid in processes.tree(ours)]

    def wait(self, path, timeout=20):
        """Waits until the daemon knows the engine's voice."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            with socket.socket(socket.AF_UNIX) as daemon:
                daemon.connect(path)
                daemon.sendall(b'{"id":1,"method":"voices"}\n')
                with daemon.makefile("rb") as lines:
                    told = json.loads(lines.readline())
            if any(voice["identifier"] == self.voice for voice in told["result"]["voices"]):
                return
            time.sleep(0.1)
        raise BenchError(f"The daemon has no voice {self.voice}.")


def configure(engines, folder):
    """Writes the settings of some engines. Returns the path of the file."""
    path = os.path.join(folder, "config.toml")
    with open(path, "w") as file:
        file.write("".join(engine.table(folder) for engine in engines))
    return path


def wait_for_server(port, timeout=20):
    deadline = time.monotonic() + timeout
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise BenchError("The engine's server did not start.")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


ENGINES = {engine.name: engine for engine in (
    Engine("flite", "flite/kal16", "flite, by Speech Dispatcher's module"),
    Engine("festival", "festival/kal_diphone", "festival, by Speech Dispatcher's module and its server",
           'module = "sd_festival"\nconfiguration = "%(conf)s"\nnetwork = true\n', ("festival", "--server")),
    Engine("espeak-module", "espeak-module/English (America)", "espeak-ng, by Speech Dispatcher's module", 'module = "sd_espeak-ng"\n',
           is_recognised=False),
    Engine("espeak-command", "espeak-command/default", "espeak-ng, by its command line", 'command = "espeak-ng -v en-us+klatt4 --stdin --stdout"\n'),
    Engine("flite-command", "flite-command/default", "flite, by its command line", 'command = "flite -voice kal16 -o {output}"\n'),
)}
