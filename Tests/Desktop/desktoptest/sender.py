# SPDX-License-Identifier: MIT
"""Programs that announce texts on command: Tests/Desktop/senders."""
import contextlib
import os
import queue
import subprocess
import sys
import threading

from . import PATIENCE

SENDERS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "senders")
FIREFOX = {
    "browser.aboutwelcome.enabled": "false",
    "browser.shell.checkDefaultBrowser": "false",
    "browser.startup.homepage_override.mstone": '"ignore"',
    "datareporting.policy.dataSubmissionPolicyBypassNotification": "true",
    "termsofuse.bypassNotification": "true",
    "network.proxy.type": "0",
}


class Sender:
    """A running sender. The first word of each printed line is its kind."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=subprocess.DEVNULL, start_new_session=True)
        self.lines = queue.Queue()
        self.said = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))
        self.lines.put(None)

    def wait(self, word):
        """The rest of the next line that begins with that word."""
        while True:
            try:
                line = self.lines.get(timeout=PATIENCE)
            except queue.Empty:
                raise AssertionError(f'{self.process.args} did not say "{word}", but {self.said}') from None
            if line is None:
                raise AssertionError(f"{self.process.args} ended; it said {self.said}")
            self.said.append(line)
            first, _, rest = line.partition(" ")
            if first == word:
                return rest

    def send(self, way, text):
        """Announces a text. Returns the time of the call, CLOCK_MONOTONIC in seconds."""
        return self.send_all([f"{way} {text}"])

    def send_all(self, lines):
        """Announces many texts at once. Returns the time of the last call."""
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()
        return [int(self.wait("sent")) for _ in lines][-1] / 1e9

    def close(self):
        with contextlib.suppress(BrokenPipeError):  # the program has ended
            self.process.stdin.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def toolkit(name):
    """A sender of gtk4, gtk3, qt6, accesskit_live or raw, which has no toolkit."""
    return Sender(sys.executable, os.path.join(SENDERS, name + ".py"))


def browser(*command):
    return Sender(sys.executable, os.path.join(SENDERS, "page.py"), *command)


def chromium(folder):
    # Chromium's sandbox needs namespaces, which a machine in a namespace does not have.
    return browser("chromium", "--no-first-run", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}")


def firefox(folder):
    with open(os.path.join(folder, "user.js"), "w") as file:
        file.writelines(f'user_pref("{key}", {value});\n' for key, value in FIREFOX.items())
    return browser("firefox-esr", "--no-remote", "--new-instance", "--profile", folder)
