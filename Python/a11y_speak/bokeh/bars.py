# SPDX-License-Identifier: MIT
"""Bars: single, grouped, stacked and floating, and histograms by their bins."""

from __future__ import annotations

from typing import Any

from ..strands import Scene, Strand
from ..words import from_to, said
from .naming import name_of, names_of
from .values import column, is_number, stack_of


def read_bars(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    lies = type(renderer.glyph).__name__ == "HBar"
    along, top, foot = ("y", "right", "left") if lies else ("x", "top", "bottom")
    at, heights, feet = (column(renderer, each, scene) for each in (along, top, foot))
    is_stack = bool(stack_of(getattr(renderer.glyph, top)))
    texts = (scene.y_text, scene.x_text) if lies else (scene.x_text, scene.y_text)
    is_floating = not is_stack and any(foot != 0 for foot in feet if is_number(foot) or not isinstance(foot, int))
    told = [f"{texts[0](x)}: from {texts[1](low)} to {texts[1](high)}" for x, low, high in zip(at, feet, heights)]
    before = len(scene.strands)
    add(scene, renderer, labels, at, heights, told if is_floating else None, lies, is_stack)
    if is_floating and len(scene.strands) == before + 1 and len(scene.strands[-1].x) == len(feet):
        scene.strands[-1].spans = list(zip(feet, heights))


def read_bins(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads bins by their edges, upright or lying."""
    left, right, top, bottom = (column(renderer, each, scene) for each in ("left", "right", "top", "bottom"))
    lies = all(each == 0 for each in left) and any(each != 0 for each in bottom)
    ends = (bottom, top, left, right) if lies else (left, right, bottom, top)
    told = []
    for low, high, foot, height in zip(*ends):
        value = said(height) if foot == 0 else f"from {said(foot)} to {said(height)}"
        told.append(f"{from_to(low, high)}: {value}")
    at = [middle(low, high) for low, high in zip(ends[0], ends[1])]
    add(scene, renderer, labels, at, ends[3], told, lies, False)


def middle(low: Any, high: Any) -> Any:
    return (low + high) / 2 if is_number(low) and is_number(high) else low + (high - low) / 2


def add(
    scene: Scene,
    renderer: Any,
    labels: list[Any],
    at: list[Any],
    heights: list[Any],
    told: list[str] | None,
    lies: bool,
    is_stack: bool,
) -> None:
    """Adds the bars, a series for each name of a legend; a name of one bar that its place says as well is left out."""
    names, name = names_of(renderer, labels), name_of(renderer, labels)
    for group in dict.fromkeys(names) or {name: None}:
        chosen = [n for n in range(len(at)) if not names or names[n] == group]
        x, y = [at[n] for n in chosen], [heights[n] for n in chosen]
        own = "" if names and group in map(str, x) and len(chosen) == 1 else group
        words: list[str | None] | None = [told[n] for n in chosen] if told else None
        kind = "stackedColumn" if is_stack else "column"
        scene.strands.append(Strand(own, y if lies else x, x if lies else y, kind, words, lies))
    if names and len({*names}) == len(at) == len(scene.strands) and all(not each.name for each in scene.strands):
        whole = scene.strands[0]
        whole.x, whole.y = ([value for each in scene.strands for value in getattr(each, side)] for side in "xy")
        whole.labels = [label for each in scene.strands for label in each.labels or ()] or None
        scene.strands = [whole]
