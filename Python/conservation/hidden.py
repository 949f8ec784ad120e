# SPDX-License-Identifier: MIT
"""Things that a figure of matplotlib has and its strokes do not draw: points out of view, places in space."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from matplotlib import patches

from .axes import dated, is_round, length, shown
from .drawn import MOST
from .shown import Shown, middle


def beyond(points: Any, ax: Any) -> Any:
    """Whether each point is beyond an edge of the view."""
    ends = np.sort(np.array([ax.get_xlim(), ax.get_ylim()]), axis=1)
    return ((points < ends[:, 0]) | (points > ends[:, 1])).any(axis=1)


def held(ax: Any, found: Shown) -> None:
    """The points of lines beyond the view, which a pan shows, and single ones, which the next point shows; the lengths
    of arrows; the points of a space."""
    for line in ax.lines if not hasattr(ax, "zaxis") else ():
        points = np.asarray(line.get_xydata(), float)
        is_alone = np.isfinite(points).all(axis=1).sum() < 2
        is_hidden = beyond(points, ax) | is_round(ax) | is_alone  # no angle is shown at radius 0
        hidden = points[is_hidden][:MOST] if len(points) else points
        if line.get_transform().contains_branch(ax.transData):
            for x, y in hidden[np.isfinite(hidden).all(axis=1)].tolist():
                for each in (x, x - 2 * np.pi) if is_round(ax) else (x,):
                    one, other = shown(ax.xaxis, each), shown(ax.yaxis, y)
                    found.pair(one, other)
                    dated(ax, one, other, found)
    for patch in ax.patches if is_round(ax) else ():  # a ring or a sector, drawn with curves
        if isinstance(patch, patches.Rectangle):
            (left, low), (right, top) = patch.get_bbox().get_points()
            found.pair(shown(ax.xaxis, middle((left, right))), shown(ax.yaxis, middle((low, top))))
            found.numbers += [
                each for each in map(partial(length, ax.xaxis), (left, right)) if not isinstance(each, str)
            ]
    for artist in ax.get_children():
        for u, v in ("UV", "uv"):  # arrows, and barbs of wind
            if hasattr(artist, u) and hasattr(artist, v):
                sides = (np.ma.filled(np.ma.asarray(getattr(artist, each), float), np.nan) for each in (u, v))
                found.numbers += np.hypot(*sides).ravel().tolist()
        if ends := getattr(artist, "_posA_posB", None):  # the path of an arrow has its head, in pixels
            (x, y), (right, top) = ends
            if artist.get_transform().contains_branch(ax.transData):
                found.pair(middle((x, right)), middle((y, top)))
                found.numbers += map(float, (x, y, right, top))
        if getattr(artist, "_path_original", None) is not None and not ends:
            points = artist._path_original.vertices
            found.pair(*(middle(points[:, side].tolist()) for side in (0, 1)))
            found.numbers += points.ravel().tolist()
        for x, y, z in solids(artist):
            sides = [np.ma.filled(np.ma.asarray(each, float), np.nan).ravel()[:MOST].tolist() for each in (x, y, z)]
            for a, b, c in zip(*sides):
                for pairs in ((a, c), (b, c), (a, b)):
                    found.pair(*pairs)


def solids(artist: Any) -> Iterator[Any]:
    """The places in a space of an artist's lines, dots, faces and pieces."""
    if hasattr(artist, "get_data_3d"):
        yield artist.get_data_3d()
    if hasattr(artist, "_offsets3d"):
        yield artist._offsets3d
    if getattr(artist, "_faces", None) is not None:
        yield np.ma.filled(artist._faces, np.nan).reshape(-1, 3).T
    elif hasattr(artist, "_vec"):
        yield artist._vec[:3]
    for curves, _ in getattr(artist, "_3dverts_codes", ()):
        if len(curves):
            yield np.asarray(curves, float).T
            yield [np.asarray([curves[:, side].mean()]) for side in (0, 1, 2)]
    if hasattr(artist, "_segments3d"):
        yield np.array([*itertools.chain.from_iterable(artist._segments3d)], float).reshape(-1, 3).T
