# SPDX-License-Identifier: MIT
"""Points in space: whether the depth of each point belongs to its x and its height, in one artist or trace."""

import re

import numpy as np

from labels import OWN
from pairs import bounds_of, column, missing

POINT = re.compile(r"x .*, y ([-−]?[\d.]+(?:e[-+−]?\d+)?), z .*")
ROW = re.compile(r"(?:.*[, ])?([-−]?[\d.]+(?:e[-+−]?\d+)?)", re.DOTALL)


def misplaced(chart, solids):
    """Points whose x and depth, or depth and height, no solid has together: [series, x, y]. A solid has x, y and z."""
    solids = [[np.ravel(np.asarray(side, float)) for side in each] for each in solids]
    bounds = np.array([bounds_of(column(*each[:2])) for each in solids]).reshape(-1, 4)
    slack, wrong = 1e-6 * np.abs(bounds).max(axis=1, initial=1.0), []
    for series in chart.series if solids else ():
        depths = depths_of(series)
        if depths is None or not len(series.xs):
            continue
        xs, zs = np.asarray(series.xs, float), np.asarray(series.ys, float)
        told = bounds_of(column(xs, depths))
        is_near = (bounds[:, :2] <= told[:2] + slack[:, None]).all(axis=1)
        is_near &= (bounds[:, 2:] >= told[2:] - slack[:, None]).all(axis=1)
        near = [solids[n] for n in np.flatnonzero(is_near)]
        lacking = min((apart(xs, depths, zs, *each) for each in near), key=len, default=range(len(xs)))
        wrong += [[series.name, float(xs[n]), float(depths[n])] for n in lacking[:3]]
    return wrong


def depths_of(series):
    """The depth of each point from its label, or from the name of its row; None if it is not a number."""
    if series.labels is not None:
        found = [POINT.fullmatch(label or "") for label in series.labels]
    else:
        row = None if re.fullmatch(OWN["name"], series.name) else ROW.fullmatch(series.name)
        found = [row] * len(series.xs)
    if not all(found):
        return None
    return np.array([float(match[1].replace("−", "-")) for match in found])


def apart(xs, depths, zs, x, y, z):
    lacking = {*missing(column(xs, depths), column(x, y)).tolist()}
    return sorted(lacking | {*missing(column(depths, zs), column(y, z)).tolist()})


def traced(figure):
    """x, y and z of a plotly figure's traces that are numbers. A surface has them at each corner."""
    for trace in figure.data:
        if trace.type not in ("scatter3d", "mesh3d", "surface") or trace.z is None:
            continue
        try:
            z = np.asarray(trace.z, float)
            x, y = (
                np.asarray(range(size) if side is None else side, float)
                for side, size in zip((trace.x, trace.y), z.shape[::-1] * 2)
            )
        except (TypeError, ValueError):  # names and dates
            continue
        yield [*np.broadcast_arrays(x, y[:, None] if y.ndim == 1 else y, z)] if z.ndim == 2 else [x, y, z]
