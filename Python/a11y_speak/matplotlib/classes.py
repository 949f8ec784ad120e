# SPDX-License-Identifier: MIT
"""Maps of classes: each color is one of a few kinds of things, such as the land in a place or the group of a row."""

from __future__ import annotations

import collections
from typing import Any

import numpy as np
from matplotlib.colors import ListedColormap

from ..words import sized
from .grids import Grid, Picture
from .legends import Legend
from .markers import names_of_colours
from .parts import Floats, Wording, Words, bar_of

MOST = 20
"""The most colors of such a map."""


TRUTH = {1.0: "true", 0.0: "false"}


def classes_of(artist: Any, grid: Grid, legend: Legend) -> dict[float, str]:
    """The name of each value: that of its color in the legend, else a word for the color, if no text shows a value.
    Empty where a color bar shows the values, or where colors have no names. Truth values are then true and false."""
    if isinstance(grid, Picture):
        names = [legend.name(each) for each in grid.colours]
        return dict(enumerate(names if all(names) else names_of_colours(grid.colours)))
    found = names_of_classes(artist, grid.values, legend)
    return found or (TRUTH if np.ma.asarray(artist.get_array()).dtype.kind == "b" else {})


def names_of_classes(artist: Any, values: Floats, legend: Legend) -> dict[float, str]:
    if bar_of(artist) is not None or not isinstance(artist.cmap, ListedColormap) or artist.cmap.N > MOST:
        return {}
    known = np.unique(values[np.isfinite(values)])
    if not 0 < len(known) <= MOST:
        return {}
    colours = [tuple(each) for each in np.asarray(artist.cmap(artist.norm(known)))[:, :3].round(3).tolist()]
    names = [legend.name(each) for each in colours]
    if not all(names):
        distinct = list(dict.fromkeys(colours))
        words = dict(zip(distinct, names_of_colours(distinct))) if not artist.axes.texts else {}
        names = [words.get(each, "") for each in colours]
    return dict(zip(known.tolist(), names)) if all(names) else {}


def note_of(grid: Grid, names: dict[float, str]) -> str:
    """The note on a map of classes: Map of 4 rows and 3 columns: 8 forest, 4 water"""
    counts = collections.Counter(names[each] for each in grid.values[np.isfinite(grid.values)].tolist())
    found = [(each, counts[each]) for each in TRUTH.values()] if names is TRUTH else counts.most_common()
    told = [f"{count} {name}" for name, count in found]
    return f"Map of {sized(*grid.values.shape)}: {', '.join(told)}"


def most_of(ax: Any, grid: Grid, names: dict[float, str]) -> Any:
    """The note on the column with the most cells of the rarer of two classes, or with the most true ones: Most true at
    Cabin, 687. Empty where two columns have as many."""
    known = grid.values[np.isfinite(grid.values)]
    if names is not TRUTH and (len(names) != 2 or not isinstance(grid, Picture)):
        return ""
    rare = 1.0 if names is TRUTH else min(names, key=lambda each: int((known == each).sum()))
    sums = (grid.values == rare).sum(axis=0)
    best = int(sums.argmax()) if len(sums) else 0

    def words(text: Any) -> str:
        return f"Most {names[rare]} at {text(ax.xaxis, grid.x[best], True)}, {int(sums[best])}"

    return words if len(sums) > 1 and sums[best] and (sums == sums[best]).sum() == 1 else ""


def words_of(x: Floats, values: Floats, names: dict[float, str]) -> Words:
    def words(n: int, along: Wording, _: Wording) -> str:
        name = names.get(float(values[n]), "no color")
        return along.before(along.text(x[n]), name) if len(x) > 1 else name

    return words
