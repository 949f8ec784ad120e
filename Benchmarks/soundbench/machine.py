# SPDX-License-Identifier: MIT
"""On what the figures were measured."""
import os
import platform
import subprocess
import time

PACKAGES = ("espeak-ng-data", "pulseaudio", "pipewire", "wireplumber", "speech-dispatcher")


def answer(*command):
    """What a program prints, or nothing when it cannot."""
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
    """As Debian tells it; a server that is unpacked and not installed tells its own."""
    return (answer("dpkg-query", "-W", "-f=${Version}", package) or answer(package, "--version").removeprefix(f"{package} ")
            or "not a Debian package here")


def description(checkout, program):
    """(what, which) for all that may change the figures."""
    versions = [(name, version(name)) for name in PACKAGES]
    return [("date", time.strftime("%Y-%m-%d %H:%M %Z")), ("kernel", platform.release()), ("processor", processor()),
            *versions, ("a11y-speakd", f"{os.path.relpath(program, checkout)}, commit {commit(checkout)}")]
