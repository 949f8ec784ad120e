# SPDX-License-Identifier: MIT
"""Bars: grouped, stacked, horizontal, of histograms, and floating."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from matplotlib import category, container, patches
from matplotlib.axes import Axes

from .blocks import blocks
from .groups import merged, middles, share_bins, stack
from .legends import Colour, Legend, colour_of
from .parts import Floats, Part, Seen, Wording, Words, name_of, trimmed
from .ticks import texts_of_ticks
from .whiskers import reach


class Bars:
    """The bars of one container, with their ends on both axes. Horizontal bars are turned upright."""

    def __init__(self, group: Any) -> None:
        names = [name_of(bar) for bar in group]
        # ax.hist gives its name to the first bar, and ax.bar may name each.
        self.name = name_of(group) or (names[0] if not any(names[1:]) else "")
        self.lies = group.orientation == "horizontal"
        ends = np.array(
            [
                [
                    bar.get_x(),
                    bar.get_x() + bar.get_width(),
                    bar.get_y(),
                    bar.get_y() + bar.get_height(),
                ]
                for bar in group
            ],
            float,
        ).reshape(-1, 4)
        self._place(ends, [colour_of(bar) for bar in group], getattr(group, "errorbar", None))

    def _place(self, ends: Floats, colours: list[Colour | None], errors: Any = None) -> None:
        self.left, self.right, self.foot, self.top = (ends[:, [2, 3, 0, 1]] if self.lies else ends).T
        self.height = self.top - self.foot
        self.errors = errors
        self.bins: Floats | None = None
        self.has_names = False
        self.colours = colours
        self.colour = colours[0] if len({*colours}) == 1 else None

    @staticmethod
    def at(name: str, ends: Floats, lies: bool, colours: list[Colour | None]) -> Bars:
        """Bars by their left, right, lower and upper edges."""
        bars = object.__new__(Bars)
        bars.name, bars.lies = name, lies
        bars._place(ends, colours)
        return bars

    def of(self, colour: Colour | None) -> Bars:
        """The bars of one color."""
        part, chosen = copy.copy(self), [n for n, each in enumerate(self.colours) if each == colour]
        for name in "left", "right", "foot", "top", "height":
            setattr(part, name, getattr(self, name)[chosen])
        part.colours, part.colour, part.errors = [colour] * len(chosen), colour, None
        return part

    @property
    def middle(self) -> Floats:
        return trimmed(self.left / 2 + self.right / 2)

    @property
    def is_histogram(self) -> bool:
        """Whether each bar begins where the bar before it ends. Bars of width 1 around 1, 2, 3 are not a histogram."""
        if self.bins is not None or self.has_names:
            return not self.has_names
        touch = len(self.left) > 1 and np.allclose(self.right[:-1], self.left[1:], rtol=1e-9)
        return touch and not (
            np.allclose(self.right - self.left, 1) and np.allclose(self.middle, np.round(self.middle))
        )


def read_bars(ax: Axes, seen: Seen) -> Iterator[Part]:
    groups, legend = list[Bars](), Legend(ax)
    for group in ax.containers:
        if isinstance(group, container.BarContainer):
            seen.update(group)
            if getattr(group, "orientation", None) and len(group):
                groups += coloured(Bars(group), legend)
    for block in blocks(ax, seen, legend):
        groups += coloured(Bars.at(*block), legend)
    has_names = bool(groups) and are_named(ax.yaxis if groups[0].lies else ax.xaxis)
    for each in groups:
        each.has_names = has_names
    if not has_names:
        share_bins(groups)
    groups = merged(groups, legend)
    places = middles(groups, ax)
    sums, is_stacked = stack(groups, places)
    for group, x in zip(groups, places):
        words: Words | None = None
        y, spans = group.height, None
        if group.is_histogram:
            words = binned(group, ax.name == "polar")
        elif group.foot.any() and not is_stacked:
            words, y, spans = floating(group, x), group.top, (group.foot, group.top)
        elif group.errors is not None:
            words = erring(group, x)
        yield Part(
            group.name,
            x,
            y,
            "stackedColumn" if is_stacked else "column",
            group.lies,
            is_bars=True,
            words=words,
            beyond=beyond(group),
            colour=group.colour,
            stands=group.middle,
            spans=spans,
        )
    if is_stacked and sums:
        yield Part(
            "Total",
            np.array(list(sums)),
            np.array(list(sums.values())),
            lies=groups[0].lies,
            is_bars=True,
        )


def coloured(bars: Bars, legend: Legend) -> list[Bars]:
    """The bars of each color, if the legend names all colors; else all bars."""
    colours = list(dict.fromkeys(bars.colours))
    if len(colours) < 2 or bars.name or not all(legend.name(each) for each in colours):
        return [bars]
    return [bars.of(each) for each in colours]


def are_named(axis: Any) -> bool:
    """Whether the ticks of an axis show names and not numbers."""
    if isinstance(axis.get_major_locator(), category.StrCategoryLocator):
        return True
    return any(text and not text.strip("-−.,+ %").replace(".", "").isdigit() for text in texts_of_ticks(axis))


def beyond(group: Bars) -> tuple[Any, Any]:
    """The edges of bins, and the feet of floating bars."""
    return (
        ([group.left, group.right] if group.is_histogram else []),
        (group.foot if group.foot.any() else []),
    )


def binned(group: Bars | Bins, is_round: bool = False) -> Words:
    """The ends of each bar and its height: 1 to 2, 5. The ticks of a round plot count one turn."""

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        left, right = group.left[n], group.right[n]
        if is_round:
            left, right = (each % (2 * np.pi) if each > 2 * np.pi + 1e-9 else each for each in (left, right))
        left -= 2 * np.pi if is_round and np.isclose(left, 2 * np.pi) else 0
        ends = f"{scale_x.text(left)} to {scale_x.text(right)}"
        return scale_x.before(ends, scale_y.text(group.height[n]))

    return words


def floating(group: Bars, places: Floats) -> Words:
    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        ends = f"from {scale_y.text(group.foot[n])} to {scale_y.text(group.top[n])}"
        return scale_x.before(scale_x.text(places[n]), ends)

    return words


def erring(group: Bars, places: Floats) -> Words | None:
    ranges = group.errors[2] if group.errors else []
    lines = [line for line in ranges if len(line.get_segments()) == len(group.left)]
    side = 0 if group.lies else 1
    ends = [[each[0][side], each[-1][side]] for each in lines[0].get_segments()] if lines else []

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        return scale_x.before(scale_x.text(places[n]), reach(group.top[n], ends[n], scale_y))

    return words if ends else None


def read_stairs(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Reads bins without bars: those of ax.stairs, and of a histogram drawn as an outline."""
    for steps in ax.patches:
        lies = getattr(steps, "orientation", "") == "horizontal"
        if isinstance(steps, patches.StepPatch):
            values, edges, _ = steps.get_data()
        elif isinstance(steps, patches.Polygon) and (found := outline(steps.get_xy())):
            values, edges = found
        else:
            continue
        if steps.get_visible() and steps.get_data_transform() is ax.transData:
            seen.add(steps)
            group = Bins(np.asarray(values, float), edges[:-1], edges[1:])
            yield Part(
                name_of(steps),
                (group.left + group.right) / 2,
                group.height,
                "column",
                lies,
                is_bars=True,
                words=binned(group),
                beyond=(edges, []),
            )


class Bins(NamedTuple):
    height: Floats
    left: Floats
    right: Floats


def outline(points: Any) -> tuple[Floats, Floats] | None:
    """The heights and edges of steps from left to right; None for other shapes."""
    (x, y), count = points.T, len(points)
    ahead = next((n for n in range(1, count) if x[n] < x[n - 1]), count)
    x, y = x[1:ahead], y[1:ahead]
    x, y = (x[:-1], y[:-1]) if len(x) % 2 else (x, y)
    if (
        len(x) < 2
        or points[0, 0] != x[0]
        or (y[::2] != y[1::2]).any()
        or (x[1:-1:2] != x[2::2]).any()
        or (x[::2] == x[1::2]).any()
    ):
        return None
    return y[::2], np.append(x[::2], x[-1])
