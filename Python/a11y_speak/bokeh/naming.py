# SPDX-License-Identifier: MIT
"""The names of a renderer's points, by its legends and its columns, and the numbers that its colors and sizes show."""

from __future__ import annotations

from typing import Any

from ..columns import listed
from .values import field_of, mapper_of, named, raw


def names_of(renderer: Any, labels: list[Any]) -> list[str]:
    """The name of each point: by the field of a label, or by the column whose values the labels list."""
    data = renderer.data_source.data
    for label in labels:
        if (field := getattr(label, "field", None)) in data:
            return list(map(named, listed(data[field])))
    texts = [str(getattr(label, "value", "")) for label in labels]
    columns = [list(map(named, listed(each))) for each in data.values()] if len(texts) > 1 else []
    return next((each for each in columns if list(dict.fromkeys(each)) == texts), [])


def name_of(renderer: Any, labels: list[Any]) -> str:
    """The name of all points together; "" without one."""
    texts = [str(value) for label in labels if (value := getattr(label, "value", None))]
    return texts[0] if len(texts) == 1 else str(renderer.name or "")


def title_of(plot: Any, mapper: Any, field: str) -> str:
    """The title of the color bar of a mapper, else the name of the column."""
    sides = [*plot.right, *plot.left, *plot.above, *plot.below, *plot.center]
    bars = [each for each in sides if type(each).__name__ == "ColorBar"]
    own = next((bar for bar in bars if bar.color_mapper is mapper), bars[0] if len(bars) == 1 else None)
    return str(getattr(own, "title", None) or "") or field


def measures(renderer: Any, plot: Any) -> list[tuple[str, list[Any]]]:
    """The numbers that colors and sizes show, each with its title."""
    found = []
    for name in "fill_color", "line_color":
        spec = getattr(renderer.glyph, name, None)
        if mapper := mapper_of(spec):
            found.append((title_of(plot, mapper, str(field_of(spec))), raw(renderer, spec)))
            break
    for name in "size", "radius":
        if field := field_of(getattr(renderer.glyph, name, None)):
            found.append((field, raw(renderer, getattr(renderer.glyph, name))))
    return [(title, values) for title, values in found if len({*map(str, values)}) > 1]
