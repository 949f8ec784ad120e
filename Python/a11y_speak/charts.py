# SPDX-License-Identifier: MIT
"""A chart as a value: readers make charts of figures, and the client sends them to the daemon."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from .wire import Params, wire_names

POINTS_A_LINE = 2000
"""Points in one request, so that its line stays under 256 KiB."""

LONGEST_LABEL = 400
"""The most characters of a point's label, which is said in one piece."""

Numbers = Any
"""A list of floats, or an array of one dimension."""


@dataclass
class Axis:
    """An axis: its title and unit, and the scale by which its values are said.

    Attributes:
        scale: "linear", "logarithmic", "date" (values are seconds since 1970, UTC) or "category"
            (values are places in `categories`, from 0).
        low: the lower end of the visible range; None, as `high` is, when all data is visible.
        more: further members of the protocol's axis, in snake_case, such as utc_offset in seconds.
    """

    id: str
    title: str | None = None
    unit: str | None = None
    scale: str = "linear"
    categories: list[str] | None = None
    is_x: bool = False
    low: float | None = None
    high: float | None = None
    more: Params = field(default_factory=dict)

    def known(self) -> Params:
        """The axis in the protocol's form, without the visible range."""
        about: Params = {"title": self.title, "unit": self.unit, "scale": self.scale, "isX": self.is_x}
        if self.categories is not None:
            about["categories"] = self.categories
        return {"id": self.id} | about | wire_names(self.more)

    def view(self) -> Params:
        """The visible range in the protocol's form; empty when all data is visible."""
        if self.low is None or self.high is None:
            return {}
        return {"min": self.low, "max": self.high}


@dataclass
class Series:
    """Points on an x axis and a y axis.

    Attributes:
        kind: "line", "column" or "stackedColumn".
        xs: the points' places on the x axis, as finite numbers.
        ys: the points' values; a value that is not finite is a gap.
        labels: the text said for each point instead of its numbers, or None for the numbers.
        x: the id of the axis of `xs`.
        y: the id of the axis of `ys`.
        word: the drawn things: "dot", "box", "area" and others; "" where `kind` says them. Only openings say it.
        spans: the start and the end of each bar that floats, on the axis of its values, or of each stretch, on that
            of its places. Only openings say them.
    """

    id: str
    name: str
    xs: Numbers
    ys: Numbers
    kind: str = "line"
    labels: Sequence[str | None] | None = None
    x: str = "x"
    y: str = "y"
    word: str = ""
    spans: Sequence[tuple[float, float]] | None = None

    def known(self) -> Params:
        """The series in the protocol's form, without its points."""
        return {"id": self.id, "name": self.name, "kind": self.kind, "x": self.x, "y": self.y}

    def points(self, first: int = 0, last: int | None = None) -> list[list[Any]]:
        """The points in the protocol's form: [x, y] or [x, y, label], with null as the y of a gap."""
        xs, ys = _list(self.xs[first:last]), _list(self.ys[first:last])
        points: list[list[Any]] = [
            [x, y if y is not None and math.isfinite(y) else None] for x, y in zip(xs, ys, strict=True)
        ]
        if self.labels is not None:
            for point, label in zip(points, self.labels[first:last], strict=True):
                if label:
                    point.append(label[:LONGEST_LABEL])
        return points

    def of(self, points: Sequence[int]) -> Series:
        """A series of some of the points, by their numbers."""
        return replace(
            self,
            xs=[float(self.xs[n]) for n in points],
            ys=[float(self.ys[n]) for n in points],
            labels=self.labels and [self.labels[n] for n in points],
            spans=self.spans and [self.spans[n] for n in points],
        )

    def is_like(self, other: Series) -> bool:
        """Whether both series would be said in the same words."""
        return (
            self.known() == other.known()
            and _same(self.xs, other.xs)
            and _same(self.ys, other.ys)
            and (self.labels is other.labels or self.labels == other.labels)
        )


@dataclass
class Chart:
    """A chart. Its `summary` holds the author's words, said before the description of the data."""

    id: str
    title: str | None
    axes: list[Axis]
    series: list[Series]
    summary: str | None = None

    @property
    def has_points(self) -> bool:
        """Whether any series has a point."""
        return any(len(each.xs) for each in self.series)

    def requests(self) -> Iterator[tuple[str, Params]]:
        """The requests that describe the chart: each a method and its parameters, short enough for one line."""
        yield (
            "describeChart",
            {
                "chart": {
                    "id": self.id,
                    "title": self.title,
                    "summary": self.summary,
                    "axes": [axis.known() | axis.view() for axis in self.axes],
                    "series": [each.known() | {"points": []} for each in self.series],
                }
            },
        )
        for each in self.series:
            for at in range(0, len(each.xs), POINTS_A_LINE):
                points = each.points(at, at + POINTS_A_LINE)
                yield "appendPoints", {"chart": self.id, "series": each.id, "points": points}

    def is_like(self, other: Chart) -> bool:
        """Whether the daemon needs no new description. Visible ranges are not compared."""
        return (
            (self.title, self.summary, len(self.series)) == (other.title, other.summary, len(other.series))
            and [axis.known() for axis in self.axes] == [axis.known() for axis in other.axes]
            and all(one.is_like(two) for one, two in zip(self.series, other.series))
        )


def _list(values: Numbers) -> list[float]:
    """Plain floats, from a list or an array."""
    return list(values.tolist()) if hasattr(values, "tolist") else list(values)


def _same(one: Numbers, two: Numbers) -> bool:
    """Whether both hold equal numbers; two gaps are equal."""
    if len(one) != len(two):
        return False
    if hasattr(one, "dtype") and hasattr(two, "dtype"):
        return bool(((one == two) | ((one != one) & (two != two))).all())
    return all(a == b or (a != a and b != b) for a, b in zip(_list(one), _list(two)))
