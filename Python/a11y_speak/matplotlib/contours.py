# SPDX-License-Identifier: MIT
"""Contours: the extent of each level."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import contour
from matplotlib.axes import Axes

from .grids import short
from .legends import Legend
from .parts import Floats, Notes, Part, Seen, Wording, in_short


def read_contours(ax: Axes, seen: Seen, notes: Notes) -> Iterator[Part]:
    """Reads each level, at its middle: level 3: 2 lines, from 1 to 4 and from 2 to 5"""
    legend = Legend(ax)
    for artist in ax.collections:
        if not isinstance(artist, contour.ContourSet) or artist in seen or not artist.get_visible():
            continue
        seen.add(artist)
        word = "area" if artist.filled else "line"
        names = level_names(artist)
        levels = [
            (name, lines, np.concatenate(lines))
            for name, path in zip(names, artist.get_paths())
            if (lines := [each.vertices for each in path._iter_connected_components() if len(each)])
        ]
        kind = "Filled contours" if artist.filled else "Contours"
        ends = short(artist.levels[0]), short(artist.levels[-1])
        notes.append(f"{kind} at {len(artist.levels)} levels, {ends[0]} to {ends[1]}" if names else kind)
        if levels:
            found = part(levels, word)
            colours = {
                tuple(each[:3].round(3).tolist()) for each in [*artist.get_edgecolors(), *artist.get_facecolors()]
            }
            named = {legend.name(each) for each in colours} - {""}
            found.name = f"{named.pop()}, levels" if len(named) == 1 else found.name
            yield found


def level_names(artist: Any) -> list[str]:
    if artist.filled:
        ends = [short(level) for level in artist.levels]
        return [f"{low} to {high}" for low, high in itertools.pairwise(ends)]
    return [short(level) for level in artist.levels]


def part(levels: list[tuple[str, list[Floats], Floats]], word: str) -> Part:
    ends = np.array([(all.min(axis=0), all.max(axis=0)) for _, _, all in levels])
    middle = ends.mean(axis=1)

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        name, lines, _ = levels[n]
        (left, low), (right, high) = ends[n]
        count = f"{len(lines)} {word}{'s' if len(lines) > 1 else ''}"
        return f"level {name}: {count}, {stretch('x', scale_x, left, right)}, {stretch('y', scale_y, low, high)}"

    return Part("Levels", middle[:, 0], middle[:, 1], words=words, beyond=(ends[:, :, 0], ends[:, :, 1]), word="level")


def stretch(axis: str, scale: Wording, first: float, last: float) -> str:
    """An extent: x from 1 to 3, or x 1. It has four digits, which is enough for a computed value."""
    low, high = in_short(scale, first), in_short(scale, last)
    return f"{axis} {low}" if low == high else f"{axis} from {low} to {high}"
