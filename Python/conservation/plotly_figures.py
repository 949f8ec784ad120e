# SPDX-License-Identifier: MIT
"""A sketch as a figure of plotly."""

from __future__ import annotations

from typing import Any

import plotly.graph_objects as go

from .figures import Sketch

KINDS = "line", "dots", "bars", "lying", "steps", "errors", "cells", "histogram", "sums"


def drawn(sketch: Sketch) -> Any:
    figure = go.Figure([trace(sketch, name, values) for name, values in chosen(sketch)])
    x, y, title = sketch.titles
    figure.update_layout(title=title or None, xaxis_title=x or None, yaxis_title=y or None)
    if sketch.is_log:
        figure.update_yaxes(type="log")
    if sketch.is_reversed and sketch.kind in ("line", "dots"):
        figure.update_yaxes(autorange="reversed")
    if sketch.kind in ("histogram", "sums"):
        figure.update_layout(barmode="overlay" if sketch.is_reversed else "stack")
    if sketch.is_stacked:
        figure.update_layout(barmode="stack")
    if sketch.level is not None:
        figure.add_hline(y=sketch.level)
    if sketch.twin:
        title, values = sketch.twin
        figure.add_scatter(x=list(sketch.places), y=list(values), name="Twin", mode="lines", yaxis="y2")
        figure.update_layout(yaxis2={"title": {"text": title}, "overlaying": "y", "side": "right"})
    if sketch.note and sketch.kind == "line":
        figure.add_annotation(text=sketch.note, x=sketch.places[0], y=1)
    return figure


def chosen(sketch: Sketch) -> Any:
    return sketch.series[:1] if sketch.kind in ("lying", "cells") else sketch.series


def trace(sketch: Sketch, name: str, values: Any) -> Any:
    x, y = list(sketch.places), [None if each != each else each for each in values]
    if sketch.kind == "bars":
        return go.Bar(x=x, y=y, name=name)
    if sketch.kind == "lying":
        return go.Bar(x=y, y=x, name=name, orientation="h")
    if sketch.kind == "histogram":
        return go.Histogram(x=y, name=name)
    if sketch.kind == "sums":
        return go.Histogram(x=x, y=y, histfunc="sum", name=name)
    if sketch.kind == "cells":
        return go.Heatmap(x=x, y=[each for each, _ in sketch.series], z=[each for _, each in sketch.series])
    more: dict[str, Any] = {"mode": "markers" if sketch.kind == "dots" else "lines"}
    if sketch.kind == "steps":
        more["line_shape"] = "hv"
    if sketch.kind == "errors":
        more["error_y"] = {"array": [abs(each or 0) / 10 + 1 for each in y]}
    return go.Scatter(x=x, y=y, name=name, **more)
