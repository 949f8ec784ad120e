# SPDX-License-Identifier: MIT
"""Dates of all packages as seconds since 1970."""

from __future__ import annotations

import datetime
import math
import re
from typing import Any

from .missing import is_missing

UTC = datetime.timezone.utc  # noqa: UP017
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
ISO = re.compile(r"\d{4}-\d\d?(-\d\d?([T ]\d\d?:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?")


def seconds_of(value: Any) -> float:
    """A date as seconds since 1970 (UTC). A date without a time zone counts as UTC; nan for a missing value."""
    if is_missing(value):
        return math.nan
    if isinstance(value, str):
        value = _date(value)
    if hasattr(value, "to_timestamp"):
        value = start_of(value)
    if hasattr(value, "to_pydatetime"):
        value = value.to_pydatetime(warn=False)
    if not isinstance(value, datetime.datetime):
        value = datetime.datetime(value.year, value.month, value.day)
    aware = value if value.tzinfo else value.replace(tzinfo=UTC)
    return float((aware - EPOCH).total_seconds())


def start_of(period: Any) -> Any:
    """The start of a period of pandas. Years and quarters that end in another month than December are those of the
    calendar with the same name, because pandas writes 2025Q1 for April to June 2024 where years end in March."""
    letter = period.freqstr.lstrip("0123456789")[:1]
    if letter not in ("Y", "A", "Q"):
        return period.to_timestamp()
    return datetime.datetime(period.qyear, 3 * period.quarter - 2 if letter == "Q" else 1, 1)


def moment(value: Any) -> datetime.datetime | None:
    """A date, which a figure may hold as a text; None for other values."""
    is_one = is_date(value) if isinstance(value, str) else isinstance(value, datetime.date)
    return datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=seconds_of(value)) if is_one else None


def is_date(text: str) -> bool:
    """Whether the text is a date in ISO 8601."""
    if not ISO.fullmatch(text):
        return False
    try:
        _date(text)
    except ValueError:
        return False
    return True


def _date(text: str) -> datetime.datetime:
    """The date in a text of ISO 8601. A month without a day means its first day."""
    year, month, *rest = re.split(r"-", text, maxsplit=2)
    if not rest:
        return datetime.datetime(int(year), int(month), 1)
    return datetime.datetime.fromisoformat(f"{year}-{int(month):02}-{rest[0] if len(rest[0]) > 1 else '0' + rest[0]}")
