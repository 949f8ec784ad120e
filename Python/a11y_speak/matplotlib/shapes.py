# SPDX-License-Identifier: MIT
"""Shapes that belong to no known kind of chart: the place and size of each, and the value of its color."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections, patches
from matplotlib.axes import Axes
from matplotlib.transforms import IdentityTransform

from .arrows import POINTS
from .callouts import Callouts
from .contours import stretch
from .grids import numbers_of, short
from .parts import Floats, Part, Seen, Wording, bar_of, in_short, long_axis, name_of
from .places import drawn_at
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


HEAD = 0.06
"""The longest arrow that only shows a direction, as a part of the plot."""

DRAWN = "arrow", "wedge", "circle", "corner", "line"
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
    """Arrows between two places, as networkx draws the edges of a directed graph: arrow from A to B"""
    callouts, found = Callouts(ax), list[Any]()
    for patch in ax.patches:
        if isinstance(patch, patches.FancyArrowPatch) and patch not in seen and patch.get_visible():
            ends = getattr(patch, "_posA_posB", None)  # the public path is cut short at the nodes
            if ends and patch.get_data_transform() is ax.transData:
                found.append(np.array(ends, float))
                seen.add(patch)
    if not found:
        return
    ends = np.array(found)
    size = np.ptp(
        ax.transAxes.inverted().transform(ax.transData.transform(ends.reshape(-1, 2))).reshape(-1, 2, 2), axis=1
    )
    is_head = np.hypot(*size.T) < HEAD
    if is_head.any():
        yield heads(ends[is_head])
    if not is_head.all():
        yield straight("Arrows", ends[~is_head], callouts, "arrow")


def heads(ends: Floats) -> Part:
    """Arrows that only show a direction, as those on the lines of a flow: 1, 2: up and right"""
    middle, (across, up) = ends.mean(axis=1), (ends[:, 1] - ends[:, 0]).T
    order = np.lexsort((middle[:, 1], middle[:, 0]))
    middle, eighths = middle[order], np.round(np.arctan2(up, across)[order] / (np.pi / 4)).astype(int) % 8

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        x, y = middle[n].tolist()
        return f"{in_short(scale_x, x)}, {in_short(scale_y, y)}: {POINTS[int(eighths[n])]}"

    return Part("Arrows", middle[:, 0], middle[:, 1], words=words, word="arrow")


def is_filled_line(ax: Axes, patch: Any) -> bool:
    """Whether the patch only fills a line that is drawn as well, as that of a radar plot does."""
    if type(patch) is not patches.Polygon or patch.get_data_transform() is not ax.transData:
        return False
    corners = {*map(tuple, np.asarray(patch.get_xy(), float).tolist())}
    return any(corners <= {*map(tuple, np.asarray(line.get_xydata(), float).tolist())} for line in ax.lines)


def is_no_data(patch: Any) -> bool:
    """Whether the patch is a shadow, a line from an inset to its place, or an empty rectangle for the legend."""
    is_nothing = isinstance(patch, patches.Rectangle) and not (patch.get_width() or patch.get_height())
    return is_nothing or isinstance(patch, patches.Shadow) or "Connector" in type(patch).__name__


def patch_extent(ax: Axes, patch: Any) -> Floats | None:
    """The least and the greatest x and y; None for a patch beside the plot."""
    # Not ==: to matplotlib, the axes' transform equals the data's while both limits are 0 and 1.
    if patch.get_data_transform() is ax.transData:
        box = patch.get_path().get_extents(patch.get_patch_transform())
    elif patch.get_data_transform().contains_branch(ax.transData):  # rotated or moved within the data
        box = patch.get_path().get_extents(patch.get_transform() - ax.transData)
    elif not isinstance(patch, patches.Rectangle | patches.Polygon):
        return None  # the ends of arcs and arrows depend on pixels
    else:  # placed in the plot, as a slider's parts and the frame of an enlarged part are
        corners = patch.get_transform().transform_path(patch.get_path()).get_extents().get_points()
        shown = drawn_at(ax, IdentityTransform(), corners)
        view = np.sort([ax.get_xlim(), ax.get_ylim()]).T
        is_inside = ax.name == "rectilinear" and (shown[1] > view[0]).all() and (shown[0] < view[1]).all()
        return np.asarray(shown, float) if is_inside and np.isfinite(shown).all() else None
    return np.asarray(box.get_points(), float) if np.isfinite(box.get_points()).all() else None


def of_collection(ax: Axes, artist: Any, seen: Seen) -> Iterator[Part]:
    extents, word = collection_extents(ax, artist)
    if not len(extents) or len(extents) > MOST:
        return
    seen.add(artist)
    values = numbers_of(artist.get_array())
    bar = bar_of(artist)
    title = (long_axis(bar).get_label_text() if bar else "") or "value"
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
    if word == "line":
        found = [(each.min(axis=0), each.max(axis=0)) for each in joined(pieces)]
    else:  # the points of curves may be beside them
        found = [path.get_extents().get_points() for path in artist.get_paths() if len(path.vertices)]
    extents = np.array(found, float).reshape(-1, 2, 2)
    return extents[np.isfinite(extents).all(axis=(1, 2))], word


def told(name: str, words_of: list[str], extents: Floats, values: Any, title: str) -> Part:
    """The shapes as points, each at its middle: circle, x from 1 to 3, y from 2 to 4"""
    middle, ends = extents.mean(axis=1), (extents[:, :, 0], extents[:, :, 1])
    kinds = {each if each in DRAWN else "shape" for each in words_of}
    word = kinds.pop() if len(kinds) == 1 else "shape"
    word = "stroke" if word == "line" else word  # lines of any course, whose middles are not compared

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        (left, low), (right, high) = extents[n]
        said = [words_of[n], stretch("x", scale_x, left, right), stretch("y", scale_y, low, high)]
        return ", ".join(said if values is None else [*said, f"{title} {short(values[n])}"])

    return Part(name, middle[:, 0], middle[:, 1], words=words, beyond=ends, word=word)
