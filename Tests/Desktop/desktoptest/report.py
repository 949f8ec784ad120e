# SPDX-License-Identifier: MIT
"""The report of the run: desktop.md in $REPORT."""
import os
import subprocess

HEAD = ("sender", "version", "on the bus", "heard", "call to first sound")
rows = []


def note(sender, version, on_bus, heard, latency):
    """Adds a row for one way of one sender. The latency is in seconds."""
    rows.append((sender, version, on_bus, heard, f"{latency * 1000:.0f} ms"))


def versions(**packages):
    """The version of each Debian package, without its revision."""
    return {name: version(package) for name, package in packages.items()}


def version(package):
    run = subprocess.run(["dpkg-query", "-Wf", "${Version}", package], capture_output=True, text=True)
    return run.stdout.split(":")[-1].split("-")[0].split("+")[0] or "?"


def table(head, body):
    lines = [head, ["---"] * len(head), *body]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def append(title, text):
    with open(os.path.join(os.environ["REPORT"], "desktop.md"), "a") as file:
        file.write(f"## {title}\n\n{text}\n")
