# SPDX-License-Identifier: MIT
"""Histograms of one dimension: the counts of names, and bins as plotly.js draws them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from statistics import mean
from typing import Any

from ..strands import Scene, Strand, stretched
from ..words import number, said
from .bars import kind_of as kind_of_bars
from .bin_groups import chosen, direction, kind_of
from .bins import Cut, numbers_of, numeral
from .stretches import Stretches
from .values import listed, name_of

FUNCTIONS: dict[str, Callable[[list[float]], float]] = {
    "count": len,
    "sum": math.fsum,
    "avg": mean,
    "min": min,
    "max": max,
}


def read_histogram(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads the bars of a histogram: a bar for each name, or for each bin up to the last one with a height."""
    side = direction(trace)
    values = listed(trace[side])
    amounts = amounts_of(trace, "x" if side == "y" else "y", len(values))
    if not values:
        return
    kind, cut = kind_of(trace, side, layout), chosen(trace, side, layout)
    if kind == "log":
        deciles(scene, trace, [each for each in numbers_of(trace, side, False) if each is not None], side == "y")
    elif cut is None and kind in ("linear", "date"):
        scene.notes.append(f"This kind of plot, histogram of {len(values)} values without bins, is not read yet")
    elif cut is None:
        named(scene, trace, values, amounts, side == "y", layout)
    else:
        binned(scene, trace, cut, numbers_of(trace, side, cut.is_date), amounts, side == "y", layout)


def amounts_of(trace: Any, side: str, count: int) -> list[float | None]:
    """The value that each point adds to its bar: 1 unless a function of other values is drawn."""
    held = listed(trace[side])
    if not held or (trace.histfunc or "count") == "count":
        return [1.0] * count
    return [numeral(each) for each in held][:count]


def named(scene: Scene, trace: Any, values: list[Any], amounts: list[float | None], lies: bool, layout: Any) -> None:
    groups: dict[str, list[float]] = {}
    for value, amount in zip(values, amounts):
        if value is not None and value == value:
            groups.setdefault(said(value), []).extend([amount] if amount is not None else [])
    heights = [height(trace, each) for each in groups.values()]
    add(scene, trace, list(groups), normed(trace, heights, [1.0] * len(groups)), None, lies, layout)


def binned(
    scene: Scene,
    trace: Any,
    cut: Cut,
    values: list[float | None],
    amounts: list[float | None],
    lies: bool,
    layout: Any,
) -> None:
    groups: list[list[float]] = [[] for _ in cut.bounds[1:]]
    for value, amount in zip(values, amounts):
        n = cut.place(value)
        if n is not None and amount is not None:
            groups[n].append(amount)
    heights = normed(
        trace, [height(trace, each) for each in groups], list(map(lambda a, b: b - a, cut.bounds, cut.bounds[1:]))
    )
    shown = [n for n, each in enumerate(heights) if each] or [0, len(heights) - 1]
    part = slice(shown[0], shown[-1] + 1)
    told = Stretches(cut, [each for each in values if each is not None])
    add(scene, trace, told.at[part], heights[part], told.words[part], lies, layout)


def height(trace: Any, amounts: list[float]) -> float | None:
    """The height of a bar; None where a mean or an extreme has no value."""
    function = str(trace.histfunc or "count")
    if not amounts:
        return 0.0 if function in ("count", "sum") else None
    return float(FUNCTIONS[function](amounts))


def normed(trace: Any, heights: list[float | None], widths: list[float]) -> list[float | None]:
    """The heights as drawn: counts, shares or densities, each alone or with those before it."""
    sums = trace.cumulative
    norm, total = str(trace.histnorm or ""), sum(each or 0.0 for each in heights)
    if sums.enabled:
        norm = norm.removesuffix("density").strip()
    whole = {"percent": total / 100, "probability": total, "probability density": total}.get(norm, 1.0) or 1.0
    found = [
        (0.0 if norm else None) if each is None else each / whole / (width if norm.endswith("density") else 1.0)
        for each, width in zip(heights, widths)
    ]
    if sums.enabled:
        found = list(cumulated([each or 0.0 for each in found], sums.direction == "decreasing", sums.currentbin))
    return [None if each is None else float(f"{each:.10g}") for each in found]


def cumulated(heights: list[float], is_down: bool, current: str | None) -> list[float]:
    """Each height with those before it, or with those after it: with its own, half of its own, or without its own."""
    ordered = heights[::-1] if is_down else heights
    sums = list(itertools.accumulate(ordered))
    if current == "exclude":
        sums = [0.0, *sums[:-1]]
    elif current == "half":
        sums = [each - own / 2 for each, own in zip(sums, ordered)]
    return sums[::-1] if is_down else sums


def add(
    scene: Scene,
    trace: Any,
    at: list[Any],
    heights: list[float | None],
    stretches: list[str] | None,
    lies: bool,
    layout: Any,
) -> None:
    if not at:
        return
    x, y = (heights, at) if lies else (at, heights)
    strand = Strand(name_of(trace), x, y, kind_of_bars(layout), None, lies)
    if stretches:
        strand.stretches, strand.labels = stretches, stretched(stretches, heights)
    scene.strands.append(strand)


def deciles(scene: Scene, trace: Any, values: list[float], lies: bool) -> None:
    """Reads the deciles of values on a logarithmic axis, where plotly.js draws no bins, or wrong ones."""
    if not values:
        return
    ordered, share = sorted(values), "Share (%)"
    label = (scene.y_label if lies and scene.y_label != share else scene.x_label) or "Values"
    name = name_of(trace) or label
    said_name = f"{name}, " if name != "Values" else ""
    counted = (scene.x_label if lies else scene.y_label) if share not in (scene.x_label, scene.y_label) else ""
    titled = f". The bins show {counted}" if counted else ""
    scene.notes.append(
        f"Histogram of {len(values)} values, {said_name}whose bins plotly cannot draw on a logarithmic axis: "
        f"deciles are announced{titled}"
    )
    points = [quantile(ordered, n / 10) for n in range(11)]
    labels = ["lowest", *(f"{n * 10}% are at most" for n in range(1, 10)), "highest"]
    scene.strands.append(
        Strand(
            name,
            points,
            [float(n * 10) for n in range(11)],
            "line",
            [f"{label} {number(float(f'{each:.6g}'))}" for label, each in zip(labels, points)],
        )
    )
    scene.y_label, scene.y_scale, scene.y_more = share, "linear", {}
    scene.x_scale, scene.x_label = "logarithmic", label


def quantile(ordered: list[float], share: float) -> float:
    """The value at a share of the ordered values, interpolated between two neighbors."""
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)
