# SPDX-License-Identifier: MIT
"""Writes the picture, the sentences and the sound of each kind of figure into a folder with an index.

python -m gallery FOLDER [KIND ...]        in Python/; needs no daemon, because a11y-speak renders the speech.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

import a11y_speak

from .kinds import KINDS

PROGRAM = os.environ.get("A11Y_SPEAK_PROGRAM", "a11y-speak")
POINTS = 3
"""The number of points that are said after the summary."""

GAP = 40.0
"""Seconds for each chart's summary, its points and its sound, so that nothing is cut."""


def events(figure):
    """The requests and their times: the descriptions, then for each chart its summary, some points and its sound."""
    lines, time = [], 0.0
    charts = a11y_speak.charts_of(figure)
    for chart in charts:
        lines += [(0.0, *request) for request in chart.requests()]
    for chart in charts:
        lines.append((time, "chart", {"chart": chart.id, "command": "summary"}))
        for n in range(POINTS if chart.has_points else 0):
            lines.append((time + 24 + 3 * n, "chart", {"chart": chart.id, "command": "next"}))
        if chart.has_points:
            lines.append((time + GAP - 4, "sonify", {"chart": chart.id, "words": "none", "seconds": 3}))
        time += GAP
    return [
        json.dumps({"at": at, "id": n, "method": method, "params": params}, allow_nan=False)
        for n, (at, method, params) in enumerate(lines, 1)
    ]


def sentences(output):
    """The spoken texts, in their order."""
    said = []
    for line in output.splitlines():
        message = json.loads(line)
        params = message.get("params", {})
        if message.get("method") == "announcement" and params.get("state") == "began":
            said.append(params.get("text", ""))
    return said


def picture(figure, path):
    """Writes the picture that the library draws without a browser. Returns False for plotly, which needs a browser."""
    if hasattr(figure, "savefig"):
        figure.savefig(path, dpi=100)
    elif hasattr(figure, "mark_bar"):
        import vl_convert

        path.write_bytes(vl_convert.vegalite_to_png(figure.to_dict(), scale=1.5))
    else:
        return False
    return True


def main(folder, chosen):
    folder.mkdir(parents=True, exist_ok=True)
    index = ["# Figures by ear", ""]
    for name in chosen or KINDS:
        figure = KINDS[name]()
        sound, lines = folder / f"{name}.wav", folder / f"{name}.jsonl"
        lines.write_text("\n".join(events(figure)) + "\n")
        command = [PROGRAM, "render", str(lines), "-o", str(sound), "--json"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"gallery: {name}: {done.stderr.strip()}")
        has_picture = picture(figure, folder / f"{name}.png")
        plt.close("all")
        index += [f"## {name}", "", f"![{name}]({name}.png)" if has_picture else "(drawn by a browser)", ""]
        index += [f"* {each}" for each in sentences(done.stdout)] + ["", f"[heard]({name}.wav)", ""]
        print(name, *sentences(done.stdout), sep="\n  ")
    (folder / "index.md").write_text("\n".join(index))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), sys.argv[2:])
