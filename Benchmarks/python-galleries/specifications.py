# SPDX-License-Identifier: MIT
"""The numbers of a figure of plotly or altair, gathered without the package's readers."""

import collections
import contextlib
import itertools
import json
import re

import numpy as np
from conservation.layouts import shown_of

NUMBER = re.compile(r"[-−]?\d[\d,]*(?:\.\d+)?(?:e[-+−]?\d+)?")
BOOTSTRAPPED = re.compile(r'"extent": "ci"|"ci[01]"')
WITHOUT_ITEMS = "line", "area", "trail"
"""Marks that Vega draws as one path, and describes by their first point."""


def plotly_numbers(figure):
    """All numbers of the traces, and the numbers that plotly computes of them while drawing, such as sums of sectors."""
    found = []
    for trace in figure.data:
        found += arrays_of(trace)
        found += computed_of(trace)
    return joined([*found, np.array(shown_of(figure).numbers, float)])


def arrays_of(node):
    for name in node:
        value = node[name]
        if hasattr(value, "to_plotly_json"):
            yield from arrays_of(value)
        elif isinstance(value, tuple) and value and hasattr(value[0], "to_plotly_json"):
            for each in value:
                yield from arrays_of(each)
        elif isinstance(value, list | tuple | np.ndarray) or np.isscalar(value):
            yield numbers_in(value)


def numbers_in(values):
    """The numbers of a nested value. Dates and names are not included."""
    if isinstance(values, list | tuple | np.ndarray):
        parts = [numbers_in(each) for each in values] if not is_plain(values) else [np.asarray(values, float).ravel()]
        return np.concatenate(parts) if parts else np.empty(0)
    is_number = isinstance(values, int | float | np.number) and not isinstance(values, bool)
    return np.array([values] if is_number else [], float)


def is_plain(values):
    return isinstance(values, np.ndarray) and values.dtype.kind in "biuf"


def computed_of(trace):
    """Medians, counts and sums by name, deciles, levels of waterfalls, shares."""
    if trace.type == "histogram":
        for values, bins in (trace.x, trace.xbins), (trace.y, trace.ybins):
            if values is not None and None not in (bins.start, bins.end, bins.size) and not isinstance(bins.size, str):
                yield np.histogram(values, np.arange(bins.start, bins.end + bins.size, bins.size))[0]
    if trace.type in ("histogram2d", "histogram2dcontour"):
        from traces import counted

        yield from (np.asarray(row, float) for _, row in counted(trace))
    if trace.type in ("box", "violin", "histogram"):
        yield np.arange(0, 101, 10.0)
        for along, across in (trace.x, trace.y), (trace.y, trace.x):
            yield from by_name(along, across)
    elif trace.type == "waterfall":
        for steps in trace.x, trace.y:
            if steps is not None and all(each is None or isinstance(each, int | float | np.number) for each in steps):
                yield levels([each or 0 for each in steps], trace)
    elif trace.type in ("pie", "funnelarea"):
        values = numbers_in(trace["values"]) if trace["values"] is not None else np.ones(len(trace.labels))
        names = np.arange(len(values)) if trace.labels is None else np.asarray(trace.labels, object)
        sums = np.array([values[names == name].sum() for name in dict.fromkeys(names.tolist())])
        yield np.round(sums / sums.sum() * 100, 4)
    elif trace.type in ("sunburst", "treemap", "icicle"):
        yield np.ones(1)


def by_name(names, values):
    if names is None:
        return
    names = np.asarray(names).ravel()
    numbers = np.asarray(values).ravel() if values is not None else np.empty(0)
    for name in dict.fromkeys(names.tolist()):
        chosen = names == name
        yield np.array([float(chosen.sum())])
        if len(numbers) == len(names) and numbers.dtype.kind in "iuf":
            group = numbers[chosen].astype(float)
            group = group[np.isfinite(group)]
            yield np.array(
                [np.median(group), group.sum(), group.mean(), group.min(), group.max()] if len(group) else []
            )
    if names.dtype.kind in "iuf":
        yield np.array([np.median(names)])
        yield np.percentile(names, np.arange(0, 101, 10))


def levels(steps, trace):
    measures = list(trace.measure) if trace.measure is not None else []
    level, found = float(trace.base or 0), []
    for n, step in enumerate(steps):
        measure = (measures[n] if n < len(measures) else "r")[0]
        level = {"r": level + step, "a": step, "t": level}[measure]
        found.append(level)
    return np.array(found)


def altair_numbers(chart):
    """The numbers of Vega-Lite's descriptions of marks for screen readers, with lines drawn as points; of the chart's table; and of
    shares. None where Vega draws at random, because intervals of confidence differ each time."""
    import vl_convert

    specification = chart.to_dict()
    if BOOTSTRAPPED.search(json.dumps(specification)):
        return None
    said = []
    for each in specification, pointed(specification):
        with contextlib.suppress(ValueError):  # Vega cannot draw this chart as points
            said.append(re.findall(r'aria-label="([^"]*)"', vl_convert.vegalite_to_svg(each)))
    told = [number_of(text) for labels in said for text in NUMBER.findall(" ".join(labels))]
    tables = [*map(rows_of, said), *tables_of(specification)]
    shared = [array for table in tables for array in shares_of(table)]
    return joined([np.array(told), np.array(list(table_of(specification))), *shared])


def rows_of(labels):
    return [dict(part.partition(": ")[::2] for part in label.split("; ")) for label in labels if ": " in label]


def number_of(text):
    return float(text.replace(",", "").replace("−", "-"))


def tables_of(specification):
    found = [each for each in specification.get("datasets", {}).values() if isinstance(each, list)]
    return [each for each in found if each and all(isinstance(row, dict) for row in each)]


def shares_of(rows):
    """The share of each number, and of the sum of those with two equal names, in all with one of these names: of 1 and
    in percent."""
    columns = {}
    for row in rows:
        for name, value in row.items():
            if NUMBER.fullmatch(str(value)):
                columns.setdefault(name, []).append((number_of(str(value)), row))
    for name, pairs in columns.items():
        others = [None, *dict.fromkeys(key for _, row in pairs[:50] for key in row if key != name)]
        for whole, part in itertools.product(others, others):
            sums, parts = collections.Counter(), collections.Counter()
            for value, row in pairs:
                sums[str(row.get(whole))] += value
                parts[str(row.get(whole)), str(row.get(part))] += value
            found = [value / sums[str(row.get(whole))] for value, row in pairs if sums[str(row.get(whole))]]
            found += [value / sums[of] for (of, _), value in parts.items() if sums[of]]
            yield np.concatenate([found, np.round(np.array(found) * 100, 4)])


def pointed(node):
    if isinstance(node, list):
        return [pointed(each) for each in node]
    if not isinstance(node, dict):
        return node
    made = {name: pointed(value) for name, value in node.items() if name not in ("data", "datasets")}
    made |= {name: node[name] for name in ("data", "datasets") if name in node}
    mark = made.get("mark")
    if (mark.get("type") if isinstance(mark, dict) else mark) in WITHOUT_ITEMS:
        made["mark"] = "point"
    return made


def table_of(node):
    if isinstance(node, dict | list):
        for each in node.values() if isinstance(node, dict) else node:
            yield from table_of(each)
    elif isinstance(node, int | float) and not isinstance(node, bool):
        yield float(node)


def joined(arrays):
    values = np.concatenate([np.ravel(each) for each in arrays]) if arrays else np.empty(0)
    return np.unique(values[np.isfinite(values)])
