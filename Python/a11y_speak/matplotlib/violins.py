# SPDX-License-Identifier: MIT
"""Violins: the ends and the widest place of each, and the box that may be drawn inside."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes
from matplotlib.category import StrCategoryLocator

from .boxes import by_colour, near
from .fills import Fill
from .legends import Colour, Legend, colour_of
from .parts import Part, Seen, Wording, Words, in_short
from .strokes import read_strokes


class Violin:
    """An area around its place. Horizontal violins are turned upright.

    Attributes:
        at: the violin's place.
        median, quartiles, count: the values of the lines inside; None or empty without such lines.
        levels: the heights of further level lines, by their meaning.
        stretches: the ends of further upright lines.
    """

    def __init__(self, body: Fill, ax: Axes, seen: Seen) -> None:
        self.colour: Colour | None = colour_of(body.artist)
        self.low, self.high = float(body.t.min()), float(body.t.max())
        edge = body.flat_edge
        self.at = edge if edge is not None else float((body.low + body.high)[0] / 2)
        self.widest = float(body.t[(body.high - body.low).argmax()])
        self.ends, self.stands = body.t, body.lies
        self.median: float | None = None
        self.quartiles: list[float] = []
        self.count: int | None = None
        self.levels: dict[str, list[float]] = {}
        self.stretches: list[tuple[float, float]] = []
        self._look_inside(ax, seen)
        self._look_across(ax, body, seen)

    def _look_inside(self, ax: Any, seen: Seen) -> None:
        """Reads the box inside: for each violin, seaborn draws a whisker line, a quartile line and a median dot."""
        lines = []
        for line in ax.lines:
            points = np.asarray(line.get_xydata(), float)
            along, across = (points if self.stands else points[:, ::-1]).T
            if line not in seen and len(points) in (1, 2) and np.allclose(along, self.at, atol=1e-9):
                seen.add(line)
                lines.append(sorted(across.tolist()))
                if len(points) == 1:
                    break
        self.median = next((each[0] for each in lines if len(each) == 1), None)
        stretches = sorted((each for each in lines if len(each) == 2), key=lambda each: each[1] - each[0])
        if self.median is not None and stretches:
            self.quartiles = stretches[0]

    def _look_across(self, ax: Any, body: Fill, seen: Seen) -> None:
        """Reads seaborn's lines from edge to edge, which are at the quartiles and the median, or at each value."""
        lines = [line for line in ax.lines if line not in seen and self._is_across(body, [line.get_xydata()])]
        if len(lines) == 3:
            seen.update(lines)
            first, self.median, last = sorted(float(line.get_xydata()[0][int(self.stands)]) for line in lines)
            self.quartiles = [first, last]
        for sticks in ax.collections:
            if sticks not in seen and isinstance(sticks, collections.LineCollection):
                pieces = sticks.get_segments()
                if len(pieces) > 1 and self._is_across(body, pieces):
                    seen.add(sticks)
                    self.count = len(pieces)

    def _is_across(self, body: Fill, pieces: Any) -> bool:
        """Whether each piece is a level line from one edge to the other."""
        if any(np.shape(each) != (2, 2) for each in pieces):
            return False
        ends = np.array(pieces, float)
        along, across = np.moveaxis(ends if self.stands else ends[..., ::-1], -1, 0)
        slack = 0.02 * float((body.high - body.low).max())
        level = across[:, 0]
        edges = np.column_stack([np.interp(level, body.t, edge) for edge in (body.low, body.high)])
        is_inside = (level == across[:, 1]) & (level >= self.low) & (level <= self.high)
        return bool(is_inside.all() and (np.abs(np.sort(along, axis=1) - edges) <= slack).all())

    def words(self, n: int, scale_x: Wording, scale_y: Wording) -> str:
        name = scale_x.text(self.at) if scale_x.has_names else f"violin {n + 1}"
        low, high = (near(scale_y, end) for end in (self.low, self.high))
        most = in_short(scale_y, self.widest, 3)
        said = [f"{name}: from {low} to {high}", f"widest at about {most}"]
        if self.median is not None:
            said.append(f"median {scale_y.text(self.median)}")
        if self.quartiles:
            said.append(f"quartiles {' and '.join(map(scale_y.text, self.quartiles))}")
        for word, heights in self.levels.items():
            told = " and ".join(map(scale_y.text, sorted(heights)))
            said.append(f"line{'s' * (len(heights) > 1)} at {told}" if word == "line" else f"{word} {told}")
        said += [f"line from {scale_y.text(low)} to {scale_y.text(high)}" for low, high in sorted(self.stretches)]
        if self.count is not None:
            said.append(f"{self.count} values")
        return ", ".join(said)


def read_violins(ax: Axes, seen: Seen, legend: Legend) -> Iterator[Part]:
    fills = [fill for fill in map(Fill.of, ax.collections) if fill]
    bodies = [fill for fill in fills if fill.is_symmetrical] or halves(ax, fills)
    for stands in dict.fromkeys(body.lies for body in bodies):
        mine = [body for body in bodies if body.lies == stands]
        are_marked = any(is_of(lines, mine) for lines in ax.collections)
        has_names = isinstance(ax.yaxis.get_major_locator(), StrCategoryLocator)
        if not stands and mine[0].is_symmetrical and not are_marked and not has_names:
            continue  # a band around a level
        seen.update(body.artist for body in mine)
        violins = [Violin(body, ax, seen) for body in mine]
        read_strokes(ax, violins, seen)
        for colour, group in by_colour(violins, legend):
            yield Part(
                "",
                np.array([each.at for each in group]),
                np.array([each.widest for each in group]),
                lies=not stands,
                is_bars=True,
                words=words_of(group),
                colour=colour,
                noun="Widest",
                word="violin",
                beyond=([], np.concatenate([each.ends for each in group])),
            )


def halves(ax: Axes, fills: list[Fill]) -> list[Fill]:
    """Half violins: two at a name, one to each side, as seaborn splits them; or all to one side, marked by lines."""
    found = [fill for fill in fills if fill.flat_edge is not None]
    if len(found) != len(fills) or len({fill.lies for fill in found}) != 1:
        return []
    if any(is_of(lines, found) for lines in ax.collections):
        return found
    axis = ax.xaxis if found[0].lies else ax.yaxis
    sides = {bool(fill.high.max() > (fill.flat_edge or 0.0) + 1e-9) for fill in found}
    return found if len(sides) == 2 and isinstance(axis.get_major_locator(), StrCategoryLocator) else []


def words_of(violins: list[Violin]) -> Words:
    return lambda n, scale_x, scale_y: violins[n].words(n, scale_x, scale_y)


def is_of(lines: Any, bodies: list[Fill]) -> bool:
    """Whether the lines mark the violins, one line each."""
    return isinstance(lines, collections.LineCollection) and len(lines.get_segments()) == len(bodies)
