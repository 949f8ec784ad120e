# SPDX-License-Identifier: MIT
"""A sketch as a figure of bokeh."""

from __future__ import annotations

from typing import Any

from bokeh.models import DataRange1d, LinearAxis, Span
from bokeh.plotting import figure
from bokeh.transform import linear_cmap

from .figures import Sketch

KINDS = "line", "dots", "bars", "lying", "steps", "cells"


def drawn(sketch: Sketch) -> Any:
    x, y, title = sketch.titles
    names = list(map(str, sketch.places)) if isinstance(sketch.places[0], str) else None
    options: dict[str, Any] = {"title": title, "x_axis_label": x, "y_axis_label": y}
    if sketch.kind in ("lying", "cells"):
        rows = names if sketch.kind == "lying" else [name for name, _ in sketch.series]
        options |= {"y_range": rows} | ({"x_range": names} if sketch.kind == "cells" else {})
    elif names:
        options["x_range"] = names
    elif hasattr(sketch.places[0], "year"):
        options["x_axis_type"] = "datetime"
    if sketch.is_log:
        options["y_axis_type"] = "log"
    plot = figure(**options)
    glyphs(plot, sketch)
    if sketch.is_reversed and sketch.kind in ("line", "dots"):
        plot.y_range.flipped = True
    if sketch.level is not None:
        plot.add_layout(Span(location=sketch.level, dimension="width"))
    if sketch.twin:
        plot.extra_y_ranges = {"right": DataRange1d()}
        plot.add_layout(LinearAxis(y_range_name="right", axis_label=sketch.twin[0]), "right")
        plot.line(list(sketch.places), list(sketch.twin[1]), y_range_name="right", legend_label="Twin")
    return plot


def glyphs(plot: Any, sketch: Sketch) -> None:
    places = list(sketch.places)
    if sketch.kind == "cells":
        cells = [(x, name, value) for name, values in sketch.series for x, value in zip(places, values)]
        source = {name: list(each) for name, each in zip(("x", "y", "value"), zip(*cells))}
        values = source["value"]
        color = linear_cmap("value", "Viridis256", min(values), max(values))
        plot.rect("x", "y", 1, 1, source=source, fill_color=color)
        return
    if sketch.kind == "lying":
        name, values = sketch.series[0]
        plot.hbar(y=places, right=list(values), height=0.8, legend_label=name)
        return
    if sketch.kind == "bars" and sketch.is_stacked:
        source = {"place": places} | {name: list(values) for name, values in sketch.series}
        names = [name for name, _ in sketch.series]
        plot.vbar_stack(names, x="place", source=source, legend_label=names, width=0.8)
        return
    series = sketch.series[:1] if sketch.kind == "bars" else sketch.series
    for name, values in series:
        draw = {"line": plot.line, "dots": plot.scatter, "steps": plot.step}.get(sketch.kind)
        if draw:
            draw(places, list(values), legend_label=name)
        else:
            plot.vbar(x=places, top=list(values), width=0.8, legend_label=name)
