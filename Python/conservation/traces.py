# SPDX-License-Identifier: MIT
"""The inventory of a figure of plotly, from its traces and its layout."""

from __future__ import annotations

import datetime
import itertools
import json
import re
from typing import Any

from a11y_speak.plotly.bin_groups import BINNED, DENSITIES, chosen

from .densities import cells_of
from .given import listed, plain, valued, values
from .histograms import bars_of, direction
from .inventory import Datum, Inventory, Value

UTC = datetime.timezone.utc  # noqa: UP017


def inventory(figure: Any) -> Inventory:
    whole = drawn(figure)
    layout, found = whole["layout"], Inventory()
    texts(layout, found)
    traces = [each for each in whole["data"] if each.get("visible", True) is True]
    names = [each.get("name") for each in traces if each.get("name") and each.get("showlegend", True)]
    found.texts += map(plain, names if len(traces) > 1 else [])
    for trace in traces:
        take(trace, layout, found)
    return found


def drawn(figure: Any) -> Any:
    """The figure's data and layout, with the shares that lines with groupnorm and bars with barnorm show.

    Histograms and densities have the edges of the bins that plotly.js chooses, those of dates in seconds. The tests of
    these bins compare them with those of plotly.js."""
    whole = json.loads(figure.to_json())
    for given, trace in zip(figure.data, whole["data"]):
        if trace["type"] in BINNED and trace.get("visible", True) is True:
            for side in "xy" if trace["type"] in DENSITIES else direction(trace):
                if found := chosen(given, side, figure.layout):
                    trace[f"{side}edges"] = [each / (1000 if found.is_date else 1) for each in found.bounds]
                    trace["edges are dates"] = found.is_date
    groups: dict[str, list[Any]] = {}
    for trace in whole["data"]:
        groups.setdefault(str(trace.get("stackgroup") or ""), []).append(trace)
    for group, traces in groups.items():
        norm = next((each["groupnorm"] for each in traces if each.get("groupnorm")), "") if group else ""
        if norm in ("percent", "fraction"):
            sums: dict[Value, float] = {}
            pairs = [list(zip(values(each["x"]), values(each["y"]))) for each in traces]
            for x, y in (pair for each in pairs for pair in each):
                sums[x] = sums.get(x, 0.0) + float(y)
            for trace, each in zip(traces, pairs):
                trace["y"] = [float(y) / sums[x] * (100 if norm == "percent" else 1) for x, y in each]
    norm_bars(whole)
    return whole


def norm_bars(whole: Any) -> None:
    """Makes upright or lying bars with barnorm the shares of their places."""
    norm, bars = whole["layout"].get("barnorm"), [each for each in whole["data"] if each["type"] == "bar"]
    if norm not in ("percent", "fraction"):
        return
    sums: dict[tuple[Value, ...], float] = {}
    sides = [("y", "x") if each.get("orientation") == "h" else ("x", "y") for each in bars]
    keys = [
        [(each.get("xaxis", "x"), each.get("yaxis", "y"), at) for at in values(each.get(along))]
        for each, (along, _) in zip(bars, sides)
    ]
    for trace, (_, over), places_of in zip(bars, sides, keys):
        for key, value in zip(places_of, values(trace.get(over))):
            sums[key] = sums.get(key, 0.0) + (abs(value) if not isinstance(value, str) and value == value else 0.0)
    for trace, (_, over), places_of in zip(bars, sides, keys):
        held = zip(places_of, values(trace.get(over)))
        trace[over] = [
            None if isinstance(value, str) or not sums[key] else value / sums[key] * (100 if norm == "percent" else 1)
            for key, value in held
        ]


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
                found.levels += [("shape", leveled(shape[f"{side}{n}"])) for n in (0, 1)]


def leveled(given: Any) -> Value:
    """The place of a level, for a date its words."""
    value = valued(given)
    if not isinstance(given, str) or isinstance(value, str):
        return value
    at = datetime.datetime.fromtimestamp(value, UTC)
    return f"{at.day} {at:%B %Y}"


def take(trace: Any, layout: Any, found: Inventory) -> None:
    kind = trace["type"]
    x, y = (values(trace.get(side)) for side in "xy")
    count = max(len(x), len(y))
    if trace.get("mode") == "text":
        found.texts += [plain(each) for each in listed(trace.get("text"))]
    elif kind in ("scatter", "scattergl", "bar") and "base" not in trace:
        x, y = places(trace, "x", count), places(trace, "y", count)
        factors = [
            100.0 if str(axis_of(trace, layout, side).get("tickformat", "")).endswith("%") else 1.0 for side in "xy"
        ]
        pairs = [(scaled(a, factors[0]), scaled(b, factors[1])) for a, b in zip(x, y)]
        found.data += [Datum(a, b, kind) for a, b in pairs if is_shown(a) and is_shown(b)]
    elif kind in ("heatmap", "contour"):
        for row in cells(trace):
            found.data += [Datum(a, b, kind) for a, b in zip(across(trace, len(row)), row) if is_shown(b)]
        found.texts += [each for each in y if isinstance(each, str)]
    elif kind == "histogram":
        for low, high, height in bars_of(trace):
            pair = (low + high) / 2, height
            if height == height and direction(trace) == "x":
                found.data.append(Datum(*pair, kind, reach=(high - low) / 2))
    elif kind in DENSITIES:
        found.data += [Datum(column, value, kind) for column, _, value in cells_of(trace) if value == value]
    elif kind == "pie":
        pairs = list(zip(values(trace.get("labels")), values(trace.get("values"))))
        found.data += [
            Datum(str(a), b, kind) for a, b in pairs if is_shown(b) and len({p[0] for p in pairs}) == len(pairs)
        ]


def cells(trace: Any) -> list[list[Value]]:
    rows = [[valued(each) for each in listed(row)] for row in listed(trace.get("z"))]
    return [list(each) for each in zip(*rows)] if trace.get("transpose") else rows


def across(trace: Any, count: int) -> list[Value]:
    """The places of columns: the middles, where one more edge than columns is given."""
    return middles(places(trace, "x", count), count)


def middles(found: list[Value], count: int) -> list[Value]:
    ends = [each for each in found if not isinstance(each, str)]
    return [(low + high) / 2 for low, high in itertools.pairwise(ends)] if len(ends) == count + 1 else found


def axis_of(trace: Any, layout: Any, side: str) -> Any:
    return layout.get(f"{side}axis{trace.get(f'{side}axis', side)[1:]}", {})


def places(trace: Any, side: str, count: int) -> list[Value]:
    """The given places, or equal steps."""
    if given := values(trace.get(side)):
        return given
    first, step = trace.get(f"{side}0"), trace.get(f"d{side}")
    start = valued(first) if first is not None else 0.0
    by = float(step) if step is not None else 1.0
    by = by / 1000 if isinstance(first, str) else by  # milliseconds after a date
    return [start + n * by for n in range(count)] if not isinstance(start, str) else []


def scaled(value: Value, factor: float) -> Value:
    return value if isinstance(value, str) else value * factor


def is_shown(value: Value) -> bool:
    return bool(value == value)
