# SPDX-License-Identifier: MIT
"""Boxes and violins by their quartiles, and candles by their four prices."""

from __future__ import annotations

import math
import re
from statistics import pstdev
from typing import Any

from ..spreads import MOST_OUTLIERS, box_words
from ..strands import Scene, Strand
from ..words import number, said
from .values import is_number, listed, name_of, placed, said_date

CLEAR = re.compile(r".*[,/]\s*0(\.0*)?%?\s*\)|#\w{3}0|#\w{6}00|transparent")
"""A color that is not seen: rgba(255,255,255,0), #fff0"""


def read_box(scene: Scene, trace: Any, _: Any) -> None:
    """Reads one box for each name along the axis, or a single box."""
    lies = trace.orientation == "h" or (trace.y is None and trace.x is not None)
    values, places = (trace.x, trace.y) if lies else (trace.y, trace.x)
    if getattr(trace, "q1", None) is not None:
        given(scene, trace, trace.orientation == "h")
        return
    if is_clear(trace):
        dots(scene, trace, listed(places), listed(values), lies)
        return
    groups: dict[str, list[float]] = {}
    name = name_of(trace) or str(getattr(trace, "x0", None) or "").strip() or ("" if lies else scene.x_label) or "box"
    at = listed(places)
    for n, value in enumerate(listed(values)):
        if is_number(value):
            groups.setdefault(said(at[n]) if n < len(at) else str(name), []).append(float(value))
    boxes = [(place, *summary(sorted(each), trace)) for place, each in groups.items()]
    labels = [worded(trace, box, groups[box[0]]) for box in boxes]
    add(scene, trace, [box[0] for box in boxes], [box[2] for box in boxes], labels, lies)
    far = [(box[0], y) for box in boxes if trace.type == "box" and len(box[-1]) > MOST_OUTLIERS for y in box[-1]]
    if far:
        names, heights = ([each[n] for each in far] for n in (0, 1))
        outliers = f"{name_of(trace)}, outliers" if name_of(trace) else "Outliers"
        x, y = (heights, names) if lies else (names, heights)
        scene.strands.append(Strand(outliers, x, y, lies=lies, word="outlier"))
    if (getattr(trace, "boxpoints", None) or getattr(trace, "points", None)) == "all":
        dots(scene, trace, listed(places) or [name] * len(listed(values)), listed(values), lies)


def given(scene: Scene, trace: Any, lies: bool) -> None:
    """Reads boxes whose quartiles the figure has."""
    columns = [listed(getattr(trace, each)) for each in ("q1", "median", "q3", "lowerfence", "upperfence")]
    medians, reaches = (
        columns[1] or columns[0],
        listed(trace.notchspan if trace.type == "box" and trace.notched is not False else None),
    )
    at = [said(each) for each in placed(trace.y if lies else trace.x, len(medians))]
    labels = []
    for n, place in enumerate(at[: len(medians)]):
        low, median, high, first, last = (column[n] if n < len(column) else None for column in columns)
        said_ends = f", whiskers {said(first)} and {said(last)}" if first is not None and last is not None else ""
        label = f"{place}: median {said(median)}, quartiles {said(low)} and {said(high)}{said_ends}"
        if n < len(reaches) and is_number(median) and is_number(reaches[n]):
            label = with_notch(label, float(median or 0) - float(reaches[n]), float(median or 0) + float(reaches[n]))
        labels.append(label)
    add(scene, trace, at[: len(medians)], medians, labels, lies)


def add(scene: Scene, trace: Any, at: list[str], medians: list[Any], labels: list[str], lies: bool) -> None:
    if at:
        x, y = (medians, at) if lies else (at, medians)
        scene.strands.append(Strand(name_of(trace) or "Median", x, y, "line", labels, lies, word=trace.type))
        setattr(scene, "y_scale" if lies else "x_scale", "category")


def is_notched(trace: Any) -> bool:
    """Whether boxes are drawn with notches. A width of notches alone draws them as well."""
    if trace.type != "box" or trace.notched is False:
        return False
    return bool(trace.notched or trace.notchwidth)


def with_notch(label: str, low: float, high: float) -> str:
    """The words of a box with the ends of its notch, before the outliers."""
    ends = " to ".join(about(each) for each in (low, high))
    head, outliers, rest = label.partition(", outlier")
    return f"{head}, notch {ends}{outliers}{rest}"


def about(value: float) -> str:
    """A computed number with four digits."""
    rounded = float(f"{value:.4g}")
    return number(rounded) if math.isclose(rounded, value, rel_tol=1e-12) else f"about {number(rounded)}"


def is_clear(trace: Any) -> bool:
    """Whether a box has neither a line nor a color, so that only its dots are drawn, as px.strip does."""
    colours = [str(trace.fillcolor or ""), str(trace.line.color or "")]
    return all(CLEAR.fullmatch(each) for each in colours)


def dots(scene: Scene, trace: Any, at: list[Any], values: list[Any], lies: bool) -> None:
    """The dots, each at its name, from the lowest of a name to the highest."""
    pairs = [(said(at[n]) if n < len(at) else "all", value) for n, value in enumerate(values) if is_number(value)]
    names = list(dict.fromkeys(name for name, _ in pairs))
    pairs.sort(key=lambda each: (names.index(each[0]), each[1]))
    places, heights = [name for name, _ in pairs], [value for _, value in pairs]
    name = name_of(trace) if is_clear(trace) else f"{name_of(trace)}, points".strip(", ")
    scene.strands.append(Strand(name, heights if lies else places, places if lies else heights, lies=lies, word="dot"))
    setattr(scene, "y_scale" if lies else "x_scale", "category")


def worded(trace: Any, box: Any, values: list[float]) -> str:
    """The words of a box. A violin without a box has no quartiles."""
    mean = sum(values) / len(values)
    drawn = str(getattr(trace, "boxmean", "") or "") if trace.type == "box" else str(trace.meanline.visible or "")
    told = [box_words(*box)]
    if is_notched(trace):
        reach = 1.57 * (box[3] - box[1]) / math.sqrt(len(values))
        told = [with_notch(told[0], box[2] - reach, box[2] + reach)]
    if trace.type == "violin" and not trace.box.visible:
        told = [f"{box[0]}: violin around {number(min(values))} to {number(max(values))}"]
    if drawn not in ("", "False"):
        told.append(f"mean {number(float(f'{mean:.6g}'))}")
    if drawn == "sd":
        told.append(f"standard deviation {number(float(f'{pstdev(values):.4g}'))}")
    return ", ".join(told)


def summary(ordered: list[float], trace: Any = None) -> tuple[float, float, float, float, float, list[float]]:
    """Plotly's quartiles, the whiskers' ends within one and a half box lengths, and the values beyond."""
    low, median, high = (quartile(ordered, share) for share in (0.25, 0.5, 0.75))
    reach = 1.5 * (high - low) if getattr(trace, "boxpoints", None) is not False else math.inf
    inside = [each for each in ordered if low - reach <= each <= high + reach] or [median]
    beyond = [each for each in ordered if not low - reach <= each <= high + reach]
    return low, median, high, inside[0], inside[-1], beyond


def quartile(ordered: list[float], share: float) -> float:
    """A quartile by plotly's method "linear": the value at share × count - 0.5, counted from 0."""
    place = min(max(share * len(ordered) - 0.5, 0), len(ordered) - 1)
    first = int(place)
    last = min(first + 1, len(ordered) - 1)
    return ordered[first] + (ordered[last] - ordered[first]) * (place - first)


def read_candles(scene: Scene, trace: Any, _: Any) -> None:
    """Reads candles: 5 March 2024: open 1, high 4, low 0.5, close 3, up"""
    columns = [listed(getattr(trace, each)) for each in ("open", "high", "low", "close")]
    count = min(map(len, columns))
    at = placed(trace.x, count)[:count]
    labels = []
    for place, *prices in zip(at, *columns):
        words = zip(("open", "high", "low", "close"), prices)
        told = ", ".join(f"{name} {said(price)}" for name, price in words)
        labels.append(f"{said_date(place)}: {told}, {way(prices[0], prices[-1])}")
    scene.strands.append(Strand(name_of(trace) or "Close", at, columns[3][:count], "line", labels, word="candle"))


def way(first: Any, last: Any) -> str:
    if not is_number(first) or not is_number(last) or first == last:
        return "unchanged"
    return "up" if last > first else "down"
