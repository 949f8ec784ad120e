# SPDX-License-Identifier: MIT
"""The bins that plotly.js chooses for numbers while it draws.

The rules are those of plotly.js 2 to 4. `tests/test_plotly_bins.py` has bins that plotly.js 4.1.1 chose."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from .values import axis_at, is_number, listed

DENSITIES = "histogram2d", "histogram2dcontour"
LINEAR = None, "linear", "-"
NICE = 2.0, 5.0, 10.0
SMALLEST = 0.9, 1.9, 4.9, 9.9
"""The least size of automatic bins, for a least distance of values from 1 to 10."""

Ends = tuple[float, float, float]
"""The start, the end and the size of bins."""


def chosen(trace: Any, side: str, layout: Any) -> Ends | None:
    """The bins of a density along x or y. None where plotly.js follows rules that are not here: those of dates,
    of logarithmic axes, of shared bins with a start or an end, and of gaps without a size."""
    group = list(members(trace, side, layout))
    bins = [each[f"{way}bins"] for each, way in group]
    given = [one for each in bins for one in (each.start, each.end) if one is not None]
    if given and (len(group) > 1 or not all(map(is_number, given))):
        return None
    if any(axis_at(layout, str(each[f"{way}axis"] or way)).type not in LINEAR for each, way in group):
        return None
    size = next((each.size for each in bins if each.size is not None), None)
    count = next((count for each, way in group if (count := each[f"nbins{way}"]) is not None), 0)
    values = [value for each, way in group for value in values_of(each, way)]
    if size is not None and (not is_number(size) or size <= 0):
        return None
    if not values or not all(value is None or (is_number(value) and math.isfinite(value)) for value in values):
        return None
    found = ends(values, size, count)
    if found and any(each.type == "histogram2dcontour" for each, _ in group):  # a row of zeros closes each contour
        start, end, step = found
        found = start if size else plus(start, -step), plus(end, step), step
    if found and given:
        start, end, step = found
        found = (start if bins[0].start is None else bins[0].start, end if bins[0].end is None else bins[0].end, step)
    return found


def members(trace: Any, side: str, layout: Any) -> Iterator[tuple[Any, str]]:
    """The traces that share their bins with a density, each with its side."""
    wanted = group_of(trace, side)
    if not wanted or layout.figure is None:
        yield trace, side
        return
    for each in layout.figure.data:
        if each.visible is not False and each.type in DENSITIES:
            yield from ((each, way) for way in "xy" if group_of(each, way) == wanted)
        elif each.visible is not False and each.type == "histogram" and str(each.bingroup) == wanted:
            yield each, "y" if each.orientation == "h" or each.x is None else "x"


def group_of(trace: Any, side: str) -> str:
    return str(trace[f"{side}bingroup"] or (f"{trace.bingroup}__{side}" if trace.bingroup else ""))


def values_of(trace: Any, side: str) -> list[Any]:
    """The values of a trace. The values of a density end with its shorter side."""
    values = listed(trace[side])
    if trace.type in DENSITIES:
        values = values[: min(len(listed(trace.x)), len(listed(trace.y)))]
    return [None if isinstance(value, float) and value != value else value for value in values]


def ends(values: list[Any], size: float | None, count: int) -> Ends | None:
    """The bins of values with a given size, else in about a given number of bins, else by the spread of the values."""
    known = [float(value) for value in values if value is not None]
    if not known:
        return None
    low, high = min(known), max(known)
    if size is None:
        if not count and len(known) < len(values):
            return None
        wanted = (high - low) / count if count else spread(known)
        size = rounded(wanted) if wanted else 1.0
    size = float(size)
    start = moved(plus(math.ceil((low - (high - low) * 1e-4) / size) * size, -size), size, known)
    return start, start + (1 + math.floor((high - start) / size)) * size, size


def plus(value: float, step: float) -> float:
    """The sum as plotly.js rounds it: a sum that is far longer than its parts has twelve digits."""
    scale = 1 / abs(step)
    total = (scale * value + scale * step) / scale if scale > 1 else value + step
    if abs(total) < 1e12 and length(total) > 16 and length(total) >= length(value) + length(step):
        return float(f"{total:.12g}")
    return total


def length(value: float) -> int:
    """The number of characters of a number in JavaScript."""
    if value and not 1e-6 <= abs(value) < 1e21:
        return len(re.sub(r"e([-+])0", r"e\1", repr(value)))
    return len(format(Decimal(repr(value)), "f").removesuffix(".0"))


def spread(values: list[float]) -> float:
    """The size that follows from the standard deviation, and from the least distance of two values."""
    least = distance(values)
    power = 10.0 ** math.floor(math.log(least) / math.log(10))
    smallest = power * max((each for each in SMALLEST if each <= least / power), default=SMALLEST[0])
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return float(max(smallest, 2 * deviation / len(values) ** 0.25))


def distance(values: list[float]) -> float:
    """The least distance of two values. Values that are far closer than the values in the mean count as equal."""
    several = sorted(values)
    least = several[-1] - several[0] or 1.0
    tiny = least / (len(several) - 1 or 1) / 1e4
    last = several[0]
    for value in several[1:]:
        if value - last > tiny:
            least, last = min(least, value - last), value
    return least


def rounded(size: float) -> float:
    """The next size of 1, 2 or 5 with zeros: 2 for 1.3, 5 for 2."""
    power = 10.0 ** math.floor(math.log(size) / math.log(10))
    return power * next((each for each in NICE if each > size / power), NICE[-1])


def moved(start: float, size: float, values: list[float]) -> float:
    """The start of bins, moved by half a bin where many values are at ends of bins, and so that no whole number is."""
    low, high = min(values), max(values)
    if all(value % 1 == 0 for value in values):
        if size < 1:
            return low - 0.5 * size
        start -= 0.5
        return start + size if start + size < low else start

    def is_end(value: float) -> bool:
        return math.fmod(1 + (value - start) * 100 / size, 100) < 2

    at_ends = sum(map(is_end, values))
    in_middles = sum(is_end(value + size / 2) for value in values)
    if in_middles < len(values) * 0.1 and (at_ends > len(values) * 0.3 or is_end(low) or is_end(high)):
        return start + (size / 2 if start + size / 2 < low else -size / 2)
    return start
