# SPDX-License-Identifier: MIT
"""The inventory of a figure of matplotlib, from what its renderer is asked to draw."""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from matplotlib import collections, dates
from matplotlib.colors import LogNorm
from matplotlib.text import Text

from .axes import is_dated, length, shown
from .inventory import Datum, Inventory, Value
from .names import forget, is_number, may_have_names, names_near
from .recorder import FRAME, NEAR, Recorder, Stroke

MOST = 100_000
"""The most points of an artist that are compared."""

TINY = 1e-300
"""Places on a logarithmic axis that have no value: matplotlib draws them below any view."""

FEW = 1000
"""The most points of an artist that may have names for some of them only."""


def all_axes(figure: Any) -> list[Any]:
    """The Axes of a figure, with insets and parasites."""
    return [
        *figure.axes,
        *(child for ax in figure.axes for child in ax.child_axes if not hasattr(child, "_functions")),
        *parasites(figure),
    ]


def parasites(figure: Any) -> list[Any]:
    """The Axes of mpl_toolkits whose artists are drawn by another one."""
    return [each for ax in figure.axes for each in getattr(ax, "parasites", ())]


KEPT: dict[int, list[Stroke]] = {}
"""The strokes of figures by their identity, while they are kept."""


@contextlib.contextmanager
def once() -> Iterator[None]:
    """Keeps the strokes of each figure from its first drawing on, until the end of this block."""
    KEPT[0] = []
    try:
        yield
    finally:
        KEPT.clear()


def recorded(figure: Any) -> list[Stroke]:
    """The strokes of a figure. The gid of each Axes is its place among the Axes of the figure."""
    if not KEPT:
        return strokes_of(figure)
    if id(figure) not in KEPT:
        KEPT[id(figure)] = strokes_of(figure)
    return KEPT[id(figure)]


def strokes_of(figure: Any) -> list[Stroke]:
    for n, ax in enumerate(all_axes(figure)):
        for each in ax.get_children() if ax in parasites(figure) else [ax]:
            each.set_gid(f"axes {n}")
        for each in [ax.patch, *ax.spines.values(), *are_shadows(ax)]:
            each.set_gid(FRAME)
    figure.canvas.draw()
    forget()
    recorder = Recorder(*figure.canvas.get_width_height(), figure.dpi)
    with undecorated(figure), figure.canvas.callbacks.blocked(signal="draw_event"):  # a program may move its plots then
        figure.draw(recorder)
    return recorder.strokes


@contextlib.contextmanager
def undecorated(figure: Any) -> Iterator[None]:
    """Takes away the effects of paths, such as ticks along a line and shadows, while the figure is drawn."""
    held = [(artist, artist.get_path_effects()) for artist in figure.findobj() if artist.get_path_effects()]
    for artist, _ in held:
        artist.set_path_effects([])
    yield
    for artist, effects in held:
        artist.set_path_effects(effects)


def inventory(figure: Any) -> Inventory:
    found, axes, strokes = Inventory(), all_axes(figure), recorded(figure)
    for stroke in strokes:
        if stroke.is_filtered and any(map(partial(is_copy, stroke), strokes)):
            continue  # a shadow
        if stroke.form == "text":
            if is_told(stroke) and not is_dated_tick(stroke, axes):
                found.texts.append(stroke.text)
        elif stroke.has_data:
            ax = axes[int(stroke.axes.split()[1])]
            if ax.get_visible() and not hasattr(ax, "_colorbar") and ax.name == "rectilinear":
                Side(ax, stroke).take(found)
    for ax in axes:
        found.texts += map(Text.get_text, filter(partial(is_free_number, ax), ax.texts))
        for image in ax.images:
            cells(image, ax, found)
        for artist in ax.collections:
            hexagons(artist, ax, found)
            mesh(artist, ax, found)
    return found


def is_free_number(ax: Any, text: Text) -> bool:
    """Whether a text is a number at a place of the frame, such as the year of a plot, which repeats no value."""
    return text.get_visible() and text.get_transform() is ax.transAxes and is_number(text.get_text())


def is_copy(stroke: Stroke, other: Stroke) -> bool:
    """Whether a stroke has the form of another one, a few pixels beside it."""
    if stroke is other or other.is_filtered or stroke.form != other.form or stroke.points.shape != other.points.shape:
        return False
    away = stroke.points - other.points
    return bool(len(away) > 1 and (np.ptp(away, axis=0) < 1e-6).all() and np.hypot(*away[0]) <= NEAR)


def are_shadows(ax: Any) -> Iterator[Any]:
    """The lines with the data of another line that are moved a few pixels away from it."""
    held = [line for line in ax.lines if line.get_transform() is ax.transData] if len(ax.lines) < FEW else []
    for line in ax.lines if held else ():
        is_moved = not line.get_transform().contains_branch(ax.transData)
        if is_moved and any(np.array_equal(each.get_xydata(), line.get_xydata()) for each in held):
            yield line


POWER = re.compile(r"([-−+]?[\d.]+e[-−+]?\d+)+")
"""Numbers with a power of ten, which are said in another form."""


def is_told(stroke: Stroke) -> bool:
    """Whether a text must be heard: a number at a tick is said with its point, but a name is not."""
    has_letters = any(map(str.isalpha, stroke.text))
    if POWER.fullmatch(stroke.text):
        return False
    if is_number(stroke.text) and any(group.startswith("matplotlib.axis") for group in stroke.groups):
        return False  # the power of ten of all ticks
    return (has_letters and not (stroke.groups[-1].endswith("tick") or "tick" in str(stroke.groups))) or (
        has_letters and not is_number(stroke.text)
    )


DATE = re.compile(
    r"([A-Z][a-z]{2,8}[ \n]?)?([\d:/.-]+|[A-Z][a-z]{2,8}|[QH]\d)?([ -,\n]+[\d:/-]+)*|\d+ [A-Z][a-z]{2,8}( \d+)?"
    r"|\d{4}-[A-Z][a-z]{2}(-\d\d)?"
)
"""The text of a tick or of its axis with a date or a time: Oct, Sun 2000-02-20, 12:30, 5 Jan, 2005-Feb-04"""


def is_dated_tick(stroke: Stroke, axes: list[Any]) -> bool:
    """Whether the text is the date of a tick, which is said with each point near it in other words."""
    is_on_axis = any("tick" in group or group.startswith("matplotlib.axis") for group in stroke.groups)
    if not is_on_axis or not DATE.fullmatch(stroke.text.strip()):
        return False
    second = [child for ax in axes for child in ax.child_axes if hasattr(child, "_functions")]
    around = [axes[int(stroke.axes.split()[1])]] if stroke.axes else second
    return any(
        is_dated(axis) or isinstance(axis.get_major_formatter(), dates.DateFormatter)
        for ax in around
        for axis in (ax.xaxis, ax.yaxis)
    )


class Side:
    """A stroke in the units of its axes."""

    def __init__(self, ax: Any, stroke: Stroke) -> None:
        self.ax, self.stroke = ax, stroke
        with np.errstate(all="ignore"):
            self.points = ax.transData.inverted().transform(stroke.points)
            self.ends = None if stroke.ends is None else ax.transData.inverted().transform(stroke.ends)
        self.pixels = ax.transAxes.inverted().transform(stroke.points)

    def take(self, found: Inventory) -> None:
        """Adds the data. A stroke from edge to edge of the axes is a level, or a frame."""
        points = self.points[np.isfinite(self.points).all(axis=1)]
        for axis, side in ((self.ax.xaxis, 0), (self.ax.yaxis, 1)):
            points = points[points[:, side] > TINY] if axis.get_scale() == "log" else points
        if not len(points) or len(points) > MOST:
            return
        for side, name in ((0, "y"), (1, "x")):
            reach = self.pixels[:, side]
            if (
                self.stroke.form != "markers"
                and np.isclose(reach.min(), 0, atol=1e-6)
                and np.isclose(reach.max(), 1, atol=1e-6)
            ):
                at = self.pixels[0, 1 - side]
                if np.ptp(self.pixels[:, 1 - side]) < 1e-9 and not np.isclose(at, [0, 1]).any():
                    axis = self.ax.yaxis if name == "y" else self.ax.xaxis
                    found.levels.append(("line", shown(axis, points[0, 1 - side])))
                return
        kind, form = self.stroke.groups[-1], self.stroke.form
        if form == "markers" and self.is_on_frame():
            return
        is_closed = form == "line" and 5 <= len(points) <= 12 and (points[0] == points[-1]).all()
        if is_closed and all(edges := (self.sides(points, "y"), self.sides(points, "x"))):
            found.outlines.append(edges)
        elif form == "line" and is_square(points):
            found.levels += [
                ("piece", each) for each in self.sides(points) if each != 0
            ]  # 0 is the foot of bars and stems
        elif form == "offsets" and kind == "PolyCollection":
            return  # hexagons, whose values are their colors
        elif form in ("line", "markers", "offsets"):
            ways = self.in_numbers(points)
            found.data += [
                Datum(self.x(x), self.y(y), kind, 0.0, tuple(b), tuple(a))
                for (x, y), a, b in zip(points.tolist(), *ways)
            ]
        elif form == "patch" and is_rectangle(points):
            self.bar(points, found, kind)
        elif form == "collection" and kind == "LineCollection" and len(points) == 2:
            self.piece(points, found)

    def is_on_frame(self) -> bool:
        """Whether all marks are at corners of the axes, or a single one at the end of one of its sides."""
        is_at_end = np.isclose(self.pixels, np.round(np.clip(self.pixels, 0, 1)), atol=1e-6)
        return bool(is_at_end.all() or (len(is_at_end) == 1 and is_at_end.any()))

    def in_numbers(self, points: Any) -> list[list[list[Value]]]:
        """For each side the numbers of the places, one list for each point. The lists are empty along an axis whose
        ticks name all of the points or none."""
        found = []
        for axis, values in zip((self.ax.xaxis, self.ax.yaxis), points.T.tolist()):
            may_be = len(values) < FEW and may_have_names(axis)
            names = sum(isinstance(shown(axis, each), str) for each in values) if may_be else 0
            found.append([[length(axis, each)] if 0 < names < len(values) else [] for each in values])
        return found

    def sides(self, points: Any, of: str = "xy") -> list[Value]:
        """The places of upright pieces and the heights of level ones."""
        found = []
        for (x, y), (right, top) in itertools.pairwise(points.tolist()):
            if y == top and x != right and "y" in of:
                found.append(self.y(y))
            elif x == right and y != top and "x" in of:
                found.append(self.x(x))
        return found

    def piece(self, points: Any, found: Inventory) -> None:
        """An upright or level piece: its ends, or its middle and half its length."""
        (x, y), (right, top) = points.tolist()
        if x == right and np.ptp(np.clip(self.pixels[:, 1], 0, 1)) > 0.9:
            found.levels.append(("piece", self.x(x, 0.5)))
        elif x == right:
            ends = [y, top, abs(top - y) / 2, (y + top) / 2]
            found.data.append(Datum(self.x(x, 0.5), self.y(ends[0]), "piece", 1e-6, tuple(map(self.y, ends[1:]))))
        elif y == top:
            found.levels.append(("piece", self.y(y, 0.5)))

    def bar(self, points: Any, found: Inventory, kind: str) -> None:
        (left, foot), (right, top) = points.min(axis=0), points.max(axis=0)
        width, height = right - left, top - foot
        if any(np.ptp(self.pixels, axis=0) < 1e-9):
            return  # nothing is seen of it
        lies = bool(left == 0 or right == 0) and not (foot == 0 or top == 0)
        upright, level = ((left + right) / 2, width, (foot, top)), ((foot + top) / 2, height, (left, right))
        one, other = (self.bar_of(*level, True, kind), self.bar_of(*upright, False, kind))
        one, other = (one, other) if lies else (other, one)
        is_clear = 0 in (left, right, foot, top)
        found.data.append(one if is_clear else dataclasses.replace(one, either=other))

    def bar_of(self, middle: float, reach: float, ends: tuple[float, float], lies: bool, kind: str) -> Datum:
        across = self.x if lies else self.y
        values = [across(each) for each in (ends[1] - ends[0], ends[0] - ends[1], *ends)]
        axis = self.ax.yaxis if lies else self.ax.xaxis
        seconds = 86400.0 if is_dated(axis) else 1.0
        places = names_near(axis, middle, reach * 1.5 + 1e-9)
        room = float(reach * 1.5 + 1e-9) * seconds
        return Datum(float(middle) * seconds, values[0], kind, room, tuple(values[1:]), places)

    def x(self, value: float, reach: float = 1e-6) -> Value:
        return shown(self.ax.xaxis, value, reach)

    def y(self, value: float, reach: float = 1e-6) -> Value:
        return shown(self.ax.yaxis, value, reach)


def is_square(points: Any) -> bool:
    """Whether a line of few points has only level and upright pieces, as those of boxes and steps."""
    if not 2 <= len(points) <= 60:
        return False
    steps = np.abs(np.diff(points, axis=0))
    size = np.maximum(np.ptp(points, axis=0), 1e-300)
    return bool(((steps / size < 1e-9).any(axis=1)).all())


def is_rectangle(points: Any) -> bool:
    return len(points) in (4, 5) and all(
        len({round(each, 9) for each in points[:, side].tolist()}) <= 2 for side in (0, 1)
    )


def colored(artist: Any) -> Any:
    """The values of cells; nan for those without a color, as values below zero have none on a logarithmic scale."""
    values = np.ma.filled(np.ma.asarray(artist.get_array(), float), np.nan)
    return np.where(values > 0, values, np.nan) if isinstance(artist.norm, LogNorm) else values


def cells(image: Any, ax: Any, found: Inventory) -> None:
    values = colored(image)
    if values.ndim != 2 or values.size > MOST:
        return
    for column, x in enumerate(middles_of(image, "x", values.shape[1])):
        found.data += [
            Datum(shown(ax.xaxis, x), float(each), "cell") for each in values[:, column] if np.isfinite(each)
        ]


def middles_of(image: Any, side: str, count: int) -> list[float]:
    """The middles of an image's columns or rows: equal parts of its extent, or its own places."""
    if (own := getattr(image, f"_A{side}", None)) is not None:
        ends = np.asarray(own, float)
        return (ends if len(ends) == count else (ends[1:] + ends[:-1]) / 2).tolist()
    low, high = image.get_extent()[:2] if side == "x" else image.get_extent()[2:]
    return (low + (np.arange(count) + 0.5) * (high - low) / count).tolist()


def mesh(artist: Any, ax: Any, found: Inventory) -> None:
    """The values of the upright cells of a mesh at the middles of their columns."""
    if not isinstance(artist, collections.QuadMesh) or not artist.get_visible() or hasattr(ax, "_colorbar"):
        return
    values, corners = artist.get_array(), np.ma.filled(np.ma.asarray(artist.get_coordinates(), float), np.nan)
    rows, columns = corners.shape[0] - 1, corners.shape[1] - 1
    x, y = corners[..., 0], corners[..., 1]
    are_corners = values is not None and np.size(values) == x.size  # shades between corners
    rows, columns = (rows + 1, columns + 1) if are_corners else (rows, columns)
    is_upright = (x == x[:1]).all() and (y == y[:, :1]).all() and ax.name == "rectilinear"
    if values is None or np.size(values) != rows * columns or rows * columns > MOST or not is_upright:
        return
    cells = colored(artist).reshape(rows, columns)
    for column, middle in enumerate((x[0] if are_corners else (x[0, 1:] + x[0, :-1]) / 2).tolist()):
        place = shown(ax.xaxis, middle)
        found.data += [Datum(place, float(each), "cell") for each in cells[:, column] if np.isfinite(each)]


def hexagons(artist: Any, ax: Any, found: Inventory) -> None:
    """The values of colored shapes at their middles, which are computed and may be rounded a little."""
    if type(artist) is not collections.PolyCollection or artist.get_array() is None or not artist.get_visible():
        return
    places, values = np.asarray(artist.get_offsets(), float), np.ma.filled(artist.get_array().astype(float), np.nan)
    if values.shape == (len(places),) and len(places) > 1:
        reach = float(np.ptp(places[:, 0])) * 1e-5
        pairs = zip(places[:, 0].tolist(), values.tolist())
        found.data += [Datum(shown(ax.xaxis, x), each, "hexagon", reach) for x, each in pairs if np.isfinite(each)]
