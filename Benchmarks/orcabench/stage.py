# SPDX-License-Identifier: MIT
"""An invisible screen, a session bus, the daemon in Speech Dispatcher's place, its desktop service, and Orca."""
import os
import shutil
import signal
import subprocess
import time

from soundbench import BenchError, processes

from .connection import Connection

CHECKOUT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# Orca does not start while another one of the same user runs, so it gets a namespace without other processes.
ALONE = ["unshare", *([] if os.geteuid() == 0 else ["--user", "--map-current-user"]), "--pid", "--fork", "--kill-child", "--mount-proc"]


def wait(what, found, patience=60):
    end = time.monotonic() + patience
    while not (sight := found()):
        if time.monotonic() > end:
            raise BenchError(f"There was no {what} within {patience} seconds.")
        time.sleep(0.02)
    return sight


class Stage:
    def __init__(self, folder, programs):
        self.folder, self.programs = folder, programs
        self.run = os.path.join(folder, "run")
        self.socket = os.path.join(self.run, "a11y-speakd", "events.sock")
        self.bus = os.path.join(self.run, "bus")
        self.log = open(os.path.join(folder, "log"), "wb")
        os.makedirs(self.run, mode=0o700)
        shutil.copytree(os.path.join(CHECKOUT, "Voices"), os.path.join(folder, "data", "voices"))
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": folder, "XDG_RUNTIME_DIR": self.run, "LANG": "C.UTF-8",
            "A11Y_SPEAKD_DATA_DIR": os.path.join(folder, "data"), "SPEECHD_CMD": "/bin/false", "GSETTINGS_BACKEND": "memory",
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.bus}",
        }

    def start(self, *command, **pipes):
        return processes.start(command, self.environment, self.log, **pipes)

    def begin(self):
        """Starts everything except Orca."""
        self.environment["DISPLAY"] = self.screen()
        self.start("dbus-daemon", "--session", "--nofork", f"--address=unix:path={self.bus}")
        wait("session bus", lambda: os.path.exists(self.bus))
        self.start(f"{self.programs}/a11y-speakd", "--sink", "null", "--ssip")
        wait("daemon", lambda: os.path.exists(self.socket))
        self.desktop = self.start(f"{self.programs}/a11y-speak", "desktop")

    def screen(self):
        """Starts Xvfb, which chooses a free number and prints it once it accepts connections."""
        self.xvfb = self.start("Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp", stdout=subprocess.PIPE)
        return f":{self.xvfb.stdout.readline().decode().strip()}"

    def start_orca(self):
        self.orca = self.start(*ALONE, "orca")
        client = Connection(self.socket)
        wait("Orca", lambda: client.ask("status")["result"].get("screenReader"))
        client.close()

    def end(self):
        # Xvfb leaves a lock when it is killed.
        if hasattr(self, "xvfb"):
            processes.stop(self.xvfb)
        processes.end_all()
        self.log.close()

    def orca_version(self):
        return subprocess.run(["orca", "--version"], env=self.environment, capture_output=True, text=True).stdout.strip()
