# SPDX-License-Identifier: MIT
"""The microbenchmarks, without any sound: reads the output of the programs of Benchmarks/kit and Benchmarks/ssip."""
import os
import subprocess

from . import BenchError

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILT = os.path.join(os.path.dirname(HERE), ".build", "release")
# The program for the library's values, and the script that compiles and runs the daemon's.
PROGRAMS = (os.path.join(BUILT, "KitBenchmark"), os.path.join(HERE, "ssip", "measure"))
HEADINGS = ("part", "operation", "runs", "median, ns", "p95, ns", "a second")
WIDTHS = (8, 60, 6, 11, 11, 12)
LIMIT = 600  # seconds for one program


def check():
    if missing := [program for program in PROGRAMS if not os.access(program, os.X_OK)]:
        raise BenchError(f"{missing[0]} is not built: run `make bench`, or leave micro out of --tests.")


def rows():
    """The rows of the table: words, then whole numbers."""
    for program in PROGRAMS:
        try:
            done = subprocess.run(program, capture_output=True, text=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            raise BenchError(f"{program} did not end within {LIMIT} s.") from None
        if done.returncode:
            raise BenchError(f"{program} failed: {done.stderr.strip()[-500:]}")
        yield from filter(None, map(row, done.stdout.splitlines()))


def row(line):
    """The cells of a figure's line; None for the head of the table."""
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    if cells == list(HEADINGS) or set(line) <= set("|-:"):
        return None
    if len(cells) != len(HEADINGS) or not all(cell.isdigit() for cell in cells[2:]):
        raise BenchError(f"A microbenchmark printed a line that is not a row: {line}")
    return cells[:2] + [f"{int(cell):,}" for cell in cells[2:]]
