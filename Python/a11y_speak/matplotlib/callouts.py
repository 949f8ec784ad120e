# SPDX-License-Identifier: MIT
"""Words written at a point, which name the point."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.text import Annotation

from .parts import Part, Wording
from .ticks import plain

MOST = 1000
"""The most texts that are compared with the points."""


class Callouts:
    """The words of annotations, and of texts exactly at a point, by their place in the data."""

    def __init__(self, ax: Any) -> None:
        self._places: dict[tuple[float, float], str] = {}
        for text in [] if hasattr(ax, "zaxis") else ax.texts[:MOST]:
            said = plain(text.get_text())
            if text.get_visible() and said[:1].isalpha() and (place := place_of(ax, text)):
                known = self._places.get(place)
                self._places[place] = f"{known}, {said}" if known else said

    def at(self, x: float, y: float) -> str:
        """The words at a place; "" without words there."""
        return self._places.get((x, y), "")

    def of(self, part: Part, lies: bool) -> dict[int, str]:
        """The words by index of the part's points."""
        found: dict[int, str] = {}
        for place, said in self._places.items():
            x, y = place[::-1] if lies else place
            found |= dict.fromkeys(np.flatnonzero((part.x == x) & (part.y == y)).tolist(), said)
        return found


def place_of(ax: Any, text: Any) -> tuple[float, float] | None:
    """The place that an arrow points to, or the place of a text; None for places outside the data."""
    if isinstance(text, Annotation):
        is_there, (x, y) = text.xycoords == "data" or text.xycoords is ax.transData, text.xy
    else:
        is_there, (x, y) = text.get_transform() is ax.transData, text.get_unitless_position()
    if not is_there:
        return None
    try:
        return float(ax.convert_xunits(x)), float(ax.convert_yunits(y))
    except (TypeError, ValueError):
        return None


def called(part: Part, n: int, name: str, along: Wording, across: Wording) -> str:
    """A point, with its name before its values: top, 2: 5"""
    if part.words:
        return f"{name}, {part.words(n, along, across)}"
    y = part.y[n]
    said = across.text(float(y)) if np.isfinite(y) else "no value"
    return f"{name}, {along.before(along.text(float(part.x[n])), said)}"
