# SPDX-License-Identifier: MIT
"""Dates in words, as fine as the data needs: a year, a quarter, a month, a day or a time.

The daemon has the same law."""

from __future__ import annotations

import datetime
import re
from typing import Any

EPOCH = datetime.datetime(1970, 1, 1)
STEPS = "year", "quarter", "month", "day", "minute", "second"
"""From the coarsest to the finest."""

PERIODS = STEPS[:3]

LETTERS = {"Y": "year", "A": "year", "Q": "quarter", "M": "month"}
FREQUENCY = re.compile(r"\d*B?([YAQM])([SE]?)(?:-([A-Z]{3}))?")
"""A frequency of pandas: Y, QE-MAR, BMS"""

FIRSTS, LASTS = ("JAN", "APR", "JUL", "OCT"), ("MAR", "JUN", "SEP", "DEC")


def step_of(moments: Any, offset: float = 0.0) -> str:
    """The step of times in seconds since 1970 (UTC): the finest field in which they differ from the start of a year.

    A single midnight is a day, and January and July alone are months."""
    local = moments + offset if hasattr(moments, "dtype") else [each + offset for each in moments]
    known = local[local == local] if hasattr(local, "dtype") else [each for each in local if each == each]
    for seconds, step in (60, "second"), (86400, "minute"):
        if any_of(known, seconds):
            return step
    months = dict[tuple[int, int], None]()
    for each in known:
        at = EPOCH + datetime.timedelta(seconds=float(each))
        if at.day != 1:
            return "day"
        months[at.year, at.month] = None
    found = {month for _, month in months}
    if len(months) < 2 or not found <= {1, 4, 7, 10}:
        return "month" if len(months) > 1 else "day"
    return "year" if found == {1} else "quarter" if found & {4, 10} else "month"


def any_of(moments: Any, seconds: int) -> bool:
    """Whether a time is not a multiple of some seconds."""
    rest = moments % seconds if hasattr(moments, "dtype") else [each % seconds for each in moments]
    return bool(rest.any()) if hasattr(rest, "any") else any(rest)


def step_of_frequency(frequency: Any) -> str | None:
    """The step of pandas' periods or of an index with a frequency; None for days and times.

    Quarters and years of timestamps count only when they are those of the calendar."""
    found = FREQUENCY.fullmatch(str(getattr(frequency, "freqstr", frequency or "")))
    if not found:
        return None
    letter, side, anchor = found.groups()
    step = LETTERS[letter]
    if not side or letter == "M" or not anchor:
        return step
    ends = {"year": ("JAN", "DEC"), "quarter": (FIRSTS, LASTS)}[step][side == "E"]
    return step if anchor in ends else "month"


def step_given(values: Any) -> str | None:
    """The step that values have by themselves: periods, an index with a frequency, or texts such as 2024-03."""
    if hasattr(values, "is_month_end"):
        return step_of_frequency(values.freq) or step_of_ends(values)
    first: Any = next(iter(values), None)
    if hasattr(first, "to_timestamp"):
        return step_of_frequency(first.freqstr)
    are_months = isinstance(first, str) and all(re.fullmatch(r"\d{4}-\d\d?", str(each)) for each in values)
    return "month" if are_months else None


def step_of_ends(index: Any) -> str | None:
    """The step of an index of pandas whose dates all end a year, a quarter or a month."""
    if len(index) > 2:
        for step in "year", "quarter", "month":
            if getattr(index, f"is_{step}_end").all():
                return step
    return None


def words(at: datetime.datetime, step: str) -> str:
    """A date at a step: 2024; 2024 quarter 2; March 2024; 5 March 2024; 5 March 2024, 12:30"""
    if step == "year":
        return f"{at.year}"
    if step == "quarter":
        return f"{at.year} quarter {(at.month + 2) // 3}"
    if step == "month":
        return f"{at:%B} {at.year}"
    clock = f"{at:%H:%M:%S}" if step == "second" and at.second else f"{at:%H:%M}"
    return f"{at.day} {at:%B} {at.year}" + ("" if clock == "00:00" else f", {clock}")


def finest(*steps: str) -> str:
    """The finest one of some steps."""
    return max(steps, key=STEPS.index)


def own_step(at: datetime.datetime) -> str:
    """The coarsest period that a time begins."""
    if at.second or at.microsecond:
        return "second"
    if at.hour or at.minute:
        return "minute"
    return "day" if at.day > 1 else "year" if at.month == 1 else "quarter" if at.month % 3 == 1 else "month"


def after(at: datetime.datetime, step: str) -> datetime.datetime:
    """The start of the next year, quarter or month."""
    months = at.month - 1 + {"year": 12, "quarter": 3, "month": 1}[step]
    return at.replace(year=at.year + months // 12, month=months % 12 + 1, day=1)
