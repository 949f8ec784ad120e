# SPDX-License-Identifier: MIT
"""The things that a figure of plotly shows, from its traces and its layout."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from .inventory import Value
from .shown import Shown
from .texts import numbers_of
from .traces import axis_of, listed, plain, scaled, valued, values

STYLES = {"type", "mode", "orientation", "shape", "line", "color", "colorscale", "dash", "xref", "yref"}
"""The members whose strings are not drawn."""


def shown_of(figure: Any) -> Shown:
    whole = json.loads(figure.to_json())
    whole["layout"].pop("template", None)
    found = Shown()
    texts(whole, found)
    for trace in whole["data"]:
        take(trace, whole["layout"], found)
    stacks(whole, found)
    found.close()
    return found


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
        for row in map(values, listed(trace.get("z"))):
            along: list[Value] = sides["x"] if len(sides["x"]) == len(row) else [float(n) for n in range(len(row))]
            for x, value in zip(along, row):
                found.pair(x, value)
        return
    count = max(map(len, sides.values()))
    factors = [100.0 if str(axis_of(trace, layout, side).get("tickformat", "")).endswith("%") else 1.0 for side in "xy"]
    x = [scaled(each, factors[0]) for each in sides["x"] or [float(n) for n in range(count)]]
    for side in ("y", "open", "high", "low", "close"):
        for one, other in zip(x, [scaled(each, factors[1]) for each in sides[side]]):
            found.pair(one, other)
    if trace["type"] in ("histogram", "violin", "box"):
        for side in "xy":
            deciles(sides[side], found)
        groups(trace, sides, found)
    if trace["type"] in ("pie", "funnel", "funnelarea"):
        found.texts.append("Share (%)")
    if trace["type"] == "candlestick":
        found.texts += ["up", "down", "open", "high", "low", "close"]
    for side in "xy":
        reach = listed((trace.get(f"error_{side}") or {}).get("array"))
        for value, error in zip(sides[side], reach):
            if not isinstance(value, str) and error is not None:
                found.numbers += [float(error), value - error, value + error]


METHODS = "linear", "hazen", "weibull", "median_unbiased", "lower", "higher"
"""The ways to compute quartiles. Plotly has three of them."""


def deciles(held: list[Value], found: Shown) -> None:
    """The shares below the deciles of a histogram, in percent."""
    known = [each for each in held if not isinstance(each, str) and each == each]
    found.numbers.append(float(len(known)))
    for share in range(0, 101, 10) if known else []:
        found.pair(float(np.percentile(known, share)), float(share))


def groups(trace: Any, sides: dict[str, list[Value]], found: Shown) -> None:
    """The counts, sums, means, quartiles and values at each place, or at the name of the trace."""
    for side, other in ("x", "y"), ("y", "x"):
        places = sides[side] or [str(trace.get("name") or trace.get(f"{side}0") or "box")] * len(sides[other])
        held: dict[Value, list[float]] = {}
        for n, place in enumerate(places):
            value = sides[other][n] if n < len(sides[other]) else 1.0
            held.setdefault(place, []).append(1.0 if isinstance(value, str) else value)
        for place, values_there in held.items():
            known = np.array([each for each in values_there if each == each])
            for each in [float(len(values_there)), *summed(known), *set(known.tolist())]:
                found.pair(place, each)


def summed(known: Any) -> list[float]:
    if not len(known):
        return []
    cuts = [float(np.percentile(known, share, method=way)) for way in METHODS for share in (25, 50, 75)]
    return [float(known.sum()), float(known.mean()), float(known.std()), float(known.std(ddof=len(known) > 1)), *cuts]


def stacks(whole: Any, found: Shown) -> None:
    """The total of the bars at each place."""
    for side, other in ("x", "y"), ("y", "x"):
        sums: dict[Any, float] = {}
        for trace in whole["data"]:
            for place, value in zip(values(trace.get(side)), values(trace.get(other))):
                if not isinstance(value, str) and value == value:
                    sums[place] = sums.get(place, 0.0) + value
        for place, value in sums.items():
            found.pair(place, float(f"{value:.12g}"))
