# SPDX-License-Identifier: MIT
"""Series as figures of plotly and altair hold them, before their values become numbers on an axis."""

from __future__ import annotations

import datetime
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from numbers import Real
from typing import Any

from .charts import Axis, Chart, Series
from .columns import axis_of, titled
from .dates import EPOCH, PERIODS, after, step_of, words
from .moments import moment, seconds_of
from .sums import apart
from .words import from_to, said


@dataclass
class Strand:
    """A series: values of any kind along x and y.

    Attributes:
        labels: the text said for each point instead of its numbers, or None for the numbers.
        lies: whether the series runs along y, as horizontal bars do.
        is_shade: whether the values belong to the color axis, as those of heat map cells do, and not to y.
        word: the drawn things, as in `Series`.
        spans: the start and the end of each floating bar, as the figure holds them.
        side: 0 for the y axis of the scene, n for that of its nth twin.
        stretches: the words of the bin at each place; None for points.
    """

    name: str
    x: Sequence[Any]
    y: Sequence[Any]
    kind: str = "line"
    labels: Sequence[str | None] | None = None
    lies: bool = False
    is_shade: bool = False
    word: str = field(default="", compare=False)
    spans: Sequence[tuple[Any, Any]] | None = field(default=None, compare=False)
    side: int = field(default=0, compare=False)
    stretches: Sequence[str] | None = field(default=None, compare=False)


@dataclass
class Scene:
    """The content of one pair of axes, and of the further y axes of its twins."""

    id: str
    title: str | None
    strands: list[Strand] = field(default_factory=list)
    x_label: str = ""
    y_label: str = ""
    x_scale: str | None = None
    y_scale: str | None = None
    x_more: dict[str, Any] = field(default_factory=dict)
    shade_label: str = ""
    y_more: dict[str, Any] = field(default_factory=dict)
    x_factor: float = 1.0
    y_factor: float = 1.0
    x_order: tuple[str, Sequence[Any]] = ("trace", ())
    y_order: tuple[str, Sequence[Any]] = ("trace", ())
    notes: list[str] = field(default_factory=list)
    twins: list[Scene] = field(default_factory=list)

    def join(self, twin: Scene) -> None:
        """Takes the series and the notes of a scene on the same x axis. Its series keep their y axis."""
        self.twins.append(twin)
        for each in twin.strands:
            each.side = len(self.twins)
        self.strands += twin.strands
        self.notes += twin.notes

    def x_text(self, value: Any) -> str:
        """A value on the x axis in words, with the factor and the unit of the axis: 40%"""
        return _worded(value, self.x_factor, self.x_more.get("unit") or titled(self.x_label)[1])

    def y_text(self, value: Any) -> str:
        return _worded(value, self.y_factor, self.y_more.get("unit") or titled(self.y_label)[1])

    def chart(self) -> Chart:
        """The chart, along y when all bars are horizontal. Cells next to lines and dots get a separate axis."""
        lies = bool(self.strands) and all(each.lies for each in self.strands)
        x, xs = axis_of("x", self.x_label, [s.x for s in self.strands], is_x=not lies, scale=self.x_scale)
        xs = ordered(x, xs, self.x_order, [s.y for s in self.strands])
        cells = [each for each in self.strands if each.is_shade]
        sides = [self._side(n, lies) for n in range(len(self.twins) + 1)]
        has_values = any(not each.is_shade for each in self.strands)
        z, zs = axis_of("z" if has_values else "y", self.shade_label, [s.y for s in cells], is_x=False)
        for name, value in self.x_more.items():
            setattr(x, name, value)
        values = {id(strand): across for strand, across in zip(cells, zs)}
        for _, across in sides:
            values |= across
        series = []
        for n, (strand, along) in enumerate(zip(self.strands, xs), 1):
            along, across = _scaled(along, self.x_factor), values[id(strand)]
            if lies:
                along, across = across, along
            y = sides[strand.side][0]
            over = z if strand.is_shade else y
            name = strand.name or self._only(strand, x if lies else over) or f"Series {n}"
            places = (y.id, "x") if lies else ("x", over.id)
            labels = coarser(y if lies else x, along, strand.labels)
            told = Series(f"series{n}", name, along, across, strand.kind, labels, *places, strand.word)
            factor = self.x_factor if lies else self._owner(strand.side).y_factor
            told.spans = spanned(strand.spans, x if lies else over, factor)
            series.append(told)
        summary = ". ".join(filter(None, self.notes)) or None
        axes = [x, *(y for y, _ in sides if has_values or not cells), *[z] * bool(cells)]
        names = {axis.id for axis in axes if axis.scale == "category"}
        series = [in_line(each) if each.x in names else each for each in map(placed, series)]
        return Chart(self.id, self.title, axes, apart(series, axes), summary)

    def _owner(self, side: int) -> Scene:
        return self.twins[side - 1] if side else self

    def _side(self, side: int, is_x: bool) -> tuple[Axis, dict[int, Any]]:
        """A y axis, and the values of its series by their ids."""
        owner, held = self._owner(side), [each for each in self.strands if each.side == side and not each.is_shade]
        label = owner.y_label or "Right y" * bool(side)
        axis, ys = axis_of(f"y{side + 1}" if side else "y", label, [s.y for s in held], is_x=is_x, scale=owner.y_scale)
        ys = ordered(axis, ys, owner.y_order, [s.x for s in held])
        for name, value in owner.y_more.items():
            setattr(axis, name, value)
        return axis, {id(strand): _scaled(across, owner.y_factor) for strand, across in zip(held, ys)}

    def _only(self, strand: Strand, axis: Axis) -> str | None:
        """The title of the axis of a series, if the series is the only one on it."""
        others = [each for each in self.strands if each.side == strand.side or not self.twins]
        return axis.title if len(others) == 1 else None


def ordered(axis: Axis, groups: list[Any], order: tuple[str, Sequence[Any]], across: list[Any]) -> list[Any]:
    """The places of names in the order in which a figure of plotly shows them: by an array, by name, or by total.

    Changes the categories of the axis."""
    how, given = order
    if axis.scale != "category" or not axis.categories or (how == "trace" and not given):
        return groups
    names = axis.categories
    ranks: dict[int, Any] = {n: n for n in range(len(names))}
    if given:
        array = [" ".join(said(each).split()) for each in given]
        ranks = {n: array.index(name) if name in array else len(array) + n for n, name in enumerate(names)}
    elif how.startswith("category"):
        ranks = dict(enumerate(names))
    elif how.startswith("total"):
        ranks = dict.fromkeys(range(len(names)), 0.0)
        for places, values in zip(groups, across):
            for place, value in zip(places, values):
                ranks[int(place)] += float(value) if isinstance(value, Real) and value == value else 0.0
    else:
        return groups
    shown = sorted(range(len(names)), key=lambda n: ranks[n], reverse=how.endswith("descending"))
    axis.categories = [names[n] for n in shown]
    moved = {n: float(place) for place, n in enumerate(shown)}
    return [[moved[int(place)] if place == place else place for place in places] for places in groups]


def stretched(stretches: Sequence[str], values: Sequence[Any]) -> list[str | None]:
    """The labels of bins, such as "1 to 4: 12"; None for a bin without a value, which is a gap."""
    return [f"{at}: {said(each)}" if isinstance(each, Real) else None for at, each in zip(stretches, values)]


def placed(series: Series) -> Series:
    """The series without the points that have no place on the x axis."""
    xs = [float(x) for x in series.xs]
    if all(x == x for x in xs):
        return series
    return series.of([n for n, x in enumerate(xs) if x == x])


def spanned(spans: Sequence[tuple[Any, Any]] | None, axis: Axis, factor: float) -> list[tuple[float, float]] | None:
    """The ends of bars on their axis."""
    if spans is None or axis.scale == "category":
        return None
    if axis.scale == "date":
        return [(seconds_of(low), seconds_of(high)) for low, high in spans]
    return [(number_or_gap(low) * factor, number_or_gap(high) * factor) for low, high in spans]


def number_or_gap(value: Any) -> float:
    return float(value) if isinstance(value, Real) else math.nan


def coarser(axis: Axis, places: Any, labels: Sequence[str | None] | None) -> Sequence[str | None] | None:
    """The labels of points at months, quarters or years, with these instead of their first days or both their ends."""
    if axis.scale != "date" or labels is None or not len(places):
        return labels
    ahead = float(axis.more.get("utc_offset", 0))
    step = axis.more.get("step") or step_of(places, ahead)
    if step not in PERIODS:
        return labels
    told = list[str | None]()
    for place, label in zip(places, labels):
        at = EPOCH + datetime.timedelta(seconds=float(place) + ahead) if place == place else None
        if at and label:
            for form in from_to(at, after(at, step)), said(at):
                if form in label:
                    label = label.replace(form, words(at, step), 1)
                    break
        told.append(label)
    return told


def in_line(series: Series) -> Series:
    """Bars, dots or cells at names, in the order of the names. A line keeps its way."""
    xs = [float(x) for x in series.xs]
    order = sorted(range(len(xs)), key=xs.__getitem__)
    if order == list(range(len(xs))) or (series.kind == "line" and series.word not in ("dot", "row")):
        return series
    return series.of(order)


def _worded(value: Any, factor: float, unit: str | None) -> str:
    value = moment(value) or value if isinstance(value, str) else value
    if isinstance(value, str | datetime.date) or not isinstance(value, Real) or isinstance(value, bool):
        return said(value)
    text = said(float(value) * factor)
    return text + (unit if unit == "%" else f" {unit}" if unit else "")


def _scaled(values: Any, factor: float) -> Any:
    return values if factor == 1 else [float(f"{value * factor:.12g}") for value in values]
