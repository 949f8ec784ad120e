# SPDX-License-Identifier: MIT
"""Shapes that belong to no known kind of chart: the place and size of each, and the value of its color."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections, patches
from matplotlib.axes import Axes

from .callouts import Callouts
from .contours import stretch
from .grids import numbers_of, short
from .parts import Floats, Part, Seen, Wording, bar_of, name_of
from .polylines import joined, straight

MOST = 20_000
"""The most shapes that are read as a series."""

WORDS = [
    (patches.FancyArrowPatch, "arrow"),
    (patches.FancyArrow, "arrow"),
    (patches.Arrow, "arrow"),
    (patches.Wedge, "wedge"),
    (patches.Circle, "circle"),
    (patches.Ellipse, "ellipse"),
    (patches.Rectangle, "rectangle"),
    (patches.FancyBboxPatch, "box"),
    (patches.RegularPolygon, "polygon"),
    (patches.Polygon, "polygon"),
]


DRAWN = "arrow", "wedge", "circle", "corner", "line", "box"
"""The words for drawn things that openings know."""


def read_shapes(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Reads shapes whose places are data: one series for each collection, and one for all other shapes."""
    yield from edges(ax, seen)
    single: list[tuple[str, Floats]] = []
    for patch in ax.patches:
        if is_no_data(patch) or is_filled_line(ax, patch):
            seen.add(patch)
        extent = None if patch in seen or not patch.get_visible() else patch_extent(ax, patch)
        if extent is not None:
            seen.add(patch)
            word = next((word for kind, word in WORDS if isinstance(patch, kind)), "shape")
            single.append((name_of(patch) or word, extent))
    if single:
        yield told("Shapes", [name for name, _ in single], np.array([ends for _, ends in single]), None, "")
    for artist in ax.collections:
        if artist not in seen and artist.get_visible():
            yield from of_collection(ax, artist, seen)


def edges(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Arrows whose ends have names, as networkx draws the edges of a directed graph: arrow from A to B"""
    callouts, found = Callouts(ax), list[Any]()
    for patch in ax.patches:
        if isinstance(patch, patches.FancyArrowPatch) and patch not in seen and patch.get_visible():
            ends = getattr(patch, "_posA_posB", None)  # the public path is cut short at the nodes
            if ends and all(callouts.at(*map(float, end)) for end in ends):
                found.append(np.array(ends, float))
                seen.add(patch)
    if found:
        yield straight("Arrows", np.array(found), callouts, "arrow")


def is_filled_line(ax: Axes, patch: Any) -> bool:
    """Whether the patch only fills a line that is drawn as well, as that of a radar plot does."""
    if type(patch) is not patches.Polygon or patch.get_data_transform() is not ax.transData:
        return False
    corners = {*map(tuple, np.asarray(patch.get_xy(), float).tolist())}
    return any(corners <= {*map(tuple, np.asarray(line.get_xydata(), float).tolist())} for line in ax.lines)


def is_no_data(patch: Any) -> bool:
    """Whether the patch is a shadow, or an empty rectangle that seaborn adds for the legend."""
    is_nothing = isinstance(patch, patches.Rectangle) and not (patch.get_width() or patch.get_height())
    return is_nothing or isinstance(patch, patches.Shadow)


def patch_extent(ax: Axes, patch: Any) -> Floats | None:
    """The least and the greatest x and y; None for a patch outside the data."""
    # Not ==: to matplotlib, the axes' transform equals the data's while both limits are 0 and 1.
    if patch.get_data_transform() is ax.transData:
        box = patch.get_path().get_extents(patch.get_patch_transform())
    elif patch.get_data_transform().contains_branch(ax.transData):  # rotated or moved within the data
        box = patch.get_path().get_extents(patch.get_transform() - ax.transData)
    else:
        return None
    return np.asarray(box.get_points(), float) if np.isfinite(box.get_points()).all() else None


def of_collection(ax: Axes, artist: Any, seen: Seen) -> Iterator[Part]:
    extents, word = collection_extents(ax, artist)
    if not len(extents) or len(extents) > MOST:
        return
    seen.add(artist)
    values = numbers_of(artist.get_array())
    bar = bar_of(artist)
    title = (bar.long_axis.get_label_text() if bar else "") or "value"
    shown = values if values.ndim == 1 and len(values) == len(extents) else None
    yield told(name_of(artist) or f"{word.capitalize()}s", [word] * len(extents), extents, shown, title)


def collection_extents(ax: Axes, artist: Any) -> tuple[Floats, str]:
    """The extent of each shape, and a word for its kind; empty for shapes outside the data."""
    if isinstance(artist, collections.TriMesh):
        mesh = artist._triangulation
        points = np.column_stack([mesh.x, mesh.y])
        return np.stack([points, points], axis=1), "corner"
    word = "line" if isinstance(artist, collections.LineCollection) else "shape"
    offsets = np.asarray(artist.get_offsets(), float).reshape(-1, 2)
    if offsets.any() and artist.get_offset_transform().contains_branch(ax.transData):
        return np.stack([offsets, offsets], axis=1), word
    is_data = artist.get_transform().contains_branch(ax.transData)
    if not is_data or (len(offsets) > 1 and not np.isfinite(offsets).all()):
        return np.empty((0, 2, 2)), word
    pieces = [path.vertices for path in artist.get_paths() if len(path.vertices)]
    found = [(each.min(axis=0), each.max(axis=0)) for each in (joined(pieces) if word == "line" else pieces)]
    extents = np.array(found, float).reshape(-1, 2, 2)
    return extents[np.isfinite(extents).all(axis=(1, 2))], word


def told(name: str, words_of: list[str], extents: Floats, values: Any, title: str) -> Part:
    """The shapes as points, each at its middle: circle, x from 1 to 3, y from 2 to 4"""
    middle, ends = extents.mean(axis=1), (extents[:, :, 0], extents[:, :, 1])
    kinds = {each if each in DRAWN else "shape" for each in words_of}
    word = kinds.pop() if len(kinds) == 1 else "shape"

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        (left, low), (right, high) = extents[n]
        said = [words_of[n], stretch("x", scale_x, left, right), stretch("y", scale_y, low, high)]
        return ", ".join(said if values is None else [*said, f"{title} {short(values[n])}"])

    return Part(name, middle[:, 0], middle[:, 1], words=words, beyond=ends, word=word)
