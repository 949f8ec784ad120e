# SPDX-License-Identifier: MIT
"""Years, quarters and months that columns of tables write as numbers or as texts.

The daemon's reader of tables has the same forms."""

from __future__ import annotations

import calendar
import datetime
import re
from collections.abc import Sequence
from numbers import Real
from typing import Any

from .missing import is_missing

YEARS = frozenset(
    {"year", "years", "yr", "jahr", "année", "annee", "año", "anno", "ano", "calendar year", "fiscal year"}
)
MONTHS = frozenset({"month", "months", "monat", "mois", "mes", "mese", "mês", "yyyymm", "period"})
NAMES = YEARS | MONTHS | {"x", "date", "time", "day", "datetime", "timestamp", "quarter", "datum", "zeit", "fecha", "t"}
"""Names of columns that are the x axis of a table, whatever their place."""

MONTH = {name.lower(): n for names in (calendar.month_name, calendar.month_abbr) for n, name in enumerate(names) if n}
MONTH["sept"] = 9
FORMS = (
    re.compile(r"(?P<year>\d{4})[- ]?[Mm](?P<month>\d\d?)"),
    re.compile(r"(?P<month>\d\d?)[./-](?P<year>\d{4})"),
    re.compile(r"(?P<year>\d{4})[-/ ]?[Qq](?P<quarter>[1-4])"),
    re.compile(r"[Qq](?P<quarter>[1-4])[-/ ](?P<year>\d{4})"),
    re.compile(r"(?P<word>[A-Za-z]{3,9})\.?[- ](?P<year>\d{4})"),
    re.compile(r"(?P<year>\d{4})[- ](?P<word>[A-Za-z]{3,9})\.?"),
)

Moments = tuple[list[datetime.datetime | None], str]
"""The first day of each period, and the step."""


def may_be_periods(name: str, values: Any) -> bool:
    """Whether a column may hold periods, by its name, its type and its first value."""
    is_named = name.strip().lower() in YEARS | MONTHS
    kind = str(getattr(getattr(values, "dtype", None), "kind", ""))
    if kind in ("M", "m", "b") or (kind in ("i", "u", "f") and not is_named):
        return False
    first = next((each for each in values if not is_missing(each)), None)
    return isinstance(first, str) or (is_named and isinstance(first, Real))


def periods_of(name: str, values: Sequence[Any]) -> Moments | None:
    """The periods of a column; None where any value is none."""
    known = [value for value in values if not is_missing(value)]
    if not known:
        return None
    word = name.strip().lower()
    if all(isinstance(value, str) for value in known):
        found = [_written(value.strip()) for value in known]
    elif all(map(_is_whole, known)):
        found = [_numbered(int(value), word) for value in known]
    else:
        return None
    steps = {each[1] for each in found if each}
    if None in found or len(steps) != 1:
        return None
    starts = iter([each[0] for each in found if each])
    return [None if is_missing(value) else next(starts) for value in values], steps.pop()


def is_month_of(year: Any, month: Any) -> bool:
    """Whether two numbers are a year and the number of a month."""
    return _is_whole(year) and _is_whole(month) and 1000 <= year <= 2200 and 1 <= month <= 12


def _is_whole(value: Any) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool) and float(value).is_integer()


def _written(text: str) -> tuple[datetime.datetime, str] | None:
    for form in FORMS:
        if found := form.fullmatch(text):
            parts = found.groupdict()
            month = int(parts.get("month") or 0) or MONTH.get((parts.get("word") or "").lower(), 0)
            quarter = int(parts.get("quarter") or 0)
            if not 1 <= (month or 3 * quarter - 2) <= 12:
                return None
            start = datetime.datetime(int(parts["year"]), month or 3 * quarter - 2, 1)
            return start, "month" if month else "quarter"
    return None


def _numbered(value: int, word: str) -> tuple[datetime.datetime, str] | None:
    if word in YEARS and 1000 <= value <= 2200:
        return datetime.datetime(value, 1, 1), "year"
    if word in MONTHS and 150_001 <= value <= 220_012 and 1 <= value % 100 <= 12:
        return datetime.datetime(value // 100, value % 100, 1), "month"
    return None
