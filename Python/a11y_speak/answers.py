# SPDX-License-Identifier: MIT
"""Names as values, such as true and false: an opening says how often each is there."""

from __future__ import annotations

from collections import Counter

from .briefly import AxisWords
from .charts import Series
from .peaks import UNCOMPARED


def told_names(data: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The forms of the fact of series whose values are names: 2 True, 1 False. Each of several lines has its own:
    First 2 True, 1 False; Active 3 True. Groups of bars or dots at names are counted: 3 true, 1 false."""
    if any(not axes[each.y].has_names or each.word in UNCOMPARED for each in data):
        return []
    if len(data) == 1:
        return counted(data[0], axes) or ends(data[0], axes)
    if any(each.kind != "line" or each.word in ("dot", "cell") for each in data):
        return cut([f"{len(each.xs)} {each.name}" for each in data])
    return cut([f"{each.name} {forms[0]}" for each in data if (forms := counted(each, axes))], "; ")


def counted(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    """The number of each name among the values; nothing where each name is there once."""
    counts = Counter(axes[series.y].text(float(y)) for y in series.ys if y == y)
    if len(counts) == len(series.ys) > 1:
        return []
    return cut([f"{count} {name}" for name, count in counts.most_common()])


def ends(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    """The way of a line between names: from low to high"""
    known = [axes[series.y].text(float(y)) for y in series.ys if y == y]
    is_line = series.kind == "line" and series.word == "" and len(known) > 1
    return [f"from {known[0]} to {known[-1]}"] if is_line else []


def cut(told: list[str], between: str = ", ") -> list[str]:
    """All counts, else the first ones."""
    return [between.join(told[:count]) for count in range(len(told), 0, -1)]
