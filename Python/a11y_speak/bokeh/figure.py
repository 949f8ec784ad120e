# SPDX-License-Identifier: MIT
"""A plot of bokeh as a scene: its titles, its axes, and the glyphs and notes on them."""

from __future__ import annotations

from typing import Any

from ..columns import listed
from ..strands import Scene
from ..totals import total
from .areas import read_area, read_areas, read_strips
from .bars import read_bars, read_bins
from .cells import read_cells, read_hexagons, read_image
from .overlays import added, named_points, overlays
from .paths import read_graph, read_lines, read_path, read_segments, read_shapes, read_texts
from .values import is_number, named
from .wedges import read_wedges

GLYPHS = {
    "AnnularWedge": read_wedges,
    "Circle": read_path,
    "HArea": read_area,
    "HBar": read_bars,
    "HSpan": read_strips,
    "HStrip": read_strips,
    "HexTile": read_hexagons,
    "Image": read_image,
    "Line": read_path,
    "MultiLine": read_lines,
    "MultiPolygons": read_shapes,
    "Patch": read_areas,
    "Patches": read_shapes,
    "Quad": read_bins,
    "Rect": read_cells,
    "Scatter": read_path,
    "Segment": read_segments,
    "Step": read_path,
    "Text": read_texts,
    "VArea": read_area,
    "VAreaStep": read_area,
    "VBar": read_bars,
    "VSpan": read_strips,
    "VStrip": read_strips,
    "Wedge": read_wedges,
}
"""The function that reads a glyph into a scene, by the glyph's type."""

SCALES = {"LogAxis": "logarithmic", "DatetimeAxis": "date"}


def scene_of(plot: Any, place: int, count: int) -> Scene:
    titles = [plot.title, *(each for each in added(plot) if type(each).__name__ == "Title")]
    texts = [" ".join(str(getattr(each, "text", None) or "").split()) for each in titles]
    where = f"Plot {place} of {count}" if count > 1 else ""
    scene = Scene(f"plot{place}", ", ".join(filter(None, dict.fromkeys([where, *texts]))) or None)
    for letter in "xy":
        read_axis(scene, plot, letter)
    labels, unread, twins = labels_of(plot), list[str](), dict[str, Scene]()
    for renderer in plot.renderers:
        kind = type(getattr(renderer, "glyph", renderer)).__name__
        if not getattr(renderer, "visible", True):
            continue
        if kind == "GraphRenderer":
            read_graph(scene, renderer)
        elif read := GLYPHS.get(kind):
            if (name := twin_name(renderer)) and name not in twins:
                twins[name] = twin_of(scene, plot, name)
            side = twins.get(name, scene)
            first = len(side.strands)
            read(side, renderer, labels.get(renderer.id, []), plot)
            over = second_axis(plot, renderer)
            for strand in side.strands[first:]:
                strand.name = f"{strand.name}, {over}".strip(", ") if over else strand.name
        else:
            unread.append(kind)
    for side in scene, *twins.values():
        total(side, [each for each in side.strands if each.kind == "stackedColumn" or each.word == "layer"])
        for strand in side.strands:
            strand.word = "area" if strand.word == "layer" else strand.word
    named_points(scene, plot)
    overlays(scene, plot)
    for twin in twins.values():
        scene.join(twin)
    if unread:
        kinds = ", ".join(dict.fromkeys(unread))
        scene.notes.append(
            f"Not read yet: {kinds}"
            if scene.strands
            else f"This kind of plot, {kinds} of bokeh, is not read yet; pass its data, or draw it with another package"
        )
    return scene


def twin_name(renderer: Any) -> str:
    """The name of the y range of a renderer; "" for that of the plot."""
    name = str(getattr(renderer, "y_range_name", "default"))
    return "" if name == "default" else name


def twin_of(scene: Scene, plot: Any, name: str) -> Scene:
    """A scene on a further y axis and the x axis of the plot."""
    twin = Scene("", None, x_label=scene.x_label, x_scale=scene.x_scale, x_order=scene.x_order)
    twin.x_more, twin.x_factor = scene.x_more, scene.x_factor
    read_axis(twin, plot, "y", name)
    return twin


def read_axis(scene: Scene, plot: Any, letter: str, name: str = "default") -> None:
    axes = [each for each in getattr(plot, f"{letter}axis") if getattr(each, f"{letter}_range_name") == name]
    others = getattr(plot, f"extra_{letter}_ranges")
    range = others.get(name) if name != "default" else getattr(plot, f"{letter}_range")
    axis = axes[0] if axes else None
    setattr(scene, f"{letter}_label", str(getattr(axis, "axis_label", None) or ""))
    factors = listed(getattr(range, "factors", None))
    setattr(scene, f"{letter}_order", ("trace", list(map(named, factors))))
    setattr(scene, f"{letter}_scale", "category" if factors else SCALES.get(type(axis).__name__))
    formatter = getattr(axis, "formatter", None)
    form = str(getattr(formatter, "format", "") or "")
    if "%" in form and type(formatter).__name__ == "NumeralTickFormatter":
        setattr(scene, f"{letter}_factor", 100.0)
        setattr(scene, f"{letter}_more", {"unit": "%"})
    elif "$" in form:
        setattr(scene, f"{letter}_more", {"unit": "$"})
    ends = [float(end) for side in ("start", "end") if is_number(end := getattr(range, side, None)) and end is not None]
    is_turned = len(ends) == 2 and ends[0] > ends[1]
    if len(ends) == 2 and type(range).__name__ == "Range1d" and getattr(scene, f"{letter}_scale") != "date":
        factor, more = getattr(scene, f"{letter}_factor"), getattr(scene, f"{letter}_more")
        setattr(scene, f"{letter}_more", {**more, "low": min(ends) * factor, "high": max(ends) * factor})
    if getattr(range, "flipped", False) is True or is_turned:
        side = letter if name == "default" else f"right {letter}"
        scene.notes.append(f"The {side} axis runs {'downwards' if letter == 'y' else 'from right to left'}")


def labels_of(plot: Any) -> dict[str, list[Any]]:
    """The labels of the legends by the ids of their renderers: texts, or a field with a text for each point."""
    found: dict[str, list[Any]] = {}
    for item in (item for legend in plot.legend for item in legend.items):
        for each in item.renderers:
            found.setdefault(each.id, []).append(item.label)
    return found


def second_axis(plot: Any, renderer: Any) -> str:
    """The title of the second x axis that a renderer is on; "" for the first one."""
    name = getattr(renderer, "x_range_name", "default")
    if name == "default":
        return ""
    axes = [each for each in plot.xaxis if each.x_range_name == name]
    return str(axes[0].axis_label or "top axis") if axes else "top axis"
