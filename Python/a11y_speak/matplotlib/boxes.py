# SPDX-License-Identifier: MIT
"""Box plots and violins, which matplotlib draws as loose lines and areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from matplotlib import collections, patches
from matplotlib.axes import Axes

from .fills import Fill
from .parts import Floats, Part, Seen, Wording, Words

CORNERS = 5, 6, 11, 12  # of a box, and of one with a notch, which a patch closes once more


def read_boxes(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Of each box: median, quartiles, whiskers, outliers."""
    shapes = [(line, line.get_xydata()) for line in ax.lines if line not in seen]
    shapes += [
        (patch, patch.get_path().vertices) for patch in ax.patches if isinstance(patch, patches.PathPatch)
    ]
    outlines = [
        (shape, points)
        for shape, points in shapes
        if len(points) in CORNERS and (points[0] == points[-1]).all()
    ]
    for lies in False, True:
        found = []
        for shape, outline in outlines:
            box = Box(outline[:, ::-1] if lies else outline, ax.lines, lies)
            if shape not in seen and box.is_one:
                seen.update([shape, *box.lines])
                found.append(box)
        if found:
            yield Part(
                "Median",
                np.array([box.x for box in found]),
                np.array([box.median for box in found]),
                lies=lies,
                words=words_of(found),
                beyond=([], [y for box in found for y in [*box.ends, *box.outliers]]),
            )


def words_of(boxes: list[Box]) -> Words:
    return lambda n, scale_x, scale_y: boxes[n].words(n, scale_x, scale_y)


class Box:
    def __init__(self, outline: Floats, lines: Sequence[Any], lies: bool) -> None:
        (left, self.lower), (right, self.upper) = outline.min(axis=0), outline.max(axis=0)
        self.x: float = left / 2 + right / 2
        self.lines, self.outliers, self.means = list[Any](), list[float](), list[float]()
        level, upright = list[float](), list[float]()
        for line in lines:
            points = line.get_xydata()[:, ::-1] if lies else line.get_xydata()
            x, y = points.T
            if not ((x >= left - 1e-9) & (x <= right + 1e-9)).all() or len(points) in CORNERS[2:]:
                continue
            self.lines.append(line)
            if line.get_linestyle() in ("None", "", " "):
                self.outliers += y.tolist()
            elif len(points) == 2 and np.allclose(x, self.x):
                upright.append(y[1])  # of no length where it ends at the box
            elif len(points) == 2 and y[0] == y[1]:
                level.append(y[0])
        inside = [y for y in level if self.lower <= y <= self.upper]
        self.is_one = len(upright) == 2 and bool(inside)
        if self.is_one:
            low, high = self.ends = sorted(upright)
            caps = [y for y in level if y in self.ends and not self.lower < y < self.upper]
            self.median = next((y for y in inside if y not in caps), inside[0])
            self.means = [y for y in self.outliers if low <= y <= high]
            self.outliers = [y for y in self.outliers if not low <= y <= high]

    def words(self, n: int, scale_x: Wording, scale_y: Wording) -> str:
        """box 1: median 3, quartiles 2 and 4, whiskers 1 and 5, outlier 9"""
        name = scale_x.text(self.x) if scale_x.has_names else f"box {n + 1}"
        low, high, first, last = map(scale_y.text, (self.lower, self.upper, *self.ends))
        told = [
            f"{name}: median {scale_y.text(self.median)}",
            f"quartiles {low} and {high}",
            f"whiskers {first} and {last}",
        ]
        told += [f"mean {scale_y.text(mean)}" for mean in self.means]
        if len(self.outliers) > 5:
            ends = scale_y.text(min(self.outliers)), scale_y.text(max(self.outliers))
            told.append(f"{len(self.outliers)} outliers from {ends[0]} to {ends[1]}")
        elif self.outliers:
            word = "outlier" if len(self.outliers) == 1 else "outliers"
            told.append(f"{word} {' and '.join(map(scale_y.text, sorted(self.outliers)))}")
        return ", ".join(told)


def read_violins(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Of each violin how far it reaches and where it is widest, which is where most values are."""
    bodies = [fill for fill in map(Fill.of, ax.collections) if fill and fill.is_symmetrical]
    for lies in {body.lies for body in bodies}:
        mine = [body for body in bodies if body.lies == lies]
        if not lies and not any(is_of(lines, mine) for lines in ax.collections):
            continue  # a band about a level
        seen.update(body.artist for body in mine)
        seen.update(
            lines
            for lines in ax.collections  # its ends, its mean, its median
            if is_of(lines, mine)
        )
        widest = [body.t[(body.high - body.low).argmax()] for body in mine]

        def words(n: int, scale_x: Wording, scale_y: Wording, mine: Any = mine, widest: Any = widest) -> str:
            middle = (mine[n].low + mine[n].high)[0] / 2
            name = scale_x.text(middle) if scale_x.has_names else f"violin {n + 1}"
            ends = [scale_y.text(round(end, 10)) for end in (mine[n].t.min(), mine[n].t.max())]
            most = float(f"{widest[n]:.3g}")
            return f"{name}: from {ends[0]} to {ends[1]}, widest at about {scale_y.text(most)}"

        yield Part(
            "Widest",
            np.array([(body.low + body.high)[0] / 2 for body in mine]),
            np.array(widest),
            lies=not lies,
            words=words,
            beyond=([], np.concatenate([body.t for body in mine])),
        )


def is_of(lines: Any, bodies: list[Fill]) -> bool:
    """Whether they mark the violins, one each."""
    return isinstance(lines, collections.LineCollection) and len(lines.get_segments()) == len(bodies)
