# SPDX-License-Identifier: MIT
"""The values that stand out, for openings: the highest and the lowest one, and the course of a line."""

from __future__ import annotations

import math
import re

from .briefly import AxisWords, brief
from .charts import Series

UNCOMPARED = frozenset(
    {
        "arrow",
        "box",
        "circle",
        "corner",
        "edge",
        "event",
        "join",
        "level",
        "mark",
        "node",
        "outlier",
        "place",
        "shape",
        "spot",
        "stretch",
        "stroke",
        "text",
        "violin",
        "whisker",
        "wedge",
        "word",
    }
)
"""Words of points whose heights are not compared."""

ERROR = re.compile(r" (between [^:,]+ and [^:,]+|± [^:,]+)$")
"""The error of a value at the end of its label, for which an opening may have no room."""


def is_sum(each: Series) -> bool:
    """Whether a series holds totals of the others."""
    return each.word == "total" or each.name == "Total"


def highest(series: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The highest point of all series, with its series: highest 5, Paris, at Jan"""
    known = [(float(y), each, n) for each in series for n, y in enumerate(each.ys) if y == y]
    known = [found for found in known if found[1].word not in UNCOMPARED]
    if not known or any(axes[each.y].has_names for each in series):
        return []
    value, each, n = max(known, key=lambda found: found[0])
    place, told = axes[each.x].text(float(each.xs[n])), axes[each.y].text(value)
    if is_sum(each):
        return [f"highest total {told} at {place}", f"highest total {told}"]
    name = f", {brief(each.name)}"
    title = axes[each.x].title if each.word == "row" and len(axes[each.x].title) > 1 else ""
    return [
        *[f"highest {told}{name}, at {title} {place}"] * bool(title),
        *(f"highest {told}{name}{end}" for end in (f", at {place}", "")),
        f"highest {told}",
    ]


def extremes(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    if not known or y.has_names:
        return []
    low, high = min(known, key=lambda n: float(series.ys[n])), max(known, key=lambda n: float(series.ys[n]))
    labels = series.labels or [None] * len(series.xs)

    def told(n: int) -> str:
        if label := labels[n]:
            return brief(label)
        place, value = x.text(float(series.xs[n])), y.text(float(series.ys[n]))
        return f"{value} at {place}" if x.is_bare else f"{place}, {value}"

    both = len(known) > 1 and bool(series.ys[low] != series.ys[high])
    most = f"highest {told(high)}"
    places = [float(series.xs[n]) for n in known]
    place = x.text(0.0 if abs(series.xs[high]) < 1e-9 * max(map(abs, places)) else float(series.xs[high]))
    bare = f"highest {y.text(float(series.ys[high]))} at {place}"  # without the ends of a bin
    return [
        *[f"{most}; lowest {told(low)}"] * both,
        most,
        *[ERROR.sub("", most)] * bool(ERROR.search(most)),
        *[bare] * bool(labels[high]),
    ]


def course(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    """The value on either side, and a peak beyond both: from 4 to 9, highest 12 at 2010"""
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    places = [float(series.xs[n]) for n in known]
    if places == sorted(places, reverse=True) != sorted(places):
        known, places = known[::-1], places[::-1]
    if len(known) < 2 or x.has_names or y.has_names or places != sorted(places):
        return extremes(series, axes)
    first, last = (float(series.ys[n]) for n in (known[0], known[-1]))
    way = "rises from" if last > first else "falls from" if last < first else "from"
    top = max(known, key=lambda n: float(series.ys[n]))
    peak = float(series.ys[top])
    span = peak - min(float(series.ys[n]) for n in known)
    span = span if math.isfinite(span) and not y.is_logarithmic else 0.0
    told = f"{way} {y.text(first, span)} to {y.text(last, span)}"
    more, *less = (
        f"highest {y.text(peak, 0, digits)} at {x.text(float(series.xs[top]), 0, digits)}" for digits in (3, 2)
    )
    if y.text(first, span) == y.text(last, span):
        return [more, *less] if first != peak else [told]
    if peak in (first, last):
        return [told, more, *less]
    return [*(f"{told}, {each}" for each in (more, *less)), more, told, *less]
