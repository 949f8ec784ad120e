# SPDX-License-Identifier: MIT
"""The values that stand out, for openings: the highest and the lowest one, and the course of a line."""

from __future__ import annotations

import math
import re

from .briefly import AxisWords, brief, digits_of
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


NAMELESS = re.compile(r"Series \d+")
"""The name of a series that its figure does not name."""


def is_sum(each: Series) -> bool:
    """Whether a series holds totals of the others."""
    return each.word == "total" or each.name == "Total"


def highest(series: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The highest point of all series, with its series: highest 5, Paris, at Jan

    Values on two axes are not compared: highest 4 mm, Rain, at 2; highest 30 °C, Heat, at 1"""
    known = [each for each in series if each.word not in UNCOMPARED and any(y == y for y in each.ys)]
    if not known or any(axes[each.y].has_names for each in series):
        return []
    sides = [[each for each in known if each.y == side] for side in dict.fromkeys(each.y for each in known)]
    found = [_highest(side, known, axes) for side in sides]
    if len(found) < 2:
        return found[0]
    are_apart = len({axes[side[0].y].unit for side in sides[:2]} - {""}) == 2  # then they need no names
    both = ["; ".join(forms) for forms in zip(*(each[-3:] for each in found[:2]))]
    return [*both[: 3 if are_apart else 2], *found[0]]


def _highest(series: list[Series], among: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    value, each, n = max(
        ((float(y), each, n) for each in series for n, y in enumerate(each.ys) if y == y), key=lambda found: found[0]
    )
    digits = digits_of([float(y) for one in series for y in one.ys])
    place, told = axes[each.x].text(float(each.xs[n])), axes[each.y].text(value, 0.0, digits)
    place = bin_of(each, n) or place
    if is_sum(each):
        return [f"highest total {told} at {place}", f"highest total {told}"]
    own = name_among(each, among)
    name = f", {own}" * bool(own)
    title = axes[each.x].title if each.word == "row" and len(axes[each.x].title) > 1 else ""
    return [
        *[f"highest {told}{name}, at {title} {place}"] * bool(title),
        *(f"highest {told}{name}{end}" for end in (f", at {place}" if own else f" at {place}", "")),
        f"highest {told}",
    ]


BIN = re.compile(r"(.+): −?[\d.e+]+")
"""The label of a bar: its bin and a plain number."""


def bin_of(series: Series, n: int) -> str:
    """The bin of a bar, such as 5 to 10; "" where the label has more than a bin and a number."""
    label = BIN.fullmatch(str(series.labels[n] or "")) if series.labels else None
    return brief(label[1]) if label and (series.kind != "line" or is_sum(series)) else ""


def name_among(each: Series, others: list[Series]) -> str:
    """The name of a series among others. A nameless one has its kind (dots); "" for the only one that is compared."""
    if not NAMELESS.fullmatch(each.name):
        return brief(each.name)
    if len(others) == 1:
        return ""
    alike = [one for one in others if (one.word, one.kind) == (each.word, each.kind)]
    kind = each.word or ("line" if each.kind == "line" else "bars")
    return each.name if len(alike) > 1 else {"dot": "dots", "spot": "dots"}.get(kind, kind)


def extremes(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    if not known or y.has_names:
        return []
    low, high = min(known, key=lambda n: float(series.ys[n])), max(known, key=lambda n: float(series.ys[n]))
    labels = series.labels or [None] * len(series.xs)
    digits = digits_of([float(series.ys[n]) for n in known])

    def told(n: int) -> str:
        if label := labels[n]:
            return brief(label)
        place, value = x.text(float(series.xs[n])), y.text(float(series.ys[n]), 0.0, digits)
        return f"{value} at {place}" if x.is_bare else f"{place}, {value}"

    both = len(known) > 1 and bool(series.ys[low] != series.ys[high])
    most = f"highest {told(high)}"
    places = [float(series.xs[n]) for n in known]
    place = x.text(0.0 if abs(series.xs[high]) < 1e-9 * max(map(abs, places)) else float(series.xs[high]))
    bare = f"highest {y.text(float(series.ys[high]), 0.0, digits)} at {place}"  # without the ends of a bin
    return [
        *[f"{most}; lowest {told(low)}"] * both,
        most,
        *[ERROR.sub("", most)] * bool(ERROR.search(most)),
        *[bare] * bool(labels[high]),
    ]


def course(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    """The value on either side, and a peak beyond both, else a clear low: from 4 to 9, highest 12 at 2010"""
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    places = [float(series.xs[n]) for n in known]
    if places == sorted(places, reverse=True) != sorted(places):
        known, places = known[::-1], places[::-1]
    if len(known) < 2 or x.has_names or y.has_names or places != sorted(places):
        return extremes(series, axes)
    first, last = (float(series.ys[n]) for n in (known[0], known[-1]))
    way = "rises from" if last > first else "falls from" if last < first else "from"
    top, bottom = (farthest(known, key=lambda n: float(series.ys[n])) for farthest in (max, min))
    peak, low = float(series.ys[top]), float(series.ys[bottom])
    span = peak - low if math.isfinite(peak - low) and not y.is_logarithmic else 0.0
    most = digits_of([] if y.is_logarithmic else [low, peak])
    start, end = y.text(first, span, most), y.text(last, span, most)
    told = f"{way} {start} to {end}"

    def end_of(word: str, n: int, span: float) -> list[str]:
        value, place = float(series.ys[n]), float(series.xs[n])
        forms = ((y.text(value, span, digits), x.text(place, 0, min(digits, 3))) for digits in (most, max(2, most - 1)))
        return [f"{word} {value} at {place}" for value, place in forms]

    more, least = end_of("highest", top, 0), end_of("lowest", bottom, span)
    if start == end and first != peak:
        return more
    if peak not in (first, last):
        return [*(f"{told}, {each}" for each in more), more[0], told, *more[1:]]
    if min(first, last) - low > (peak - low) / 10 and not math.isinf(low):
        return [*(f"{told}, {each}" for each in least), least[0], told, *more]
    return [told] if first == last else [told, *more]
