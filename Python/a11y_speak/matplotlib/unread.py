# SPDX-License-Identifier: MIT
"""Plots that cannot be read as points: their kind, and the texts of the plot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from matplotlib import collections, contour, image, patches, quiver
from matplotlib.axes import Axes
from matplotlib.text import Annotation

from ..words import sized
from .parts import Seen, name_of, noted, numbers
from .places import side_of
from .ticks import plain, texts_of_ticks


def kind_of(artist: Any) -> str:
    """The kind of an artist in words, with the range of its values."""
    values: Any = artist.get_array() if hasattr(artist, "get_array") else None
    values = np.ma.masked_invalid(values).compressed() if np.size(values) > 1 else []
    span = f" with values {numbers(min(values), max(values))}" if len(values) else ""
    if isinstance(artist, image.AxesImage):
        if artist.get_array() is None:  # an image that its own class draws
            return "picture"
        rows, columns = artist.get_array().shape[:2]
        span = span if artist.get_array().ndim == 2 else ""
        return f"picture of {sized(rows, columns)}"
    if isinstance(artist, contour.ContourSet):
        levels = artist.levels
        return f"{'filled ' * artist.filled}contours at {numbers(min(levels), max(levels))}"
    if isinstance(artist, (collections.QuadMesh, getattr(collections, "PolyQuadMesh", ()))):
        return f"heat map{span}"
    if type(artist) is collections.PolyCollection and len(artist.get_offsets()) > 1:
        return f"{len(artist.get_offsets())} hexagons{span}"
    for kind, word in KINDS:
        if isinstance(artist, kind):
            return word + span
    return type(artist).__name__ + span


KINDS = [
    (quiver.Quiver, "arrows"),
    (quiver.Barbs, "wind barbs"),
    (collections.EventCollection, "events"),
    (collections.LineCollection, "line segments"),
    (collections.PolyCollection, "areas"),
    (collections.PathCollection, "dots"),
    (patches.FancyArrowPatch, "arrows"),
    (patches.Wedge, "wedges"),
    (patches.Rectangle, "rectangles"),
    (patches.Polygon, "polygons"),
    (patches.PathPatch, "shapes"),
    (patches.Patch, "shapes"),
]


def unread_kinds(ax: Axes, seen: Seen) -> list[str]:
    """The kinds of the artists that were not read, each kind once."""
    artists = [*ax.images, *ax.collections, *ax.patches]
    return list(dict.fromkeys(kind_of(each) for each in artists if each not in seen and each.get_visible()))


def bands(ax: Any, seen: Seen) -> Iterator[Any]:
    """Notes on the bands across the whole plot."""
    for patch in ax.patches:
        band = band_of(ax, patch) if patch not in seen and patch.get_visible() else None
        if band:
            seen.add(patch)
            yield band
    for artist in ax.collections:
        sides = stretches(ax, artist) if artist not in seen and artist.get_visible() else None
        if sides:
            seen.add(artist)
            yield said_bands(name_of(artist), *sides)


def stretches(ax: Any, artist: Any) -> tuple[Any, list[tuple[float, float]]] | None:
    """The axis and the ends of areas of fill_between across the whole plot; None for other artists."""
    if not isinstance(artist, collections.PolyCollection):
        return None
    side = side_of(ax, artist.get_transform())
    if not side:
        return None
    values = [path.vertices[:, "xy".index(side)] for path in artist.get_paths() if len(path.vertices)]
    return getattr(ax, f"{side}axis"), [(float(each.min()), float(each.max())) for each in values]


def said_bands(name: str, axis: Any, ends: list[tuple[float, float]]) -> Callable[[Any], str]:
    """The note on bands: Bands from 1 to 2, 3 to 4"""

    def words(text: Any) -> str:
        told = [f"{text(axis, low)} to {text(axis, high)}" for low, high in ends]
        return noted(name, f"Band{'s' * (len(ends) > 1)} from {', '.join(told)}") if told else ""

    return words


def band_of(ax: Any, patch: Any) -> tuple[Any, ...] | None:
    """The note on a band of axhspan or axvspan, which reaches from edge to edge; None for other patches."""
    if isinstance(patch, patches.Rectangle):
        x, y = patch.get_xy()
        words = noted(name_of(patch), "Band from ")
        side = side_of(ax, patch.get_data_transform())
        if side == "x":
            return words, ax.xaxis, x, x + patch.get_width()
        if side == "y":
            return words, ax.yaxis, y, y + patch.get_height()
    return None


def unread_spaces(ax: Axes, seen: Seen) -> list[str]:
    """The kinds of the artists of a plot in three dimensions that were not read."""
    artists = [*ax.lines, *ax.collections, *ax.patches]
    return list(dict.fromkeys(kind_of(each) for each in artists if each not in seen and each.get_visible()))


def tables(ax: Axes, most: int = 20) -> list[str]:
    """The tables next to a plot or alone, row by row."""
    said = []
    for table in ax.tables:
        rows: dict[int, list[str]] = {}
        for (row, _), cell in sorted(table.get_celld().items()):
            rows.setdefault(row, []).append(plain(cell.get_text().get_text()))
        lines = [", ".join(filter(None, cells)) for cells in rows.values()]
        lines = lines[:most] + [f"{len(lines) - most} more rows"] * (len(lines) > most)
        said.append(f"Table: {'; '.join(filter(None, lines))}")
    return said


def is_drawn(text: Any) -> bool:
    """Whether a text is visible. Matplotlib leaves out an annotation of a point beyond the edges of the plot."""
    return bool(text.get_visible() and (not isinstance(text, Annotation) or text._check_xy(None)))


NUMBER = re.compile(r"[-−+ ]*(\d+\.?\d*|\.\d+)(e[-−+]?\d+)?[-−+ %]*")
"""A number, also with a power of ten."""


def written(ax: Axes) -> list[tuple[str, Any]]:
    """The texts in the plot with their artists, without those of bars and wedges that repeat a number. A number with a
    place in the frame, and not in the data, such as the year of a plot, repeats none."""
    said = [(plain(each.get_text()), each) for each in ax.texts if is_drawn(each)]
    return [
        (text, each)
        for text, each in said
        if text and (not NUMBER.fullmatch(text) or each.get_transform() is ax.transAxes)
    ]


def texts_of(ax: Any, most: int = 20) -> list[str]:
    """All texts of a plot that is not read."""
    said = []
    for axis in (ax.xaxis, ax.yaxis, getattr(ax, "zaxis", None)):
        if axis is not None:
            said.append(axis.get_label_text())
            said += texts_of_ticks(axis)
    for each in [*ax.images, *ax.collections]:
        bar = getattr(each, "colorbar", None)
        said += [bar.ax.get_ylabel(), bar.ax.get_xlabel()] if bar else []
    said += [each.get_text() for each in ax.texts if each.get_visible()]
    said = list(dict.fromkeys(filter(None, map(plain, said))))
    return said[:most] + [f"{len(said) - most} more"] * (len(said) > most)
