# SPDX-License-Identifier: MIT
"""Scatters: dots from left to right, grouped by the names of their colors, with density and trend."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes
from matplotlib.category import StrCategoryLocator

from .callouts import Callouts, has_no_ticks
from .grids import numbers_of, plain_numbers, short
from .legends import Legend, colour_of
from .markers import MOST, names_of_colours, names_of_shapes
from .parts import Floats, Notes, Part, Seen, Wording, Words, bar_of, long_axis, name_of
from .sizes import sizer, unexplained
from .ticks import plain, texts_of_ticks

FEWEST = 20
"""The fewest dots whose density and trend are described."""

CELLS = 5
"""The number of columns, and of rows, into which the plot is divided to find its densest part."""

TREND = 0.3
"""The smallest correlation that counts as a trend."""


def read_dots(ax: Axes, seen: Seen, notes: Notes, legend: Legend) -> Iterator[Part]:
    """Reads scatters in the order of x, in which their user moves."""
    callouts = Callouts(ax)
    for dots in ax.collections:
        if not isinstance(dots, collections.PathCollection) or dots in seen or not dots.get_visible():
            continue
        if not dots.get_offset_transform().contains_branch(ax.transData):
            continue
        seen.add(dots)
        points = plain_numbers(dots.get_offsets())
        order = np.argsort(points[:, 0], kind="stable")
        if callouts.name_all(points.tolist()) and has_no_ticks(ax):
            yield nodes(dots, points[order], callouts)
            continue
        groups = list(by_name(dots, order, legend))
        size = sizer(dots, len(points))
        for name, chosen in groups:
            yield Part(
                name,
                points[chosen, 0],
                points[chosen, 1],
                words=measured(dots, points, chosen, size),
                colour=colour_of(dots),
                are_dots=True,
                word="spot" if has_no_ticks(ax) else "",
            )
        if len(points) >= FEWEST:
            notes.append(spread(ax, "" if len(groups) > 1 else name_of(dots), points))
        if lacking := unexplained(dots, len(points), size is not None):
            notes.append(lacking)


def nodes(dots: Any, points: Floats, callouts: Callouts) -> Part:
    """The nodes of a graph, each with its name alone, because their places show no numbers."""
    names = [callouts.at(x, y) for x, y in points.tolist()]
    part = Part(name_of(dots), points[:, 0], points[:, 1], words=lambda n, scale_x, scale_y: names[n], word="node")
    part.noun, part.is_named = "Nodes", True
    return part


def joined(parts: list[Part], axis: Any) -> list[Part]:
    """Joins dots of one name, if each series is at another name of the axis. seaborn draws them like this."""
    if not isinstance(axis.get_major_locator(), StrCategoryLocator) and not texts_of_ticks(axis):
        return parts
    dots = [part for part in parts if part.are_dots and not part.words and len(part.x)]
    side = "x" if axis is axis.axes.xaxis else "y"
    for name in dict.fromkeys(part.name for part in dots):
        loose = [part for part in dots if part.name == name]
        homes = [np.unique(np.round(getattr(part, side))) for part in loose]
        if len(loose) < 2 or any(len(home) != 1 for home in homes) or len({*np.ravel(homes)}) < len(homes):
            continue
        first = loose[0]
        first.x, first.y = (np.concatenate([getattr(part, side) for part in loose]) for side in ("x", "y"))
        first.colour = None
        parts = [part for part in parts if part is first or not any(part is each for each in loose)]
    return parts


def by_name(dots: Any, order: Any, legend: Legend) -> Iterator[tuple[str, Any]]:
    """Groups the dots by the colors and the shapes that a legend names; else yields one group."""
    shapes = names_of_shapes(dots, len(order))
    for name, chosen in by_colour(dots, order, legend):
        own = dict.fromkeys(shapes[n] for n in chosen.tolist()) if shapes and shapes != [name] * len(shapes) else [""]
        for shape in own:
            mine = [n for n in chosen.tolist() if not shape or shapes[n] == shape]
            yield ", ".join(dict.fromkeys(filter(None, (name, shape)))), np.array(mine, int)


def by_colour(dots: Any, order: Any, legend: Legend) -> Iterator[tuple[str, Any]]:
    """The dots of each color that a legend names, or of a few colors without a legend by words for the colors."""
    colours = np.asarray(dots.get_facecolors())
    if len(colours) != len(order) or len(order) < 2:
        yield name_of(dots), order
        return
    kinds, kind = np.unique(np.round(colours[:, :3], 3), axis=0, return_inverse=True)
    names = [legend.name(each) for each in kinds] if len(kinds) <= len(legend) else [""]
    is_named = all(names) and len(kinds) > 1
    if not is_named and dots.get_array() is None and not len(legend) and len(kinds) <= MOST:
        names = names_of_colours([tuple(each) for each in kinds.tolist()])
        is_named = bool(names)
    if not is_named:
        yield name_of(dots), order
        return
    for name in [*(each for each in legend.order if each in names), *(each for each in names if not len(legend))]:
        yield name, order[kind.ravel()[order] == names.index(name)]


def measured(dots: Any, points: Floats, chosen: Any, size: Callable[[int], str] | None) -> Words | None:
    """The values of each dot's color on a color bar, and of its size in a legend: 1: 2, Horsepower 130"""
    values, bar = numbers_of(dots.get_array()), bar_of(dots)
    has_colours = bar is not None and values.shape == (len(points),)
    if not has_colours and size is None:
        return None
    title = plain(long_axis(bar).get_label_text()) or "color" if bar else ""

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        x, y = points[chosen[n]]
        said = scale_x.before(scale_x.text(x), scale_y.text(y) if np.isfinite(y) else "no value")
        if has_colours and np.isfinite(value := values[chosen[n]]):
            said += f", {title} {short(value)}"
        return f"{said}, {size(int(chosen[n]))}" if size else said

    return words


def spread(ax: Any, name: str, points: Floats) -> Any:
    """A note: 150 dots, 40 of them where x is 1 to 2 and y is 3 to 4; y rises with x, correlation 0.87"""

    def words(text: Any) -> str:
        x, y = seen_of(ax, points[np.isfinite(points).all(axis=1)]).T
        are_named = any(isinstance(axis.get_major_locator(), StrCategoryLocator) for axis in (ax.xaxis, ax.yaxis))
        if len(x) < FEWEST or x.min() == x.max() or y.min() == y.max() or are_named:
            return ""
        most, ends_x, ends_y = densest(x, y)
        xs = " to ".join(text(ax.xaxis, near(each, x)) for each in ends_x)
        ys = " to ".join(text(ax.yaxis, near(each, y)) for each in ends_y)
        r = float(np.corrcoef(x, y)[0, 1])
        said = f"{name or 'Scatter'}, {len(x)} dots, {most} of them where x is {xs} and y is {ys}"
        return f"{said}; {trend(r)}"

    return words


def seen_of(ax: Any, points: Floats) -> Floats:
    """The points in view; all of them if none is."""
    inside = np.full(len(points), True)
    for values, axis in zip(points.T, (ax.xaxis, ax.yaxis)):
        low, high = sorted(axis.get_view_interval())
        inside &= (low <= values) & (values <= high)
    return points[inside] if inside.any() else points


def densest(x: Floats, y: Floats) -> tuple[int, Floats, Floats]:
    """The count and the edges of the fullest cell. numpy's own function takes three times as long."""
    edges = [np.linspace(each.min(), each.max(), CELLS + 1) for each in (x, y)]
    places = [((each - ends[0]) * (CELLS / (ends[-1] - ends[0]))).astype(np.int64) for each, ends in zip((x, y), edges)]
    column, row = (np.minimum(each, CELLS - 1) for each in places)
    counts = np.bincount(column * CELLS + row, minlength=CELLS * CELLS)
    most = int(counts.argmax())
    at = most // CELLS, most % CELLS
    return int(counts[most]), edges[0][at[0] : at[0] + 2], edges[1][at[1] : at[1] + 2]


def near(value: float, values: Floats) -> float:
    """Rounds to a hundredth of the dots' range, because the edges of cells are not data."""
    digits = 2 - int(np.floor(np.log10(np.ptp(values))))
    return round(float(value), digits)


def trend(r: float) -> str:
    if abs(r) < TREND:
        return f"no clear trend, correlation {r:.2f}".replace("-", "−")
    return f"y {'rises' if r > 0 else 'falls'} with x, correlation {r:.2f}".replace("-", "−")
