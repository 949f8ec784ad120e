# SPDX-License-Identifier: MIT
"""The package's points of a figure of matplotlib, mapped back into the figure, and those that no artist has there."""

import functools
import re

import numpy as np
from matplotlib import dates

from artists import held_by
from pairs import bounds_of, column, missing
from truth import FACTORS

NUMBER = re.compile(r"[-−]?\d[\d,]*(?:\.\d+)?(?:e[-+−]?\d+)?")


def unpaired(chart, axes):
    """Points whose x and y no single artist has together, as a report has them: [series, x, y]."""
    held_there = [(ax, held_by(ax)) for ax in axes]
    by_id = {axis.id: axis for axis in chart.axes}
    wrong = []
    for series in chart.series:
        held = those_of(series.name, held_there)
        upright = [(by_id[series.x], series.xs), (by_id[series.y], series.ys)]
        lies = series.x.startswith("y")
        is_plain = all(axis.scale == "linear" for axis, _ in upright) and not lies
        near = [(ax, around(series, all) if is_plain else all) for ax, all in held]
        for factors, known in ((1.0,), near), (FACTORS, held):
            lacking = least(lack(ax, each, upright, lies, series, factors) for ax, all in known for each in all)
            if not len(lacking):
                break
        wrong += [[series.name, float(series.xs[n]), float(series.ys[n])] for n in lacking[:3]]
    return wrong


def those_of(name, held):
    """The artists that may own a series. A series with the name of artists belongs to these, or to one that only its
    color names."""
    shown = {plain(each.name) for _, all in held for each in all if each.name and np.isfinite(each.pairs).any()}
    if plain(name) not in shown:
        return held
    return [
        (ax, [each for each in all if each.name is not None and plain(each.name) in ("", plain(name))])
        for ax, all in held
    ]


def around(series, held):
    """The artists whose extent includes all points, and those of cells and bars, whose points have names."""
    bounds = np.array([each.bounds for each in held]).reshape(-1, 4)
    told = bounds_of(np.column_stack([series.xs, series.ys]))
    slack = 1e-6 * np.abs(bounds).max(axis=1, initial=1.0)
    is_near = (bounds[:, :2] <= told[:2] + slack[:, None]).all(axis=1) & (
        bounds[:, 2:] >= told[2:] - slack[:, None]
    ).all(axis=1)
    is_told_else = np.array([each.beside or each.row is not None for each in held], bool)
    return [held[n] for n in np.flatnonzero(is_near | is_told_else)]


def least(found):
    """The first empty list, else the shortest."""
    best = None
    for each in found:
        best = each if best is None or len(each) < len(best) else best
        if not len(best):
            break
    return [] if best is None else best


def lack(ax, each, told, lies, series, factors):
    """The indices of points that one artist's pairs lack."""
    is_cell = series.y.startswith("z") and not hasattr(ax, "zaxis")
    if not len(series.xs):
        return []
    if is_cell != (each.row is not None) or (is_cell and not is_row(ax.yaxis, each.row, series.name)):
        return range(len(series.xs))
    (x_axis, xs), (y_axis, ys) = told[::-1] if lies else told
    held = np.array(each.pairs, float)
    if is_cell:
        held[:, 1] = shades(each, y_axis, held[:, 1])
    if each.beside or (told[0][0].scale == "category" and not is_cell):  # also dots beside a name
        held[:, int(lies)] = nearest(ax, lies, *told[0], held[:, int(lies)])
    if y_axis.scale == "category" and not lies and not is_cell:  # dots beside the names of rows
        held[:, 1] = nearest(ax, True, y_axis, ys, held[:, 1])
    best = range(len(series.xs))
    few = [*{0, len(series.xs) // 2, len(series.xs) - 1}]
    for x in values_of(ax.xaxis, x_axis, xs, held[:, 0], factors):
        for y in [np.asarray(ys, float)] if is_cell else values_of(ax.yaxis, y_axis, ys, held[:, 1], factors):
            pairs = column(x, y)
            if len(missing(pairs[few], held)) == len(few):
                continue
            best = min(best, missing(pairs, held), key=len)
            if not len(best):
                return best
    return best


def shades(cells, about, values):
    """The values of cells as their color bar shows them: as names, and without values below zero on a logarithmic one."""
    if about.scale == "category" and cells.bar is not None:
        at = {name: float(n) for n, name in enumerate(about.categories)}
        return np.array([at.get(plain(cells.bar.formatter(each)), np.nan) for each in values])
    return np.where(values > 0, values, np.nan) if about.scale == "logarithmic" else values


def values_of(axis, about, values, held, factors):
    """The numbers that the artists may have for the values that the daemon gets."""
    values = np.asarray(values, float)
    if about.scale == "category":
        at = named(axis, about.categories, held)
        there = [at.get(name, np.nan) for name in about.categories]
        labels = [plain(each.get_text()) for each in axis.get_ticklabels()]
        if labels == about.categories:  # a name may occur twice
            there = [*axis.get_ticklocs()]
        yield np.array([there[int(n)] if np.isfinite(n) else np.nan for n in values])
        yield values  # wedges, one after the other
    elif about.scale == "date":
        yield days(axis, about, values)
    else:
        yield from (values * factor for factor in factors)


@functools.cache
def names_at(axis):
    """The place of each name on an axis: that of its tick."""
    ticks, texts = axis.get_major_locator()(), axis.get_major_formatter()
    found = {plain(text): at for at, text in zip(ticks, texts.format_ticks(ticks))}
    return found | {plain(each.get_text()): at for each, at in zip(axis.get_ticklabels(), axis.get_ticklocs())}


def named(axis, names, held):
    """The places of names. Names without a tick are a formatter's texts for places."""
    found = names_at(axis)
    if all(name in found for name in names):
        return found
    found, texts = dict(found), axis.get_major_formatter()
    for at in np.unique(held)[:100]:
        try:
            found.setdefault(plain(texts(at)), at)
        except Exception:  # the formatter knows only some places
            continue
    return found


def plain(text):
    return " ".join(re.sub(r"[$\\{}]|mathdefault", "", str(text)).split())


def days(axis, about, seconds):
    """Days since matplotlib's epoch, or the periods of an axis of pandas."""
    if freq := getattr(axis, "freq", None):
        import pandas

        return np.array([float(pandas.Timestamp(each, unit="s").to_period(freq).ordinal) for each in seconds])
    return dates.date2num(np.datetime64(0, "s")) + seconds / 86400


def nearest(ax, lies, about, told, places):
    """The name, or the middle of the group, next to each bar in a group: at most half a step away."""
    axis = ax.yaxis if lies else ax.xaxis
    names = [*names_at(axis).values(), *axis.get_ticklocs()] if about.scale == "category" else told
    at = np.unique(np.array([*names], float))
    if about.scale not in ("category", "linear") or ax.name == "polar" or not len(at):
        return places
    closest = at[np.abs(places[:, None] - at).argmin(axis=1)]
    step = np.diff(at).min() if len(at) > 1 else 1.0
    return np.where(np.abs(closest - places) <= step / 2 + 1e-9, closest, places)


@functools.cache
def rows_of(axis, name):
    """The ranges along y where a row of cells may be, by its name and as precisely as its digits."""
    found = [(at, at) for text, at in names_at(axis).items() if text and name.endswith(text)]
    for text in NUMBER.findall(name)[-1:]:
        told, half = float(text.replace(",", "").replace("−", "-")), 0.51 * 10.0 ** -len(text.partition(".")[2])
        found += [((told - half) * factor, (told + half) * factor) for factor in FACTORS]
    return np.array(found).reshape(-1, 2)


def is_row(axis, row, name):
    """Whether the name of a row of cells is its place on the y axis."""
    low, high = rows_of(axis, name).T
    slack = 1e-9 * max(1.0, abs(row))
    return bool(((low - slack <= row) & (row <= high + slack)).any())
