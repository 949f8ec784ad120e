# SPDX-License-Identifier: MIT
"""Separate lines at a bar or a point that show the error of its value, as seaborn draws them."""

from __future__ import annotations

from typing import Any

import numpy as np

from .parts import Floats, Part, Seen, Wording, name_of, number

MOST_POINTS = 1000
"""The most points of a line that may be an error bar, gaps included."""


class Whiskers:
    """The lines of an Axes that have no name and are straight and upright or level."""

    def __init__(self, ax: Any, seen: Seen) -> None:
        self._seen = seen
        self._lines: list[tuple[Any, Floats]] = []
        self._taken: list[Any] = []
        for line in ax.lines:
            points = np.asarray(line.get_xydata(), float)
            if name_of(line) or not line.get_visible() or len(points) > MOST_POINTS:
                continue
            if line.get_transform() is not ax.transData:  # a line across the plot
                continue
            points = points[np.isfinite(points).all(axis=1)]
            if 1 < len(points) < 12:
                self._lines.append((line, points))

    def at(self, x: float, y: float, lies: bool) -> list[float] | None:
        """The ends of the unread error bar at a place and around a value. The error bar then counts as read."""
        for line, points in self._lines:
            along, across = (points[:, ::-1] if lies else points).T
            is_there = line not in self._seen and np.isclose(np.median(along), x, atol=1e-9)
            low, high = across.min(), across.max()
            is_upright = np.isclose(along[along == np.median(along)], x).sum() >= 2 and low < high
            if is_there and is_upright and low <= y <= high and len({*across.tolist()}) == 2:
                self._seen.add(line)
                self._taken.append(line)
                return [float(low), float(high)]
        return None

    def around(self, part: Part, x: Floats) -> None:
        """Adds the error bars to the words of a part. `x` has the places of its points, as drawn."""
        if part.words or not self._lines or len(x) > 1000:
            return
        self._taken = []
        ends = [self.at(*place, part.lies) for place in zip(x.tolist(), part.y.tolist())]
        if not any(ends) or sum(each is not None for each in ends) * 2 < len(ends):
            self._seen.difference_update(self._taken)
            return

        def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
            return scale_x.before(scale_x.text(part.x[n]), reach(part.y[n], ends[n], scale_y))

        part.words = words
        part.beyond = part.beyond[0], [*part.beyond[1], *(end for each in ends if each for end in each)]


def reach(value: float, ends: Any, scale: Wording) -> str:
    if ends is None or not np.isfinite(ends).all() or not np.isfinite(value):
        return scale.text(value) if np.isfinite(value) else "no value"
    low, high = sorted(ends)
    if np.isclose(high - value, value - low) and scale.known["scale"] == "linear":
        return f"{scale.text(value)} ± {number((high - low) / 2 * scale.factor)}"
    return f"{scale.text(value)} between {scale.text(low)} and {scale.text(high)}"
