# SPDX-License-Identifier: MIT
"""Values as axes of matplotlib show them: names, dates and numbers."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
from matplotlib import dates
from matplotlib.projections.polar import PolarAxes

from .inventory import Value
from .names import may_have_names, names_near, step_of
from .shown import Shown


def shown(axis: Any, value: float, reach: float = 1e-6) -> Value:
    """A value as the axis shows it: the name at its place, seconds for a date, else the number."""
    if freq := getattr(axis, "freq", None):  # pandas counts periods from 1970
        import pandas

        return float(pandas.Period(ordinal=int(np.floor(value + 1e-6)), freq=freq).start_time.timestamp())
    if is_dated(axis):
        return round(float(value) * 86400 - float(dates.date2num(np.datetime64(0, "s"))) * 86400, 3)
    if not np.isfinite(value):
        return float("nan")
    if not may_have_names(axis):
        return length(axis, value)
    room = 0.45 if getattr(axis.units, "_mapping", None) else 1e-6
    return next(iter(names_near(axis, value, max(reach, room))), length(axis, value))


def length(axis: Any, value: float) -> Value:
    """A distance along an axis as its ticks count it, which is a number also between names."""
    if is_dated(axis):
        return shown(axis, value)
    step, factor, move = step_of(axis)
    step = step or abs(value) * 1e-11 or 1.0
    return float(f"{round(value / step) * step * factor + move:.10g}")


def is_dated(axis: Any) -> bool:
    """Whether the places are dates of matplotlib, or periods of pandas."""
    if getattr(axis, "freq", None):
        return True
    locator, formatter = axis.get_major_locator(), axis.get_major_formatter()
    if (
        isinstance(formatter, dates.DateFormatter)
        and not isinstance(locator, dates.DateLocator)
        and axis.get_converter() is None
    ):
        return bool(re.search("%[YyGgxcsDF]", formatter.fmt))  # numbers whose ticks show a day of no year
    return isinstance(locator, dates.DateLocator) or isinstance(
        formatter, dates.DateFormatter | dates.AutoDateFormatter
    )


def is_round(ax: Any) -> bool:
    return isinstance(ax, PolarAxes)


def dated(ax: Any, x: Value, y: Value, found: Shown) -> None:
    """Adds the dates of a point on axes of dates."""
    for axis, value in ((ax.xaxis, x), (ax.yaxis, y)):
        if is_dated(axis) and not isinstance(value, str):
            found.date(value)
