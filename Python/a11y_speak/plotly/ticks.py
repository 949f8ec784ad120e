# SPDX-License-Identifier: MIT
"""Steps along an axis as plotly.js takes them: of numbers, and of dates in milliseconds since 1970.

A step of text, such as M3, is a number of months."""

from __future__ import annotations

import datetime
import math
import re
from decimal import Decimal

Step = float | str

SECOND, MINUTE, HOUR, DAY, WEEK = 1e3, 6e4, 36e5, 864e5, 6048e5
YEAR = 365.25 * DAY
MONTH = YEAR / 12
EPOCH = datetime.datetime(1970, 1, 1)
FIRST_DAY, FIRST_SUNDAY = 946684800000.0, 946771200000.0
"""1 and 2 January 2000, from which plotly.js counts steps of dates."""

NICE = 2.0, 5.0, 10.0
PARTS = 1.0, 2.0, 5.0, 10.0, 15.0, 30.0
DOZENS = 1.0, 2.0, 3.0, 6.0, 12.0
WEEKS = 1.0, 2.0, 3.0, 7.0, 14.0


def above(value: float, values: tuple[float, ...]) -> float:
    return next((each for each in values if each > value), values[-1])


def step_of(rough: float, is_date: bool) -> tuple[Step, float]:
    """The next round step above a rough one, and the place from which the steps are counted."""
    if not is_date or 2 * rough <= SECOND:
        power = 10.0 ** math.floor(math.log(rough) / math.log(10))
        return power * above(rough / power, NICE), FIRST_DAY if is_date else 0.0
    if 2 * rough > YEAR:
        power = 10.0 ** math.floor(math.log(rough / YEAR) / math.log(10))
        return f"M{12 * power * above(rough / YEAR / power, NICE):.0f}", FIRST_DAY
    if 2 * rough > MONTH:
        return f"M{above(rough / MONTH, DOZENS):.0f}", FIRST_DAY
    if 2 * rough > DAY:
        return DAY * above(rough / DAY, WEEKS), FIRST_SUNDAY
    unit, sizes = next((unit, sizes) for unit, sizes in CLOCK if 2 * rough > unit)
    return unit * above(rough / unit, sizes), FIRST_DAY


CLOCK = (HOUR, DOZENS), (MINUTE, PARTS), (SECOND, PARTS)


def given(size: object, is_date: bool) -> Step:
    """The step that a figure gives; a step without sense is one day or 1."""
    if isinstance(size, str) and is_date and re.fullmatch(r"M[1-9]\d*", size):
        return size
    try:
        found = float(str(size))
    except ValueError:
        found = 0.0
    if found > 0 and math.isfinite(found):
        return max(0.1, found) if is_date else found
    return DAY if is_date else 1.0


def months(step: Step) -> int:
    """The months of a step; 0 for a step of equal lengths."""
    return int(step[1:]) if isinstance(step, str) else 0


def plus(value: float, step: Step, times: int = 1) -> float:
    """A place one step further, or one step back with times = -1."""
    if isinstance(step, str):
        return months_after(value, months(step) * times)
    return increased(value, step * times)


def months_after(value: float, count: int) -> float:
    """The same day and time some months later. Three days are added before, so that an end of a month stays near it."""
    clock = value % DAY
    at = EPOCH + datetime.timedelta(milliseconds=round(value - clock) + 3 * DAY)
    there = at.month - 1 + count
    year, month = at.year + there // 12, there % 12 + 1
    first = datetime.datetime(year, month, 1) + datetime.timedelta(days=at.day - 1)
    return (first - EPOCH).total_seconds() * 1000 + clock - 3 * DAY


def increased(value: float, step: float) -> float:
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


def first_at(low: float, step: Step, origin: float) -> float:
    """The first place at or after a value that is a number of steps from the origin."""
    if not isinstance(step, str):
        return math.ceil((low - origin) / step) * step + origin
    place = origin
    for _ in range(10):
        after = plus(place, step)
        if (after - low) * (place - low) <= 0:
            return max(place, after)
        way = (low - (place + after) / 2) / (after - place)
        count = abs(math.floor(way + 0.5)) or 1
        place = plus(place, f"M{count * months(step)}", -1 if way < 0 else 1)
    return place
