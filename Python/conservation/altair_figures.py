# SPDX-License-Identifier: MIT
"""A sketch as a chart of altair."""

from __future__ import annotations

import math
from typing import Any

import altair as alt
import pandas as pd

from .figures import Sketch

KINDS = "line", "dots", "bars", "lying", "steps", "cells"


def drawn(sketch: Sketch) -> Any:
    chart = alt.Chart(table(sketch), **({"title": sketch.titles[2]} if sketch.titles[2] else {}))
    # Vega joins fields of one title in its description of a mark.
    first = sketch.titles[0] if sketch.titles[0] != sketch.titles[1] else ""
    place = alt.X("place", title=first or None, sort=None)
    scale = alt.Scale(type="log" if sketch.is_log else "linear", reverse=sketch.is_reversed)
    value = alt.Y("value", title=sketch.titles[1] or None, scale=scale)
    # A figure without a value is said without its legend.
    has_values = any(math.isfinite(value) for _, values in sketch.series for value in values)
    color = {"color": alt.Color("name", title="Name" if has_values else None)} if len(sketch.series) > 1 else {}
    if sketch.kind == "cells":
        return chart.mark_rect().encode(x=place, y=alt.Y("name", title=None), color="value")
    if sketch.kind == "lying":
        return chart.mark_bar().encode(y=alt.Y("place", title=None), x=alt.X("value", title=sketch.titles[1] or None))
    mark = {"line": chart.mark_line(), "dots": chart.mark_point(), "bars": chart.mark_bar()}
    base = mark.get(sketch.kind) or chart.mark_line(interpolate="step-after")
    shown = base.encode(x=place, y=value, **color)
    if sketch.level is not None and not sketch.is_log:
        return shown + alt.Chart(pd.DataFrame({"level": [sketch.level]})).mark_rule().encode(y="level")
    return shown


def table(sketch: Sketch) -> Any:
    series = sketch.series[:1] if sketch.kind == "lying" else sketch.series
    rows = [(place, value, name) for name, values in series for place, value in zip(sketch.places, values)]
    frame = pd.DataFrame(rows, columns=["place", "value", "name"])
    if hasattr(sketch.places[0], "year"):
        frame["place"] = pd.to_datetime(frame["place"])
    return frame
