# SPDX-License-Identifier: MIT
"""Values in words."""

from __future__ import annotations

import datetime
from typing import Any


def number(value: float) -> str:
    """A number in words: 2, 0.5, −3"""
    return f"{value + 0.0:.10g}".replace("-", "−")  # 0 and not −0


def said(value: Any) -> str:
    """A value in words: 2.5, 5 March 2024, Jan"""
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, datetime.date):
        time = f"{value:%H:%M}" if isinstance(value, datetime.datetime) else "00:00"
        return f"{value.day} {value:%B %Y}" + ("" if time == "00:00" else f", {time}")
    try:
        return number(float(value))
    except (TypeError, ValueError):
        return " ".join(str(value).split())


def from_to(low: Any, high: Any) -> str:
    """A range in words: 1 to 4"""
    return f"{said(low)} to {said(high)}"


def counted(count: int, word: str) -> str:
    """A number of things: 1 row, 2 boxes, 3 groups of bars"""
    head, of, tail = word.partition(" of ")
    if count == 1:
        return f"1 {word}"
    ending = {"box": "boxes", "bin": "bins", "dash": "dashes", "stretch": "stretches"}.get(head, f"{head}s")
    return f"{count} {ending}{of}{tail}"


def sized(rows: int, columns: int) -> str:
    """The size of a table or a map: 2 rows and 3 columns"""
    return f"{counted(rows, 'row')} and {counted(columns, 'column')}"
