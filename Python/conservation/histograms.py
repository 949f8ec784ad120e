# SPDX-License-Identifier: MIT
"""The bars of plotly's histograms, from the edges of their bins."""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from .given import values
from .inventory import Value

EPOCH = datetime.datetime(1970, 1, 1)
STARTS = {"month": 1, "day": 1, "hour": 0, "minute": 0, "second": 0}
"""The parts of a date below the year, each with its first value."""


def direction(trace: Any) -> str:
    return "y" if trace.get("orientation") == "h" or ("x" not in trace and "orientation" not in trace) else "x"


def bars_of(trace: Any) -> Iterator[tuple[float, float, float]]:
    """Each bar between the first and the last one with a height: both ends of its bin, and the height."""
    side = direction(trace)
    edges = np.array(trace.get(f"{side}edges", []), float)
    held = [number_of(each) for each in values(trace.get(side))]
    other = values(trace.get("x" if side == "y" else "y"))
    function = str(trace.get("histfunc", "count")) if other else "count"
    held = held[: len(other)] if other else held
    # A value that is closer to the end of a bin than a billionth of the bin is in the next one.
    found = np.searchsorted(edges, np.array(held) + np.diff(edges).mean() * 1e-9, "right") - 1 if len(edges) else []
    groups: list[list[float]] = [[] for _ in edges[1:]]
    for n, place in enumerate(found):
        amount = 1.0 if function == "count" else number_of(other[n]) if n < len(other) else math.nan
        if held[n] == held[n] and 0 <= place < len(groups) and amount == amount:
            groups[place].append(amount)
    heights = drawn_heights(trace, [height(each, function) for each in groups], np.diff(edges))
    shown = np.flatnonzero(np.nan_to_num(heights))
    ends = range(len(heights)) if not len(shown) else range(shown[0], shown[-1] + 1)
    yield from ((float(edges[n]), float(edges[n + 1]), float(heights[n])) for n in ends)


def number_of(value: Value) -> float:
    """A number, also that of its text; nan for a name."""
    try:
        return float(value)
    except ValueError:
        return math.nan


def height(amounts: list[float], function: str) -> float:
    if not amounts:
        return 0.0 if function in ("count", "sum") else math.nan
    whole = {"count": len, "avg": lambda each: sum(each) / len(each), "min": min, "max": max}.get(function, sum)
    return float(whole(amounts))


def drawn_heights(trace: Any, heights: list[float], widths: Any) -> Any:
    """The heights with the norm, each alone or with those before or after it."""
    sums, norm = trace.get("cumulative") or {}, str(trace.get("histnorm") or "")
    found, total = np.array(heights, float), np.nansum(heights)
    if norm or sums.get("enabled"):
        found = np.nan_to_num(found)
    if norm.startswith("p") and total:
        found = found / total * (100 if norm == "percent" else 1)
    if norm.endswith("density") and not sums.get("enabled"):
        found = found / (widths * (1000 if trace.get("edges are dates") else 1))
    if not sums.get("enabled"):
        return found
    way = slice(None, None, -1) if sums.get("direction") == "decreasing" else slice(None)
    each = found[way]
    less = {"exclude": each, "half": each / 2}.get(str(sums.get("currentbin")), 0)
    return (np.cumsum(each) - less)[way]


def periods(low: float, high: float) -> set[Value]:
    """The starts of the first and of the last year, month, day and so on that begin in a bin of dates, in seconds."""
    first, last = (EPOCH + datetime.timedelta(seconds=each) for each in (low, high - 0.001))
    found = set[Value]()
    for n in range(len(STARTS) + 1):
        rest = dict([*STARTS.items()][n:]) | {"microsecond": 0}
        for at in first, last:
            start = at.replace(**rest)  # type: ignore[arg-type]
            found |= {(start - EPOCH).total_seconds(), (following(start, n) - EPOCH).total_seconds()}
    return {each for each in found if low <= float(each) < high}


def following(at: datetime.datetime, n: int) -> datetime.datetime:
    """The next start of a year, a month, a day, an hour, a minute or a second."""
    if n < 2:
        months = at.month - 1 + (12, 1)[n]
        return at.replace(year=at.year + months // 12, month=months % 12 + 1)
    return at + datetime.timedelta(**{("days", "hours", "minutes", "seconds")[n - 2]: 1})
