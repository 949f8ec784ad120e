# SPDX-License-Identifier: MIT
"""A daemon with a separate home, and a client that waits for each outcome."""
import json
import os
import socket
import time
import wave

from soundbench import BenchError, processes

VOICES = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "Voices")


class Daemon:
    def __init__(self, folder, program, *wrapper):
        self.socket = os.path.join(folder, "a11y-speakd", "events.sock")
        os.makedirs(os.path.dirname(self.socket), mode=0o700)
        environment = os.environ | {"XDG_RUNTIME_DIR": folder, "HOME": folder, "LC_ALL": "C.UTF-8",
                                    "A11Y_SPEAKD_DATA_DIR": folder}
        os.symlink(VOICES, os.path.join(folder, "voices"))
        sounds = os.path.join(folder, ".local", "share", "sounds")
        os.makedirs(sounds)
        with wave.open(os.path.join(sounds, "ours.wav"), "wb") as file:
            file.setparams((2, 2, 44100, 0, "NONE", ""))
            file.writeframes(bytes(range(256)) * 100)
        self.log = open(os.path.join(folder, "log"), "w+b")
        self.process = processes.start([*wrapper, program, "--sink", "null", "--log-level", "debug"], environment, self.log)
        self.wait(lambda: os.path.exists(self.socket), "The daemon did not start")
        self.connection = socket.socket(socket.AF_UNIX)
        self.wait(lambda: self.connection.connect_ex(self.socket) == 0, "The daemon does not listen")
        self.lines = self.connection.makefile("rwb")
        self.ask("hello", {"client": "sandbox"})

    def wait(self, condition, problem):
        deadline = time.monotonic() + 30
        while not condition():
            if time.monotonic() > deadline or self.process.poll() is not None:
                self.log.seek(0)
                raise BenchError(f"{problem}: {self.log.read().decode(errors='replace')}")
            time.sleep(0.01)

    def ask(self, method, params):
        self.lines.write(json.dumps({"id": 1, "method": method, "params": params}).encode() + b"\n")
        self.lines.flush()
        return self.until(lambda message: message.get("id") == 1)

    def until(self, wanted):
        while not wanted(message := json.loads(self.lines.readline())):
            pass
        return message

    def say(self, request):
        reply = self.ask("announce", {"priority": "message", "queue": True} | request)
        if "error" in reply:
            return f"refused: {reply['error']['message']}"
        number = reply["result"]["announcement"]
        over = self.until(lambda message: message.get("params", {}).get("id") == number
                          and message["params"].get("state") not in ("queued", "began", None))
        return over["params"]["state"]

    def workers(self):
        """[the waiting process, the serving process]"""
        return processes.synthesizers(self.process.pid)

    def stop(self):
        self.connection.close()
        processes.stop(self.process)
