# SPDX-License-Identifier: MIT
"""Values in few words, for openings."""

from __future__ import annotations

import datetime
import math
import re
from collections.abc import Sequence

from .charts import Axis, Numbers, Series
from .dates import EPOCH, PERIODS, finest, step_of, words
from .words import number

YEAR, DAY = 366 * 86400.0, 86400.0
SIZES = (1e12, "trillion"), (1e9, "billion"), (1e6, "million")
BEFORE = "$", "£", "¥"
"""Signs of currencies that are written before the number."""

LONG = re.compile(r"(about )?(?<![\w.,])([-−]?\d+\.\d+(?:e[-−]?\d+)?)(?![\w.,]*\d)")
"""A number with decimals, which may have more digits than one needs."""


def brief(text: str) -> str:
    """A text whose numbers have at most three digits: 1 to about 2.67 for 1 to 2.666666667"""
    return LONG.sub(_short, text)


def _short(found: re.Match[str]) -> str:
    value = float(found[2].replace("−", "-"))
    rounded = float(f"{value:.3g}")
    return f"{found[1] or ('' if rounded == value else 'about ')}{number(rounded)}"


def digits_of(values: Sequence[float]) -> int:
    """The digits that tell values apart: three, and more for values that differ little, such as pressures."""
    known = [value for value in values if math.isfinite(value)]
    span, size = (max(known) - min(known), max(map(abs, known))) if known else (0.0, 0.0)
    if not 0 < span < size / 50 or not math.isfinite(size / span):
        return 3
    return min(math.ceil(math.log10(size / span)) + 1, 9)


class AxisWords:
    """Values of an axis in few words: three digits, and dates as coarse as their step and the length of the axis."""

    def __init__(self, axis: Axis, series: Sequence[Series] = ()) -> None:
        self._axis = axis
        self.has_names = axis.scale == "category" and bool(axis.categories)
        self._step, self._span = "day", 0.0
        if axis.scale == "date":
            self._measure([each.xs if each.x == axis.id else each.ys for each in series if axis.id in (each.x, each.y)])

    @property
    def is_logarithmic(self) -> bool:
        return self._axis.scale == "logarithmic"

    @property
    def is_dated(self) -> bool:
        return self._axis.scale == "date"

    @property
    def unit(self) -> str:
        return self._axis.unit or ""

    @property
    def title(self) -> str:
        return self._axis.title or ""

    @property
    def is_bare(self) -> bool:
        """Whether a value is only a number, which sounds like part of the number next to it."""
        return not self.has_names and self._axis.scale != "date" and not self._axis.unit

    def text(self, value: float, span: float = 0.0, digits: int = 3) -> str:
        """A value in words, rounded to `digits` digits. A value of less than a thousandth of `span` is about 0."""
        names = self._axis.categories
        if self.has_names and names:
            return names[min(max(round(value), 0), len(names) - 1)]
        if self._axis.scale == "date":
            return self._date(value, digits < 3)
        if digits < 3 and value == round(value) and abs(value) < 1000:
            digits = 3  # "about 100" for 101 saves no word
        if self._axis.is_x and value == round(value) and abs(value) < 10000:
            digits = 4  # a place such as a year
        short = 0.0 if abs(value) < span / 1000 else float(f"{value:.{digits}g}")
        unit = self._axis.unit or ""
        size = next(((power, word) for power, word in SIZES if abs(short) >= power), None) if digits < 4 else None
        figures = f"{number(float(f'{short / size[0]:.3g}'))} {size[1]}" if size else number(short)
        told = figures + (unit if unit == "%" else f" {unit}" if unit else "")
        if unit in BEFORE:
            told = f"−{unit}{figures[1:]}" if figures.startswith("−") else f"{unit}{figures}"
        return told if short == value else f"about {told}"

    def span(self, low: float, high: float) -> str:
        """Both ends of a stretch in words: 3 to 7; 1 January to 10 April 2024"""
        if not self.is_dated:
            return f"{self.text(low)} to {self.text(high)}"
        first, last = (self._at(each) for each in (low, high))
        if self._span > 5 * YEAR:
            return f"{first.year} to {last.year}"
        if self._step != "day" and first.date() == last.date():
            return f"{first:%H:%M} to {last:%H:%M}"
        year = f" {first.year}" * (first.year != last.year)
        return f"{first.day} {first:%B}{year} to {last.day} {last:%B} {last.year}"

    def _at(self, value: float) -> datetime.datetime:
        """The local time of a value."""
        return EPOCH + datetime.timedelta(seconds=value + float(self._axis.more.get("utc_offset", 0)))

    def _measure(self, groups: list[Numbers]) -> None:
        """Finds the step and the length of the dates. Dates as values are days: they may be ends of stretches."""
        ahead = float(self._axis.more.get("utc_offset", 0))
        steps = [step_of(each, ahead) for each in groups if len(each)]
        ends = [float(end(known)) for each in groups if (known := [x for x in each if x == x]) for end in (min, max)]
        low, high = self._axis.low, self._axis.high
        ends = ends if low is None or high is None else [low, high]
        self._span = max(ends) - min(ends) if ends else 0.0
        found = finest("year", *steps) if steps else "day"
        self._step = self._axis.more.get("step") or (found if self._axis.is_x else finest(found, "day"))

    def _date(self, value: float, is_short: bool) -> str:
        at = self._at(value)
        if is_short and self._step == "month" and self._span < 11.5 * 30.5 * DAY:
            return f"{at:%B}"
        if self._step in PERIODS:
            return words(at, self._step)
        if self._span > 5 * YEAR:
            return f"{at.year}"
        if self._span > YEAR:
            return f"{at:%B} {at.year}"
        if self._step == "day":
            return f"{at.day} {at:%B}" + f" {at.year}" * (not self._span)
        clock = f"{at:%H:%M:%S}" if self._step == "second" and self._span < 600 else f"{at:%H:%M}"
        day = f"{at.day} {at:%B}"
        return clock if self._span < DAY else f"{day}, {clock}" if self._span <= 2 * DAY else day
