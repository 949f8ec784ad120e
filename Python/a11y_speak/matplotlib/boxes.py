# SPDX-License-Identifier: MIT
"""Box plots, which matplotlib draws as separate lines and patches."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

import numpy as np
from matplotlib import patches
from matplotlib.axes import Axes

from .legends import Colour, Legend, colour_of
from .parts import Floats, Part, Seen, Wording, Words

CORNERS = 5, 6, 11, 12  # points of a box, and of a box with a notch; a patch has one more


def read_boxes(ax: Axes, seen: Seen, legend: Legend) -> Iterator[Part]:
    """Reads each box: median, quartiles, whiskers, outliers."""
    shapes = [(line, line.get_xydata()) for line in ax.lines if line not in seen]
    shapes += [(patch, patch.get_path().vertices) for patch in ax.patches if isinstance(patch, patches.PathPatch)]
    outlines = [
        (shape, points) for shape, points in shapes if len(points) in CORNERS and (points[0] == points[-1]).all()
    ]
    for lies in False, True:
        found = list[Box]()
        for shape, outline in [*outlines, *unboxed(ax.lines, lies)]:
            if not runs(outline, lies):
                continue
            box = Box(outline[:, ::-1] if lies else outline, ax.lines, lies)
            box.colour = colour_of(shape)
            if shape not in seen and box.is_one:
                seen.update([shape, *box.lines])
                found.append(box)
        for colour, boxes in by_colour(found, legend):
            yield Part(
                "",
                np.array([box.x for box in boxes]),
                np.array([box.median for box in boxes]),
                lies=lies,
                is_bars=True,
                words=words_of(boxes),
                colour=colour,
                noun="Median",
                word="box",
                beyond=([], [y for box in boxes for y in [*box.ends, *box.outliers]]),
            )
            yield from outliers(boxes, lies, legend.name(colour))


def unboxed(lines: Sequence[Any], lies: bool) -> Iterator[tuple[Any, Floats]]:
    """The median and the outline of each box that is drawn without its outline. Two whiskers leave the quartiles in
    opposite directions, one line after the other. A level line between them, not at their far ends, is the median."""
    places = [(line, line.get_xydata()) for line in lines]
    sides = [(line, points[:, ::-1] if lies else points) for line, points in places if len(points) == 2]
    level = [(line, points) for line, points in sides if points[0, 1] == points[1, 1] and points[0, 0] != points[1, 0]]
    for (_, low), (_, high) in itertools.pairwise(sides):
        (x, lower), (_, least) = low
        (_, upper), (_, most) = high
        if not (low[:, 0] == x).all() or not (high[:, 0] == x).all() or not least <= lower <= upper <= most:
            continue
        between = [(line, at) for line, at in level if np.isclose(at[:, 0].mean(), x) and lower <= at[0, 1] <= upper]
        if between and lower < upper:
            line, ((left, _), (right, _)) = max(
                between, key=lambda each: (each[1][0, 1] not in (least, most), np.ptp(each[1][:, 0]).round(9))
            )
            box = np.array([[left, lower], [right, lower], [right, upper], [left, upper], [left, lower]])
            yield line, box[:, ::-1] if lies else box


def outliers(boxes: Sequence[HasOutliers], lies: bool, name: str = "") -> Iterator[Part]:
    """The outliers of boxes with more of them than their words hold, each as a dot."""
    places = [(box.x, y) for box in boxes if len(set(box.outliers)) > MOST for y in sorted(set(box.outliers))]
    if places:
        x, y = np.array(places).T
        named = f"{name}, outliers" if name else "Outliers"
        yield Part(named, x, y, lies=lies, are_dots=True, word="outlier")


MOST = 5
"""The most outliers that the words of a box hold."""


class HasOutliers(Protocol):
    x: float
    outliers: list[float]


Coloured = TypeVar("Coloured", bound="HasColour")


class HasColour(Protocol):
    colour: Colour | None


def by_colour(shapes: list[Coloured], legend: Legend) -> Iterator[tuple[Colour | None, list[Coloured]]]:
    """Groups shapes by color if the legend names all their colors; else yields one group."""
    colours = dict.fromkeys(each.colour for each in shapes)
    if len(colours) > 1 and all(legend.name(colour) for colour in colours):
        for colour in colours:
            yield colour, [each for each in shapes if each.colour == colour]
    elif shapes:
        yield None, shapes


def near(scale: Wording, value: float) -> str:
    """A computed value in words. It has four digits, which are enough by ear; a rounded value says "about". A date is
    whole."""
    if scale.known["scale"] == "date":
        return scale.text(value)
    rounded = float(f"{value:.4g}")
    text = scale.text(rounded)
    return text if math.isclose(rounded, value, abs_tol=1e-9) else f"about {text}"


def words_of(boxes: list[Box]) -> Words:
    return lambda n, scale_x, scale_y: boxes[n].words(n, scale_x, scale_y)


def runs(outline: Floats, lies: bool) -> bool:
    """Whether a box begins with an edge across its direction, as matplotlib draws it."""
    side = 0 if lies else 1
    return bool(outline[0, side] == outline[1, side])


def edges(outline: Floats) -> tuple[float, float]:
    """The quartiles: the level edges of a box. A notch may reach beyond them."""
    y = outline[:, 1]
    level = y[:-1][y[:-1] == y[1:]] if len(outline) in CORNERS[2:] else y
    return (float(level.min()), float(level.max())) if len(level) else (float(y.min()), float(y.max()))


class Box:
    def __init__(self, outline: Floats, lines: Sequence[Any], lies: bool) -> None:
        (left, _), (right, _) = outline.min(axis=0), outline.max(axis=0)
        self.lower, self.upper = edges(outline)
        self.notch = sorted({*outline[[2, 4], 1].tolist()}) if len(outline) in CORNERS[2:] else []
        self.x: float = left / 2 + right / 2
        self.lines, self.outliers, self.means = list[Any](), list[float](), list[float]()
        level, upright = list[float](), list[float]()
        for line in lines:
            points = line.get_xydata()[:, ::-1] if lies else line.get_xydata()
            x, y = points.T
            is_marks = line.get_linestyle() in ("None", "", " ")
            is_notched, is_dot = len(points) in CORNERS[2:] and not is_marks, len(points) == 1 and not is_marks
            if not ((x >= left - 1e-9) & (x <= right + 1e-9)).all() or is_notched or is_dot:
                continue
            self.lines.append(line)
            if is_marks:
                self.outliers += y.tolist()
            elif len(points) == 2 and np.allclose(x, self.x):
                upright.append(y[1])  # has no length where the whisker ends at the box
            elif len(points) == 2 and y[0] == y[1]:
                level.append(y[0])
        inside = [y for y in level if self.lower <= y <= self.upper]
        self.colour: Colour | None = None
        self.is_one = len(upright) == 2 and bool(inside)
        if self.is_one:
            low, high = self.ends = sorted(upright)
            caps = [y for y in level if y in self.ends and not self.lower < y < self.upper]
            self.median = next((y for y in inside if y not in caps), inside[0])
            lines_of_means = [y for y in level if y not in self.ends and y != self.median]
            self.means = [y for y in self.outliers if low <= y <= high] + lines_of_means[:1]
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
        if self.notch:
            told.append(f"notch {' to '.join(near(scale_y, end) for end in self.notch)}")
        told += [f"mean {scale_y.text(mean)}" for mean in self.means]
        if len(self.outliers) > MOST:
            ends = scale_y.text(min(self.outliers)), scale_y.text(max(self.outliers))
            told.append(f"{len(self.outliers)} outliers from {ends[0]} to {ends[1]}")
        elif self.outliers:
            word = "outlier" if len(self.outliers) == 1 else "outliers"
            told.append(f"{word} {' and '.join(map(scale_y.text, sorted(self.outliers)))}")
        return ", ".join(told)
