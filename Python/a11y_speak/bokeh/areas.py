# SPDX-License-Identifier: MIT
"""Areas: single, stacked, bands by both edges, polygons, and strips across the plot."""

from __future__ import annotations

from typing import Any

from ..strands import Scene, Strand
from ..words import from_to
from .naming import name_of
from .paths import flat
from .values import column, stack_of


def read_area(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads a layer of a stack by its own height, an area over zero by its edge, and a band by both edges."""
    lies = type(renderer.glyph).__name__ == "HArea"
    along, first, second = ("y", "x1", "x2") if lies else ("x", "y1", "y2")
    at, low, high = (column(renderer, each, scene) for each in (along, first, second))
    name = name_of(renderer, labels)
    if fields := stack_of(getattr(renderer.glyph, second)):
        edges = [(name or fields[-1], high, "layer")]
    elif flat_at_zero(low):
        edges = [(name or "Area", high, "area")]
    elif flat_at_zero(high):
        edges = [(name or "Area", low, "area")]
    else:
        edges = [(f"{name or 'Area'}, {word} edge", edge, "band") for word, edge in (("lower", low), ("upper", high))]
    for own, edge, word in edges:
        scene.strands.append(Strand(own, edge if lies else at, at if lies else edge, lies=lies, word=word))


def flat_at_zero(values: list[Any]) -> bool:
    return all(value == 0 for value in values if isinstance(value, int | float))


def read_areas(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads a polygon by its corners."""
    x, y = (column(renderer, each, scene) for each in "xy")
    scene.strands.append(Strand(name_of(renderer, labels) or "Shapes", x, y, "line", word="corner"))


def read_strips(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Notes lines and bands across the whole plot."""
    kind, name = type(renderer.glyph).__name__, name_of(renderer, labels)
    letter = "y" if kind.startswith("H") else "x"
    text = scene.y_text if letter == "y" else scene.x_text
    if kind.endswith("Span"):
        places = flat(column(renderer, letter, scene))
        way = "orizontal" if letter == "y" else "ertical"
        head = f"{name}: {'h' if letter == 'y' else 'v'}" if name else "H" if letter == "y" else "V"
        scene.notes.append(f"{head}{way} line{'s' * (len(places) > 1)} at {', '.join(map(text, places))}")
        return
    for low, high in zip(*(column(renderer, f"{letter}{n}", scene) for n in (0, 1))):
        scene.notes.append(f"{name}: band from {from_to(low, high)}" if name else f"Band from {from_to(low, high)}")
