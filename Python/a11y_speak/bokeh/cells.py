# SPDX-License-Identifier: MIT
"""Heat maps of rectangles, images and hexagons, and rectangles that show no numbers."""

from __future__ import annotations

import math
from typing import Any

from ..columns import listed
from ..plotly.cells import note
from ..strands import Scene, Strand
from ..words import from_to, said
from .naming import name_of, title_of
from .values import column, field_of, is_number, mapper_of, raw


def read_cells(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads rectangles whose colors show numbers as rows of cells, and others as shapes."""
    x, y = column(renderer, "x", scene), column(renderer, "y", scene)
    spec = renderer.glyph.fill_color
    if mapper := mapper_of(spec):
        rows(scene, x, y, raw(renderer, spec))
        scene.shade_label = title_of(plot, mapper, str(field_of(spec)))
        return
    wide, high = (raw(renderer, getattr(renderer.glyph, each)) for each in ("width", "height"))
    told: list[str | None] = []
    for a, b, width, height in zip(x, y, wide, high):
        told.append(f"rectangle, x {stretch(a, width)}, y {stretch(b, height)}")
    scene.strands.append(Strand(name_of(renderer, labels) or "Shapes", x, y, "line", told, word="shape"))


def stretch(middle: Any, size: Any) -> str:
    if is_number(middle) and is_number(size):
        return f"from {from_to(middle - size / 2, middle + size / 2)}"
    return said(middle)


def rows(scene: Scene, x: list[Any], y: list[Any], values: list[Any]) -> None:
    """Adds a series for each row, in the order of the axes, and the note on all cells."""
    across, up = in_order(x, scene.x_order[1]), in_order(y, scene.y_order[1])
    found = {(a, b): value for a, b, value in zip(x, y, values)}
    grid = [[found.get((a, b), math.nan) for a in across] for b in up]
    grid = [[float(each) if is_number(each) else math.nan for each in row] for row in grid]
    scene.notes.append(note("heatmap", grid, across, up, (scene.x_label, scene.y_label)))
    for b, row in zip(up, grid):
        there = [n for n, a in enumerate(across) if (a, b) in found]
        title = scene.y_label or ("" if isinstance(b, str) else "y")
        name = f"{title} {said(b)}".strip()
        scene.strands.append(
            Strand(name, [across[n] for n in there], [row[n] for n in there], is_shade=True, word="row")
        )


def in_order(values: list[Any], factors: Any) -> list[Any]:
    found = list(dict.fromkeys(values))
    order = list(factors)
    if order:
        return sorted(found, key=lambda each: order.index(each) if each in order else len(order))
    try:
        return sorted(found)
    except TypeError:
        return found


def read_image(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads an image of numbers from its lowest row to its highest."""
    places = [column(renderer, each, scene) for each in ("x", "y", "dw", "dh")]
    for image, left, low, wide, high in zip(raw(renderer, renderer.glyph.image), *places):
        cells = [listed(row) for row in listed(image)]
        if not cells or not cells[0] or not all(map(is_number, (left, low, wide, high))):
            scene.notes.append("Not read yet: picture")
            continue
        across = [left + (n + 0.5) * wide / len(cells[0]) for n in range(len(cells[0]))]
        up = [low + (n + 0.5) * high / len(cells) for n in range(len(cells))]
        flat = [(a, b, value) for b, row in zip(up, cells) for a, value in zip(across, row)]
        rows(scene, *(list(each) for each in zip(*flat)))
    scene.shade_label = title_of(plot, renderer.glyph.color_mapper, "Value")


def read_hexagons(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads each hexagon by its middle and the number of its color."""
    from bokeh.util.hex import axial_to_cartesian  # the figure is one of bokeh, so it is installed
    from numpy import array

    glyph = renderer.glyph
    q, r = (array(raw(renderer, getattr(glyph, each))) for each in "qr")
    aspect = glyph.aspect_scale
    x, y = axial_to_cartesian(q, r, glyph.size, str(glyph.orientation), aspect)
    spec = glyph.fill_color
    values = raw(renderer, spec) if mapper_of(spec) else [None] * len(q)
    title = title_of(plot, mapper_of(spec), str(field_of(spec))) if mapper_of(spec) else ""
    xs, ys = ([round(float(each), 6) + 0.0 for each in side] for side in (x, y))
    told: list[str | None] = [
        f"hexagon at {said(a)}, {said(b)}" + (f", {title} {said(value)}" if title else "")
        for a, b, value in zip(xs, ys, values)
    ]
    scene.strands.append(Strand(name_of(renderer, labels) or "Shapes", xs, ys, "line", told, word="shape"))
