# SPDX-License-Identifier: MIT
"""The part of a chart that is in view, where its axes show less than all data."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from .charts import Axis, Chart, Series

CUT = "", "line", "dot", "spot"
"""The words of series whose points are out of view above and below the axes. Bars and areas reach into the view."""


def in_view(chart: Chart) -> Chart:
    """The chart with the points in view, and a note on the others; the chart itself if none or all are out of view."""
    axes = {axis.id: axis for axis in chart.axes}
    if all(axis.low is None or axis.high is None for axis in chart.axes):
        return chart
    seen = [seen_of(each, axes) for each in chart.series]
    shown = [each for each in seen if len(each.xs)]
    missing = sum(len(each.xs) for each in chart.series) - sum(len(each.xs) for each in seen)
    if not missing or not shown:
        return chart
    is_one = missing == 1
    note = f"{missing} {'point is' if is_one else 'points are'} out of view"
    return dataclasses.replace(chart, series=shown, summary=". ".join(filter(None, [chart.summary, note])))


def seen_of(series: Series, axes: dict[str, Axis]) -> Series:
    """The series with its points in view, among them its gaps."""
    x, y = axes[series.x], axes[series.y]
    is_cut = series.kind == "line" and series.word in CUT
    places, values = _list(series.xs), _list(series.ys)
    chosen = [
        n for n, (at, value) in enumerate(zip(places, values)) if holds(x, at) and (not is_cut or holds(y, value))
    ]
    return series if len(chosen) == len(places) else series.of(chosen)


def holds(axis: Axis, value: float) -> bool:
    """Whether an axis shows a value. A gap is shown at its place."""
    if axis.low is None or axis.high is None or value != value:
        return True
    low, high = min(axis.low, axis.high), max(axis.low, axis.high)
    room = 1e-9 * (high - low)
    return low - room <= value <= high + room


def _list(values: Sequence[float]) -> list[float]:
    return [float(each) for each in values]
