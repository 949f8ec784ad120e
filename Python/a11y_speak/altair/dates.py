# SPDX-License-Identifier: MIT
"""Dates of Vega, and how axes, legends and headers write them."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from typing import Any

CLOCK = "year", "month", "date", "hours", "minutes", "seconds", "milliseconds"
DRAWN = "\x1d"
"""Before a date as it is drawn."""


class Dated(str):
    """A date as an axis of names, or a legend, writes it: Jan

    Attributes:
        at: the date itself.
    """

    at: datetime.datetime

    @staticmethod
    def of(at: datetime.datetime, text: str) -> Dated:
        found = Dated(" ".join(text.split()))
        found.at = at
        return found

    @property
    def is_whole(self) -> bool:
        """Whether it says the year and the day beside the month."""
        words = re.findall(r"\w+", self)
        numbers = {int(word) for word in words if word.isdigit()}
        return len(words) > 2 and {self.at.year, self.at.day} <= numbers


def date_of(text: str) -> Dated | datetime.datetime | None:
    """Of @ and milliseconds, and how they are drawn; a whole date is said as all dates are."""
    milliseconds, _, drawn = text.removeprefix("@").partition(DRAWN)
    if not text.startswith("@") or not milliseconds.lstrip("-").isdigit():
        return None
    at = moment(float(milliseconds))
    dated = Dated.of(at, drawn)
    return at if not dated or dated.is_whole else dated


def told(name: str, form: str = "", scale: str = "") -> str:
    """An expression of Vega that tells a field; a date as @ and the milliseconds of what a clock shows at the reader's
    place, which Vega draws, or of UTC on a scale of that; and as it is drawn."""
    value = f"datum[{name!r}]"
    at = f"(+{value})" if scale == "utc" else f"utc({', '.join(f'{part}({value})' for part in CLOCK)})"
    drawn = f" + '{DRAWN}' + timeFormat({value}, {form})" if form else ""
    is_date = f"isDate({value})" + (f" || isNumber({value})" if scale == "time" else "")
    return f"({is_date} ? '@' + {at}{drawn} : '' + {value})"


def moment(milliseconds: float) -> datetime.datetime:
    """A date of Vega."""
    return datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=milliseconds)


def scale_types(vega: Any) -> Iterator[tuple[str, str]]:
    """By name what each scale is: linear, time, band."""
    for node in [vega, *nested(vega)]:
        for scale in node.get("scales", []):
            yield scale["name"], scale.get("type", "linear")


def formats(vega: Any) -> Iterator[tuple[str, str]]:
    """By scale how its axis or legend writes dates, as an expression."""
    for node in [vega, *nested(vega)]:
        for guide in [*node.get("axes", []), *node.get("legends", [])]:
            form = guide.get("format")
            if form and guide.get("formatType") == "time":
                for channel in "scale", "fill", "stroke", "shape":
                    if isinstance(guide.get(channel), str):
                        yield guide[channel], form["signal"] if isinstance(form, dict) else json.dumps(form)


def headers(vega: Any) -> Iterator[tuple[str, str]]:
    """By the field of a facet what its headers write of a date, as an expression."""
    for node in nested(vega):
        text = (node.get("title") or {}).get("text") if node.get("role", "").endswith("-header") else None
        signal = str(text.get("signal", "")) if isinstance(text, dict) else ""
        if match := re.search(r'imeFormat\(parent\["([^"]+)"\]', signal):
            yield match[1], f"({signal.replace('parent[', 'datum[')})"


def nested(node: Any) -> Iterator[Any]:
    for mark in node.get("marks", []):
        yield mark
        yield from nested(mark)
