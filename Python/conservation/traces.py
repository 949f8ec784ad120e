# SPDX-License-Identifier: MIT
"""The inventory of a figure of plotly, from its traces and its layout."""

from __future__ import annotations

import base64
import contextlib
import datetime
import html
import json
import re
from typing import Any

import numpy as np

from .inventory import Datum, Inventory, Value

UTC = datetime.timezone.utc  # noqa: UP017


def inventory(figure: Any) -> Inventory:
    whole = json.loads(figure.to_json())
    layout, found = whole["layout"], Inventory()
    texts(layout, found)
    traces = [each for each in whole["data"] if each.get("visible", True) is True]
    names = [each.get("name") for each in traces if each.get("name") and each.get("showlegend", True)]
    found.texts += map(plain, names if len(traces) > 1 else [])
    for trace in traces:
        take(trace, layout, found)
    return found


def plain(text: Any) -> str:
    return " ".join(html.unescape(re.sub("<[^>]*>", " ", str(text))).split())


def texts(layout: Any, found: Inventory) -> None:
    for name, part in layout.items():
        if re.fullmatch(r"[xy]axis\d*|title", name):
            title = part.get("title", part) if isinstance(part, dict) else {"text": part}
            text = title.get("text") if isinstance(title, dict) else title
            found.texts += [plain(text)] if text else []
    found.texts += [plain(note["text"]) for note in layout.get("annotations", []) if note.get("text")]
    for shape in layout.get("shapes", []):
        for side, other in ("y", "x"), ("x", "y"):
            if str(shape.get(f"{other}ref", "")).endswith("domain"):
                found.levels += [("shape", valued(shape[f"{side}{n}"])) for n in (0, 1)]


def take(trace: Any, layout: Any, found: Inventory) -> None:
    kind = trace["type"]
    x, y = (values(trace.get(side)) for side in "xy")
    if kind in ("scatter", "scattergl", "bar") and not layout.get("barnorm") and "base" not in trace:
        count = max(len(x), len(y))
        x = x or [float(n) for n in range(count)]
        y = y or [float(n) for n in range(count)]
        factors = [
            100.0 if str(axis_of(trace, layout, side).get("tickformat", "")).endswith("%") else 1.0 for side in "xy"
        ]
        pairs = [(scaled(a, factors[0]), scaled(b, factors[1])) for a, b in zip(x, y)]
        found.data += [Datum(a, b, kind) for a, b in pairs if is_shown(a) and is_shown(b)]
    elif kind in ("heatmap", "contour"):
        rows = [values(row) for row in listed(trace.get("z"))]
        for row in rows:
            places = x if len(x) == len(row) else [float(n) for n in range(len(row))]
            found.data += [Datum(a, b, kind) for a, b in zip(places, row) if is_shown(b)]
        found.texts += [each for each in y if isinstance(each, str)]
    elif kind == "pie":
        pairs = list(zip(values(trace.get("labels")), values(trace.get("values"))))
        found.data += [
            Datum(str(a), b, kind) for a, b in pairs if is_shown(b) and len({p[0] for p in pairs}) == len(pairs)
        ]


def axis_of(trace: Any, layout: Any, side: str) -> Any:
    return layout.get(f"{side}axis{trace.get(f'{side}axis', side)[1:]}", {})


def listed(given: Any) -> list[Any]:
    if isinstance(given, dict):
        flat = np.frombuffer(base64.b64decode(given["bdata"]), given["dtype"])
        shape = [int(each) for each in str(given.get("shape", len(flat))).split(",")]
        return list(flat.reshape(shape).tolist())
    return list(given or [])


def values(given: Any) -> list[Value]:
    return [valued(each) for each in listed(given)]


def valued(given: Any) -> Value:
    """A number, seconds for a date, or a name; nan for a missing value."""
    if given is None:
        return float("nan")
    if isinstance(given, str):
        if re.match(r"\d{4}-\d\d-\d\d", given):
            with contextlib.suppress(ValueError):
                at = datetime.datetime.fromisoformat(given[:26])
                return at.replace(tzinfo=at.tzinfo or UTC).timestamp()
        return plain(given)
    return float(given)


def scaled(value: Value, factor: float) -> Value:
    return value if isinstance(value, str) else value * factor


def is_shown(value: Value) -> bool:
    return bool(value == value)
