# SPDX-License-Identifier: MIT
"""The bins of a trace of plotly among those of the other traces, as plotly.js shares them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .bins import Cut, Ends, are_dates, are_names, distance, ends, millis, numbers_of, numeral
from .ticks import first_at, plus
from .values import axis_at, listed

DENSITIES = "histogram2d", "histogram2dcontour"
BINNED = "histogram", *DENSITIES


def kind_of(trace: Any, side: str, layout: Any) -> str:
    """The kind of the axis along which a trace is binned: linear, log, date or category."""
    axis = axis_at(layout, str(trace[f"{side}axis"] or side))
    if axis.type not in (None, "-"):
        return str(axis.type)
    values = listed(trace[side])
    known = [each for each in values if each is not None]
    return "date" if are_dates(known) else "category" if are_names(known) else "linear"


@dataclass(frozen=True)
class Group:
    """The bins that traces share.

    Attributes:
        members: the traces, each with the side along which it is binned.
        ends: the start, the end and the size of the bins.
        is_given: whether a trace of the group gives the start, and the end.
        has_one_value: whether all values are equal, and no trace gives a size.
    """

    members: list[tuple[Any, str]]
    ends: Ends
    is_given: tuple[bool, bool]
    has_one_value: bool

    @staticmethod
    def of(members: list[tuple[Any, str]], is_dates: bool) -> Group | None:
        """The bins of the values of all traces that are drawn; None without values."""
        drawn = [each for each in members if each[0].visible in (None, True)]
        values = [value for each, way in drawn for value in numbers_of(each, way, is_dates)]
        bins = [each[f"{way}bins"] for each, way in members]
        size = next((each.size for each in bins if each.size is not None), None)
        count = next((count for each, way in members if (count := each[f"nbins{way}"]) is not None), 0)
        kinds = {each.type for each, _ in members}
        found = ends(values, size, count, not kinds.isdisjoint(DENSITIES), is_dates)
        if found is None:
            return None
        start, end, step = found
        if "histogram2dcontour" in kinds:  # a row of zeros closes each contour
            start, end = start if size else plus(start, step, -1), plus(end, step)
        start, end, step = widened(members[-1][0], (start, end, step))  # plotly.js asks the last trace of a group
        own = [end_of(next((each[name] for each in bins if each[name] is not None), None), is_dates) for name in ENDS]
        start, end = (chosen if given is None else given for chosen, given in zip((start, end), own))
        known = {each for each in values if each is not None}
        is_given = tuple(any(each[name] is not None for each in bins) for name in ENDS)
        return Group(members, (start, end, step), (is_given[0], is_given[1]), len(known) == 1 and size is None)

    def own_ends(self, trace: Any, side: str, is_dates: bool) -> Ends:
        """The ends of one trace: from the bin of the group that holds its own start, or its first value."""
        start, end, size = self.ends
        values = [each for each in numbers_of(trace, side, is_dates) if each is not None]
        own = [end_of(trace[f"{side}bins"][name], is_dates) for name in ENDS]
        if self.is_given[0] and own[0] != start and values:
            first = min(values) if own[0] is None else own[0]
            at = first_at(first - (plus(first, size) - first) * 1e-4, size, start)
            start = plus(at, size, -1) if at > first else at
        if self.is_given[1] and own[1] != end and values:
            end = max(values) if own[1] is None else own[1]
        return start, end, size


ENDS = "start", "end"


def end_of(value: Any, is_dates: bool) -> float | None:
    """The start or the end of bins that a figure gives."""
    return None if value is None else millis(value) if is_dates else numeral(value)


def widened(trace: Any, found: Ends) -> Ends:
    """Bins with one more for sums without their own bin, or with half of it."""
    start, end, step = found
    sums = getattr(trace, "cumulative", None)
    if sums and sums.enabled and sums.currentbin in ("exclude", "half"):
        is_down = sums.direction == "decreasing"
        return (plus(start, step, -1), end, step) if is_down else (start, plus(end, step), step)
    return found


def chosen(trace: Any, side: str, layout: Any) -> Cut | None:
    """The bins of a histogram or of a density along x or y; None for names and for values without bins.

    On a logarithmic axis plotly.js draws no bins, or counts values in other bins than theirs."""
    kind = kind_of(trace, side, layout)
    is_dates = kind == "date"
    group = Group.of(members(trace, side, layout, kind), is_dates) if kind in ("linear", "date") else None
    if group is None:
        return None
    start, end, size = group.own_ends(trace, side, is_dates)
    if group.has_one_value and trace.type == "histogram" and layout.barmode == "overlay" and not trace.bingroup:
        start, end, size = widened(trace, around(trace, side, layout, is_dates))
    return Cut.of(start, end, size, is_dates)


def around(trace: Any, side: str, layout: Any, is_dates: bool) -> Ends:
    """The bin around a single value that lies over other histograms: as wide as their narrowest one."""
    sizes, values, own = list[float](), list[float](), numbers_of(trace, side, is_dates)
    for each in layout.figure.data if layout.figure is not None else [trace]:
        is_beside = each.type == "histogram" and each.visible in (None, True) and direction(each) == side
        if not is_beside or (each.xaxis, each.yaxis) != (trace.xaxis, trace.yaxis):
            continue
        group = Group.of(members(each, side, layout, kind_of(each, side, layout)), is_dates)
        if group and group.has_one_value:
            values += [next(one for one in numbers_of(each, side, is_dates) if one is not None)]
        elif group and not isinstance(group.ends[2], str):
            sizes.append(group.ends[2])
    at = next(one for one in own if one is not None)
    size = min(sizes, default=distance(values or [at]))
    return at - size / 2, at + size / 2, size


def direction(trace: Any) -> str:
    """The axis along which a histogram is binned."""
    return "y" if trace.orientation == "h" or (trace.orientation is None and trace.x is None) else "x"


def members(trace: Any, side: str, layout: Any, kind: str) -> list[tuple[Any, str]]:
    """The traces that share their bins with a trace, each with its side; those of another kind of axis do not."""
    if layout.figure is None:
        return [(trace, side)]
    for group in groups(layout):
        if any(each is trace and way == side for each, way in group):
            first = group[0]
            kinds = kind_of(*first, layout)
            if kinds != kind:
                return [(trace, side)]
            return [one for one in group if one is first or kind_of(*one, layout) == kind]
    return [(trace, side)]


def groups(layout: Any) -> Iterator[list[tuple[Any, str]]]:
    """The groups of traces that share bins: those beside or on each other, and those with one bin group."""
    traces = [each for each in layout.figure.data if each.visible is not False and each.type in BINNED]
    together, apart = dict[str, list[Any]](), list[Any]()
    for each in traces:
        together.setdefault(name, []).append(each) if (name := stack_of(each, layout)) else apart.append(each)
    found = dict[str, list[tuple[Any, str]]]()
    for name, several in together.items():
        if len(several) == 1:
            apart += several
        else:
            found.setdefault(str(several[0].bingroup or name), []).extend((each, direction(each)) for each in several)
    for n, each in enumerate(apart):
        for way in "xy" if each.type in DENSITIES else direction(each):
            own = group_of(each, way) if each.type in DENSITIES else str(each.bingroup or "")
            found.setdefault(own or f" {n} {way}", []).append((each, way))
    yield from found.values()


def stack_of(trace: Any, layout: Any) -> str:
    """The name of the histograms on the same axes that are drawn beside or on each other; "" for others."""
    mode = str(layout.barmode or "group")
    if trace.type != "histogram" or mode == "overlay":
        return ""
    x, y = (axis_group(layout, str(trace[f"{side}axis"] or side)) for side in "xy")
    if mode == "group" and trace.alignmentgroup:
        return f"{x if direction(trace) == 'x' else y}{'v' if direction(trace) == 'x' else 'h'}"
    return f"{x}{y}{direction(trace)}"


def axis_group(layout: Any, id: str) -> str:
    """The axis with whose range that of an axis is kept equal, or the axis itself."""
    return str(axis_at(layout, id).matches or id)


def group_of(trace: Any, side: str) -> str:
    return str(trace[f"{side}bingroup"] or (f"{trace.bingroup}__{side}" if trace.bingroup else ""))
