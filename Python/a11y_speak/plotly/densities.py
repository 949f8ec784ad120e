# SPDX-License-Identifier: MIT
"""Histograms of two dimensions: points counted by names, or in bins of the figure or of plotly.js."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

from ..moments import is_date
from ..strands import Scene, Strand
from ..words import said
from .bins import Ends, chosen
from .cells import note
from .values import axis_at, is_number, listed, name_of, plain

FUNCTIONS: dict[str, Callable[[list[float]], float]] = {"count": len, "sum": sum, "avg": mean, "min": min, "max": max}
SHARES = {None: None, "": None, "percent": 100.0, "probability": 1.0}
"""The sum of all cells, by the norm; None for cells without a norm."""

NUMERAL = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
JUNK = re.compile(r"""^['"%,$#\s]+|[, ]|['"%,$#\s]+$""")
"""The characters that plotly.js ignores in a number."""

MOST_BINS = 1000


class Bins:
    """Names in their order, or stretches of equal size.

    Attributes:
        at: the names, or the middles of the stretches.
    """

    def __init__(self, values: list[Any], start: float | None = None, size: float = 1.0, count: int = 0) -> None:
        self.start, self.size = start, size
        self.at: list[Any] = list(dict.fromkeys(map(said, values)))
        if start is not None:
            self.at = [start + (n + 0.5) * size for n in range(count)]
        self._places = {name: n for n, name in enumerate(self.at)}

    @staticmethod
    def of(values: list[Any], bins: Any, axis: Any, choose: Callable[[], Ends | None]) -> Bins | None:
        """The bins of an axis; None where a browser chooses the bins by rules that are not known here."""
        known = [value for value in values if value is not None]
        if axis.type == "category" or are_names(known):
            return Bins(known)
        if not any(map(is_number, known)):
            return None
        given = bins.start, bins.end, bins.size
        found = given if all(map(is_number, given)) else choose()
        if not found or found[2] <= 0:
            return None
        start, end, size = map(float, found)
        count = math.ceil((end - start) / size - 1e-6)
        return Bins(known, start, size, count) if 0 < count <= MOST_BINS else None

    def place(self, value: Any) -> int | None:
        """The index of a value's bin. A stretch includes its beginning, but not its end."""
        if self.start is None:
            return self._places.get(said(value)) if value is not None else None
        n = math.floor((value - self.start) / self.size + 1e-9) if is_number(value) else -1
        return n if 0 <= n < len(self.at) else None

    def name(self, n: int, label: str) -> str:
        title = label or ("" if self.start is None else "y")
        return f"{title} {said(self.at[n])}".strip()


def read_density(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads a series for each row of cells. Bins that a browser chooses by unknown rules are not guessed."""
    x, y = listed(trace.x), listed(trace.y)
    bins = [
        Bins.of(
            values,
            trace[f"{side}bins"],
            axis_at(layout, str(trace[f"{side}axis"] or side)),
            functools.partial(chosen, trace, side, layout),
        )
        for side, values in (("x", x), ("y", y))
    ]
    function, share = trace.histfunc or "count", trace.histnorm
    if not x or not y or None in bins:
        said_bins = f"density of {min(len(x), len(y))} points without bins"
        scene.notes.append(f"This kind of plot, {said_bins}, is not read yet; set xbins and ybins, or pass the points")
        return
    if share not in SHARES or function not in FUNCTIONS:
        scene.notes.append(f"This kind of plot, density by {share or function}, is not read yet")
        return
    across, up = (each for each in bins if each)
    rows = cells(across, up, x, y, listed(trace.z) if function != "count" else None, function)
    rows = shared(rows, SHARES[share])
    own = name_of(trace) if trace.showlegend or trace.legendgroup else ""
    scene.notes.append(note(trace.type, rows, across.at, up.at, (scene.x_label, scene.y_label), own))
    for n, row in enumerate(rows):
        name = ", ".join(filter(None, [own, up.name(n, scene.y_label)]))
        scene.strands.append(Strand(name, list(across.at), row, is_shade=True, word="row"))
    title = plain(trace.colorbar.title.text) or plain(layout.coloraxis.colorbar.title.text)
    scene.shade_label = title or "Count"


def are_names(values: list[Any]) -> bool:
    """Whether plotly.js takes values for names: more than two thirds of the different ones are other than numbers, and
    dates are at most twice as many as numbers. A text may be a number or a date."""
    if all(map(is_number, values)):
        return False
    texts = {str(value) for value in values if value == value} - {""}
    numbers = sum(bool(NUMERAL.fullmatch(JUNK.sub("", text))) for text in texts)
    dates = sum(map(is_date, texts))
    return dates <= 2 * numbers < len(texts) - numbers


def cells(across: Bins, up: Bins, x: list[Any], y: list[Any], z: list[Any] | None, function: str) -> list[list[float]]:
    """The values of the cells, row by row. Without points, a count or a sum is 0, and other values are nan."""
    found: list[list[list[float]]] = [[[] for _ in across.at] for _ in up.at]
    for column, row, value in points(across, up, x, y, z):
        found[row][column].append(value)
    empty = 0.0 if function in ("count", "sum") else math.nan
    return [[float(FUNCTIONS[function](each)) if each else empty for each in row] for row in found]


def points(across: Bins, up: Bins, x: list[Any], y: list[Any], z: list[Any] | None) -> Iterator[tuple[int, int, float]]:
    for n, (first, second) in enumerate(zip(x, y)):
        column, row = across.place(first), up.place(second)
        value = 1.0 if z is None else z[n] if n < len(z) else None
        if column is not None and row is not None and is_number(value):
            yield column, row, float(value or 0.0)


def shared(rows: list[list[float]], whole: float | None) -> list[list[float]]:
    total = sum(value for row in rows for value in row if value == value)
    if whole is None or not total:
        return rows
    return [[value / total * whole for value in row] for row in rows]
