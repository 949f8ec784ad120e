# SPDX-License-Identifier: MIT
"""Fields of arrows and of wind barbs: the place, length and direction of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import quiver
from matplotlib.axes import Axes

from .grids import plain_numbers, short
from .parts import Floats, Part, Seen, Wording, name_of

POINTS = ("right", "up and right", "up", "up and left", "left", "down and left", "down", "down and right")


def read_arrows(ax: Axes, seen: Seen) -> Iterator[Part]:
    for artist in ax.collections:
        if artist in seen or not artist.get_visible():
            continue
        if isinstance(artist, quiver.Quiver):
            place = artist.X, artist.Y, masked(artist.U, artist), masked(artist.V, artist)
        elif isinstance(artist, quiver.Barbs):
            place = artist.x, artist.y, artist.u, artist.v
        else:
            continue
        seen.add(artist)
        x, y, u, v = (plain_numbers(each).ravel() for each in place)
        yield field(name_of(artist) or "Arrows", x, y, *np.broadcast_arrays(u, v))


def masked(values: Any, artist: quiver.Quiver) -> Any:
    """The values without those of masked arrows, which matplotlib keeps apart."""
    return np.ma.array(values, mask=artist.Umask)


def field(name: str, x: Floats, y: Floats, u: Any, v: Any) -> Part:
    """The arrows of a field, in the order of x, then of y."""
    is_drawn = np.isfinite(u) & np.isfinite(v)
    x, y, u, v = (each[is_drawn] for each in (x, y, u, v))
    order = np.lexsort((y, x))
    x, y, u, v = x[order], y[order], u[order], v[order]

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        place = f"{scale_x.text(x[n])}, {scale_y.text(y[n])}"
        length = np.hypot(u[n], v[n])
        if length == 0:
            return f"{place}: calm"
        eighth = round(float(np.arctan2(v[n], u[n]) / (np.pi / 4))) % 8
        return f"{place}: {short(length)} long, {POINTS[eighth]}"

    return Part(name, x, y, words=words, word="arrow")
