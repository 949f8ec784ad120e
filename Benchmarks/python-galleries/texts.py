# SPDX-License-Identifier: MIT
"""The texts that a figure shows, gathered without the package's readers, by their purpose.

A dictionary: "title" has the titles above plots, "x", "y" and "z" those of axes and color bars, and "name" all texts that may
name a series or a place."""

import contextlib
import html
import json
import re

import numpy as np
from matplotlib.text import Text

from belonging import worded
from descriptions import parted, told
from specifications import tables_of


def of_axes(figure, axes):
    """The texts of Axes that are drawn at one place."""
    root = axes[0].figure if axes else figure
    above = [ax.get_title(side) for ax in axes for side in ("left", "center", "right")]
    above += [each.get_suptitle() for each in (figure, root) if hasattr(each, "get_suptitle")]
    scales = {letter: [getattr(ax, f"{letter}axis") for ax in axes if hasattr(ax, f"{letter}axis")] for letter in "xyz"}
    scales["z"] += [axis for bar in bars_of(axes) for axis in (bar.xaxis, bar.yaxis)]
    along = {
        letter: [each.get_label_text() for axis in axes for each in shared(axis)] for letter, axes in scales.items()
    }
    names = [text for each in scales.values() for axis in each for text in ticks_of(axis)]
    for ax in axes:
        names += [each.get_text() for each in ax.findobj(Text)]
        names += [each.get_label() for each in [*ax.get_children(), *ax.containers] if hasattr(each, "get_label")]
    names += [each.get_text() for legend in {*figure.legends, *root.legends} for each in legend.findobj(Text)]
    return along | {"title": above, "name": names}


def shared(axis):
    """The axis, and those that share it in other plots of a grid, whose title is that of all of them."""
    name = axis.axis_name
    if name not in ("x", "y"):  # of a round plot, or of a space
        return [axis]
    return [
        getattr(each, f"{name}axis") for each in getattr(axis.axes, f"get_shared_{name}_axes")().get_siblings(axis.axes)
    ]


def bars_of(axes):
    """The Axes of the color bars that belong to the artists of some Axes."""
    shown = [artist for ax in axes for artist in ax.get_children()]
    bars = [getattr(artist, "colorbar", None) for artist in shown]
    return [bar.ax for bar in bars if bar is not None]


def ticks_of(axis):
    """The texts at an axis's ticks, its formatter's texts for other whole numbers, and the names that have a place on it."""
    texts, ticks, found = axis.get_major_formatter(), axis.get_major_locator()(), []
    ends = np.nan_to_num(np.clip(axis.get_data_interval(), -100, 100))
    with contextlib.suppress(Exception):  # the formatter knows only some places
        found += texts.format_ticks(ticks)
    for at in np.arange(np.ceil(ends.min()), ends.max() + 1):
        with contextlib.suppress(Exception):
            found.append(texts(at))
    found += [
        each.get_text()
        for axis_ticks in (axis.get_ticklabels(), axis.get_ticklabels(minor=True))
        for each in axis_ticks
    ]
    return [*found, *map(str, getattr(axis.units, "_mapping", ()))]


def of_plotly(figure):
    """The texts of a figure of plotly: titles and annotations of its layout, names and values of its traces."""
    layout, found = figure.layout.to_plotly_json(), {"title": [], "x": [], "y": [], "z": [], "name": []}
    for key, node in layout.items():
        letters = re.match(r"[xyz](?=axis)", key) or [None]
        if letters[0] or re.match(r"coloraxis|scene|polar|ternary", key):
            found[letters[0] or "z"] += titles_in(node)
            found["name"] += strings_in(node)
    for key, node in layout.get("scene", {}).items():
        if key[1:] == "axis":
            found[key[0]] += titles_in(node)
    found["title"] += titles_in({"title": layout.get("title")})
    found["title"] += [each.get("text") for each in layout.get("annotations", ())]
    for trace in figure.data:
        own = trace.to_plotly_json()
        found["title"].append(own.get("name"))
        found["z"] += [own.get("name"), *titles_in({name: own.get(name) for name in ("colorbar", "marker", "line")})]
        found["name"] += strings_in(own)
        if trace.type in ("pie", "funnelarea") and trace.labels is None:  # plotly counts its wedges
            found["name"] += map(str, range(len(trace["values"])))
    found["y"] += found["z"]  # the package puts values of cells and heights in space on y
    return found


def titles_in(node):
    """The titles of a node and of all nodes below it."""
    if isinstance(node, dict):
        title = node.get("title")
        yield from [title] if isinstance(title, str) else [title["text"]] if title and "text" in title else []
        for each in node.values():
            yield from titles_in(each)


def strings_in(node):
    """The strings of a node. Whole numbers are included, because they are names too, of a box for example."""
    if isinstance(node, str | int):
        yield str(node)
    elif isinstance(node, dict):
        for each in node.values():
            yield from strings_in(each)
    elif isinstance(node, list | tuple) or (isinstance(node, np.ndarray) and node.dtype.kind in "OUi"):
        for each in node.tolist() if isinstance(node, np.ndarray) else node:
            yield from strings_in(each)


def of_altair(chart):
    """The texts that Vega draws, and the names and values of columns."""
    import vl_convert

    specification = chart.to_dict()
    drawn = vl_convert.vegalite_to_svg(specification)
    shown = [re.sub(r"<[^>]+>", " ", each) for each in re.findall(r"<text[^>]*>(.*?)</text>", drawn)]
    said = [html.unescape(each) for each in re.findall(r'aria-label="([^"]*)"', drawn)]
    guides = {"X-axis": [], "Y-axis": [], "legend": []}
    for label in said:
        if match := re.match(r"(X-axis|Y-axis|\w+ (?=legend)legend) titled '(.*?)' for ", label, re.DOTALL):
            guides[match[1].split()[-1]].append(match[2])
    columns, values = set(), set()
    for table in tables_of(specification):
        columns.update(name for row in table for name in row)
        values.update(str(each) for row in table for each in row.values())
    words = [*strings_in(json.loads(json.dumps({**specification, "datasets": None, "data": None}, default=str)))]
    marks = [tuple(pair) for each in said for pair in parted(each)]
    dates = {*shown, *values, *(value for _, value in marks)}
    whole = [name for each in dates for name in worded(told(each))[:1]]
    placed = {*guides["X-axis"], *guides["Y-axis"]}
    heat = guides["legend"] or [name for name, _ in marks if name not in placed]
    return {
        "title": [html.unescape(each) for each in shown],
        "x": [*(guides["X-axis"] or columns), *guides["legend"]],
        "y": [*(guides["Y-axis"] or columns), *heat],  # the package puts the values of cells on y
        "z": heat,
        "name": [
            *map(html.unescape, shown),
            *whole,
            *words,
            *(part for each in marks for part in each),
            *columns,
            *values,
        ],
    }
