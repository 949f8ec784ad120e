# SPDX-License-Identifier: MIT
"""The numbers that the artists of an Axes hold, gathered without the package's readers."""

import numpy as np
from matplotlib import collections, lines, patches

FACTORS = 1.0, 0.01, 1e-3, 1e3, 1e6, 100.0, np.pi / 180
"""The factors between a value and the number on its tick: percent, thousands, degrees."""


def gathered(axes):
    found = []
    for ax in axes:
        found += [box_of(ax, each) for each in [*ax.patches, *ax.collections] if not hasattr(ax, "zaxis")]
        for artist in ax.get_children():
            if isinstance(artist, (lines.Line2D, patches.Patch, collections.Collection)) or hasattr(
                artist, "get_array"
            ):
                found += [np.ravel(each) for each in held(artist)]
    values = [np.asarray(each, float) for each in found if np.size(each)]
    values = np.concatenate(values) if values else np.empty(0)
    return np.unique(values[np.isfinite(values)])


def box_of(ax, artist):
    """The ends and the middle of an artist as drawn."""
    try:
        ends = ax.transData.inverted().transform(artist.get_window_extent(ax.figure.canvas.get_renderer()).get_points())
    except (NotImplementedError, TypeError, ValueError, AttributeError):
        return np.empty(0)
    return np.concatenate([ends, ends.mean(axis=0, keepdims=True)]).ravel()


def held(artist):
    """The points and ends of an artist, and numbers computed of two of them: heights of bars, middles of cells."""
    if isinstance(artist, lines.Line2D):
        yield from (np.ma.filled(np.ma.asarray(each, float), np.nan) for each in artist.get_xydata().T)
        if hasattr(artist, "get_data_3d"):
            yield from (np.asarray(each, float) for each in artist.get_data_3d())
        return
    if isinstance(artist, patches.Wedge):
        yield np.round([(artist.theta2 - artist.theta1) / 3.6], 4)
        return
    if isinstance(artist, patches.Rectangle):
        x, y = np.array([artist.get_x(), artist.get_width()]), np.array([artist.get_y(), artist.get_height()])
        for at, size in x, y:
            yield np.array([at, at + size, size, at + size / 2])
        return
    if isinstance(artist, patches.StepPatch):
        values, edges = (np.asarray(each, float) for each in artist.get_data()[:2])
        yield from (values, edges, (edges[1:] + edges[:-1]) / 2)
        return
    values = artist.get_array() if hasattr(artist, "get_array") else None
    if values is not None and np.ma.asarray(values).dtype.kind in "biuf":
        yield np.ma.filled(np.ma.asarray(values, float), np.nan)
    if hasattr(artist, "get_extent") and values is not None:
        left, right, bottom, top = artist.get_extent()
        rows, columns = np.shape(values)[:2]
        for low, high, count in (left, right, columns), (bottom, top, rows):
            yield low + (high - low) / count * (np.arange(count) + 0.5)
    for name in "get_offsets", "_offsets3d":
        each = getattr(artist, name, None)
        each = each() if callable(each) else each
        if each is not None:
            yield from (np.ma.filled(np.ma.asarray(part, float), np.nan) for part in each)
    paths = (
        artist.get_paths()
        if hasattr(artist, "get_paths")
        else [artist.get_path()]
        if hasattr(artist, "get_path")
        else []
    )
    for name in "_Ax", "_Ay":
        if hasattr(artist, name):
            yield np.asarray(getattr(artist, name), float)
    yield from vertices(artist, paths)


def vertices(artist, paths):
    if hasattr(artist, "levels"):
        yield np.asarray(artist.levels, float)
    if isinstance(artist, collections.LineCollection):
        yield from chained([path.vertices for path in paths if len(path.vertices)])
    if type(artist).__name__ == "FillBetweenPolyCollection":
        yield from (thickness(path.vertices) for path in paths)
    for path in paths:
        yield path.vertices
        for values in path.vertices.T:
            ends = np.nanmin(values, initial=np.inf), np.nanmax(values, initial=-np.inf)
            yield np.array([sum(ends) / 2])
    if hasattr(artist, "_coordinates"):
        corners = np.ma.filled(artist._coordinates, np.nan)
        yield (corners[:, 1:] + corners[:, :-1]) / 2
        yield (corners[1:] + corners[:-1]) / 2
    if hasattr(artist, "_segments3d"):
        yield from (np.asarray(each, float) for each in artist._segments3d)
    faces = getattr(artist, "_faces", None)
    if faces is not None:
        yield np.ma.filled(faces, np.nan)


def chained(pieces):
    """The middles of lines that are drawn in pieces. Each piece begins where the previous one ends."""
    begins = [n for n, each in enumerate(pieces) if n == 0 or (each[0] != pieces[n - 1][-1]).any()]
    for first, last in zip(begins, [*begins[1:], len(pieces)]):
        whole = np.concatenate(pieces[first:last])
        yield (whole.min(axis=0) + whole.max(axis=0)) / 2


def thickness(points):
    """The extent of an area at each place, along either axis. This is the height of a layer."""
    found = []
    for along, across in points.T, points.T[::-1]:
        for place in np.unique(along[np.isfinite(along)])[:2000]:
            here = across[along == place]
            found.append(here.max() - here.min())
    return np.array(found)


def untrue(chart, held_numbers):
    """Values that the package says, and that no artist holds: [series, value]."""
    wrong = []
    scales = {axis.id: axis for axis in chart.axes}
    for series in chart.series:
        axis = scales[series.y]
        if axis.scale not in ("linear", "logarithmic") or series.name.startswith(("Total", "Layer")):
            continue
        ys = np.asarray(series.ys, float)
        ys = ys[np.isfinite(ys)]
        for factor in FACTORS:
            if not len(missing := absent(ys * factor, held_numbers)):
                break
        else:
            missing = absent(ys, held_numbers)
            wrong += [[series.name, float(each)] for each in missing[:3]]
    return wrong


def absent(values, known):
    """The values that are not among the known ones."""
    if not len(known):
        return values
    at = np.clip(np.searchsorted(known, values), 1, len(known) - 1) if len(known) > 1 else np.zeros(len(values), int)
    near = np.minimum(np.abs(known[at] - values), np.abs(known[np.maximum(at - 1, 0)] - values))
    return values[near > 1e-6 * np.abs(values) + 1e-9 * np.max(np.abs(known))]
