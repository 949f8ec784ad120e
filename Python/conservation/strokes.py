# SPDX-License-Identifier: MIT
"""The things that a figure of matplotlib shows, from the strokes of its renderer."""

from __future__ import annotations

import contextlib
import itertools
from functools import partial
from typing import Any

import numpy as np
from matplotlib import patches
from matplotlib.container import BarContainer, ErrorbarContainer
from matplotlib.transforms import Transform

from a11y_speak.formulas import plain as formula

from .axes import dated, is_dated, is_round, length, shown
from .drawn import Side, all_axes, is_rectangle, middles_of, recorded
from .heard import plain
from .hidden import held
from .inventory import Value
from .keys import values_of_sizes
from .names import names_near
from .owners import own
from .shown import Shown, middle
from .texts import numbers_of

MOST = 100_000
PIXELS = 160_001
"""The first size of a picture that is too large for a map of its colors."""

"""The most points of a stroke that are kept."""


def shown_of(figure: Any) -> Shown:
    found, axes, strokes = Shown(), all_axes(figure), recorded(figure)
    found.turns = any(map(is_round, axes))
    keys = values_of_sizes(strokes)
    for stroke in strokes:
        if stroke.form == "text":
            found.texts.append(stroke.text)
            found.numbers += numbers_of(stroke.text)
        elif stroke.has_data:
            ax = axes[int(stroke.axes.split()[1])]
            if not hasattr(ax, "_colorbar") and not stroke.groups[-1].endswith(
                "QuadMesh"
            ):  # whose cells have values, not points
                take(Side(ax, stroke), found)
                sized(stroke, keys, found)
                found.counts.update([float(len(stroke.points))] * (stroke.form in ("offsets", "markers")))
    for ax in axes:
        cells(ax, found)
        texts(ax, found)
        wedges(ax, found)
        crossings(ax, found)
        held(ax, found)
        totals(ax, found)
        labels = [str(each.get_label()) for each in [*ax.get_children(), *ax.containers] if is_named(each)]
        found.texts += labels
        for name in labels if has_twin(ax, axes) else ():
            found.measured.setdefault(plain(name), set()).add(ax.get_ylabel())
        for axis, titles in zip((ax.xaxis, ax.yaxis), found.titles):
            is_side = axis.label.get_visible() and not hasattr(ax, "zaxis") and not hasattr(ax, "_colorbar")
            titles += [axis.label.get_text()] * is_side
            found.numbers += map(float, axis.get_majorticklocs())
            found.texts += map(str, getattr(axis.units, "_mapping", ()))  # names also of gaps beyond the last value
            if is_dated(axis):
                for place in axis.get_majorticklocs():
                    found.date(float(shown(axis, float(place))))
    own(axes, found, bar)
    found.close()
    return found


def has_twin(ax: Any, axes: list[Any]) -> bool:
    """Whether another plot with the same x axis lies over this one."""
    return any(
        each is not ax and each.bbox.bounds == ax.bbox.bounds and ax.get_shared_x_axes().joined(ax, each)
        for each in axes
    )


def is_named(artist: Any) -> bool:
    """Whether the program has given the artist a name, which a legend may show or not."""
    return hasattr(artist, "get_label") and not str(artist.get_label() or "_").startswith("_")


def has_steps(points: Any) -> bool:
    """Whether all pieces are level or upright, as the outline of a histogram, whose bins have their middles."""
    steps = np.abs(np.diff(points, axis=0))
    size = np.maximum(np.ptp(points, axis=0), 1e-300)
    return bool((steps / size < 1e-9).any(axis=1).all())


def sized(stroke: Any, keys: Any, found: Shown) -> None:
    """Adds the values of dots whose sizes differ, by a legend of sizes."""
    if stroke.form == "offsets" and len(stroke.sizes) == len(stroke.points):
        for slope, start in keys:
            found.numbers += (slope * stroke.sizes**2 + start).tolist()


def take(side: Side, found: Shown) -> None:
    """Adds the corners of a stroke, its middles and its lengths, and pairs of those."""
    points = side.points[np.isfinite(side.points).all(axis=1)][:MOST]
    if not len(points):
        return
    for (x, y), at, value in zip(points.tolist(), *side.in_numbers(points)):
        pair(side, found, x, y)
        for one in at or [side.x(x)] * bool(value):
            for other in [side.y(y), *value]:
                found.pair(one, other)
    for child in side.ax.child_axes:
        if hasattr(child, "set_functions"):  # a secondary axis, on which each point has another number
            found.numbers += child.transData.inverted().transform(side.stroke.points).ravel().tolist()
    for (x, y), (right, top) in itertools.pairwise(points.tolist() if len(points) < 12 or has_steps(points) else []):
        if x == right or y == top:  # an upright or level piece, as those of a tree, whose middle may be said
            pair(side, found, (x + right) / 2, (y + top) / 2)
    (left, low), (right, high) = side.ends if side.ends is not None else (points.min(axis=0), points.max(axis=0))
    left, low, right, high = map(float, (left, low, right, high))
    centre, across = middle((left, right)), middle((low, high))
    width, height = right - left, high - low
    if len(points) < 4 or is_rectangle(points) or (side.stroke.form == "line" and (points[0] == points[-1]).all()):
        for x in (left, centre, right):
            for y in (low, across, high):
                pair(side, found, x, y)
    elif side.stroke.form in ("patch", "collection"):
        pair(side, found, centre, across)
        found.numbers += [left, low, right, high]
    found.numbers += [*map(float, (width, height, width / 2, height / 2))]
    if side.stroke.form in ("patch", "collection") and is_rectangle(points):
        bar(side, found, (left, right), (low, high))
    elif len(points) > 8:
        layer(side, found, points)


def pair(side: Side, found: Shown, x: float, y: float) -> None:
    one, other = side.x(x), side.y(y)
    found.pair(one, other)
    if isinstance(one, str) and "$" in one:
        found.pair(formula(one), other)
    if is_round(side.ax) and not isinstance(one, str):  # the angles 0 and 360 are one place
        found.pair(one - 360, other)
        for name in names_near(side.ax.xaxis, x - 2 * np.pi, 1e-6):
            found.pair(name, other)
    dated(side.ax, one, other, found)


def bar(side: Side, found: Shown, across: tuple[float, float], along: tuple[float, float]) -> None:
    """The height of a bar at its middle, and at the names next to it; for lying bars its width."""
    for ends, lengths, axis, value, lies in (
        (across, along, side.ax.xaxis, side.y, False),
        (along, across, side.ax.yaxis, side.x, True),
    ):
        place, reach = middle(ends), ends[1] - ends[0]
        size = lengths[1] - lengths[0]
        ways: list[Value] = [shown(axis, place), *names_near(axis, place, reach * 1.5 + 1e-9)[:1]]
        ways += [formula(each) for each in ways if isinstance(each, str) and "$" in each]
        ticks = [float(each) for each in axis.get_majorticklocs() if abs(each - place) <= reach * 1.5]
        ways += sorted(ticks, key=lambda each: abs(each - place))[:1]
        for each in ways:
            along_it = side.ax.xaxis if lies else side.ax.yaxis
            for end in (
                *map(partial(length, along_it), (size, -size, *lengths, middle(lengths))),
                *map(value, lengths),
            ):
                found.pair(*((end, each) if lies else (each, end)))


def layer(side: Side, found: Shown, points: Any) -> None:
    """The thickness of an area at each place, along either side, and its widest place."""
    for along, across, is_flat in ((0, 1, True), (1, 0, False)):
        places, of = np.unique(points[:, along].round(12), return_inverse=True)
        low, high = np.full(len(places), np.inf), np.full(len(places), -np.inf)
        np.minimum.at(low, of.ravel(), points[:, across])
        np.maximum.at(high, of.ravel(), points[:, across])
        for place, least, most in zip(places.tolist(), low.tolist(), high.tolist()):
            found.pair(*((side.x(place), side.y(most - least)) if is_flat else (side.x(most - least), side.y(place))))
        widest = float(places[int((high - low).argmax())])
        centre = middle(points[:, across].tolist())
        pair(side, found, *((widest, centre) if is_flat else (centre, widest)))


def cells(ax: Any, found: Shown) -> None:
    """The values of cells and of colors with a color bar, at their places, and the levels of contours."""
    for artist in [*ax.images, *ax.collections]:
        values = artist.get_array()
        if (mesh := getattr(artist, "_triangulation", None)) is not None:
            for x, y in zip(mesh.x.tolist(), mesh.y.tolist()):
                found.pair(shown(ax.xaxis, x), shown(ax.yaxis, y))
        found.numbers += [float(each) for each in getattr(artist, "levels", ())]
        count_of(artist, found)
        if values is None:
            continue
        if np.ma.asarray(values).dtype.kind not in "biuf":
            continue
        found.texts += ["true", "false"] * (np.ma.asarray(values).dtype.kind == "b")
        if hasattr(artist, "get_extent") and np.ndim(values) == 3 and np.size(values) < PIXELS:
            values = colours_of(np.asarray(values))
        values = np.ma.filled(np.ma.asarray(values, float), np.nan)
        found.numbers += values.ravel()[:MOST].tolist()
        of_each = np.unique(values[np.isfinite(values)], return_counts=True)[1]
        found.numbers += of_each.astype(float).tolist() * (len(of_each) <= 20)  # of each color of a few
        if hasattr(artist, "get_extent") and values.ndim == 2:
            rows, columns = values.shape
            for n, x in enumerate(middles_of(artist, "x", columns)):
                for value in values[:, n].tolist():
                    found.value(shown(ax.xaxis, x), value)
            found.numbers += middles_of(artist, "y", rows)
        elif values.ndim == 1 and len(offsets := np.asarray(artist.get_offsets(), float)) == len(values) > 1:
            # Hexagons, whose middles are computed and may be rounded to a millionth of the plot, and dots with colors.
            digits = min(6 - int(np.floor(np.log10(max(np.nanmax(offsets) - np.nanmin(offsets), 1e-300)))), 300)
            for (x, y), value in zip(offsets.tolist(), values.tolist()):
                for each in (x, round(x, digits)):
                    found.value(shown(ax.xaxis, each), value)
                found.numbers += [y, round(y, digits)]
        elif hasattr(artist, "get_coordinates"):
            corners = np.ma.filled(np.ma.asarray(artist.get_coordinates(), float), np.nan)
            centres = (corners[1:, 1:] + corners[1:, :-1] + corners[:-1, 1:] + corners[:-1, :-1]) / 4
            boxes(corners, found)
            centres = corners if corners[..., 0].size == values.size else centres  # shades between corners
            if centres[..., 0].size == values.size:
                for (x, y), value in zip(centres.reshape(-1, 2).tolist(), values.ravel().tolist()):
                    found.value(shown(ax.xaxis, x), value)
                    found.numbers.append(y)
        found.numbers += [float(np.nanmin(values)), float(np.nanmax(values)), float(np.nanmean(values))]


def colours_of(pixels: Any) -> Any:
    """For each pixel the place of its color among the colors of the picture, from dark to light in red, green, blue."""
    whole = pixels[..., :3].astype(float) / (255 if pixels.dtype.kind == "u" else 1)
    places = np.unique(whole.reshape(-1, 3).round(3), axis=0, return_inverse=True)[1]
    return places.reshape(pixels.shape[:2])


def boxes(corners: Any, found: Shown) -> None:
    """The extents of cells that are not upright."""
    four = np.array([corners[1:, 1:], corners[1:, :-1], corners[:-1, 1:], corners[:-1, :-1]])
    for (left, low), (right, high) in zip(four.min(axis=0).reshape(-1, 2), four.max(axis=0).reshape(-1, 2)):
        found.pair(middle((left, right)), middle((low, high)))
        found.numbers += [float(each) for each in (left, low, right, high)]


def count_of(artist: Any, found: Shown) -> None:
    """The numbers of levels, of the separate lines or areas of each level, and of pieces such as the marks of a rug."""
    if getattr(values := artist.get_array(), "ndim", 0) > 1:
        found.counts.update(map(float, values.shape[:2]))
    if hasattr(artist, "levels"):
        found.counts.add(float(len(artist.levels)))
        starts = [1 if path.codes is None else int((path.codes == path.MOVETO).sum()) for path in artist.get_paths()]
        found.counts.update(map(float, starts))
    elif hasattr(artist, "get_segments"):
        found.counts.add(float(len(artist.get_segments())))


def texts(ax: Any, found: Shown) -> None:
    """The places of texts."""
    for text in [each for each in ax.texts if each.get_visible()] if ax.name == "rectilinear" else ():
        there = text.get_transform().transform(text.get_unitless_position())
        if isinstance(getattr(text, "xycoords", None), Transform):
            there = text.xycoords.transform(text.xy)
        x, y = ax.transData.inverted().transform(there).tolist()
        places = [(x, y)] if np.isfinite([x, y]).all() else []
        if getattr(text, "xycoords", "") == "data":
            with contextlib.suppress(TypeError, ValueError):
                places.append((float(ax.convert_xunits(text.xy[0])), float(ax.convert_yunits(text.xy[1]))))
        for (x, y), reach in itertools.product(places, (1e-6, 0.5)):  # also beside a name
            there = shown(ax.xaxis, x, reach), shown(ax.yaxis, y, reach)
            found.pair(*there)
            found.pair(*(formula(each) if isinstance(each, str) else each for each in there))


def crossings(ax: Any, found: Shown) -> None:
    """The points at which the two bars of an error cross."""
    for bars in ax.containers:
        pieces = (
            [np.array(each.get_segments(), float) for each in bars[2]] if isinstance(bars, ErrorbarContainer) else []
        )
        upright = [each for each in pieces if each.shape[1:] == (2, 2) and (each[:, 0, 0] == each[:, 1, 0]).all()]
        level = [each for each in pieces if each.shape[1:] == (2, 2) and (each[:, 0, 1] == each[:, 1, 1]).all()]
        for one, other in itertools.product(upright, level):
            for x, y in zip(one[:, 0, 0].tolist(), other[:, 0, 1].tolist()):
                found.pair(shown(ax.xaxis, x), shown(ax.yaxis, y))


def wedges(ax: Any, found: Shown) -> None:
    """The shares of a pie, in percent, at the texts around it."""
    pieces = [each for each in ax.patches if isinstance(each, patches.Wedge)]
    texts = [each.get_text() for each in ax.texts]
    number = 0  # within its ring
    for n, each in enumerate(pieces):
        share = round((each.theta2 - each.theta1) / 3.6, 4)
        number = 1 if n == 0 or pieces[n - 1].r != each.r else number + 1
        for name in [*texts, float(n), f"Wedge {number}"]:
            found.value(name, share)
        found.texts.append(f"Share (%) of wedge {n + 1}")


def totals(ax: Any, found: Shown) -> None:
    """The total of all bars at one place, and of all layers. Bars beside each other have the middle of their group."""
    layers(ax, found)
    groups(ax, found)
    bars = [each for each in ax.patches if isinstance(each, patches.Rectangle)]
    for side, axis in ((0, ax.xaxis), (1, ax.yaxis)):
        sums: dict[float, float] = {}
        for each in bars:
            sizes = each.get_width(), each.get_height()
            value, place = sizes[1 - side], round(each.get_xy()[side] + sizes[side] / 2, 9)
            if np.isfinite(value) and np.isfinite(place):
                sums[place] = sums.get(place, 0.0) + value
        across = ax.yaxis if side == 0 else ax.xaxis
        for place, value in sums.items():
            at, total = shown(axis, place), shown(across, value)
            found.pair(*((total, at) if side else (at, total)))


def layers(ax: Any, found: Shown) -> None:
    """The total thickness of all areas at each place."""
    sums: dict[float, float] = {}
    for artist in ax.collections:
        if type(artist).__name__ == "FillBetweenPolyCollection":
            points = np.concatenate(
                [path.vertices for path in artist.get_paths() if len(path.vertices)] or [np.empty((0, 2))]
            )
            for place in np.unique(points[:, 0])[:MOST]:
                here = points[points[:, 0] == place, 1]
                sums[float(place)] = sums.get(float(place), 0.0) + float(here.max() - here.min())
    for place, value in sums.items():
        found.pair(shown(ax.xaxis, place), shown(ax.yaxis, value))


def groups(ax: Any, found: Shown) -> None:
    """The heights of bars at the middle of the bars of the same number in all containers."""
    held = [each.patches for each in ax.containers if isinstance(each, BarContainer) and not hasattr(ax, "zaxis")]
    for bars in zip(*held) if len({*map(len, held)}) == 1 < len(held) else ():
        boxes = np.array([each.get_bbox().get_points() for each in bars])
        for side, axis in ((0, ax.xaxis), (1, ax.yaxis)):
            place = middle([float(boxes[:, 0, side].min()), float(boxes[:, 1, side].max())])
            across = ax.yaxis if side == 0 else ax.xaxis
            for size in (boxes[:, 1, 1 - side] - boxes[:, 0, 1 - side]).tolist():
                at, value = shown(axis, place), shown(across, size)
                found.pair(*((value, at) if side else (at, value)))
