# SPDX-License-Identifier: MIT
"""Areas between two curves, single and stacked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections, patches
from matplotlib.axes import Axes

from .legends import Legend, colour_of
from .parts import Floats, Part, Seen, name_of, trimmed


def is_in_data(artist: Any) -> bool:
    """Whether both sides are values. Areas across the whole plot have the plot's edges as one side."""
    ax, own = artist.axes, artist.get_transform()
    sides = (ax.get_xaxis_transform(which="grid"), ax.get_yaxis_transform(which="grid")) if ax else ()
    return not any(own == side for side in sides)  # not with `in`, which asks the other side


def way_of(artist: Any) -> str:
    """The direction of the curves of fill_between, "x" or "y"; "" for other artists."""
    known, paths = getattr(collections, "FillBetweenPolyCollection", ()), artist.get_paths()
    if known and isinstance(artist, known):
        return str(artist.t_direction) if paths else ""
    if type(artist) is collections.PolyCollection and paths:  # as matplotlib before 3.10 draws it
        return next((way for way, side in (("x", 0), ("y", 1)) if all(is_filled(each, side) for each in paths)), "")
    return ""


def is_filled(path: Any, side: int) -> bool:
    """Whether a path begins below the first point of a curve, runs along it, and back along another curve."""
    along = np.asarray(path.vertices, float)[:, side]
    count = (len(along) - 3) // 2
    if count < 2 or len(along) != 2 * count + 3:
        return False
    ahead, back = along[1 : count + 1], along[count + 2 : 2 * count + 2][::-1]
    is_there = along[0] == ahead[0] and along[count + 1] == ahead[-1]
    return bool(is_there and (ahead == back).all() and (np.diff(ahead) >= 0).all() and ahead[0] < ahead[-1])


class Fill:
    """An area of fill_between: t, and the first and the second curve along t. It is horizontal when t is y."""

    @staticmethod
    def of(artist: Any) -> Fill | None:
        """None for other artists."""
        way = way_of(artist)
        is_data = way and artist.get_visible() and is_in_data(artist)
        return Fill(artist, artist.get_paths(), way == "y") if is_data else None

    def __init__(self, artist: Any, paths: Any, lies: bool) -> None:
        self.artist, self.name, self.lies = artist, name_of(artist), lies
        pieces = [self.curves(path.vertices) for path in paths]
        gap = np.full((1, 3), np.nan)
        whole = pieces[:1] + [
            each for piece in pieces[1:] for each in (np.column_stack([piece[:1, :1], gap[:, 1:]]), piece)
        ]
        self.t, self.first, self.second = np.concatenate(whole).T

    @staticmethod
    def drawn(patch: Any, legend: Legend) -> Fill | None:
        """The area of a polygon that runs along one curve and back along another; None for other patches."""
        points = np.asarray(patch.get_xy(), float) if type(patch) is patches.Polygon and patch.get_visible() else None
        if points is None or len(points) < 4:
            return None
        points = points[:-1] if (points[0] == points[-1]).all() else points
        half = len(points) // 2
        ahead, back = points[:half], points[half:][::-1]
        name = name_of(patch) or legend.name(colour_of(patch))
        is_area = len(points) % 2 == 0 and (ahead[:, 0] == back[:, 0]).all() and (np.diff(ahead[:, 0]) > 0).all()
        if not is_area or not (name or half > 2):
            return None
        fill: Fill = object.__new__(Fill)
        fill.artist, fill.name, fill.lies = patch, name, False
        fill.t, fill.first, fill.second = ahead[:, 0], back[:, 1], ahead[:, 1]
        return fill

    def curves(self, points: Floats) -> Floats:
        """Splits a path, which runs along the first curve and back along the second, into its curves."""
        points = points[:, ::-1] if self.lies else points
        count = (len(points) - 2) // 2
        ahead, back = points[1 : count + 1], points[count + 2 : 2 * count + 2][::-1]
        return np.column_stack([ahead, back[:, 1]])

    @property
    def low(self) -> Floats:
        return np.asarray(np.minimum(self.first, self.second))

    @property
    def high(self) -> Floats:
        return np.asarray(np.maximum(self.first, self.second))

    @property
    def is_symmetrical(self) -> bool:
        """Whether the area is symmetrical about one place, as a violin is."""
        middle, width = self.first + self.second, self.high - self.low
        return np.allclose(middle, middle[0]) and width.max() > 0 and len(self.t) > 10

    @property
    def flat_edge(self) -> float | None:
        """The level edge of half a violin, whose other edge is on one side of it; None for other areas."""
        for edge, other in (self.first, self.second), (self.second, self.first):
            if len(self.t) > 10 and np.allclose(edge, edge[0], atol=1e-9) and not np.allclose(other, other[0]):
                return float(edge[0])
        return None

    def is_edged_by(self, x: Any, y: Any) -> bool:
        """Whether a line without a name only draws an edge of this area."""
        x, y = (y, x) if self.lies else (x, y)
        return (
            len(x) == len(self.t)
            and np.allclose(x, self.t)
            and (np.allclose(y, self.first) or np.allclose(y, self.second))
        )

    def stands_on(self, other: Fill) -> bool:
        return (
            self.lies == other.lies
            and len(self.t) == len(other.t)
            and np.allclose(self.t, other.t)
            and np.allclose(self.first, other.second)
        )


def read_fills(ax: Axes, seen: Seen) -> Iterator[Part]:
    seen.update(each for each in ax.collections if is_empty(each))
    fills = [fill for fill in map(Fill.of, ax.collections) if fill and fill.artist not in seen]
    polygons = [patch for patch in ax.patches if patch not in seen and patch.get_data_transform() is ax.transData]
    fills += filter(None, (Fill.drawn(patch, Legend(ax)) for patch in polygons))
    seen.update(fill.artist for fill in fills)
    seen.update(
        line for line in ax.lines if not name_of(line) and any(fill.is_edged_by(*line.get_data()) for fill in fills)
    )
    while fills:
        layers = [fills.pop(0)]
        while fills and fills[0].stands_on(layers[-1]):
            layers.append(fills.pop(0))
        yield from (one(layers[0]) if len(layers) == 1 else stacked(layers))


def is_empty(artist: Any) -> bool:
    """Whether none of an area is drawn, like seaborn's bands around values without an error."""
    kinds = collections.PolyCollection, getattr(collections, "FillBetweenPolyCollection", None)
    return type(artist) in kinds and not any(
        np.isfinite(path.vertices).all(axis=1).any() for path in artist.get_paths()
    )


def one(fill: Fill) -> Iterator[Part]:
    """The height of an area over zero, or else both edges of the area."""
    for edge, other in (fill.first, fill.second), (fill.second, fill.first):
        if not np.nan_to_num(other).any():
            yield Part(fill.name, fill.t, edge, lies=fill.lies, colour=colour_of(fill.artist), noun="Area", word="area")
            return
    name = fill.name or of_line(fill) or "Area"
    for word, edge in ("lower", fill.low), ("upper", fill.high):
        at, heights = unstepped(fill.t, fill.low, fill.high, edge)
        yield Part(f"{name}, {word} edge", at, heights, lies=fill.lies, word="band")


def of_line(fill: Fill) -> str:
    """The name of the only line in the color of a band."""
    ax, colour = fill.artist.axes, colour_of(fill.artist)
    names = {Legend(ax).name(colour), *(name_of(line) for line in ax.lines if colour_of(line) == colour)} - {""}
    return names.pop() if len(names) == 1 else ""


def unstepped(t: Floats, low: Floats, high: Floats, edge: Floats) -> tuple[Floats, Floats]:
    """The points of a band without the second point of each step: a step begins at its place."""
    turns = t[1:] == t[:-1]
    is_stepped = turns.any() and (turns | ((low[1:] == low[:-1]) & (high[1:] == high[:-1]))).all()
    kept = np.append(~turns, True) if is_stepped else np.full(len(t), True)
    return t[kept], edge[kept]


def stacked(layers: list[Fill]) -> Iterator[Part]:
    """The layers of a stack, as stackplot draws them, each on the layer before."""
    for n, fill in enumerate(layers, 1):
        yield Part(
            fill.name or Legend(fill.artist.axes).name(colour_of(fill.artist)) or f"Layer {n}",
            fill.t,
            trimmed(fill.second - fill.first),
            lies=fill.lies,
            word="area",
        )
    total = trimmed(layers[-1].second - layers[0].first)
    yield Part("Total", layers[0].t, total, lies=layers[0].lies)
