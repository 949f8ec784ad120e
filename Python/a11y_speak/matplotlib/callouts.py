# SPDX-License-Identifier: MIT
"""Words written at a point, which name the point."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.text import Annotation
from matplotlib.transforms import Transform

from .parts import Part, Wording, Words, in_short
from .ticks import plain

MOST = 1000
"""The most texts that are compared with the points."""


MOST_AWAY = 30
"""The most pixels between a point and the text that names it."""


class Callouts:
    """The words of annotations, and of texts exactly at a point, by their place in the data."""

    def __init__(self, ax: Any) -> None:
        self._places: dict[tuple[float, float], str] = {}
        texts = [] if hasattr(ax, "zaxis") else ax.texts[:MOST]
        is_graph = bool(texts) and has_no_ticks(ax)
        for text in texts:
            said = plain(text.get_text())
            if text.get_visible() and (said[:1].isalpha() or is_graph) and (place := place_of(ax, text)):
                known = self._places.get(place)
                self._places[place] = f"{known}, {said}" if known else said

    def part(self) -> Part | None:
        """Texts at places of their own as a series, as a plot of words draws them; None for fewer than two texts."""
        if len(self._places) < 2:
            return None
        points = np.array(sorted(self._places), float)
        said = [self._places[x, y] for x, y in points.tolist()]

        def words(n: int, along: Wording, across: Wording) -> str:
            x, y = points[n].tolist()
            return f"{said[n]}, {along.before(along.text(x), across.text(y))}"

        return Part("Texts", points[:, 0], points[:, 1], words=words, are_dots=True, word="text", is_named=True)

    def at(self, x: float, y: float) -> str:
        """The words at a place; "" without words there."""
        return self._places.get((x, y), "")

    def near(self, x: float, y: float, room: float) -> str:
        """The words at most `room` from a place."""
        return next((said for at, said in self._places.items() if np.hypot(at[0] - x, at[1] - y) <= room), "")

    def name_all(self, points: Any) -> bool:
        """Whether words are at each of some points, as the names of a graph's nodes are."""
        return len(points) > 0 and all(self.at(*map(float, each)) for each in points)

    def of(self, part: Part, lies: bool) -> dict[int, str]:
        """The words by index of the part's points."""
        found: dict[int, str] = {}
        for place, said in self._places.items():
            x, y = place[::-1] if lies else place
            found |= dict.fromkeys(np.flatnonzero((part.x == x) & (part.y == y)).tolist(), said)
        return found


def series_of(ax: Any, texts: list[tuple[str, Any]]) -> Part | None:
    """Texts as a series, each at its place: noon, 12: 5; None where places are not numbers of a flat plot."""
    if ax.name != "rectilinear":
        return None
    places = [place_of(ax, artist) or drawn_at(ax, artist) for _, artist in texts]
    points, is_bare = np.array(places, float), has_no_ticks(ax)

    def worded(side: int) -> Words:
        def words(n: int, along: Wording, across: Wording) -> str:
            x, y = (in_short(scale, points[n, one]) for scale, one in ((along, side), (across, 1 - side)))
            return texts[n][0] if is_bare else f"{texts[n][0]}, {along.before(x, y)}"

        return words

    def part(side: int) -> Part:
        x, y = points[:, side], points[:, 1 - side]
        return Part("Texts", x, y, lies=bool(side), words=worded(side), is_mark=True, word="text", is_named=True)

    found = part(0)
    found.other = part(1)
    return found


def drawn_at(ax: Any, text: Any) -> tuple[float, float]:
    """The place of a text, or of the thing that it is beside, on the axes of the data."""
    if isinstance(text, Annotation) and isinstance(text.xycoords, Transform):
        there = text.xycoords.transform(text.xy)
    else:
        there = text.get_transform().transform(text.get_unitless_position())
    x, y = ax.transData.inverted().transform(there).tolist()
    return x, y


def has_no_ticks(ax: Any) -> bool:
    """Whether no tick has a text, so that places show no numbers, as in a drawing of a graph."""
    if not ax.axison:
        return True
    sides = (ax.xaxis, ("labelbottom", "labeltop")), (ax.yaxis, ("labelleft", "labelright"))
    if not hasattr(ax.xaxis, "get_tick_params"):  # before matplotlib 3.7
        return not any(axis.get_ticklabels() for axis, _ in sides)
    return not any(axis.get_tick_params().get(side) for axis, names in sides for side in names)


def place_of(ax: Any, text: Any) -> tuple[float, float] | None:
    """The place that an arrow points to, or the place of a text; None for places outside the data."""
    if isinstance(text, Annotation):
        is_there, (x, y) = text.xycoords == "data" or text.xycoords is ax.transData, text.xy
    else:
        is_there, (x, y) = is_of_data(ax, text.get_transform()), text.get_unitless_position()
    if not is_there:
        return None
    try:
        return float(ax.convert_xunits(x)), float(ax.convert_yunits(y))
    except (TypeError, ValueError):
        return None


def is_of_data(ax: Any, transform: Any) -> bool:
    """Whether places are those of the data, or are moved from there by a few points."""
    if transform is ax.transData or transform in (ax.transAxes, ax.figure.transFigure):
        return bool(transform is ax.transData)
    corners = np.array([[0.0, 0.0], [1.0, 2.0]])
    away = transform.transform(corners) - ax.transData.transform(corners)
    return bool(np.allclose(away[0], away[1]) and np.abs(away).max() < MOST_AWAY)


def called(part: Part, n: int, name: str, along: Wording, across: Wording) -> str:
    """A point, with its name before its values: top, 2: 5"""
    if part.words:
        return f"{name}, {part.words(n, along, across)}"
    y = part.y[n]
    said = across.text(float(y)) if np.isfinite(y) else "no value"
    return f"{name}, {along.before(along.text(float(part.x[n])), said)}"
