# SPDX-License-Identifier: MIT
"""Plots in three dimensions: points, lines and surfaces, ordered along x; z is the value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import contour

from .contours import level_names
from .grids import MOST_CELLS, MOST_ROWS, plain_numbers
from .parts import Floats, Part, Seen, Shade, Wording, Words, name_of, number, trimmed


def read_spaces(ax: Any, seen: Seen) -> Iterator[Part]:
    for artist in [*ax.lines, *ax.collections]:
        if artist in seen or not artist.get_visible():
            continue
        if isinstance(artist, contour.ContourSet):
            seen.add(artist)
            yield from levels(artist, Shade(ax.zaxis))
            continue
        points = points_of(artist)
        if points is None or not len(points) or len(points) > MOST_CELLS:
            continue
        seen.add(artist)
        shade = Shade(ax.zaxis)
        if type(artist).__name__ in ("Poly3DCollection", "Line3DCollection"):
            yield from surface(name_of(artist), points, shade)
        else:
            yield cloud(name_of(artist), points, shade)


def levels(artist: Any, shade: Shade) -> Iterator[Part]:
    """Reads contours as curves at their height. mpl_toolkits keeps the curves in three dimensions."""
    for name, (vertices, _) in zip(level_names(artist), artist._3dverts_codes):
        if len(vertices):
            x, y = vertices[:, 0], vertices[:, 1]
            ends = [number(float(f"{end:.4g}")) for end in (x.min(), x.max(), y.min(), y.max())]
            said = f"level {name}: x from {ends[0]} to {ends[1]}, y from {ends[2]} to {ends[3]}"
            height = np.array([float(name.split()[0].replace("−", "-"))] if name[0] != "a" else [np.nan])
            yield Part("Level", np.array([x.mean()]), height, words=worded(said), shade=shade, word="level")


def worded(said: str) -> Words:
    return lambda *_: said


def points_of(artist: Any) -> Floats | None:
    """x, y and z of each point. mpl_toolkits has no public names for most of these."""
    found: Any = None
    match type(artist).__name__:
        case "Line3D":
            found = artist.get_data_3d()
        case "Path3DCollection":
            found = artist._offsets3d
        case "Poly3DCollection":
            faces = getattr(artist, "_faces", None)
            found = artist._vec[:3] if faces is None else np.ma.filled(faces, np.nan).reshape(-1, 3).T
        case "Line3DCollection":
            segments = [np.asarray(each, float) for each in artist._segments3d]
            found = np.concatenate(segments).T if segments else None
    if found is None:
        return None
    points = np.column_stack([plain_numbers(each) for each in found])
    return points[np.isfinite(points[:, 0])]


def cloud(name: str, points: Floats, shade: Shade) -> Part:
    """The points, each with all three numbers, in the order of drawing."""

    def words(n: int, scale_x: Wording, scale_z: Wording) -> str:
        x, y, z = points[n]
        return f"x {scale_x.text(x)}, y {number(y)}, z {scale_z.text(z)}"

    return Part(name, points[:, 0], points[:, 2], words=words, shade=shade)


def surface(name: str, points: Floats, shade: Shade) -> Iterator[Part]:
    """Reads a surface, row by row if its points are on a grid."""
    points = np.unique(np.column_stack([trimmed(each) for each in points.T]), axis=0)
    rows = np.unique(points[:, 1])
    if len(rows) > MOST_ROWS or len(rows) * 2 > len(points):
        yield cloud(name or "Surface", points, shade)
        return
    for row in rows:
        mine = points[points[:, 1] == row]
        yield Part(name, mine[:, 0], mine[:, 2], row=float(row), shade=shade)
