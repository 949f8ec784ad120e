# SPDX-License-Identifier: MIT
"""The subplots of a figure, each with the traces on its axes."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

from ..moments import is_date
from ..strands import Scene
from .bars import normalised, read_bar, read_waterfall
from .boxes import read_box, read_candles
from .cells import read_cells
from .densities import read_density
from .histograms import read_histogram
from .lines import INVISIBLE, read_line, shared
from .others import OTHERS
from .overlays import captions, overlays
from .values import axis_at, listed, plain

CARTESIAN = {
    "bar": read_bar,
    "box": read_box,
    "candlestick": read_candles,
    "contour": read_cells,
    "funnel": read_bar,
    "heatmap": read_cells,
    "heatmapgl": read_cells,
    "histogram": read_histogram,
    "histogram2d": read_density,
    "histogram2dcontour": read_density,
    "ohlc": read_candles,
    "scatter": read_line,
    "scattergl": read_line,
    "violin": read_box,
    "waterfall": read_waterfall,
}
"""The function that reads a trace on axes into a scene, by the trace's type."""

SCALES = {
    "linear": None,
    "log": "logarithmic",
    "date": "date",
    "category": "category",
    "multicategory": "category",
}


def scenes_of(figure: Any) -> list[Scene]:
    groups: dict[Any, list[Any]] = {}
    for n, trace in enumerate(figure.data):
        if trace.visible in (False, "legendonly"):
            continue
        if trace.type in CARTESIAN:
            groups.setdefault((trace.xaxis or "x", trace.yaxis or "y"), []).append(trace)
        else:
            groups[n] = [trace]
    layout, scenes, facets = figure.layout, dict[Any, Scene](), list[Any]()
    homes = homes_of(layout, groups)
    places = [key for key in groups if key not in homes]
    for key, traces in sorted(groups.items(), key=lambda group: group[0] in homes):
        n = places.index(homes.get(key, key)) + 1
        place = f"Plot {n} of {len(places)}" if len(places) > 1 else ""
        scene = scenes[key] = Scene(f"plot{n}", None)
        own = plain(traces[0].name)
        if isinstance(key, tuple):
            own = "" if key in homes else facet(layout, key[0], key[1], facets)
            read(scene, shared(traces), layout, key, key in homes)
        else:
            OTHERS.get(traces[0].type, unread)(scene, traces[0], layout)
        scene.title = ", ".join(filter(None, [title_of(layout), place, own])) or None
    for key, scene in scenes.items():
        if isinstance(key, tuple):
            overlays(scene, layout, key[0], key[1], facets, is_twin=key in homes)
    for twin, home in homes.items():
        scenes[home].join(scenes[twin])
    found = [scenes[key] for key in places]
    if found:
        legend = plain(layout.legend.title.text) if len(figure.data) > 1 else ""
        found[0].notes += [f"Legend: {legend}"] * bool(legend)
        found[0].notes += [*frames(figure), *captions(layout, facets, any(isinstance(key, tuple) for key in groups))]
    return found


def read(scene: Scene, traces: list[Any], layout: Any, key: tuple[str, str], is_twin: bool) -> None:
    """Reads the traces on a pair of axes into a scene."""
    axes(scene, layout, *key)
    for trace in traces:
        CARTESIAN[trace.type](scene, trace, layout)
    for strand in scene.strands:
        strand.word = "" if strand.word == INVISIBLE else strand.word
    normalised(scene, layout, len({getattr(each, "offsetgroup", None) for each in traces}) < 2)
    if any(getattr(each, "groupnorm", None) == "percent" for each in traces):
        scene.y_more = {"unit": "%"} | scene.y_more
    scene.notes += directions(scene, layout, *key, is_twin)


def title_of(layout: Any) -> str:
    beneath = getattr(layout.title, "subtitle", None)  # since plotly 5.23
    return ". ".join(filter(None, [plain(layout.title.text), plain(beneath.text) if beneath else ""]))


def homes_of(layout: Any, groups: dict[Any, list[Any]]) -> dict[Any, Any]:
    """The pair of axes under each pair whose y axis lies over another one."""
    found = {}
    for key in [key for key in groups if isinstance(key, tuple)]:
        over = axis_at(layout, key[1]).overlaying
        if over and (home := (key[0], str(over))) in groups and home != key:
            found[key] = home
    return found


def axes(scene: Scene, layout: Any, x: str, y: str) -> None:
    for letter, id in ("x", x), ("y", y):
        axis = axis_at(layout, id)
        scale = SCALES.get(axis.type)
        setattr(scene, f"{letter}_label", plain(axis.title.text) or shared_title(layout, letter, id))
        setattr(scene, f"{letter}_scale", scale)
        more, factor = unit(axis)
        setattr(scene, f"{letter}_factor", factor)
        if axis.range and None not in axis.range and scale in (None, "logarithmic") and not axis.autorange:
            ends = [float(end) for end in axis.range if isinstance(end, int | float)]
            ends = [10**end for end in ends] if scale else [end * factor for end in ends]
            if len(ends) == 2:
                more |= {"low": min(ends), "high": max(ends)}
        setattr(scene, f"{letter}_more", more)
        setattr(scene, f"{letter}_order", (axis.categoryorder or "trace", listed(axis.categoryarray)))


def directions(scene: Scene, layout: Any, x: str, y: str, is_twin: bool) -> Iterator[str]:
    """Notes on axes of numbers or dates that run the other way. Cells are often drawn from the top.

    The x axis of a twin is that of the plot beneath."""
    sides = [("y", y, "downwards")] if is_twin else [("x", x, "from right to left"), ("y", y, "downwards")]
    for letter, id, way in sides:
        axis = axis_at(layout, id)
        ends = [each for each in axis.range or () if isinstance(each, int | float)]
        is_turned = str(axis.autorange) == "reversed" or (len(ends) == 2 and ends[0] > ends[1])
        values = [value for each in scene.strands if not each.is_shade for value in getattr(each, letter)]
        has_names = getattr(scene, f"{letter}_scale") == "category" or any(
            isinstance(value, str) and not is_date(value) for value in values
        )
        if is_turned and values and not has_names:
            yield f"The {'right y' if is_twin else letter} axis runs {way}"


def shared_title(layout: Any, letter: str, id: str) -> str:
    """The title of an axis without one, from an axis that has the same range."""
    matched = axis_at(layout, id).matches
    others = [matched] if matched else []
    others += [each for each in layout.to_plotly_json() if re.fullmatch(f"{letter}axis\\d*", each)] if matched else []
    for name in others:
        axis = axis_at(layout, name) if len(name) < 4 else layout[name]
        same = name == matched or name == f"{letter}axis{str(matched)[1:]}" or axis.matches == matched
        if same and (title := plain(axis.title.text)):
            return title
    return ""


def unit(axis: Any) -> tuple[dict[str, Any], float]:
    """The unit and factor that ticks show before or after each number: 40%, $5"""
    shown = (axis.tickformat or "").rstrip()
    if shown.endswith("%"):
        return {"unit": "%"}, 100.0
    around = plain(axis.tickprefix) or plain(axis.ticksuffix)
    if not around and shown.startswith("$"):
        around = "$"
    return ({"unit": around} if around else {}), 1.0


def facet(layout: Any, x: str, y: str, facets: list[Any]) -> str:
    """The title of a subplot: the annotation above its middle, and the one to its right. Adds both to `facets`."""
    x_domain, y_domain = (axis_at(layout, id).domain or (0, 1) for id in (x, y))
    found = []
    for note in layout.annotations:
        if note.xref != "paper" or note.yref != "paper" or not note.text or note.x is None or note.y is None:
            continue
        above = math.isclose(note.x, sum(x_domain) / 2, abs_tol=0.01) and -0.001 <= note.y - y_domain[1] <= 0.08
        beside = math.isclose(note.y, sum(y_domain) / 2, abs_tol=0.01) and 0 <= note.x - x_domain[1] <= 0.05
        if above or beside:
            found.append(plain(note.text))
            facets.append(note)
    return ", ".join(found)


def frames(figure: Any) -> list[str]:
    count = len(getattr(figure, "frames", None) or [])
    return [f"An animation of {count} frames: the first is announced"] if count else []


def unread(scene: Scene, trace: Any, _: Any) -> None:
    scene.notes.append(f"This kind of plot, {trace.type}, is not read yet; pass its data")
