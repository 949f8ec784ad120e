# SPDX-License-Identifier: MIT
"""explore: opens a figure or data in the terminal explorer, to move through it by ear with the keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from .charts import Chart
from .client import Client
from .errors import SpeakError, Unreadable
from .reading import charts_of

PROGRAM = "A11Y_SPEAK_PROGRAM"
"""The variable with the path of the program a11y-speak, for when it is not on the PATH."""


def explore(obj: Any, *, options: Sequence[str] = ()) -> int:
    """Opens a figure or data in the terminal, to move through it by ear: ? says the keys, Ctrl+Q quits.

    Several plots open one after the other. The explorer uses this process's terminal, also over ssh; the sound comes
    from the machine of the daemon. Returns when the user quits the explorer.

    Args:
        obj: an object as for `speak`, or a Chart.
        options: further options of `a11y-speak explore`, such as "--plain", which prints sentences
            instead of a screen, or "--high-contrast".

    Returns:
        the explorer's exit code: 0 when the user quit it, 130 when Control-C ended it.

    Raises:
        Unreadable: for an object that is neither a figure nor data, and for an object without points.
        NoDaemon: when no daemon listens.
        SpeakError: when the program a11y-speak is not installed.
    """
    shown = [chart for chart in charts_of(obj) if chart.has_points]
    if not shown:
        raise Unreadable("The object has no points to explore: speak(obj) says all that it has.")
    program = _program()
    with Client(f"python {os.getpid()}", events=()) as client:
        for chart in shown:
            client.describe(named(chart))
        for chart in shown:
            if status := _run(program, client.name, chart, options):
                return status
    return 0


def named(chart: Chart) -> Chart:
    """The chart with a title: its own, else the title of its values, else the kind of its series."""
    if chart.title:
        return chart
    titles = {axis.id: axis.title for axis in chart.axes}
    shown = list(dict.fromkeys(titles.get(each.y) for each in chart.series))
    along = {titles.get(each.x) for each in chart.series}
    if len(shown) == 1 and shown[0]:
        (place,) = along if len(along) == 1 else (None,)
        return replace(chart, title=f"{shown[0]} by {place}" if place else shown[0])
    kinds = {"Line" if each.kind == "line" else "Bar" for each in chart.series}
    return replace(chart, title=f"{kinds.pop()} chart" if len(kinds) == 1 else "Chart of bars and lines")


def _run(program: str, name: str, chart: Chart, options: Sequence[str]) -> int:
    command = [program, "explore", "--client", name, chart.id, *options]
    return subprocess.run(command, check=False).returncode


def _program() -> str:
    found = os.environ.get(PROGRAM) or shutil.which("a11y-speak")
    if not found:
        raise SpeakError(
            "The program a11y-speak, which draws the explorer, is not on the PATH: install the package "
            f"a11y-speakd, or name the program in {PROGRAM}."
        )
    return found
