# SPDX-License-Identifier: MIT
"""Lines, bands, whiskers and texts that are added to a plot."""

from __future__ import annotations

from typing import Any

from ..columns import listed
from ..strands import Scene, Strand
from ..words import from_to, said
from .values import field_of, is_number, named, valued

MOST = 10
"""The most texts that a note names."""


def added(plot: Any) -> list[Any]:
    """The annotations of a plot, also those beside it."""
    sides = [*plot.center, *plot.above, *plot.below, *plot.left, *plot.right]
    return [each for each in sides if getattr(each, "visible", True)]


def overlays(scene: Scene, plot: Any) -> None:
    texts = []
    for each in added(plot):
        kind = type(each).__name__
        if kind == "Span":
            is_level = each.dimension == "width"
            text = scene.y_text if is_level else scene.x_text
            place = text(valued(each.location, (scene.y_scale if is_level else scene.x_scale) == "date"))
            scene.notes.append(f"{'Horizontal' if is_level else 'Vertical'} line at {place}")
        elif kind == "BoxAnnotation":
            scene.notes.append(box(scene, each))
        elif kind in ("Band", "Whisker"):
            between(scene, each, kind)
        elif kind == "Label":
            texts.append(" ".join(str(each.text).split()))
        elif kind == "Slope":
            scene.notes.append("Sloping line")
        elif kind == "Legend" and each.title:
            scene.notes.append(f"Legend: {each.title}")
        elif kind == "Arrow":
            ends = [(each.x_start, each.y_start), (each.x_end, each.y_end)]
            told = " to ".join(f"{scene.x_text(x)}, {scene.y_text(y)}" for x, y in ends)
            scene.notes.append(f"Arrow from {told}")
    more = [f"{len(texts) - MOST} more"] * (len(texts) > MOST)
    if texts:
        scene.notes.append(f"Text{'s' * (len(texts) > 1)}: {', '.join([*texts[:MOST], *more])}")


def box(scene: Scene, each: Any) -> str:
    """A band, or a box with four ends: Band from 1 to 2"""
    ends = {side: getattr(each, side) for side in ("left", "right", "bottom", "top")}
    known = {
        side: valued(value, (scene.x_scale if side in ("left", "right") else scene.y_scale) == "date")
        for side, value in ends.items()
        if is_number(value) or isinstance(value, str) or hasattr(value, "year")
    }
    pairs = [
        [text(known[side]) for side in sides if side in known]
        for text, sides in ((scene.x_text, ("left", "right")), (scene.y_text, ("bottom", "top")))
    ]
    if all(pairs):
        return f"Box from {', '.join(pair[0] for pair in pairs)} to {', '.join(pair[-1] for pair in pairs)}"
    pair = pairs[0] or pairs[1]
    if len(pair) == 2:
        return f"Band from {pair[0]} to {pair[1]}"
    (side,) = known or ("",)
    return f"Band {'from' if side in ('left', 'bottom') else 'up to'} {pair[0]}" if pair else ""


def between(scene: Scene, each: Any, kind: str) -> None:
    """Adds the edges of a band, or the ends of whiskers, at each place."""
    data, lies = each.source.data, str(each.dimension) == "width"
    at, low, high = (
        [valued(value, scale == "date") for value in listed(data[field])] if (field := field_of(spec)) else []
        for spec, scale in (
            (each.base, scene.y_scale if lies else scene.x_scale),
            *((spec, scene.x_scale if lies else scene.y_scale) for spec in (each.lower, each.upper)),
        )
    )
    if kind == "Band":
        for word, edge in ("lower", low), ("upper", high):
            strand = Strand(f"Area, {word} edge", edge if lies else at, at if lies else edge, lies=lies, word="band")
            scene.strands.append(strand)
        return
    told: list[str | None] = [f"{said(x)}: from {from_to(a, b)}" for x, a, b in zip(at, low, high)]
    scene.strands.append(
        Strand("Whiskers", high if lies else at, at if lies else high, "line", told, lies, word="whisker")
    )


def named_points(scene: Scene, plot: Any) -> None:
    """Puts the texts of label sets before the points where they are drawn; others become words at places."""
    for each in added(plot):
        if type(each).__name__ != "LabelSet":
            continue
        data = each.source.data
        columns = [listed(data[field]) if (field := field_of(spec)) in data else [] for spec in (each.x, each.y)]
        texts = listed(data.get(field_of(each.text) or "", []))
        names = {(named(x), named(y)): " ".join(said(text).split()) for x, y, text in zip(*columns, texts)}
        for strand in scene.strands:
            found = [names.pop((named(x), named(y)), "") for x, y in zip(strand.x, strand.y)]
            if any(found) and not strand.is_shade:
                labels = strand.labels or [f"{scene.x_text(x)}: {scene.y_text(y)}" for x, y in zip(strand.x, strand.y)]
                strand.labels = [
                    f"{name}, {label}" if name and name not in str(label) else label
                    for name, label in zip(found, labels)
                ]
        if names:
            scene.notes.append(f"Texts: {', '.join([*names.values()][:MOST])}")
