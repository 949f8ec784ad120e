# SPDX-License-Identifier: MIT
"""Figures of bokeh: lines, steps, dots, bars and histograms by the columns of their glyphs."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

from .charts import Chart
from .columns import is_missing, listed
from .errors import Unreadable
from .strands import Scene, Strand
from .words import from_to, said

PATHS = "Line", "Step", "Scatter", "Circle", "VBar", "HBar", "Quad"
"""The glyphs that are read."""


def charts_of(obj: Any) -> list[Chart]:
    """A chart of each plot of a figure, a row, a column or a grid.

    Raises:
        Unreadable: for an object without a plot.
    """
    plots = list(plots_in(obj))
    if not plots:
        raise Unreadable("The object of bokeh has no plot: pass a figure, or a row, a column or a grid of figures.")
    return [scene_of(each, n, len(plots)).chart() for n, each in enumerate(plots, 1)]


def plots_in(obj: Any) -> Iterator[Any]:
    if hasattr(obj, "renderers") and hasattr(obj, "x_range"):
        yield obj
        return
    children = getattr(obj, "children", None) or [getattr(tab, "child", None) for tab in getattr(obj, "tabs", ())]
    for each in children:
        yield from plots_in(each[0] if isinstance(each, tuple) else each)


def scene_of(plot: Any, place: int, count: int) -> Scene:
    title = " ".join(str(getattr(plot.title, "text", None) or "").split())
    where = f"Plot {place} of {count}" if count > 1 else ""
    scene = Scene(f"plot{place}", ", ".join(filter(None, [where, title])) or None)
    for letter in "xy":
        axes = [*getattr(plot, f"{letter}axis")]
        kind = type(axes[0]).__name__ if axes else ""
        setattr(scene, f"{letter}_label", str(axes[0].axis_label or "") if axes else "")
        factors = listed(getattr(getattr(plot, f"{letter}_range"), "factors", None))
        setattr(scene, f"{letter}_order", ("trace", list(map(said_name, factors))))
        scales = {"LogAxis": "logarithmic", "DatetimeAxis": "date"}
        setattr(scene, f"{letter}_scale", "category" if factors else scales.get(kind))
    names, unread = labels_of(plot), list[str]()
    for renderer in plot.renderers:
        kind = type(getattr(renderer, "glyph", renderer)).__name__
        if not getattr(renderer, "visible", True):
            continue
        if kind in PATHS:
            scene.strands += strands_of(renderer, kind, names.get(renderer.id, []), scene)
        else:
            unread.append(kind)
    if unread:
        kinds = ", ".join(dict.fromkeys(unread))
        scene.notes.append(
            f"Not read yet: {kinds}"
            if scene.strands
            else f"This kind of plot, {kinds} of bokeh, is not read yet; pass its data, or draw it with another package"
        )
    return scene


def labels_of(plot: Any) -> dict[str, list[Any]]:
    """The labels of the legends by the ids of their renderers: texts, or a field with a text for each point."""
    found: dict[str, list[Any]] = {}
    for item in (item for legend in plot.legend for item in legend.items):
        for each in item.renderers:
            found.setdefault(each.id, []).append(item.label)
    return found


def names_of(renderer: Any, labels: list[Any]) -> list[str]:
    """The name of each point: by the field of a label, or by the column whose values the labels list."""
    data = renderer.data_source.data
    for label in labels:
        if (field := getattr(label, "field", None)) in data:
            return list(map(said_name, listed(data[field])))
    texts = [str(getattr(label, "value", "")) for label in labels]
    columns = [list(map(said_name, listed(each))) for each in data.values()] if len(texts) > 1 else []
    return next((each for each in columns if list(dict.fromkeys(each)) == texts), [])


def strands_of(renderer: Any, kind: str, given: list[Any], scene: Scene) -> Iterator[Strand]:
    """The series of a renderer, one for each name in a legend."""
    names = names_of(renderer, given)
    name = str(getattr(given[0], "value", None) or "") if given and not names else ""
    name = name or str(renderer.name or "")
    ends = {"VBar": ("x", "top"), "HBar": ("y", "right"), "Quad": ("left", "top")}.get(kind, ("x", "y"))
    along, across = (column(renderer, each, scene) for each in ends)
    labels, lies = None, kind == "HBar"
    if kind == "Quad":
        right = column(renderer, "right", scene)
        labels = [f"{from_to(low, high)}: {said(top)}" for low, high, top in zip(along, right, across)]
        along = [(low + high) / 2 for low, high in zip(along, right)]
    form = "column" if kind in ("VBar", "HBar", "Quad") else "line"
    groups: dict[str, list[int]] = {
        each: [n for n, own in enumerate(names) if own == each] for each in dict.fromkeys(names)
    }
    for group, chosen in (groups or {name: list(range(len(along)))}).items():
        x, y = [along[n] for n in chosen], [across[n] for n in chosen]
        said_labels = [labels[n] for n in chosen] if labels else None
        own = "" if group in map(str, x) and len(chosen) == 1 else group
        yield Strand(
            own,
            y if lies else x,
            x if lies else y,
            form,
            said_labels,
            lies,
            word="dot" if kind in ("Scatter", "Circle") else "",
        )


def column(renderer: Any, name: str, scene: Scene) -> list[Any]:
    """The values of a glyph's property: those of a field, of the last field of a stack, or one value for all."""
    data, spec = renderer.data_source.data, getattr(renderer.glyph, name)
    field = getattr(spec, "field", None) or (spec if isinstance(spec, str) else None)
    if stack := getattr(getattr(spec, "expr", spec), "fields", None):
        field = stack[-1]
    if field is None:
        count = max((len(each) for each in data.values()), default=0)
        return [getattr(spec, "value", spec)] * count
    is_date = (scene.x_scale if name in ("x", "left") else scene.y_scale) == "date"
    values = listed(data[field])
    return [moment(each) if is_date else said_name(each) if isinstance(each, tuple) else each for each in values]


def moment(value: Any) -> Any:
    """The date of a number of milliseconds; other values unchanged."""
    if isinstance(value, int | float) and not is_missing(value):
        return datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=float(value))
    return value


def said_name(value: Any) -> str:
    """A name, or the names of nested groups: 2024, Jan"""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
