# SPDX-License-Identifier: MIT
"""Lines, scatters and areas, with their errors and their texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from ..strands import Scene, Strand
from ..words import number, said
from .values import is_number, listed, name_of, placed, plain

INVISIBLE = "invisible"
"""The word of a line without a width, until all traces are read."""

FEWEST = 20
"""The fewest dots whose trend is described."""


def read_line(scene: Scene, trace: Any, layout: Any) -> None:
    ys, xs = listed(trace.y), listed(trace.x)
    count = max(len(ys), len(xs))
    x = placed(trace.x, count, trace.x0, trace.dx)
    y = placed(trace.y, count, trace.y0, trace.dy)
    count = min(len(x), len(y))
    x, y = x[:count], y[:count]
    if not count:
        return
    labels = labelled(scene, trace, layout, x, y)
    is_scatter = trace.mode is not None and "lines" not in trace.mode and "markers" in trace.mode
    if trace.mode == "text":
        scene.notes.append(f"Texts: {', '.join(map(plain, listed(trace.text)[:20]))}")
        return
    if is_scatter:
        order = in_order(x)
        x, y = [x[n] for n in order], [y[n] for n in order]
        labels = labels and [labels[n] for n in order]
        scene.notes += trend(name_of(trace), x, y)
    if trace.line.shape in ("hv", "vh", "hvh", "vhv"):
        scene.notes.append(f"{name_of(trace) or 'Line'} is drawn in steps")
    scene.strands.append(Strand(name_of(trace), x, y, "line", labels, word=form_of(trace)))
    if trace.fill == "tonexty" and not trace.stackgroup:
        banded(scene.strands)


def banded(strands: list[Strand]) -> None:
    """Makes an area up to an invisible line a band, whose edges are both."""
    if len(strands) < 2 or strands[-2].word != INVISIBLE or listed(strands[-2].x) != listed(strands[-1].x):
        return
    heights = [sum(float(y) for y in each.y if is_number(y)) for each in strands[-2:]]
    for each, is_upper in zip(strands[-2:], (heights[0] > heights[1], heights[0] <= heights[1])):
        each.word, each.name = "band", f"{each.name or 'Area'}, {'upper' if is_upper else 'lower'} edge"


def shared(traces: list[Any]) -> list[Any]:
    """The traces; the lines of a stack with `groupnorm` with their shares, as drawn."""
    norms: dict[str, float] = {}
    sums: dict[tuple[str, str], float] = {}
    for trace in traces:
        group = str(getattr(trace, "stackgroup", None) or "")
        if group and (whole := {"percent": 100.0, "fraction": 1.0}.get(str(trace.groupnorm))):
            norms.setdefault(group, whole)
        for x, y in zip(listed(trace.x), listed(trace.y)) if group else ():
            sums[group, str(x)] = sums.get((group, str(x)), 0.0) + (float(y) if is_number(y) else 0.0)
    return [share(each, norms, sums) for each in traces]


def share(trace: Any, norms: dict[str, float], sums: dict[tuple[str, str], float]) -> Any:
    group = str(getattr(trace, "stackgroup", None) or "")
    if group not in norms:
        return trace
    found = type(trace)(trace.to_plotly_json())
    found.y = [
        round(float(y) / whole * norms[group], 10) if is_number(y) and (whole := sums[group, str(x)]) else None
        for x, y in zip(listed(trace.x), listed(trace.y))
    ]
    return found


def form_of(trace: Any) -> str:
    """The word for the things that a trace draws, as in `Series`."""
    if "lines" in (trace.mode or "lines"):
        return "area" if trace.fill or trace.stackgroup else INVISIBLE if trace.line.width == 0 else ""
    return "dot" if "markers" in trace.mode else "area" if trace.fill else ""


def labelled(scene: Scene, trace: Any, layout: Any, x: list[Any], y: list[Any]) -> list[str | None] | None:
    """The labels of points with texts, errors, sizes or colors that show numbers: top, 2: 5 ± 0.5, pop 3"""
    up, along = reaches(trace.error_y, y, scene.y_text), reaches(trace.error_x, x, scene.x_text)
    texts, more = texts_of(trace, len(x)), measures(trace, layout, len(x))
    if not (up or along or texts or more):
        return None
    found: list[str | None] = []
    for n, (at, value) in enumerate(zip(x, y)):
        place = along[n] if along else scene.x_text(at)
        reach = up[n] if up else scene.y_text(value) if value is not None else "no value"
        name = f"{texts[n]}, " if texts and texts[n] else ""
        told = "".join(f", {title} {said(values[n])}" for title, values in more if values[n] is not None)
        found.append(f"{name}{place}: {reach}{told}")
    return found


def described(trace: Any, layout: Any, told: list[str], names: list[str] | None = None) -> list[str | None]:
    """Labels of points: their texts, their places, and the numbers that their colors and sizes show."""
    texts = texts_of(trace, len(told)) or names or []
    more = measures(trace, layout, len(told))
    found: list[str | None] = []
    for n, each in enumerate(told):
        name = f"{texts[n]}, " if n < len(texts) and texts[n] else ""
        found.append(name + each + "".join(f", {title} {said(values[n])}" for title, values in more))
    return found


def texts_of(trace: Any, count: int) -> list[str]:
    """The texts drawn at the points, if they have letters; a text of digits alone repeats a value."""
    if "text" not in (getattr(trace, "mode", None) or "") or isinstance(trace.text, str):
        return []
    texts = [plain(each) for each in listed(trace.text)]
    return texts if len(texts) == count and any(any(map(str.isalpha, each)) for each in texts) else []


def measures(trace: Any, layout: Any, count: int) -> list[tuple[str, list[Any]]]:
    """The numbers that color and size show, each with its title."""
    found = []
    marker = trace.marker if "marker" in trace else None
    if marker is None and trace.type.startswith("density"):
        found.append((bar_title(trace, layout) or "value", listed(trace.z)))
    if marker is not None and has_bar(trace):
        found.append((bar_title(marker, layout) or "color", listed(marker.color)))
    sizes = getattr(marker, "size", None)
    title = hovered(trace, "marker.size")
    is_new = all(listed(sizes) != values for _, values in found) if hasattr(sizes, "__len__") else False
    if is_new and (title or len({*map(str, listed(sizes))}) > 1):
        found.append((title or "size", listed(sizes)))
    return [(title, values) for title, values in found if len(values) == count]


def bar_title(coloured: Any, layout: Any) -> str:
    """The title of the color bar of a marker or a trace; "" without one."""
    axis = coloured.coloraxis
    return plain(coloured.colorbar.title.text) or (plain(layout[str(axis)].colorbar.title.text) if axis else "")


def hovered(trace: Any, member: str) -> str:
    """The name by which the pointer's box calls a member of the trace; "" without one."""
    match = re.search(rf"(?:^|>)([^<>=%]+)=%{{{re.escape(member)}", str(trace.hovertemplate or ""))
    return plain(match[1]) if match else ""


def has_bar(trace: Any) -> bool:
    """Whether the colors of dots show numbers that a color bar explains."""
    colours, marker = trace.marker.color, trace.marker
    numbers = hasattr(colours, "__len__") and not isinstance(colours, str) and all(map(is_number, listed(colours)))
    return numbers and bool(marker.showscale or marker.colorbar.title.text or marker.coloraxis)


def reaches(error: Any, values: list[Any], text: Callable[[Any], str] = said) -> list[str]:
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
    return [reach(*each, text) for each in zip(values, down, up)]


def reach(value: Any, down: Any, up: Any, text: Callable[[Any], str]) -> str:
    if not all(map(is_number, (value, down, up))):
        return text(value)
    if down == up:
        return f"{text(value)} ± {text(up)}"
    return f"{text(value)} between {text(value - down)} and {text(value + up)}"


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
