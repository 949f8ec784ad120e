# SPDX-License-Identifier: MIT
"""Bars, histograms and waterfalls."""

from __future__ import annotations

import contextlib
import itertools
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from statistics import mean
from typing import Any

from ..strands import Scene, Strand
from ..totals import ends, total
from ..words import from_to, number, said
from .lines import reaches
from .values import finite, is_number, listed, moment, name_of, placed, said_date

FUNCTIONS: dict[str, Callable[[list[float]], float]] = {"sum": sum, "avg": mean, "min": min, "max": max}


def read_bar(scene: Scene, trace: Any, layout: Any) -> None:
    lies = trace.orientation == "h"
    if trace.type == "funnel" and trace.orientation is None:  # plotly then lays a funnel, unless it has only y
        lies = trace.x is not None
    heights, places = (listed(trace.x), trace.y) if lies else (listed(trace.y), trace.x)
    first, step = (trace.y0, trace.dy) if lies else (trace.x0, trace.dx)
    at = placed(places, len(heights), first, step)[: len(heights)]
    heights = heights[: len(at)]
    labels = labelled(scene, trace, at, heights)
    kind = kind_of(layout) if trace.type == "bar" else "column"
    ends = spans(trace, heights)
    add(scene, name_of(trace), at, [end for _, end in ends] if ends else heights, kind, labels, lies)
    if ends and len(at):
        scene.strands[-1].spans = ends


def spans(trace: Any, heights: list[Any]) -> list[tuple[Any, Any]] | None:
    """Both ends of bars that float, as in a timeline; None for bars on the axis."""
    feet = feet_of(trace)
    if len(feet) != len(heights):
        return None
    return [(moment(foot) or foot, end_of(foot, height)) for foot, height in zip(feet, heights)]


def feet_of(trace: Any) -> list[Any]:
    base = getattr(trace, "base", None)
    return listed(base) if hasattr(base, "__len__") and not isinstance(base, str) else []


def end_of(foot: Any, height: Any) -> Any:
    """The end of a bar. The length of a bar that begins at a date is in milliseconds."""
    if (start := moment(foot)) and is_number(height):
        return start + timedelta(milliseconds=float(height))
    return foot + height if is_number(foot) and is_number(height) else None


def labelled(scene: Scene, trace: Any, at: list[Any], heights: list[Any]) -> list[str | None] | None:
    """The labels of floating bars, with both ends, or of bars with errors, with the extent of the error."""
    feet = feet_of(trace)
    if len(feet) == len(heights):
        ends = [end_of(*each) for each in zip(feet, heights)]
        return [
            f"{said_date(x)}: from {said_date(foot)} to {said(height if end is None else end)}"
            for x, foot, end, height in zip(at, feet, ends, heights)
        ]
    error = getattr(trace, "error_x" if trace.orientation == "h" else "error_y", None)
    texts = (scene.y_text, scene.x_text) if trace.orientation == "h" else (scene.x_text, scene.y_text)
    errors = reaches(error, heights, texts[1])
    return [f"{texts[0](x)}: {each}" for x, each in zip(at, errors)] if errors else None


def kind_of(layout: Any) -> str:
    return "stackedColumn" if layout.barmode in ("stack", "relative") else "column"


def normalised(scene: Scene, layout: Any, is_one_stack: bool = True) -> None:
    """Makes bars the shares that the figure draws, and adds the total of other bars that are in one stack."""
    bars = [each for each in scene.strands if each.kind in ("column", "stackedColumn") and not each.is_shade]
    sums: dict[str, float] = {}
    for strand in bars:
        for place, height in zip(*ends(strand)):
            if is_number(height):
                sums[said_date(place)] = sums.get(said_date(place), 0.0) + abs(float(height))
    whole = {"percent": 100.0, "fraction": 1.0}.get(str(layout.barnorm))
    if whole is None and not is_one_stack:
        return
    if whole is None:
        total(scene, [each for each in bars if each.kind == "stackedColumn"])
        return
    for strand in bars:
        places, heights = ends(strand)
        shares = [
            round(float(height) / sums[said_date(place)] * whole, 10) if is_number(height) else None
            for place, height in zip(places, heights)
        ]
        strand.labels = None
        strand.x, strand.y = (shares, places) if strand.lies else (places, shares)
    side = "x_more" if bars and bars[0].lies else "y_more"
    if whole == 100:
        setattr(scene, side, {"unit": "%"} | getattr(scene, side))


def add(scene: Scene, name: str, at: Any, heights: Any, kind: str, labels: Any, lies: bool) -> None:
    x, y = (heights, at) if lies else (at, heights)
    if len(at):
        scene.strands.append(Strand(name, x, y, kind, labels, lies))


def read_histogram(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads the counts of names. Numbers are read in bins only if the figure has the bins' size."""
    lies = trace.orientation == "h" or (trace.x is None and trace.y is not None)
    values = listed(trace.y if lies else trace.x)
    heights = listed(trace.x if lies else trace.y)
    bins = trace.ybins if lies else trace.xbins
    if values and not all(is_number(value) or value is None for value in values):
        named(scene, trace, values, heights, lies, layout)
    elif bins.size and is_number(bins.size) and is_number(bins.start) and not heights:
        binned(scene, trace, finite(values), bins, lies)
    else:
        deciles(scene, trace, finite(values), lies)


def named(scene: Scene, trace: Any, values: list[Any], heights: list[Any], lies: bool, layout: Any) -> None:
    function = trace.histfunc or "count"
    if function != "count" and len(heights) == len(values):
        groups: dict[Any, list[float]] = {}
        for value, height in zip(values, map(as_number, heights)):
            if is_number(height):
                groups.setdefault(value, []).append(float(height))
        counted = {value: FUNCTIONS[function](each) for value, each in groups.items()}
    else:
        counted = dict(Counter(values))
    if trace.histnorm in ("percent", "probability"):
        total = sum(counted.values()) / (100 if trace.histnorm == "percent" else 1)
        counted = {value: each / total for value, each in counted.items()}
    add(
        scene,
        name_of(trace),
        [said(value) for value in counted],
        list(counted.values()),
        kind_of(layout),
        None,
        lies,
    )


def as_number(value: Any) -> Any:
    """A number for its text, as the browser reads it; else the value."""
    if isinstance(value, str):
        with contextlib.suppress(ValueError):
            return float(value)
    return value


def binned(scene: Scene, trace: Any, values: list[float], bins: Any, lies: bool) -> None:
    """Counts the values in each bin. A bin includes its beginning, but not its end."""
    start, size = float(bins.start), float(bins.size)
    end = float(bins.end) if is_number(bins.end) else max(values, default=start) + size / 1e6
    count = max(1, round((end - start) / size + 0.499999))
    counts = [0] * count
    for value in values:
        if start <= value < start + count * size:
            counts[int((value - start) / size)] += 1
    lows = [start + n * size for n in range(count)]
    heights = normed(trace, counts, size)
    labels = [f"{from_to(low, low + size)}: {said(each)}" for low, each in zip(lows, heights)]
    add(scene, name_of(trace), [low + size / 2 for low in lows], heights, "column", labels, lies)


def normed(trace: Any, counts: list[int], size: float) -> list[float]:
    """The heights of bins as drawn: counts, shares or densities, each alone or with those before it."""
    norm, total = str(trace.histnorm or ""), sum(counts)
    whole = 1.0 if not norm.startswith("p") or not total else total / 100 if norm == "percent" else total
    whole *= size if norm.endswith("density") else 1.0
    heights = [float(f"{each / whole:.10g}") for each in counts]
    if not trace.cumulative.enabled:
        return heights
    is_down = trace.cumulative.direction == "decreasing"
    sums = list(itertools.accumulate(reversed(counts) if is_down else counts))
    step = size if norm.endswith("density") else 1.0  # sums of densities times their width
    return [float(f"{each / whole * step:.10g}") for each in (reversed(sums) if is_down else sums)]


def deciles(scene: Scene, trace: Any, values: list[float], lies: bool) -> None:
    """Reads the deciles of values whose bins a browser would choose while drawing."""
    if not values:
        return
    ordered, share = sorted(values), "Share (%)"
    label = (scene.y_label if lies and scene.y_label != share else scene.x_label) or "Values"
    name = name_of(trace) or label
    said_name = f"{name}, " if name != "Values" else ""
    counted = (scene.x_label if lies else scene.y_label) if share not in (scene.x_label, scene.y_label) else ""
    titled = f". The bins show {counted}" if counted else ""
    scene.notes.append(
        f"Histogram of {len(values)} values, {said_name}whose bins the browser chooses as it draws: "
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
    scene.x_scale, scene.x_label = "linear", label


def quantile(ordered: list[float], share: float) -> float:
    """The value at a share of the ordered values, interpolated between two neighbors."""
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def read_waterfall(scene: Scene, trace: Any, _: Any) -> None:
    """Reads each step and the level after it: Sales: +60, to 160"""
    lies = trace.orientation == "h"
    steps, places = (listed(trace.x), trace.y) if lies else (listed(trace.y), trace.x)
    at = placed(places, len(steps))
    measures = listed(trace.measure) or ["relative"] * len(steps)
    level, levels, labels = float(trace.base or 0), list[float](), list[str | None]()
    spans = list[tuple[float, float]]()
    for place, step, measure in zip(at, steps, [*measures, *["relative"] * len(steps)]):
        change = float(step) if is_number(step) else 0.0
        before = level if measure in ("relative", "r") else float(trace.base or 0)
        level = change if measure in ("absolute", "a") else level if measure in ("total", "t") else level + change
        levels.append(level)
        spans.append((before, level))
        sign = "+" if change > 0 else ""
        change_words = f"{sign}{number(change)}, to " if measure in ("relative", "r") else ""
        labels.append(f"{said(place)}: {change_words}{number(level)}")
    add(scene, name_of(trace), at[: len(levels)], levels, "column", labels, lies)
    if levels:
        scene.strands[-1].spans = spans
