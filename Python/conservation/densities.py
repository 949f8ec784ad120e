# SPDX-License-Identifier: MIT
"""The cells of plotly's histograms of two dimensions."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from .given import values
from .inventory import Value


def cells_of(trace: Any) -> Iterator[tuple[Value, Value, float]]:
    """Each cell: its place along x and y, a name or the middle of a bin, and its value; nan where it has none."""
    sides = [side for side in map(side_of, "xy", (trace, trace)) if side]
    if len(sides) < 2:
        return
    (columns, across), (rows, up) = sides
    function = str(trace.get("histfunc", "count"))
    amounts = values(trace.get("z")) if function != "count" else [1.0] * len(across)
    held: dict[tuple[int, int], list[float]] = {}
    for column, row, amount in zip(across, up, amounts):
        if 0 <= column < len(columns) and 0 <= row < len(rows) and isinstance(amount, float) and amount == amount:
            held.setdefault((column, row), []).append(amount)
    sums = {"avg": lambda each: sum(each) / len(each), "min": min, "max": max}
    cells = {key: float(sums.get(function, sum)(each)) for key, each in held.items()}
    norm, total = trace.get("histnorm"), sum(cells.values())
    whole = {"percent": total / 100, "probability": total}.get(str(norm), 1) or 1
    empty = math.nan if function in sums else 0.0
    for column, row in itertools.product(range(len(columns)), range(len(rows))):
        yield columns[column], rows[row], cells.get((column, row), empty) / whole


def side_of(side: str, trace: Any) -> tuple[list[Value], list[int]] | None:
    """The places along an axis, and the index of each point; None for a side without names and without bins."""
    held, edges = values(trace.get(side)), trace.get(f"{side}edges")
    if edges:
        numbers = np.array([math.nan if isinstance(each, str) else each for each in held])
        found = np.searchsorted(edges, numbers + np.diff(edges).mean() * 1e-9, "right") - 1
        middles: list[Value] = ((np.array(edges[1:]) + edges[:-1]) / 2).tolist()
        return middles, np.where(np.isfinite(numbers), found, -1).tolist()
    if any(isinstance(each, str) for each in held):
        at: list[Value] = list(dict.fromkeys(held))
        return at, [at.index(each) for each in held]
    return None
