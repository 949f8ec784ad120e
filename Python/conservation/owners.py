# SPDX-License-Identifier: MIT
"""The points of each named line, of named dots, bars, errors and stems of matplotlib, by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from matplotlib import collections, container, lines

from .axes import length, shown
from .inventory import Value
from .shown import Shown, middle

Bar = Callable[[Any, Shown, tuple[float, float], tuple[float, float]], None]


def own(axes: list[Any], found: Shown, bar: Bar) -> None:
    """Adds the points of named artists. `bar` adds the ways in which a bar may be said."""
    others = set[str]()
    for ax in axes:
        for artist in [*ax.get_children(), *ax.containers]:
            name = str(artist.get_label() or "_")
            if name.startswith("_"):
                continue
            points = points_of(artist, ax)
            if isinstance(artist, container.BarContainer) and ax.name == "rectilinear":
                bars(artist, ax, found.owned.setdefault(name, Shown()), bar)
            elif points is None:
                others.add(name)
            else:
                for x, y in points[np.isfinite(points).all(axis=1)].tolist():
                    for one in ways(ax.xaxis, x):
                        for other in ways(ax.yaxis, y):
                            found.owned.setdefault(name, Shown()).pair(one, other)
    for name in others:
        found.owned.pop(name, None)


def ways(axis: Any, value: float) -> Iterator[Value]:
    """A value as its axis shows it, and as a number where only some places have names."""
    yield (told := shown(axis, value))
    if isinstance(told, str) and getattr(axis.units, "_mapping", None) is None:
        yield length(axis, value)


def points_of(artist: Any, ax: Any) -> Any:
    """The points of a line, of dots, or of errors and stems with a line; None for other artists."""
    if isinstance(artist, container.ErrorbarContainer):
        artist = artist[0]
    elif isinstance(artist, container.StemContainer):
        artist = artist.markerline
    if ax.name != "rectilinear":
        return None
    if isinstance(artist, lines.Line2D) and artist.get_transform() is ax.transData:
        return np.asarray(artist.get_xydata(), float)
    if isinstance(artist, collections.PathCollection) and artist.get_offset_transform().contains_branch(ax.transData):
        return np.ma.filled(np.ma.asarray(artist.get_offsets(), float), np.nan).reshape(-1, 2)
    return None


def bars(held: Any, ax: Any, found: Shown, bar: Bar) -> None:
    """The bars at their own places, and at the middle of the bars of the same number beside them."""
    side = SimpleNamespace(ax=ax, x=partial(shown, ax.xaxis), y=partial(shown, ax.yaxis))
    groups = [each.patches for each in ax.containers if isinstance(each, container.BarContainer)]
    for n, patch in enumerate(held.patches):
        (left, low), (right, high) = np.sort(patch.get_bbox().get_points(), axis=0).tolist()
        if not np.isfinite([left, low, right, high]).all():
            continue
        bar(side, found, (left, right), (low, high))
        beside = np.array([each[n].get_bbox().get_points() for each in groups if len(each) == len(held.patches)])
        for across, size in ((0, high - low), (1, right - left)):
            if not np.isfinite(beside).all():
                break
            place = middle([float(beside[:, 0, across].min()), float(beside[:, 1, across].max())])
            axes = (ax.xaxis, ax.yaxis) if across == 0 else (ax.yaxis, ax.xaxis)
            for at in ways(axes[0], place):
                value = length(axes[1], size)
                found.pair(*((value, at) if across else (at, value)))
