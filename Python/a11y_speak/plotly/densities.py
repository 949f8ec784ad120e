# SPDX-License-Identifier: MIT
"""Histograms of two dimensions: points counted by names, or in bins."""

from __future__ import annotations

import math
from typing import Any

from ..strands import Scene, Strand
from ..words import said
from .bin_groups import chosen, kind_of
from .bins import Cut, millis, numeral
from .cells import note
from .histograms import FUNCTIONS
from .stretches import Stretches
from .values import listed, name_of, plain

SHARES = {None: None, "": None, "percent": 100.0, "probability": 1.0}
"""The sum of all cells, by the norm; None for cells without a norm."""

MOST_BINS = 1000


class Bins:
    """Names in their order, or bins.

    Attributes:
        at: the names, or the places of the bins.
        names: the names, or the bins in the words of a row.
    """

    def __init__(self, values: list[Any], cut: Cut | None = None) -> None:
        self.cut = cut
        self._values = values
        if cut is None:
            self.at: list[Any] = list(dict.fromkeys(map(said, (each for each in values if each is not None))))
            self.names = list(map(str, self.at))
        else:
            self._values = [millis(each) if cut.is_date else numeral(each) for each in values]
            told = Stretches(cut, [each for each in self._values if each is not None])
            self.at = told.at
            self.names = told.words if cut.is_date else list(map(said, self.at))
        self._places = {name: n for n, name in enumerate(self.at)} if cut is None else {}

    def place(self, n: int) -> int | None:
        """The index of the bin of the nth value."""
        value = self._values[n]
        if self.cut is None:
            return self._places.get(said(value)) if value is not None else None
        return self.cut.place(value)

    def name(self, n: int, label: str) -> str:
        title = label or ("" if self.cut is None or self.cut.is_date else "y")
        return f"{title} {self.names[n]}".strip()


def bins_of(trace: Any, side: str, layout: Any) -> Bins | None:
    """The bins of an axis; None without values, and with too many bins for a series each."""
    values = listed(trace[side])
    kind = kind_of(trace, side, layout)
    if kind not in ("linear", "log", "date"):
        return Bins(values) if values else None  # names
    cut = chosen(trace, side, layout)
    return Bins(values, cut) if cut and len(cut.bounds) <= MOST_BINS + 1 else None


def read_density(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads a series for each row of cells."""
    bins = [bins_of(trace, side, layout) for side in "xy"]
    function, share = trace.histfunc or "count", trace.histnorm
    if None in bins:
        count = min(len(listed(trace.x)), len(listed(trace.y)))
        scene.notes.append(
            f"This kind of plot, density of {count} points without bins, is not read yet; pass the points"
        )
        return
    if share not in SHARES or function not in FUNCTIONS:
        scene.notes.append(f"This kind of plot, density by {share or function}, is not read yet")
        return
    across, up = (each for each in bins if each)
    rows = cells(across, up, amounts_of(trace), function)
    rows = shared(rows, SHARES[share])
    own = name_of(trace) if trace.showlegend or trace.legendgroup else ""
    scene.notes.append(note(trace.type, rows, across.at, up.at, (scene.x_label, scene.y_label), own))
    for n, row in enumerate(rows):
        name = ", ".join(filter(None, [own, up.name(n, scene.y_label)]))
        scene.strands.append(Strand(name, list(across.at), row, is_shade=True, word="row"))
    title = plain(trace.colorbar.title.text) or plain(layout.coloraxis.colorbar.title.text)
    scene.shade_label = title or "Count"


def amounts_of(trace: Any) -> list[Any]:
    """The value that each point adds to its cell."""
    count = min(len(listed(trace.x)), len(listed(trace.y)))
    if (trace.histfunc or "count") == "count":
        return [1.0] * count
    given = listed(trace.z) or listed(trace.marker.color)
    return [numeral(each) for each in given[:count]] if given else [1.0] * count


def cells(across: Bins, up: Bins, amounts: list[Any], function: str) -> list[list[float]]:
    """The values of the cells, row by row. Without points, a count or a sum is 0, and other values are nan."""
    found: list[list[list[float]]] = [[[] for _ in across.at] for _ in up.at]
    for n, amount in enumerate(amounts):
        column, row = across.place(n), up.place(n)
        if column is not None and row is not None and amount is not None:
            found[row][column].append(amount)
    empty = 0.0 if function in ("count", "sum") else math.nan
    return [[float(FUNCTIONS[function](each)) if each else empty for each in row] for row in found]


def shared(rows: list[list[float]], whole: float | None) -> list[list[float]]:
    total = sum(value for row in rows for value in row if value == value)
    if whole is None or not total:
        return rows
    return [[value / total * whole for value in row] for row in rows]
