# SPDX-License-Identifier: MIT
"""Lines, scatters and areas, with their errors and their texts."""

from __future__ import annotations

from typing import Any

from ..strands import Scene, Strand
from ..words import number, said
from .values import is_number, listed, name_of, placed

FEWEST = 20
"""The fewest dots whose trend is described."""


def read_line(scene: Scene, trace: Any, _: Any) -> None:
    ys, xs = listed(trace.y), listed(trace.x)
    count = max(len(ys), len(xs))
    x = placed(trace.x, count, trace.x0, trace.dx)
    y = placed(trace.y, count, trace.y0, trace.dy)
    count = min(len(x), len(y))
    x, y = x[:count], y[:count]
    if not count:
        return
    labels = labelled(trace, x, y)
    is_scatter = trace.mode is not None and "lines" not in trace.mode and "markers" in trace.mode
    if trace.mode == "text":
        scene.notes.append(f"Texts: {', '.join(map(str, listed(trace.text)[:20]))}")
        return
    if is_scatter:
        order = in_order(x)
        x, y = [x[n] for n in order], [y[n] for n in order]
        labels = labels and [labels[n] for n in order]
        scene.notes += trend(name_of(trace), x, y)
    if trace.line.shape in ("hv", "vh", "hvh", "vhv"):
        scene.notes.append(f"{name_of(trace) or 'Line'} is drawn in steps")
    scene.strands.append(Strand(name_of(trace), x, y, "line", labels))


def labelled(trace: Any, x: list[Any], y: list[Any]) -> list[str | None] | None:
    """The labels of points with errors, sizes or colors that show numbers: 2: 5 ± 0.5"""
    errors = reaches(trace.error_y, y)
    colours = listed(trace.marker.color) if has_bar(trace) else []
    title = str(trace.marker.colorbar.title.text or "colour")
    if not errors and len(colours) != len(y):
        return None
    found: list[str | None] = []
    for n, (at, value) in enumerate(zip(x, y)):
        reach = errors[n] if errors else said(value)
        colour = f", {title} {said(colours[n])}" if len(colours) == len(y) else ""
        found.append(f"{said(at)}: {reach}{colour}")
    return found


def has_bar(trace: Any) -> bool:
    """Whether the colors of dots show numbers that a color bar explains."""
    colours = trace.marker.color
    numbers = hasattr(colours, "__len__") and not isinstance(colours, str) and all(map(is_number, listed(colours)))
    return numbers and bool(trace.marker.showscale or trace.marker.colorbar.title.text)


def reaches(error: Any, values: list[Any]) -> list[str]:
    """The extent of each value's error: 5 ± 0.5, or 5, from 4 to 7"""
    if error is None or error.visible is False:
        return []
    up = listed(error.array)
    if error.type == "constant" or (not up and error.value is not None):
        up = [error.value] * len(values)
    if error.type == "percent":
        up = [abs(value) * error.value / 100 if is_number(value) else None for value in values]
    if len(up) != len(values):
        return []
    down = listed(error.arrayminus)
    down = down if len(down) == len(values) and error.symmetric is not True else up
    return [reach(*each) for each in zip(values, down, up)]


def reach(value: Any, down: Any, up: Any) -> str:
    if not all(map(is_number, (value, down, up))):
        return said(value)
    if down == up:
        return f"{said(value)} ± {number(up)}"
    return f"{said(value)} between {number(value - down)} and {number(value + up)}"


def in_order(values: list[Any]) -> list[int]:
    """The indices of points from left to right; names keep their order."""
    if all(map(is_number, values)):
        return sorted(range(len(values)), key=lambda n: float(values[n]))
    return list(range(len(values)))


def trend(name: str, x: list[Any], y: list[Any]) -> list[str]:
    pairs = [(float(a), float(b)) for a, b in zip(x, y) if is_number(a) and is_number(b)]
    if len(pairs) < FEWEST:
        return []
    from statistics import StatisticsError, correlation

    try:
        r = correlation(*zip(*pairs))
    except StatisticsError:  # all points are at one place
        return []
    said = f"correlation {number(round(r, 2))}"
    way = "no clear trend" if abs(r) < 0.3 else f"y {'rises' if r > 0 else 'falls'} with x"
    return [f"{name or 'Scatter'}, {len(pairs)} dots; {way}, {said}"]
