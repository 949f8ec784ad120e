# SPDX-License-Identifier: MIT
"""The things that a figure of plotly shows, from its traces and its layout."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from a11y_speak.plotly.bin_groups import DENSITIES

from .given import listed, plain, valued, values
from .heard import plain as plain_name
from .histograms import bars_of, direction, periods
from .inventory import Value
from .others import OTHERS, floating
from .shown import Shown
from .texts import numbers_of
from .traces import across, axis_of, cells, drawn, middles, places, scaled

STYLES = {"type", "mode", "orientation", "shape", "line", "color", "colorscale", "dash", "xref", "yref"}
"""The members whose strings are not drawn."""


def shown_of(figure: Any) -> Shown:
    whole = drawn(figure)
    whole["layout"].pop("template", None)
    found = Shown()
    texts(whole, found)
    found.numbers.append(float(len(getattr(figure, "frames", ()))))
    for name, axis in whole["layout"].items():
        if re.fullmatch(r"[xy]axis\d*", name) and (axis.get("title") or {}).get("text"):
            found.titles[name[0] == "y"].append(plain(axis["title"]["text"]))
    for trace in whole["data"]:
        take(trace, whole["layout"], found)
    stacks(whole, found)
    own(whole, found)
    found.maps = {plain(each.get("name") or "") for each in whole["data"] if each["type"] in DENSITIES} - {""}
    found.close()
    return found


def own(whole: Any, found: Shown) -> None:
    """The points of each named trace of lines, dots or bars whose values are drawn as they are given."""
    layout, others = whole["layout"], set[str]()
    for trace in whole["data"]:
        is_plain = trace["type"] in ("scatter", "scattergl", "bar")
        name = plain(trace.get("name") or "")
        title = axis_of(trace, layout, "y").get("title") or {}
        if name and is_plain and any((each or {}).get("overlaying") for key, each in layout.items() if "axis" in key):
            found.measured.setdefault(plain_name(name), set()).add(plain(title.get("text") or ""))
        if not is_plain or {"base", "stackgroup"} & {*trace}:
            others.add(name)
            continue
        count = max(len(values(trace.get(side))) for side in "xy")
        formats = [str(axis_of(trace, layout, side).get("tickformat", "")) for side in "xy"]
        x, y = (
            [scaled(each, 100.0 if form.endswith("%") else 1.0) for each in places(trace, side, count)]
            for side, form in zip("xy", formats)
        )
        for one, other in zip(x, y):
            found.owned.setdefault(name, Shown()).pair(one, other)
    for name in {*others, ""}:
        found.owned.pop(name, None)


def texts(node: Any, found: Shown) -> None:
    """All strings and numbers, and the numbers in the strings."""
    if isinstance(node, str):
        found.texts.append(plain(node))
        found.numbers += numbers_of(node)
        if not isinstance(value := valued(node), str):
            found.numbers.append(value)
            found.date(value)
    elif isinstance(node, dict) and "bdata" in node:
        for each in np.ravel(np.array(listed(node), float)).tolist():
            found.numbers.append(each)
    elif isinstance(node, dict | list):
        held = [each for key, each in node.items() if key not in STYLES] if isinstance(node, dict) else node
        for each in held:
            texts(each, found)
    elif isinstance(node, int | float) and not isinstance(node, bool):
        found.numbers.append(float(node))


def take(trace: Any, layout: Any, found: Shown) -> None:
    sides = {side: values(trace.get(side)) for side in ("x", "y", "open", "high", "low", "close")}
    if trace["type"] in ("heatmap", "contour"):
        for row in cells(trace):
            for x, value in zip(across(trace, len(row)), row):
                found.value(x, value)
        rows = middles(places(trace, "y", len(cells(trace))), len(cells(trace)))
        found.numbers += [each for each in rows if not isinstance(each, str)]
        return
    colours = (trace.get("marker") or {}).get("color")
    if isinstance(colours, list | dict):  # numbers that a color bar explains
        found.numbers += [each for each in values(colours) if not isinstance(each, str)]
    if trace["type"] in OTHERS:
        OTHERS[trace["type"]](trace, found)
        return
    if trace.get("base") is not None:
        floating(trace, found)
    count = max(map(len, sides.values()))
    factors = [100.0 if str(axis_of(trace, layout, side).get("tickformat", "")).endswith("%") else 1.0 for side in "xy"]
    sides |= {side: places(trace, side, count) for side in "xy" if trace["type"] in ("scatter", "scattergl", "bar")}
    x = [scaled(each, factors[0]) for each in sides["x"] or [float(n) for n in range(count)]]
    for side in ("y", "open", "high", "low", "close"):
        for one, other in zip(x, [scaled(each, factors[1]) for each in sides[side]]):
            found.pair(one, other)
    if trace["type"] in ("histogram", "violin", "box"):
        for side in "xy":
            deciles(sides[side], found)
        groups(trace, sides, found)
        given(trace, found)
        if trace["type"] == "histogram":
            binned(trace, found)
    if trace["type"] == "candlestick":
        found.texts += ["up", "down", "open", "high", "low", "close"]
    for side in "xy":
        errors(trace.get(f"error_{side}") or {}, sides[side], found)
    found.counts.update(float(len(held)) for held in sides.values())


def errors(error: Any, held: list[Value], found: Shown) -> None:
    """The errors of values, and the ends of their bars."""
    up, down = values(error.get("array")), values(error.get("arrayminus"))
    for n, value in enumerate(held):
        if isinstance(value, str) or not error:
            continue
        amount = float(error.get("value", 10.0))
        same = abs(value) * amount / 100 if error.get("type") == "percent" else amount
        reaches = [side[n] if n < len(side) else math.nan for side in (up, down)] if up else [same, math.nan]
        known = [each for each in reaches if isinstance(each, float) and each == each]
        found.numbers += [one for each in known for one in (each, value + each, value - each)]


METHODS = "linear", "hazen", "weibull", "median_unbiased", "lower", "higher"
"""The ways to compute quartiles. Plotly has three of them."""


def deciles(held: list[Value], found: Shown) -> None:
    """The shares below the deciles of a histogram, in percent."""
    known = [each for each in held if not isinstance(each, str) and each == each]
    found.numbers.append(float(len(known)))
    found.texts.append("Share (%)")
    for share in range(0, 101, 10) if known else []:
        found.value(float(np.percentile(known, share)), float(share))


def groups(trace: Any, sides: dict[str, list[Value]], found: Shown) -> None:
    """The counts, sums, means, quartiles and values at each place, or at the name of the trace."""
    for side, other in ("x", "y"), ("y", "x"):
        # A box without a place has the name of its trace, or the package's own: all of them are one place.
        own = [str(each).strip() for each in (trace.get("name"), trace.get(f"{side}0"), "box", "all") if each]
        at: list[Value] = sides[side] or [own[0] or own[1]] * len(sides[other])
        held: dict[Value, list[float]] = {}
        for n, place in enumerate(at):
            value = sides[other][n] if n < len(sides[other]) else 1.0
            held.setdefault(place, []).append(number_of(value))
        for place, values_there in held.items():
            known = np.array([each for each in values_there if each == each])
            found.numbers += notch(trace, known)
            for each in [float(len(values_there)), *summed(known), *set(known.tolist())]:
                for name in [place] if sides[side] else own:
                    found.pair(*((name, each) if side == "x" else (each, name)))


def notch(trace: Any, known: Any) -> list[float]:
    """The ends of a notch: by 1.57 box lengths over the root of the count above and below the median."""
    if trace["type"] != "box" or not (trace.get("notched") or trace.get("notchwidth")) or not len(known):
        return []
    low, middle, high = (float(np.percentile(known, share, method="hazen")) for share in (25, 50, 75))
    reach = 1.57 * (high - low) / math.sqrt(len(known))
    return [middle - reach, middle + reach]


def number_of(value: Value) -> float:
    """A number, also that of its text, as the browser reads it; a name counts as one."""
    return float(value) if not isinstance(value, str) or re.fullmatch(r"-?\d+(\.\d+)?", value) else 1.0


def given(trace: Any, found: Shown) -> None:
    """Boxes whose quartiles the figure has. Boxes without a place are counted from 0."""
    medians = values(trace.get("median"))
    side = "y" if trace.get("orientation") == "h" else "x"
    for value, reach in zip(medians, values(trace.get("notchspan"))):
        found.numbers += [float(value) - float(reach), float(value) + float(reach)]
    for n, (place, value) in enumerate(zip(places(trace, side, len(medians)), medians)):
        for each in [place, *([] if trace.get(side) else [str(n)])]:
            found.pair(*((each, value) if side == "x" else (value, each)))


def summed(known: Any) -> list[float]:
    if not len(known):
        return []
    cuts = [float(np.percentile(known, share, method=way)) for way in METHODS for share in (25, 50, 75)]
    return [float(known.sum()), float(known.mean()), float(known.std()), float(known.std(ddof=len(known) > 1)), *cuts]


def binned(trace: Any, found: Shown) -> None:
    """The heights of bins, each at its middle and at the periods in it."""
    for low, high, height in bars_of(trace):
        places: list[Value] = [(low + high) / 2, low, high]
        if trace["edges are dates"]:
            places += periods(low, high)
            for each in places:
                found.date(float(each))
        else:
            found.numbers += [low, high, *(float(each) for each in (math.ceil(low), math.ceil(high) - 1))]
        for place in places:
            found.pair(*((place, height) if direction(trace) == "x" else (height, place)))


def stacks(whole: Any, found: Shown) -> None:
    """The total of the bars at each place of one pair of axes. Histograms of names count them."""
    bars = [each for each in whole["data"] if each["type"] in ("bar", "histogram")]
    for side, other in ("x", "y"), ("y", "x"):
        sums: dict[Any, float] = {}
        for trace in bars:
            for place, value in stacked(trace, side, other):
                key = trace.get("xaxis", "x"), trace.get("yaxis", "y"), trace.get("offsetgroup"), place
                sums[key] = sums.get(key, 0.0) + value
        for (*_, place), value in sums.items():
            total = float(f"{value:.12g}")
            found.pair(*((place, total) if side == "x" else (total, place)))


def stacked(trace: Any, side: str, other: str) -> Iterator[tuple[Value, float]]:
    """The places and the heights of the bars of a trace, with the periods in its bins."""
    if trace.get(f"{side}edges"):
        for low, high, height in bars_of(trace):
            places_in = periods(low, high) if trace["edges are dates"] else set[Value]()
            yield from ((place, height) for place in {(low + high) / 2} | places_in if height == height)
        return
    at = values(trace.get(side))
    is_sum = trace["type"] == "bar" or trace.get("histfunc") == "sum"
    heights = values(trace.get(other)) if is_sum else [1.0] * len(at)
    yield from ((place, each) for place, each in zip(at, heights) if not isinstance(each, str) and each == each)
