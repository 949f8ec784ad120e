# SPDX-License-Identifier: MIT
"""Boxes of letter values, which seaborn's boxenplot draws: boxes within boxes around a median."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .boxes import by_colour, near, outliers
from .grids import plain_numbers
from .legends import Colour, Legend
from .parts import Floats, Part, Seen, Wording, trimmed


class Letters:
    """The boxes at one place, the median and the values beyond the boxes. Lying boxes are turned upright."""

    def __init__(self, boxes: Floats) -> None:
        self.x = float(boxes[:, :, 0].mean())
        self.left, self.right = float(boxes[..., 0].min()), float(boxes[..., 0].max())
        edges = [float(boxes[..., 1].min()), *sorted(boxes[:, 1, 1].tolist())]
        self.ends = list(dict.fromkeys(list(zip(edges, reversed(edges)))[: len(edges) // 2][::-1]))
        self.median: float | None = None
        self.colour: Colour | None = None
        self.outliers: list[float] = []

    def take(self, points: Floats) -> bool:
        """Takes the line of the median, or the dots beyond the boxes; False for other artists."""
        x, y = points.T
        if len(points) == 2 and y[0] == y[1] and np.allclose(sorted(x), [self.left, self.right]):
            self.median = float(y[0])
        elif len(points) and np.allclose(x, self.x):
            self.outliers += y.tolist()
        else:
            return False
        return True

    def words(self, n: int, scale_x: Wording, scale_y: Wording) -> str:
        """a: median 3, boxes 2 to 4, 1 to 5, outliers from 0 to 9"""
        name = scale_x.text(self.x) if scale_x.has_names else f"box {n + 1}"
        told = [f"{name}: median {near(scale_y, self.median)}"] if self.median is not None else [f"{name}: no median"]
        boxes = [f"{near(scale_y, low)} to {near(scale_y, high)}" for low, high in self.ends]
        told.append(f"box{'es' if len(boxes) > 1 else ''} {', '.join(boxes)}")
        ordered = sorted({*self.outliers})
        if len(ordered) > 5:
            told.append(f"{len(self.outliers)} outliers from {scale_y.text(ordered[0])} to {scale_y.text(ordered[-1])}")
        elif ordered:
            told.append(f"outlier{'s' * (len(ordered) > 1)} {' and '.join(map(scale_y.text, ordered))}")
        return ", ".join(told)


def read_letters(ax: Axes, seen: Seen, legend: Legend) -> Iterator[Part]:
    for lies in False, True:
        found = list[Letters]()
        for artist in ax.collections:
            if artist not in seen and (boxes := boxes_of(artist, lies)) is not None:
                letters = Letters(boxes)
                shades = [tuple(np.round(each[:3], 3).tolist()) for each in artist.get_facecolors()]
                letters.colour = next((each for each in shades if legend.name(each)), None)
                dots = [each for each in ax.collections if isinstance(each, collections.PathCollection)]
                others = [each for each in (*ax.lines, *dots) if each not in seen]
                mine = [each for each in others if letters.take(turned(each, lies))]
                if letters.median is not None:
                    seen.update([artist, *mine])
                    found.append(letters)
        for colour, mine in by_colour(found, legend):
            yield part(mine, colour, lies)
            yield from outliers(mine, lies, legend.name(colour))


def part(found: list[Letters], colour: Colour | None, lies: bool) -> Part:
    reached = [value for each in found for value in (*(end for box in each.ends for end in box), *each.outliers)]
    at, medians = (np.array([getattr(each, name) for each in found], float) for name in ("x", "median"))
    words = worded(found)
    beyond: tuple[Any, Any] = ([], reached)
    drawn = Part("", at, medians, lies=lies, is_bars=True, words=words, beyond=beyond, colour=colour)
    drawn.noun, drawn.word = "Median", "box"
    return drawn


def worded(found: list[Letters]) -> Any:
    return lambda n, scale_x, scale_y: found[n].words(n, scale_x, scale_y)


def turned(artist: Any, lies: bool) -> Floats:
    """The points of a line, or of dots; upright."""
    get = getattr(artist, "get_xydata", None) or artist.get_offsets
    points = plain_numbers(get()).reshape(-1, 2)
    return points[:, ::-1] if lies else points


def boxes_of(artist: Any, lies: bool) -> Floats | None:
    """The lower left and upper right corner of each box, if all are around one place; None for other artists."""
    if not isinstance(artist, collections.PatchCollection) or not artist.get_visible():
        return None
    corners = [np.asarray(path.vertices, float) for path in artist.get_paths()]
    if not corners or any(len(each) != 5 for each in corners):
        return None
    boxes = np.array([(each.min(axis=0), each.max(axis=0)) for each in corners])
    boxes = trimmed(boxes[..., ::-1] if lies else boxes)  # a box ends at about the place where the next one begins
    middle = boxes[:, :, 0].mean(axis=1)
    feet, tops = (sorted(boxes[:, end, 1].tolist()) for end in (0, 1))
    are_joined = feet[1:] == tops[:-1]  # equal letter values make boxes without a height
    return boxes if np.allclose(middle, middle[0]) and are_joined else None
