# SPDX-License-Identifier: MIT
"""The package's points that no pair of a figure of plotly, or of Vega's descriptions of marks, has."""

import contextlib
import dataclasses
import datetime
import itertools

import numpy as np

from pairs import column, missing
from traces import moment, text, together
from truth import FACTORS

UTC = datetime.timezone.utc  # noqa: UP017

UNDEFINED = -1.0
"""Replaces values that Vega's descriptions do not have: months and days as names."""


def alone(chart, held):
    """Points whose x and y no list of pairs has together: [series, x, y]."""
    by_id, held = {axis.id: axis for axis in chart.axes}, [each for each in held if each]
    known, wrong = {}, []
    for series in chart.series:
        if series.name == "Total":  # which Python/conservation compares
            continue
        sides = by_id[series.x], by_id[series.y]
        key = tuple((axis.scale, tuple(axis.categories or ())) for axis in sides)
        if key not in known:
            known[key] = [column(*(on(axis, values) for axis, values in zip(sides, zip(*each)))) for each in held]
        told = column(series.xs, series.ys)
        lacking = least(told, known[key], sides)
        if len(lacking) and "date" in (key[0][0], key[1][0]):
            lacking = min(lacking, least(months(told, sides), known[key], sides), key=len)
        if len(lacking):  # for values that Vega calls undefined, and marks without a place along an axis
            lacking = min(
                [lacking, *(half(told, each, sides, side) for each in known[key] for side in (0, 1))], key=len
            )
        wrong += [[series.name, float(series.xs[n]), float(series.ys[n])] for n in lacking[:3]]
    return wrong


def misnamed(chart, figure):
    """The points of series named after plotly's traces that those traces do not have."""
    wrong = []
    for series in chart.series:
        own = [trace for trace in figure.data if trace.name and text(trace.name) == series.name]
        held = [[*zip(*each)] for trace in own for x, y in together(trace) for each in ((x, y), (y, x))]
        wrong += alone(dataclasses.replace(chart, series=[series]), held) if own else []
    return wrong


def months(told, sides):
    """Moves dates to one year, for dates that are said without a year."""
    told = told.copy()
    for side, axis in enumerate(sides):
        if axis.scale == "date":
            told[:, side] = [month(each) for each in told[:, side]]
    return told


def month(seconds):
    """The date in 1900, which has no 29 February: that day becomes nan, as a missing date does."""
    with contextlib.suppress(ValueError):
        return datetime.datetime.fromtimestamp(seconds, UTC).replace(year=1900).timestamp()
    return np.nan


def half(told, pairs, sides, side):
    """The pairs that lack one of their values, if the other value is described nowhere or is always 0."""
    other = 1 - side
    is_nowhere = sides[other].scale == "linear" and not told[:, other].any()
    if not is_nowhere and not (pairs[:, other] == UNDEFINED).all():
        return range(len(told))
    return missing(np.column_stack([told[:, side]] * 2), np.column_stack([pairs[:, side]] * 2))


def least(told, held, sides):
    """The indices of points that the best list of pairs lacks. Tries a few points before all."""
    best = range(len(told))
    scales = [FACTORS if axis.scale in ("linear", "logarithmic") else (1.0,) for axis in sides]
    few = [*{0, len(told) // 2, len(told) - 1}] if len(told) else []
    for factors in itertools.product(*scales):
        for pairs in held:
            scaled = told * factors
            if len(missing(scaled[few], pairs)) == len(few) > 0:
                continue
            best = min(best, missing(scaled, pairs), key=len)
            if not len(best):
                return best
    return best


def on(axis, values):
    """Values of any kind as the axis counts them; nan for values that the axis does not have."""
    if axis.scale != "linear" and all(each == "undefined" for each in values):
        return [UNDEFINED] * len(values)
    if axis.scale == "category":
        at = {name.replace("−", "-"): float(n) for n, name in enumerate(axis.categories)}
        return [next((at[name] for name in (text(each), *worded(each)) if name in at), np.nan) for each in values]
    if axis.scale == "date":
        return [seconds(each) for each in values]
    return [
        float(each) if isinstance(each, int | float | np.number) and not isinstance(each, bool) else np.nan
        for each in values
    ]


FORMS = "%d %B %Y", "%b %Y", "%B %Y", "%b", "%B", "%b %d", "%b %d, %Y", "%Y", "%a", "%A", "%H:%M", "%d", "Q%q %Y"
"""The forms in which an axis of names may write a date."""


def worded(value):
    """A date in words: 5 March 2024, Mar, 5. The date may be in milliseconds."""
    if isinstance(value, float) and abs(value) > 1e10:
        value = datetime.datetime.fromtimestamp(value / 1000, UTC)
    found = moment(value)
    if found is None or found != found:
        return []
    written = [found.strftime(form.replace("%q", str((found.month + 2) // 3))) for form in FORMS]
    return [form.removeprefix("0") for form in written] + written


def seconds(value):
    found = moment(value)
    if found is None or found != found:
        return np.nan
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()
