# SPDX-License-Identifier: MIT
"""The pairs of x and y that each artist of an Axes shows, gathered without the package's readers."""

import dataclasses

import numpy as np
from matplotlib import collections, container, image, patches

from pairs import Held, column
from spaces import spaces


def held_by(ax):
    """The pairs of each artist, and those that several artists show together."""
    if hasattr(ax, "zaxis"):
        return [*spaces(ax)]
    found = [*lines(ax), *bars(ax), *wedges(ax), *areas(ax)]
    for artist in [*ax.images, *ax.collections]:
        found += [dataclasses.replace(each, bar=getattr(artist, "colorbar", None)) for each in cells(artist)]
    for artist in ax.collections:
        found += named(artist, collected(ax, artist))
    found += [Held(np.array([middle])) for patch in ax.patches if (middle := middle_of(ax, patch)) is not None]
    single = [each.pairs for each in found if len(each.pairs) == 1]
    return [*found, Held(np.concatenate(single), name=None)] if single else found


def named(artist, held):
    """Adds the artist's name in a legend. Names that begin with an underscore are matplotlib's own."""
    name = str(artist.get_label() or "")
    return [dataclasses.replace(each, name="" if name.startswith("_") else name) for each in held]


def lines(ax):
    """The points of each line, and the middles of all short lines, which make boxes."""
    for line in ax.lines:
        yield from named(line, [Held(np.asarray(line.get_xydata(), float))])
    short = [line.get_xydata() for line in ax.lines if len(line.get_xydata()) in (1, 2)]
    if short:
        yield Held(np.array([np.mean(each, axis=0) for each in short]), beside=True, name=None)


def bars(ax):
    """The bars of each container, all bars in one order, and the sums of stacks."""
    whole = [each for each in ax.containers if isinstance(each, container.BarContainer)]
    groups = [[bar for bar in group if isinstance(bar, patches.Rectangle)] for group in whole]
    loose = [patch for patch in ax.patches if isinstance(patch, patches.Rectangle)]
    for group, all in zip(groups, whole):
        if group:
            yield from named(all, ends_of(np.array([box(bar) for bar in group])))
    for order in (lambda bar: bar.get_x(), lambda bar: bar.get_y()):
        if loose:
            together = ends_of(np.array([box(bar) for bar in sorted(loose, key=order)]))
            yield from (dataclasses.replace(each, name=None if any(groups) else "") for each in together)
    if any(groups):
        yield from sums(np.array([box(bar) for group in groups for bar in group]))
    for patch in ax.patches:
        if isinstance(patch, patches.StepPatch):
            values, edges = (np.asarray(each, float) for each in patch.get_data()[:2])
            middle = (edges[1:] + edges[:-1]) / 2
            pairs = column(middle, values) if patch.orientation == "vertical" else column(values, middle)
            yield from named(patch, [Held(pairs)])
        elif type(patch) is patches.Polygon:
            yield from named(patch, treads(patch.get_xy()))


def box(bar):
    return bar.get_x(), bar.get_y(), bar.get_width(), bar.get_height()


def ends_of(boxes):
    """Heights and tops at the middles along x, widths and ends at the middles along y."""
    x, y, width, height = boxes.T
    for along, end in (x + width / 2, height), (x + width / 2, y + height):
        yield Held(column(along, end), beside=True)
    for along, end in (y + height / 2, width), (y + height / 2, x + width):
        yield Held(column(end, along), beside=True)


def sums(boxes):
    """The total height of all bars at one place."""
    for start, size, height, is_upright in (0, 2, 3, True), (1, 3, 2, False):
        places, of = np.unique(np.round(boxes[:, start] + boxes[:, size] / 2, 9), return_inverse=True)
        totals = np.bincount(of.ravel(), boxes[:, height])
        pairs = column(places, totals) if is_upright else column(totals, places)
        yield Held(pairs, beside=True, name=None)


def treads(points):
    """The steps of an outline: the middle of each level piece."""
    for turn in False, True:
        x, y = (points[:, ::-1] if turn else points).T
        level = np.flatnonzero((y[1:] == y[:-1]) & (x[1:] != x[:-1]))
        pairs = column((x[level] + x[level + 1]) / 2, y[level])
        if len(pairs):
            yield Held(pairs[:, ::-1] if turn else pairs)


def wedges(ax):
    """The shares of each ring of a pie in percent, in order."""
    rings = {}
    for each in ax.patches:
        if isinstance(each, patches.Wedge):
            rings.setdefault((each.r, each.width), []).append((each.theta2 - each.theta1) / 3.6)
    pieces = [share for shares in rings.values() for share in shares]
    for shares in [*rings.values(), pieces]:
        yield Held(column(range(len(shares)), np.round(shares, 4)))


def areas(ax):
    """The edges of each area, its thickness at each place, its thickest place, and the total thickness of all areas."""
    layers, most = [], ([], [])
    for artist in ax.collections:
        if not isinstance(artist, collections.PolyCollection) or not artist.get_paths():
            continue
        yield from named(artist, edges(artist))
        if type(artist).__name__ == "FillBetweenPolyCollection":
            layers.append([thickness(artist, side) for side in (0, 1)])
            for side in 0, 1:
                at, thick, middle = layers[-1][side]
                yield from named(artist, [Held(turned(column(at, thick), side))])
                most[side].append((middle[thick.argmax()], at[thick.argmax()]))
    for side in 0, 1:
        tops = {}
        for layer in layers:
            for at, thick, _ in zip(*layer[side]):
                tops[at] = tops.get(at, 0) + thick
        if tops:
            yield Held(turned(column(list(tops), list(tops.values())), side), name=None)
            yield Held(turned(column(*zip(*most[side])), 1 - side), beside=True, name=None)


def edges(artist):
    """All corners, and a gap between one area and the next."""
    points = np.concatenate([path.vertices for path in artist.get_paths()])
    starts = [path.vertices[0] for path in artist.get_paths()[1:]]
    gaps = [turned(column([start[side]], [np.nan]), side) for start in starts for side in (0, 1)]
    yield Held(np.concatenate([points, *gaps]))


def turned(pairs, side):
    """Swaps the pairs of an artist along y."""
    return pairs[:, ::-1] if side else pairs


def thickness(artist, side):
    """The places along x or y, and for each place the distance from the lowest to the highest point, and its middle."""
    points = np.concatenate([path.vertices for path in artist.get_paths()])
    points = points[np.isfinite(points).all(axis=1)]
    along, across = points[:, side], points[:, 1 - side]
    at, of = np.unique(along, return_inverse=True)
    low, high = np.full(len(at), np.inf), np.full(len(at), -np.inf)
    np.minimum.at(low, of, across)
    np.maximum.at(high, of, across)
    return at, high - low, (high + low) / 2


def cells(artist):
    """The cells of images, meshes and hexagons, row by row."""
    values = artist.get_array()
    if values is None or np.ma.asarray(values).dtype.kind not in "biuf":
        return
    values = np.ma.filled(np.ma.asarray(values).astype(float), np.nan)
    if isinstance(artist, image.AxesImage) and values.ndim == 2:
        yield from rows(*image_places(artist, *values.shape), values)
    elif hasattr(artist, "_coordinates"):
        corners = np.ma.filled(artist._coordinates, np.nan)
        middle = (corners[1:, 1:] + corners[1:, :-1] + corners[:-1, 1:] + corners[:-1, :-1]) / 4
        places = corners if values.size == corners[..., 0].size else middle
        values = values.reshape(places.shape[:2])
        for row in range(len(places)):
            yield Held(column(places[row, :, 0], values[row]), row=float(places[row, 0, 1]))
        for row in range(places.shape[1]):
            yield Held(column(places[:, row, 0], values[:, row]), row=float(places[0, row, 1]))
    elif values.ndim == 1 and len(values) == len(offsets := np.asarray(artist.get_offsets(), float)):
        for at in np.unique(offsets[:, 1].round(9)):
            mine = np.isclose(offsets[:, 1], at, atol=1e-9)
            yield Held(column(offsets[mine, 0], values[mine]), row=float(at))


def rows(x, y, values):
    for at, row in zip(y, values):
        yield Held(column(x, row), row=float(at))


def image_places(artist, rows, columns):
    if hasattr(artist, "_Ax"):
        places = np.asarray(artist._Ax, float), np.asarray(artist._Ay, float)
        return [
            each if len(each) == count else (each[1:] + each[:-1]) / 2 for each, count in zip(places, (columns, rows))
        ]
    left, right, bottom, top = artist.get_extent()
    if artist.origin != "lower":
        bottom, top = top, bottom
    return (
        left + (right - left) * (np.arange(columns) + 0.5) / columns,
        bottom + (top - bottom) * (np.arange(rows) + 0.5) / rows,
    )


def collected(ax, artist):
    """The offsets and ends of shapes, and their middles."""
    offsets = np.ma.filled(np.ma.asarray(artist.get_offsets()).astype(float), np.nan).reshape(-1, 2)
    yield Held(offsets)
    for names in ("X", "Y"), ("x", "y"):
        if all(hasattr(artist, name) for name in names):
            yield Held(column(*(getattr(artist, name) for name in names)))
    if isinstance(artist, collections.TriMesh):
        yield Held(column(artist._triangulation.x, artist._triangulation.y))
    pieces = [path.vertices for path in artist.get_paths() if len(path.vertices)]
    if isinstance(artist, collections.LineCollection):
        for end in 0, -1:
            yield Held(np.array([each[end] for each in pieces]).reshape(-1, 2))
        yield Held(middles_of([*chained(pieces)]))
    yield Held(middles_of(pieces))
    if isinstance(artist, collections.EventCollection):
        at = np.asarray(artist.get_positions(), float)
        line = np.full(len(at), artist.get_lineoffset())
        yield Held(column(at, line) if artist.is_horizontal() else column(line, at))


def middles_of(pieces):
    pieces = [each[np.isfinite(each).all(axis=1)] for each in pieces]
    return np.array([(each.min(axis=0) + each.max(axis=0)) / 2 for each in pieces if len(each)]).reshape(-1, 2)


def chained(pieces):
    """Lines that are drawn in pieces. Each piece begins where the previous one ends."""
    begins = [n for n, each in enumerate(pieces) if n == 0 or (each[0] != pieces[n - 1][-1]).any()]
    for first, last in zip(begins, [*begins[1:], len(pieces)]):
        yield np.concatenate(pieces[first:last])


def middle_of(ax, patch):
    """The middle of a shape in the data, as drawn; None for other shapes."""
    if not patch.get_data_transform().contains_branch(ax.transData):
        return None
    ends = patch.get_path().get_extents(patch.get_transform() - ax.transData).get_points()
    return ends.mean(axis=0) if np.isfinite(ends).all() else None
