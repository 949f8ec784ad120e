# SPDX-License-Identifier: MIT
"""Dates of Vega, and the text that axes, legends and headers write for them."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from typing import Any

CLOCK = "year", "month", "date", "hours", "minutes", "seconds", "milliseconds"
DRAWN = "\x1d"
"""Precedes a date's text as drawn."""


class Dated(str):
    """A date as an axis of names, or a legend, writes it, such as `Jan`.

    Attributes:
        at: the date.
    """

    at: datetime.datetime

    @staticmethod
    def of(at: datetime.datetime, text: str) -> Dated:
        found = Dated(" ".join(text.split()))
        found.at = at
        return found

    @property
    def is_whole(self) -> bool:
        """Whether the text has the year and the day in addition to the month."""
        words = re.findall(r"\w+", self)
        numbers = {int(word) for word in words if word.isdigit()}
        return len(words) > 2 and {self.at.year, self.at.day} <= numbers


def date_of(text: str) -> Dated | datetime.datetime | None:
    """Parses @, milliseconds and the text as drawn. A date with day, month and year is returned as a datetime."""
    milliseconds, _, drawn = text.removeprefix("@").partition(DRAWN)
    if not text.startswith("@") or not milliseconds.lstrip("-").isdigit():
        return None
    at = moment(float(milliseconds))
    dated = Dated.of(at, drawn)
    return at if not dated or dated.is_whole else dated


def told(name: str, form: str = "", scale: str = "") -> str:
    """An expression of Vega that writes a field's value. A date becomes @, milliseconds and the text as drawn.

    The milliseconds are those of the wall clock at the reader's place, or of UTC on a UTC scale, as Vega draws it."""
    value = f"datum[{name!r}]"
    at = f"(+{value})" if scale == "utc" else f"utc({', '.join(f'{part}({value})' for part in CLOCK)})"
    drawn = f" + '{DRAWN}' + timeFormat({value}, {form})" if form else ""
    is_date = f"isDate({value})" + (f" || isNumber({value})" if scale == "time" else "")
    return f"({is_date} ? '@' + {at}{drawn} : '' + {value})"


def moment(milliseconds: float) -> datetime.datetime:
    """A date of Vega, from milliseconds since 1970."""
    return datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=milliseconds)


def scale_types(vega: Any) -> Iterator[tuple[str, str]]:
    """The name and the type of each scale, such as linear, time or band."""
    for node in [vega, *nested(vega)]:
        for scale in node.get("scales", []):
            yield scale["name"], scale.get("type", "linear")


def formats(vega: Any) -> Iterator[tuple[str, str]]:
    """The scale of each axis and legend, and the Vega expression of its date format."""
    for node in [vega, *nested(vega)]:
        for guide in [*node.get("axes", []), *node.get("legends", [])]:
            form = guide.get("format")
            if form and (guide.get("formatType") == "time" or is_cycle(form)):
                for channel in "scale", "fill", "stroke", "shape":
                    if isinstance(guide.get(channel), str):
                        yield guide[channel], form["signal"] if isinstance(form, dict) else json.dumps(form)


def is_cycle(form: Any) -> bool:
    """Whether an axis of time writes months, weekdays or hours of no year. Vega counts them from 2012."""
    units = re.match(r"timeUnitSpecifier\(\[(.*?)\]", str(form.get("signal", ""))) if isinstance(form, dict) else None
    return units is not None and "year" not in units[1].replace("dayofyear", "")


def headers(vega: Any) -> Iterator[tuple[str, str]]:
    """The field of each facet, and the Vega expression by which the facet's headers write a date."""
    for node in nested(vega):
        text = (node.get("title") or {}).get("text") if node.get("role", "").endswith("-header") else None
        signal = str(text.get("signal", "")) if isinstance(text, dict) else ""
        if match := re.search(r'imeFormat\(parent\["([^"]+)"\]', signal):
            yield match[1], f"({signal.replace('parent[', 'datum[')})"


def nested(node: Any) -> Iterator[Any]:
    for mark in node.get("marks", []):
        yield mark
        yield from nested(mark)
