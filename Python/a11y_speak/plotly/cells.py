# SPDX-License-Identifier: MIT
"""Heat maps and contours, which hold the values of their cells."""

from __future__ import annotations

import itertools
import math
from typing import Any

from ..strands import Scene, Strand
from ..words import said, sized
from .values import is_number, listed, placed, plain

MOST_ROWS = 400

WORDS = {
    "contour": "Contours over a grid",
    "histogram2d": "Density",
    "histogram2dcontour": "Contours of a density",
}


def read_cells(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads cells: a series for each row, with values on the color axis."""
    rows = [listed(row) for row in listed(trace.z)]
    if not rows or not rows[0]:
        return
    columns = max(map(len, rows))
    if trace.transpose:
        rows, columns = [list(each) for each in zip(*rows)], len(rows)
    x = placed(trace.x, columns, trace.x0, trace.dx)
    y = placed(trace.y, len(rows), trace.y0, trace.dy)
    x, y = (middles(each, count) for each, count in ((x, columns), (y, len(rows))))
    scene.notes.append(note(trace.type, rows, x, y, (scene.x_label, scene.y_label)))
    if len(rows) <= MOST_ROWS:
        for name, values in zip(y, rows):
            title = scene.y_label or ("" if isinstance(name, str) else "y")
            scene.strands.append(
                Strand(
                    f"{title} {said(name)}".strip(),
                    x[: len(values)],
                    [cell(value) for value in values],
                    is_shade=True,
                    word="row",
                )
            )
    title = plain(trace.colorbar.title.text) or plain(layout.coloraxis.colorbar.title.text)
    scene.shade_label = title or "Value"


def middles(values: list[Any], count: int) -> list[Any]:
    """The middles of cells, when there is one more place than cells; else the places unchanged."""
    if len(values) == count + 1 and all(map(is_number, values)):
        return [(low + high) / 2 for low, high in itertools.pairwise(values)]
    return values


def cell(value: Any) -> float:
    return float(value) if is_number(value) else math.nan


def note(kind: str, rows: list[list[Any]], x: list[Any], y: list[Any], titles: tuple[str, str], name: str = "") -> str:
    """The note on cells: Heat map of 2 rows and 3 columns; lowest 1 at a, c; highest 5 at b, d"""
    word = WORDS.get(kind, "Heat map")
    said_values = [f"{word} of {sized(len(rows), len(x))}" + f", {name}" * bool(name)]
    found = [(float(v), m, n) for m, row in enumerate(rows) for n, v in enumerate(row) if is_number(v)]
    for name, choose in ("lowest", min), ("highest", max):
        if found:
            value, m, n = choose(found, key=lambda each: each[0])
            said_values.append(
                f"{name} {said(value)} at {titles[0]} {said(x[n])} and {titles[1]} {said(y[m])}".replace("  ", " ")
            )
    return "; ".join(said_values)
