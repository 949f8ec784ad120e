# SPDX-License-Identifier: MIT
"""Marks as a series: their values along x and y, and the labels of marks with two ends."""

from __future__ import annotations

import datetime
import math
import re
from typing import Any

from ..strands import Strand
from ..words import from_to, said
from .marks import Drawn, Kind
from .naming import measured
from .specification import Specification

UNIT = re.compile(r"(binned)?(utc)?(year|quarter|month|week|day|date|hours|minutes|seconds)")
"""The beginning of the name that Vega-Lite gives to a field with a time unit."""


def strand_of(name: str, group: list[Drawn], known: Specification) -> Strand | None:
    kind = group[0].kind
    if is_lying_area(group) and sortable(group[0].values.get("y")) > sortable(group[-1].values.get("y")):
        group = group[::-1]  # Vega-Lite draws such areas from the top
    x, y = (at(group, axis) for axis in "xy")
    if x is None and y is None:
        return None
    x_kind, y_kind = (known.types.get(kind.scales.get(c, kind.scales.get(f"{c}c", "")), "") for c in "xy")
    is_bar = kind.type == "rect"
    lies = is_bar and (y_kind in ("band", "point") or is_binned(group, "y")) and x_kind not in ("band", "point")
    lies = (lies and not is_lane(group)) or is_lying_area(group)
    xs = x if x is not None else [0.0] * len(group)
    ys = y if y is not None else [0.0] * len(group)
    labels = [dotted(each, known) or label(each) for each in group]
    strand = Strand(name, xs, ys, "column" if is_bar else "line", labels if any(labels) else None, lies)
    is_band = kind.type == "area" and any(labels)
    strand.word = "band" if is_band else {"symbol": "dot", "area": "area"}.get(kind.type, "")
    strand.word = "cell" if is_bar and {x_kind, y_kind} <= {"band", "point"} else strand.word
    strand.word = "dash" if kind.noun == "tick" else strand.word
    strand.word = "whisker" if kind.type == "rule" and any(labels) else strand.word
    over = "x" if lies else "y"
    if is_bar and all(has_ends(each, over) for each in group) and not is_binned(group, over):
        strand.spans = [(each.values[over], each.values[f"{over}2"]) for each in group]
    return sorted_along(strand) if kind.type == "symbol" else strand


def text_strand(name: str, group: list[Drawn]) -> Strand | None:
    """The texts of a plot of numbers that draws nothing else, such as stems and leaves, each with its places."""
    shown = [each for each in group if each.values.get("text") not in (None, "")]
    if not shown or not all({"x", "y"} <= each.values.keys() for each in shown):
        return None
    labels = [f"{place(each, 'y')}, {place(each, 'x')}: {said(each.values['text'])}" for each in shown]
    x, y = ([each.values[axis] for each in shown] for axis in "xy")
    return Strand(name or "Texts", x, y, labels=labels, word="text")


def is_lying_area(group: list[Drawn]) -> bool:
    """Whether an area has its thickness along x, as the half of a violin."""
    return group[0].kind.type == "area" and "x2" in group[0].values and "y2" not in group[0].values


def at(group: list[Drawn], axis: str) -> list[Any] | None:
    """The value of each mark along an axis: the height of its own part in a stack, and the middle of a bin."""
    first = group[0].values
    channel = axis if axis in first else f"{axis}c"
    if channel not in first:
        return None
    values = [each.values.get(channel, math.nan) for each in group]
    other = f"{axis}2"
    if other not in first:
        return values
    ends = [each.values.get(other, math.nan) for each in group]
    if is_stack(group[0].kind, axis):
        return [high - low if is_number(high) and is_number(low) else high for high, low in zip(values, ends)]
    if is_binned(group, axis):
        return [middle(low, high) for low, high in zip(values, ends)]
    return values


def is_stack(kind: Kind, axis: str) -> bool:
    """Whether the mark is stacked. Vega-Lite ends the fields' names in `_end` and `_start`; an author may do so too."""
    first, second = (kind.fields.get(channel, "").rpartition("_")[2] for channel in (axis, f"{axis}2"))
    return (first, second) == ("end", "start")


def is_binned(group: list[Drawn], axis: str) -> bool:
    fields = group[0].kind.fields
    ends = [fields.get(channel, "") for channel in (axis, f"{axis}2")]
    return is_period(group, axis) or (f"{axis}2" in fields and any(each.startswith("bin_") for each in ends))


def is_period(group: list[Drawn], axis: str) -> bool:
    """Whether marks reach from the beginning to the end of a time unit."""
    first, second = (group[0].kind.fields.get(channel, "") for channel in (axis, f"{axis}2"))
    is_named = second == f"{first}_end" or first == f"{second}_end"
    return is_named and bool(UNIT.match(min(first, second, key=len)))


def is_lane(group: list[Drawn]) -> bool:
    """Whether each bar has two ends on both axes, and numbers on y. Such bars run along x, on any scale."""
    return all({"x2", "y2"} <= each.values.keys() and is_number(each.values.get("y")) for each in group)


def is_number(value: Any) -> bool:
    return isinstance(value, float)


def middle(low: Any, high: Any) -> Any:
    if is_number(low) and is_number(high):
        return (low + high) / 2
    return min(low, high, key=sortable) if type(low) is type(high) else low


def has_ends(each: Drawn, axis: str) -> bool:
    """Whether a mark reaches from one value to another along an axis, and is not a part of a stack."""
    return {axis, f"{axis}2"} <= each.values.keys() and not is_stack(each.kind, axis)


def label(each: Drawn) -> str | None:
    """The label of a mark with two ends: 10 to 20: 5, or 3: from 1 to 4"""
    values = each.values
    ends = [axis for axis in "xy" if has_ends(each, axis)]
    if not ends:
        return None
    parts = []
    for axis in "xy":
        if axis not in values and f"{axis}c" not in values:
            continue
        if axis in ends:
            parts.append(place(each, axis))
        else:
            value = at([each], axis)
            parts.append(said(value[0]) if value else "")
    return ": ".join(parts)


def dotted(each: Drawn, known: Specification) -> str | None:
    """The label of a dot, with the values of its color and its size: 1: 2, Horsepower 130"""
    kind = each.kind
    more = measured(each, known.types) if kind.type in ("symbol", "trail") else {}
    places = [said(found[0]) for axis in "xy" if (found := at([each], axis))]
    titles = [f"{known.title(kind, channel)} {said(value)}" for channel, value in more.items()]
    return ", ".join([": ".join(places), *titles]) if more else None


def sorted_along(strand: Strand) -> Strand:
    """Dots from left to right."""
    try:
        order = sorted(range(len(strand.x)), key=lambda n: sortable(strand.x[n]))
    except TypeError:  # names keep their order
        return strand
    labels = None if strand.labels is None else [strand.labels[n] for n in order]
    return Strand(
        strand.name, [strand.x[n] for n in order], [strand.y[n] for n in order], strand.kind, labels, word=strand.word
    )


def place(each: Drawn, axis: str) -> str:
    first, second = each.values.get(axis, each.values.get(f"{axis}c")), each.values.get(f"{axis}2")
    if second is None or second == first:
        return said(first)
    if is_period([each], axis):
        return said(min(first, second, key=sortable))
    return from_to(*sorted((first, second), key=sortable))


def sortable(value: Any) -> Any:
    at = getattr(value, "at", value)
    return at.timestamp() if isinstance(at, datetime.datetime) else value
