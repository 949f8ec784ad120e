# SPDX-License-Identifier: MIT
"""Bins in words: 5 to 10, the whole numbers or the days in a bin, or one of them alone."""

from __future__ import annotations

import datetime
import math
from typing import Any

from ..dates import PERIODS, after, words
from ..words import from_to, number, said
from .bins import Cut
from .ticks import DAY, EPOCH, SECOND

UNITS = "year", "month", "day", "hour", "minute", "second"
LENGTHS = dict(zip(UNITS, (365 * 864e5, 28 * 864e5, 864e5, 36e5, 6e4, SECOND)))


class Stretches:
    """The bins of an axis as a listener hears them.

    Attributes:
        words: each bin in words.
        at: the place of each bin: its middle, or the start of the one year, month or day in it.
    """

    def __init__(self, cut: Cut, values: list[float]) -> None:
        pairs = list(zip(cut.bounds, cut.bounds[1:]))
        self.at: list[Any] = [cut.at((low + high) / 2) for low, high in pairs]
        self.words = [from_to(*(number(float(f"{each:.10g}")) for each in pair)) for pair in pairs]
        if cut.is_date:
            self._take_dates(cut, values, pairs)
        elif all(each % 1 == 0 for each in values) and any(each % 1 for each in cut.bounds):
            ends = [(math.ceil(low), math.ceil(high) - 1) for low, high in pairs]
            if all(low <= high for low, high in ends):
                self.words = [said(low) if low == high else from_to(low, high) for low, high in ends]

    def _take_dates(self, cut: Cut, values: list[float], pairs: list[tuple[float, float]]) -> None:
        shortest = min(high - low for low, high in pairs)
        unit = next((each for each in UNITS if LENGTHS[each] <= shortest and self._holds(cut, values, each)), None)
        if unit in (None, "hour", "minute", "second"):
            self.words = [clock(*map(cut.at, pair)) for pair in pairs]
            return
        ends = [(up(cut.at(low), unit), down(cut.at(high - 1), unit)) for low, high in pairs]
        self.words = [period(*each, unit) for each in ends]
        if all(low == high for low, high in ends):
            self.at = [low for low, _ in ends]

    @staticmethod
    def _holds(cut: Cut, values: list[float], unit: str) -> bool:
        """Whether each bin has whole years, months or days. plotly.js begins bins at a noon before the first one of
        them; no value lies between the noon and the next start of a year, a month or a day."""
        starts = [(up(cut.at(each), unit) - EPOCH) / datetime.timedelta(milliseconds=1) for each in cut.bounds]
        gaps = [(low, high) for low, high in zip(cut.bounds, starts) if high - low >= 1]
        if any(low % DAY != DAY / 2 for low, _ in gaps):
            return False
        return not any(low <= each < high for low, high in gaps for each in values)


def down(at: datetime.datetime, unit: str) -> datetime.datetime:
    """The start of the year, the month or the day of a time."""
    fields = ("month", "day", "hour", "minute", "second")[UNITS.index(unit) :]
    return at.replace(microsecond=0, **{each: 1 if each in ("month", "day") else 0 for each in fields})  # type: ignore[arg-type]


def up(at: datetime.datetime, unit: str) -> datetime.datetime:
    """The first start of a year, a month or a day that is not before a time."""
    start = down(at, unit)
    if start == at:
        return at
    if unit in PERIODS:
        return after(start, unit)
    return start + datetime.timedelta(**{f"{unit}s": 1})


def clock(low: datetime.datetime, high: datetime.datetime) -> str:
    """The stretch from one time to the next: 5 March 2024, 09:00 to 12:00"""
    start, end = words(low, "second"), words(high, "second")
    if start == end:  # a bin of one moment
        return words(low + (high - low) / 2 + datetime.timedelta(milliseconds=0.5), "second")
    return f"{start} to {end.rpartition(', ')[2] if low.date() == high.date() else end}"


def period(low: datetime.datetime, high: datetime.datetime, unit: str) -> str:
    """The stretch from one year, month or day to the last one: March 2024; January to March 2024"""
    if low >= high:
        return words(low, unit) if unit in PERIODS else said(low)
    if unit == "month" and low.year == high.year:
        return f"{low:%B} to {words(high, unit)}"
    if unit == "day" and low.year == high.year:
        start = f"{low.day}" if low.month == high.month else f"{low.day} {low:%B}"
        return f"{start} to {said(high)}"
    return f"{words(low, unit)} to {words(high, unit)}" if unit in PERIODS else from_to(low, high)
