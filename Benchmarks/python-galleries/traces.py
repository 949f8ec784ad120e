# SPDX-License-Identifier: MIT
"""Pairs of x and y that a figure of plotly holds, or that plotly computes of them while drawing."""

import collections
import datetime
import html
import re

import numpy as np

from specifications import levels


def pairs_of(figure):
    """Lists of pairs, one or more for each trace."""
    for trace in figure.data:
        for x, y in together(trace):
            yield [*zip(x, y)]
            yield [*zip(y, x)]


def together(trace):
    kind = trace.type
    if kind in ("heatmap", "contour", "surface", "heatmapgl"):
        yield from rows(trace)
    elif kind in ("histogram2d", "histogram2dcontour"):
        yield from counted(trace)
    elif kind in ("histogram", "box", "violin"):
        yield from computed(trace)
    elif kind in ("pie", "funnelarea"):
        yield shares(trace)
    elif kind in ("sunburst", "treemap", "icicle"):
        yield parts(trace)
    elif kind == "sankey":
        names, link = trace.node.label if trace.node.label is not None else [], trace.link
        ends = [
            [text(names[n]) if n < len(names) and names[n] else f"node {n}" for n in side]
            for side in (link.source, link.target)
        ]
        yield [f"{one} to {two}" for one, two in zip(*ends)], link.value
    elif kind in ("parcoords", "parcats", "splom"):
        for each in trace.dimensions:
            yield range(1, len(each["values"]) + 1), each["values"]
    else:
        yield from plain_pairs(trace)


def plain_pairs(trace):
    names = {"scatterpolar": "tr", "barpolar": "tr", "scatterpolargl": "tr", "scatterternary": "ab", "scatter3d": "xz"}
    if trace.type in names:
        sides = [{"t": "theta"}.get(letter, letter) for letter in names[trace.type]]
        x, y = listed(trace[sides[0]]), listed(trace[sides[1]])
        yield (x if len(x) else range(len(y))), y
    elif "locations" in trace and trace.locations is not None:
        for name in "locations", "text", "hovertext":
            if trace[name] is not None and not isinstance(trace[name], str):
                yield (
                    trace[name],
                    trace["z"] if "z" in trace and trace["z"] is not None else np.ones(len(trace.locations)),
                )
    elif "lon" in trace:
        yield trace.lon, trace.lat
    elif trace.type in ("candlestick", "ohlc"):
        yield trace.x if trace.x is not None else range(len(trace.close)), trace.close
    elif trace.type not in ("table", "indicator"):
        yield from flat(trace)


def flat(trace):
    x, y = (placed(trace, side) for side in "xy")
    count = max(len(each) for each in (listed(trace.x), listed(trace.y), []))
    x, y = (each if len(each) else stepped(trace, side, count) for each, side in ((x, "x"), (y, "y")))
    yield x, y
    if trace.type == "waterfall":
        lies = trace.orientation == "h"
        steps = levels([each or 0 for each in (x if lies else y)], trace)
        yield ((steps, y) if lies else (x, steps))
    base = trace["base"] if "base" in trace else None
    if base is not None and np.ndim(base):  # bars of a timeline
        ends = [
            moment(foot) + datetime.timedelta(milliseconds=float(each)) if moment(foot) else None
            for foot, each in zip(base, x)
        ]
        yield ends, y


def listed(values):
    return [] if values is None else [*values]


def placed(trace, side):
    values = listed(trace[side])
    if len(values) == 2 and np.ndim(values[0]) == 1 and not isinstance(values[0], str):
        return [", ".join(map(str, each)) for each in zip(*values)]
    return values


def stepped(trace, side, count):
    first, step = trace[f"{side}0"], trace[f"d{side}"]
    return [(first or 0) + n * (1 if step is None else step) for n in range(count)]


def rows(trace):
    z = [[*row] for row in trace.z]
    z = [[*each] for each in zip(*z)] if "transpose" in trace and trace.transpose else z
    x = listed(trace.x)
    for n, row in enumerate(z):
        at = x[n] if x and np.ndim(x[0]) else middles(x, len(row)) if x else stepped_cells(trace, len(row))
        yield at, row
    if x and np.ndim(x[0]):
        yield from zip(np.transpose(x), np.transpose(z))


def stepped_cells(trace, count):
    return range(count) if trace.type == "surface" else stepped(trace, "x", count)


def middles(edges, count):
    return [(one + two) / 2 for one, two in zip(edges, edges[1:])] if len(edges) == count + 1 else edges


def counted(trace):
    """The rows of a histogram of two dimensions, by names or in the figure's bins: counts of points, or their shares."""
    x, y = np.array(trace.x), np.array(trace.y)
    if x.dtype.kind in "OU" and y.dtype.kind in "OU":
        columns = [*dict.fromkeys(x)]
        cells = [[((x == column) & (y == row)).sum() for column in columns] for row in dict.fromkeys(y)]
    elif None not in [bins[name] for bins in (trace.xbins, trace.ybins) for name in ("start", "end", "size")]:
        across, up = (np.arange(bins.start, bins.end + bins.size / 2, bins.size) for bins in (trace.xbins, trace.ybins))
        columns = (across[1:] + across[:-1]) / 2
        cells = np.histogram2d(y, x, [up, across])[0]
    else:
        return
    whole = {"percent": np.sum(cells) / 100, "probability": np.sum(cells)}.get(trace.histnorm, 1)
    for row in cells:
        yield columns, np.array(row) / whole


def computed(trace):
    """Medians, counts and sums by name; counts in the figure's bins; deciles."""
    for along, across in (trace.x, trace.y), (trace.y, trace.x):
        names = listed(along)
        groups = collections.defaultdict(list)
        for n, name in enumerate(names):
            groups[text(name)].append(across[n] if across is not None and len(across) == len(names) else np.nan)
        yield from summaries(groups, trace)
        if trace.type != "histogram" and across is not None and len(across) == len(names):
            yield [text(each) for each in names], across
        if names and all(isinstance(each, int | float | np.number) for each in names):
            yield np.percentile(names, np.arange(0, 101, 10)), np.arange(0, 101, 10.0)
            name = trace.name or trace["x0" if "x0" in trace else "name"] or "box"
            for said in (text(name), *titles(trace), "box", "all"):
                yield [said], [np.median(names)]
                yield [said] * len(names), names  # each value of a box, as its dots show it
    for values, bins in (
        (trace.x, trace.xbins if "xbins" in trace else None),
        (trace.y, trace.ybins if "ybins" in trace else None),
    ):
        if bins is not None and values is not None and isinstance(bins.size, int | float) and bins.start is not None:
            end = bins.end if bins.end is not None else max(values) + bins.size
            edges = np.arange(bins.start, end + bins.size, bins.size)
            yield (edges[1:] + edges[:-1]) / 2, np.histogram(values, edges)[0]
    if "median" in trace and trace.median is not None:
        yield trace.x if trace.x is not None else range(len(trace.median)), trace.median
        yield trace.y if trace.y is not None else range(len(trace.median)), trace.median


def titles(trace):
    layout = trace.figure.layout if getattr(trace, "figure", None) else None
    for side in "xy":
        axis = getattr(trace, f"{side}axis", None) or side
        if layout is not None:
            yield text(layout[f"{side}axis{axis[1:]}"].title.text)


def summaries(groups, trace):
    """For each function the names and its values, as counts, or as parts of 1 or 100."""
    names = [*groups]
    numbers = {
        name: [each for each in values if isinstance(each, int | float | np.number) and each == each]
        for name, values in groups.items()
    }
    counts = np.array([len(groups[name]) for name in names], float)
    if len(counts):
        yield names, counts
        yield names, counts / counts.sum()
        yield names, counts / counts.sum() * 100
    for function in np.median, np.sum, np.mean, np.min, np.max:
        if numbers and any(numbers.values()):
            values = np.array([function(numbers[name]) if numbers[name] else np.nan for name in names])
            yield names, values
            if trace.type != "box":
                yield names, values / np.nansum(values)
                yield names, values / np.nansum(values) * 100


def shares(trace):
    values = (
        [0.0 if each is None else float(each) for each in trace["values"]]
        if trace["values"] is not None
        else [1.0] * len(trace.labels)
    )
    sums = collections.Counter()
    for name, value in zip(listed(trace.labels) or listed(trace.text) or range(len(values)), values):
        sums[text(name)] += value
    return [*sums], np.round(np.array([*sums.values()]) / sum(sums.values()) * 100, 4)


def parts(trace):
    names = {one: text(two) for one, two in zip(listed(trace.ids), listed(trace.labels))}
    told = []
    for n, label in enumerate(trace.labels):
        parent = listed(trace.parents)[n] if n < len(listed(trace.parents)) else ""
        told.append(f"{text(label)} in {text(names.get(parent, parent))}" if parent else text(label))
    return told, [0.0 if each is None else each for each in trace["values"]] if trace[
        "values"
    ] is not None else np.ones(len(told))


def text(value):
    if isinstance(value, float | np.floating) and float(value).is_integer():
        value = int(value)
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", str(value if value is not None else ""))).split())


def moment(value):
    """A date without its zone, because plotly draws dates as written; None for other values."""
    import pandas

    try:
        return (
            pandas.Timestamp(value).to_pydatetime(warn=False)
            if isinstance(value, str | datetime.date | np.datetime64)
            else None
        )
    except (ValueError, TypeError):
        return None
