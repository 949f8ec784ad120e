# SPDX-License-Identifier: MIT
"""Bars in one collection of patches, as seaborn.objects draws them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .legends import Colour, Legend
from .parts import Floats, Seen, name_of
from .ticks import texts_of_ticks

KINDS = collections.PatchCollection, collections.PolyCollection


def blocks(ax: Axes, seen: Seen, legend: Legend) -> Iterator[tuple[str, Floats, bool, list[Colour | None]]]:
    """The name, the ends as [left, right, foot, top], the direction and the colors of each collection of bars."""
    if ax.get_aspect() != "auto":  # shapes of a map, whose sides have one scale
        return
    for artist in ax.collections:
        if artist in seen or not isinstance(artist, KINDS) or not artist.get_visible():
            continue
        if artist.get_array() is not None:  # cells, whose colors are values
            continue
        ends = corners(artist)
        if ends is None or not artist.get_transform().contains_branch(ax.transData):
            continue
        lies = ends[:, 0].tolist().count(0) > ends[:, 2].tolist().count(0)
        if not (ends[:, 0 if lies else 2] == 0).any() or is_row(ax, ends):
            continue
        seen.add(artist)
        yield name_of(artist), ends, lies, colours_of(artist, len(ends))


def is_row(ax: Axes, ends: Floats) -> bool:
    """Whether the rectangles are stretches in one row, as broken_barh draws them: equally high, but not equally wide,
    or beside a name of the y axis."""
    if len({*map(tuple, ends[:, 2:].round(9).tolist())}) > 1:
        return False
    if len({*(ends[:, 1] - ends[:, 0]).round(9).tolist()}) > 1:
        return True
    places = np.asarray(ax.yaxis.get_majorticklocs(), float) if texts_of_ticks(ax.yaxis) else np.empty(0)
    return bool(np.isclose(places, ends[0, 2:].mean()).any())


def corners(artist: Any) -> Floats | None:
    """The left, right, lower and upper edge of each rectangle; None for other shapes."""
    points = [np.asarray(path.vertices[:4], float) for path in artist.get_paths()]
    if not points or any(each.shape != (4, 2) for each in points):
        return None
    low, high = np.min(points, axis=1), np.max(points, axis=1)
    ends = np.column_stack([low[:, 0], high[:, 0], low[:, 1], high[:, 1]])
    is_box = all(
        {*map(tuple, each.tolist())} == {(x, y) for x in (a, b) for y in (c, d)}
        for each, (a, b, c, d) in zip(points, ends.tolist())
    )
    return ends if is_box and np.isfinite(ends).all() else None


def colours_of(artist: Any, count: int) -> list[Colour | None]:
    found = [tuple(np.round(each[:3], 3).tolist()) for each in artist.get_facecolors()]
    return [found[n % len(found)] for n in range(count)] if found else [None] * count
