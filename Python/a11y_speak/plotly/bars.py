# SPDX-License-Identifier: MIT
"""Bars and waterfalls."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from ..strands import Scene, Strand, stretched
from ..totals import ends, total
from ..words import number, said
from .lines import reaches
from .values import is_number, listed, moment, name_of, placed, said_date


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
            round(float(height) / total_there * whole, 10)
            if is_number(height) and (total_there := sums[said_date(place)])
            else None
            for place, height in zip(places, heights)
        ]
        strand.x, strand.y = (shares, places) if strand.lies else (places, shares)
        strand.labels = strand.stretches and stretched(strand.stretches, shares)
    side = "x_more" if bars and bars[0].lies else "y_more"
    if whole == 100:
        setattr(scene, side, {"unit": "%"} | getattr(scene, side))


def add(scene: Scene, name: str, at: Any, heights: Any, kind: str, labels: Any, lies: bool) -> None:
    x, y = (heights, at) if lies else (at, heights)
    if len(at):
        scene.strands.append(Strand(name, x, y, kind, labels, lies))


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
