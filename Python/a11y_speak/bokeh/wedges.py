# SPDX-License-Identifier: MIT
"""Pies and rings by the share of each wedge."""

from __future__ import annotations

import math
from typing import Any

from ..columns import listed
from ..strands import Scene, Strand
from .naming import names_of
from .values import is_number, named, raw


def read_wedges(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    glyph, data = renderer.glyph, renderer.data_source.data
    spans = spans_of(renderer, glyph)
    if not spans:
        scene.notes.append("Not read yet: wedges without angles")
        return
    shares = [round(span / math.tau * 100, 4) for span in spans]
    names = names_of(renderer, labels) or words_in(data, len(shares)) or [f"Wedge {n + 1}" for n in range(len(shares))]
    scene.strands.append(Strand("Share", names, shares, "column", word="wedge"))
    scene.x_scale, scene.y_scale, scene.y_label, scene.x_label = "category", "linear", "Share (%)", ""
    scene.x_order = scene.y_order = ("trace", ())


def spans_of(renderer: Any, glyph: Any) -> list[float]:
    """The angle of each wedge: a column that is added up, or the difference of two angles."""
    if field := getattr(getattr(glyph.end_angle, "expr", None), "field", None):
        return [float(each) for each in listed(renderer.data_source.data[field])]
    first, last = raw(renderer, glyph.start_angle), raw(renderer, glyph.end_angle)
    if not all(map(is_number, [*first, *last])):
        return []
    return [abs(float(end) - float(start)) for start, end in zip(first, last)]


def words_in(data: Any, count: int) -> list[str]:
    """The only column of words, each once."""
    found = [listed(each) for name, each in data.items() if "color" not in str(name)]
    words = [each for each in found if len({*map(str, each)}) == count and all(isinstance(one, str) for one in each)]
    return list(map(named, words[0])) if len(words) == 1 else []
