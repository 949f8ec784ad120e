# SPDX-License-Identifier: MIT
"""The inventory of a chart of altair, from the scene that Vega draws."""

from __future__ import annotations

import contextlib
import datetime
import re
from collections.abc import Iterator
from typing import Any

import vl_convert

from .inventory import Datum, Inventory, Value

TEXTS = "axis-title", "axis-label", "legend-title", "legend-label", "title-text", "title-subtitle", "mark"
NUMBER = re.compile(r"[-−+]?[\d,.]+(e[-+−]?\d+)?[%kMGµm]?")
TICK = re.compile(r"[A-Z][a-z]{2,8}( \d+)?|[\d:/-]+( [AP]M)?|\d\d [AP]M")
"""The text of a tick with a date or a time, which is said with its point."""

FORMS = "%b %d, %Y", "%b %d, %Y %H:%M", "%Y-%m-%dT%H:%M:%S.%f", "%b %Y"
EPOCH = datetime.datetime(1970, 1, 1)


def inventory(chart: Any) -> Inventory:
    vega = vl_convert.vegalite_to_vega(chart.to_dict())
    dated = any(each.get("type") in ("time", "utc") for each in vega.get("scales", []))
    found = Inventory()
    for role, form, item in walked(vl_convert.vega_to_scenegraph(vega)["scenegraph"], ""):
        text = item.get("text")
        if text is not None and role in TEXTS:
            lines = text if isinstance(text, list) else [text]
            words = " ".join(map(str, lines))
            is_tick = role in ("axis-label", "legend-label") and dated and TICK.fullmatch(words)
            if not NUMBER.fullmatch(words) and not is_tick:
                found.texts.append(words)
        elif role == "mark" and (said := str(item.get("description", ""))):
            parts = [part.split(": ", 1) for part in said.split("; ") if ": " in part]
            values = [valued(value) for _, value in parts]
            value = 2 if form == "rect" and len(values) == 3 and parts[2][0] == "value" else 1
            if len(values) > value and values[value] != "null":
                found.data.append(Datum(values[0], values[value], form))
    return found


def walked(node: Any, role: str) -> Iterator[tuple[str, str, Any]]:
    role = node.get("role", role) or role
    for item in node.get("items", []):
        if isinstance(item, dict):
            yield role, str(node.get("marktype", "")), item
            yield from walked(item, role)


def valued(text: str) -> Value:
    """A number, a date in seconds, or a name."""
    if NUMBER.fullmatch(text):
        with contextlib.suppress(ValueError):
            return float(text.replace("−", "-").replace(",", ""))
    for form in FORMS:
        with contextlib.suppress(ValueError):
            return (datetime.datetime.strptime(text, form) - EPOCH).total_seconds()
    return text
