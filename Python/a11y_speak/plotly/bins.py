# SPDX-License-Identifier: MIT
"""The bins that plotly.js chooses while it draws, for numbers and dates.

The rules are those of plotly.js 2 to 4. `tests/test_plotly_bins.py` has bins that plotly.js 4.1.1 chose."""

from __future__ import annotations

import bisect
import datetime
import math
import re
from dataclasses import dataclass
from typing import Any

from ..moments import is_date, moment
from .ticks import DAY, EPOCH, FIRST_DAY, Step, first_at, given, months, plus, step_of
from .values import is_number, listed

SMALLEST = 0.9, 1.9, 4.9, 9.9
"""The least size of automatic bins, for a least distance of values from 1 to 10."""

MOSTLY = 0.8
"""The least share of dates that begin a day, for bins of months that are moved."""

MOST_BINS = 100_000
NUMERAL = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
JUNK = re.compile(r"""^['"%,$#\s]+|[, ]|['"%,$#\s]+$""")
"""The characters that plotly.js ignores in a number."""


@dataclass(frozen=True)
class Cut:
    """Bins along an axis.

    Attributes:
        bounds: the ends of the bins, one more than bins: numbers, or milliseconds since 1970.
        is_date: whether the bounds are milliseconds.
        size: the size of each bin, or a text such as M3 for a number of months.
    """

    bounds: list[float]
    is_date: bool
    size: Step

    @staticmethod
    def of(start: float, end: float, size: Step, is_date: bool) -> Cut | None:
        """The bins from a start to an end; None without a bin, or with too many of them."""
        bounds, last = [start], end + (start - plus(start, size)) / 1e6
        while bounds[-1] < last and len(bounds) <= MOST_BINS:
            bounds.append(plus(bounds[-1], size))
        return Cut(bounds, is_date, size) if len(bounds) > 1 and bounds[-1] >= last else None

    def place(self, value: float | None) -> int | None:
        """The index of a value's bin. A bin includes its beginning, but not its end."""
        if value is None or not math.isfinite(value):
            return None
        if isinstance(self.size, str):
            near = (self.bounds[-1] - self.bounds[0]) / (len(self.bounds) - 1) * 1e-9
            n = bisect.bisect_right(self.bounds, value + near) - 1
        else:
            n = math.floor((value - self.bounds[0]) / self.size + 1e-9)
        return n if 0 <= n < len(self.bounds) - 1 else None

    def at(self, place: float) -> Any:
        """A number, or the date of milliseconds."""
        return EPOCH + datetime.timedelta(milliseconds=round(place)) if self.is_date else place


Ends = tuple[float, float, Step]
"""The start, the end and the size of bins."""


def are_names(values: list[Any]) -> bool:
    """Whether plotly.js takes values for names: more than two thirds of the different ones are other than numbers, and
    dates are at most twice as many as numbers. A text may be a number or a date."""
    if all(map(is_number, values)):
        return False
    texts, numbers, dates = _kinds(values)
    return dates <= 2 * numbers < texts - numbers


def are_dates(values: list[Any]) -> bool:
    """Whether plotly.js takes values for dates: dates are more than twice as many as numbers."""
    if all(map(is_number, values)):
        return False
    _, numbers, dates = _kinds(values)
    return dates > 2 * numbers


def _kinds(values: list[Any]) -> tuple[int, int, int]:
    """The numbers of different values, of numbers and of dates."""
    texts = {str(value) for value in values if value is not None and value == value} - {""}
    return len(texts), sum(bool(NUMERAL.fullmatch(JUNK.sub("", each))) for each in texts), sum(map(_is_date, texts))


def _is_date(text: str) -> bool:
    return is_date(text) or bool(re.fullmatch(r"\d{4}", text))


def numbers_of(trace: Any, side: str, is_dates: bool) -> list[float | None]:
    """The values of a trace on an axis of numbers or of milliseconds. A trace ends with its shorter side."""
    values, other = listed(trace[side]), listed(trace["y" if side == "x" else "x"])
    if other:
        values = values[: len(other)]
    return [millis(each) if is_dates else numeral(each) for each in values]


def numeral(value: Any) -> float | None:
    """A number, also that of its text, as plotly.js reads it; None for another value."""
    if isinstance(value, str):
        bare = JUNK.sub("", value)
        return float(bare) if NUMERAL.fullmatch(bare) else None
    return float(value) if is_number(value) and math.isfinite(value) else None


def millis(value: Any) -> float | None:
    """Milliseconds since 1970, of a date or of its text; plotly.js reads a number as milliseconds."""
    if is_number(value) and not isinstance(value, bool):
        return float(value)
    if isinstance(value, str) and re.fullmatch(r"\d{4}", value.strip()):
        value = f"{value.strip()}-01"
    try:
        at = moment(value)
    except (ValueError, OverflowError):
        return None
    return None if at is None else (at - EPOCH) / datetime.timedelta(milliseconds=1)


def ends(
    values: list[float | None], size: Any, count: int, is_flat: bool = True, is_dates: bool = False
) -> Ends | None:
    """The bins of values with a given size, else in about a given number of bins, else by the spread of the values.

    Args:
        is_flat: whether the bins are those of a density, which are larger.
    """
    known = [float(value) for value in values if value is not None]
    if not known:
        return None
    low, high = min(known), max(known)
    step: Step = 1.0
    origin = FIRST_DAY if is_dates else 0.0
    if size is not None:
        step = given(size, is_dates)
    elif wanted := (high - low) / count if count else spread(known, len(values), is_flat):
        step, origin = step_of(wanted, is_dates)
    start = plus(first_at(low - (high - low) * 1e-4, step, origin), step, -1)
    if isinstance(step, str):
        start = end = months_moved(start, step, known)
        while end <= high:
            end = plus(end, step)
        return start, end, step
    start = moved(start, step, known, is_dates)
    return start, start + (1 + math.floor((high - start) / step)) * step, step


def spread(values: list[float], count: int, is_flat: bool) -> float:
    """The size that follows from the standard deviation, and from the least distance of two values.

    Args:
        count: the number of values with the missing ones.
    """
    least = distance(values)
    power = 10.0 ** math.floor(math.log(least) / math.log(10))
    smallest = power * max((each for each in SMALLEST if each <= least / power), default=SMALLEST[0])
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return float(max(smallest, 2 * deviation / count ** (0.25 if is_flat else 0.4)))


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


def moved(start: float, size: float, values: list[float], is_dates: bool) -> float:
    """The start of bins, moved by half a bin where many values are at ends of bins, and so that no whole number is."""
    low, high = min(values), max(values)
    if not is_dates and all(value % 1 == 0 for value in values):
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


def months_moved(start: float, step: str, values: list[float]) -> float:
    """The start of bins of months, moved so that most dates at the start of a year, a month or a day are in the middle
    of a bin."""
    days = [EPOCH + datetime.timedelta(milliseconds=each) for each in values if each % DAY == 0]
    firsts = [each for each in days if each.day == 1]
    share = MOSTLY * len(values)
    if len(days) > share:
        if sum(each.month == 1 for each in firsts) > share and months(step) % 12 == 0:
            start = plus(start, "M6", -1) + DAY * 1.5
        elif len(firsts) > share:
            start = plus(start, "M1", -1) + DAY * 15.5
        else:
            start -= DAY / 2
        if (after := plus(start, step)) <= min(values):
            return after
    return start
