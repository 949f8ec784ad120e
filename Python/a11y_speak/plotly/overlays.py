# SPDX-License-Identifier: MIT
"""Lines, bands and other shapes of a layout, and its texts, drawn over the traces."""

from __future__ import annotations

import re
from typing import Any

from ..strands import Scene
from .values import plain

MOST = 10
"""The most texts, or places of one kind of line, that a note names. It counts the others."""


def overlays(scene: Scene, layout: Any, x: str, y: str, facets: list[Any], *, is_twin: bool = False) -> None:
    """Adds the notes on shapes and texts of a subplot. Texts that name a subplot are left out."""
    found: dict[str, list[str]] = {}
    free = [note for note in layout.annotations if is_here(note, x, y, is_twin)]
    for shape in layout.shapes:
        if shape.visible is not False and is_here(shape, x, y, is_twin) and (told := shape_words(scene, shape)):
            kind, place = told
            found.setdefault(kind, []).append(place)
            if text := plain(shape.label.text):
                found[kind][-1] += f", {text}"
            if (note := caption_of(shape, free)) is not None:
                free.remove(note)
                found[kind][-1] += f", {plain(note.text)}"
    for kind, places in found.items():
        words = re.sub("line at$", "lines at", kind) if len(places) > 1 else kind
        scene.notes.append(f"{words} {', '.join(limited(places))}".strip())
    scene.notes += texts(free, facets)


def caption_of(shape: Any, notes: list[Any]) -> Any:
    """The only text beside a line or a band across the plot, at its place and at an edge of the plot; else None."""
    across, along = ("x", "y") if is_whole(shape, "x") else ("y", "x")
    if shape.type == "path" or not is_whole(shape, across) or is_whole(shape, along):
        return None
    ends = {shape[f"{along}0"], shape[f"{along}1"]}
    found = [
        each
        for each in notes
        if is_whole(each, across) and not is_whole(each, along) and each[along] in ends and plain(each.text)
    ]
    return found[0] if len(found) == 1 and found[0].visible is not False else None


def is_whole(drawn: Any, side: str) -> bool:
    """Whether places along a side are parts of the plot, and not data."""
    ref = ids(drawn)["xy".index(side)]
    return ref == "paper" or ref.endswith("domain")


def texts(notes: list[Any], facets: list[Any]) -> list[str]:
    shown = [note for note in notes if note.visible is not False and not any(note is each for each in facets)]
    said = [words for note in shown if (words := plain(note.text))]
    return [f"Text{'s' * (len(said) > 1)}: {', '.join(limited(said))}"] if said else []


def captions(layout: Any, facets: list[Any], has_axes: bool = True) -> list[str]:
    """The note on texts of the whole figure, such as its source. Without axes, all texts are such."""
    found = [note for note in layout.annotations if not has_axes or ids(note) == ("paper", "paper")]
    return texts(found, facets)


def limited(said: list[str]) -> list[str]:
    return said[:MOST] + ([f"{len(said) - MOST} more"] if len(said) > MOST else [])


def ids(drawn: Any) -> tuple[str, str]:
    return str(drawn.xref or "x"), str(drawn.yref or "y")


def is_here(drawn: Any, x: str, y: str, is_twin: bool) -> bool:
    """Whether a shape or a text belongs to the axes of a subplot; to a twin only by its y axis."""
    first, second = (ref.removesuffix(" domain") for ref in ids(drawn))
    if is_twin:
        return first in (x, "paper") and second == y
    return (first, second) != ("paper", "paper") and first in (x, "paper") and second in (y, "paper")


def shape_words(scene: Scene, shape: Any) -> tuple[str, str] | None:
    """The kind of a shape and its place: Horizontal line at, 2.5"""
    is_whole = [ref == "paper" or ref.endswith("domain") for ref in ids(shape)]
    ends = [(shape.x0, shape.x1), (shape.y0, shape.y1)]
    words = [[text(each) for each in pair] for text, pair in zip((scene.x_text, scene.y_text), ends)]
    if all(is_whole):
        return None
    if shape.type == "path":
        return "A shape", ""
    if any(is_whole):
        kind, pair = ("Horizontal", words[1]) if is_whole[0] else ("Vertical", words[0])
        return (f"{kind} line at", pair[0]) if pair[0] == pair[1] else ("Band from", " to ".join(pair))
    (left, right), (low, high) = words
    if shape.type == "line":
        return "Line from", f"{left}, {low} to {right}, {high}"
    return f"{shape.type.capitalize()} from", f"{left}, {low} to {right}, {high}"
