# SPDX-License-Identifier: MIT
"""The machine on which the figures were measured."""
import os
import platform
import subprocess
import time

PACKAGES = ("espeak-ng-data", "pulseaudio", "pipewire", "wireplumber", "speech-dispatcher")


def answer(*command):
    """A program's output; "" when the program fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def processor():
    with open("/proc/cpuinfo") as file:
        models = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} logical"


def commit(checkout):
    return answer("git", "-C", checkout, "describe", "--always", "--dirty", "--abbrev=12") or "not in git"


def load():
    return " ".join(f"{load:.2f}" for load in os.getloadavg())


def version(package):
    """The version of a package, as Debian reports it, or as a server that is unpacked and not installed reports it."""
    return (answer("dpkg-query", "-W", "-f=${Version}", package) or answer(package, "--version").removeprefix(f"{package} ")
            or "not a Debian package here")


def description(checkout, program):
    """(name, value) of everything that may change the figures."""
    versions = [(name, version(name)) for name in PACKAGES]
    return [("date", time.strftime("%Y-%m-%d %H:%M %Z")), ("kernel", platform.release()), ("processor", processor()),
            *versions, ("a11y-speakd", f"{os.path.relpath(program, checkout)}, commit {commit(checkout)}")]
