# SPDX-License-Identifier: MIT
"""Rugs: marks at values that reach only partly across the plot, as seaborn draws them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .legends import Legend
from .parts import Floats, Notes, Part, Seen
from .segments import by_colour


def read_rugs(ax: Axes, seen: Seen, notes: Notes, legend: Legend) -> Iterator[Part]:
    """Reads each rug as its marks in their order, and notes its ends."""
    sides = (
        (ax.xaxis, 0, "x", ax.get_xaxis_transform(which="grid")),
        (ax.yaxis, 1, "y", ax.get_yaxis_transform(which="grid")),
    )
    for artist in ax.collections:
        if artist in seen or not isinstance(artist, collections.LineCollection) or not artist.get_visible():
            continue
        for axis, side, letter, transform in sides:
            if artist.get_transform() != transform or not (pieces := artist.get_segments()):
                continue
            seen.add(artist)
            places = np.array([each[0][side] for each in pieces], float)
            ends = sorted({float(places.min()), float(places.max())})
            count = f"{len(pieces)} marks" if len(pieces) > 1 else "A mark"
            notes.append((f"{count} along {letter}, {'from' if len(ends) > 1 else 'at'} ", axis, *ends))
            foot = float(ax.transData.inverted().transform(transform.transform(pieces[0][0]))[1 - side])
            for name, chosen in by_colour(artist, len(pieces), legend):
                yield marks(name, np.sort(places[chosen]), foot, letter)


def marks(name: str, places: Floats, foot: float, letter: str) -> Part:
    """The marks of one color. A point says its place alone, because the height of the marks has no meaning."""
    feet = np.full(len(places), foot)
    lies = letter == "y"
    part = Part(name, places, feet, lies=lies, is_mark=True, word="mark", noun=f"Marks along {letter}")
    along = dataclasses.replace(part, words=lambda n, scale_x, scale_y: scale_x.text(places[n]))
    across = dataclasses.replace(part, x=feet, y=places, lies=not lies)
    across.words = lambda n, scale_x, scale_y: scale_y.text(places[n])
    return dataclasses.replace(along, other=across)
