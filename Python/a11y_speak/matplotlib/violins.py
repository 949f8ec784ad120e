# SPDX-License-Identifier: MIT
"""Violins: how far each reaches, where it is widest, and the box that may be drawn inside."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .boxes import by_colour
from .fills import Fill
from .legends import Colour, Legend, colour_of
from .parts import Part, Seen, Wording, Words


class Violin:
    """An area about its place, seen as if it stood.

    Attributes:
        at: where it stands.
        box: what the lines inside say: median, quartiles.
    """

    def __init__(self, body: Fill, ax: Axes, seen: Seen) -> None:
        self.colour: Colour | None = colour_of(body.artist)
        self.low, self.high = float(body.t.min()), float(body.t.max())
        self.at = float((body.low + body.high)[0] / 2)
        self.widest = float(body.t[(body.high - body.low).argmax()])
        self.ends, self.stands = body.t, body.lies
        self.median: float | None = None
        self.quartiles: list[float] = []
        self._look_inside(ax, seen)

    def _look_inside(self, ax: Any, seen: Seen) -> None:
        """seaborn draws a line to the whiskers, a line between the quartiles, and a dot."""
        lines = []
        for line in ax.lines:
            points = np.asarray(line.get_xydata(), float)
            along, across = (points if self.stands else points[:, ::-1]).T
            if line not in seen and len(points) in (1, 2) and np.allclose(along, self.at, atol=1e-9):
                seen.add(line)
                lines.append(sorted(across.tolist()))
        self.median = next((each[0] for each in lines if len(each) == 1), None)
        stretches = sorted((each for each in lines if len(each) == 2), key=lambda each: each[1] - each[0])
        if self.median is not None and stretches:
            self.quartiles = stretches[0]

    def words(self, n: int, scale_x: Wording, scale_y: Wording) -> str:
        name = scale_x.text(self.at) if scale_x.has_names else f"violin {n + 1}"
        low, high = (near(scale_y, end) for end in (self.low, self.high))
        most = scale_y.text(float(f"{self.widest:.3g}"))
        said = [f"{name}: from {low} to {high}", f"widest at about {most}"]
        if self.median is not None:
            said.append(f"median {scale_y.text(self.median)}")
        if self.quartiles:
            said.append(f"quartiles {' and '.join(map(scale_y.text, self.quartiles))}")
        return ", ".join(said)


def near(scale: Wording, value: float) -> str:
    """Where a violin ends is computed: four digits are enough, and what is rounded says so."""
    rounded = float(f"{value:.4g}")
    text = scale.text(rounded)
    return text if math.isclose(rounded, value, abs_tol=1e-9) else f"about {text}"


def read_violins(ax: Axes, seen: Seen, legend: Legend) -> Iterator[Part]:
    bodies = [fill for fill in map(Fill.of, ax.collections) if fill and fill.is_symmetrical]
    for stands in dict.fromkeys(body.lies for body in bodies):
        mine = [body for body in bodies if body.lies == stands]
        if not stands and not any(is_of(lines, mine) for lines in ax.collections):
            continue  # a band about a level
        seen.update(body.artist for body in mine)
        # Its ends, its mean, its median.
        seen.update(lines for lines in ax.collections if is_of(lines, mine))
        violins = [Violin(body, ax, seen) for body in mine]
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
                beyond=([], np.concatenate([each.ends for each in group])),
            )


def words_of(violins: list[Violin]) -> Words:
    return lambda n, scale_x, scale_y: violins[n].words(n, scale_x, scale_y)


def is_of(lines: Any, bodies: list[Fill]) -> bool:
    """Whether they mark the violins, one each."""
    return isinstance(lines, collections.LineCollection) and len(lines.get_segments()) == len(bodies)
