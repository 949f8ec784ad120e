# SPDX-License-Identifier: MIT
"""Where an artist's places count: in the data, along one axis of the data, or beside the data."""

from __future__ import annotations

from typing import Any

import numpy as np

from .parts import Floats

NEAR = 20.0
"""The most pixels by which a program moves a line from its own values, for a shadow or beside another line."""


def side_of(ax: Any, transform: Any) -> str:
    """ "x" where only the places along x are data and the others are parts of the plot's height; "y"; "" for others.

    Not ==: to matplotlib, the plot's transform equals the data's while both limits are 0 and 1."""
    if transform is ax.get_xaxis_transform(which="grid"):
        return "x"
    if transform is ax.get_yaxis_transform(which="grid"):
        return "y"
    sides = getattr(transform, "_x", None), getattr(transform, "_y", None)
    known = {"x": (ax.transData, ax.transAxes), "y": (ax.transAxes, ax.transData)}
    return next((side for side, pair in known.items() if all(a is b for a, b in zip(sides, pair))), "")


def drawn_at(ax: Any, transform: Any, points: Floats) -> Floats:
    """The places of the data at which points are drawn, without rounding errors of the way through pixels."""
    with np.errstate(all="ignore"):
        found = np.array(ax.transData.inverted().transform(transform.transform(points)), float)
    for side, axis in enumerate((ax.xaxis, ax.yaxis)):
        if axis.get_scale() == "linear":
            span = float(np.ptp(axis.get_view_interval())) or 1.0
            found[:, side] = np.round(found[:, side], 10 - int(np.floor(np.log10(span))))
    return found


def is_shifted(ax: Any, transform: Any, points: Floats) -> bool:
    """Whether all points are drawn a few pixels beside their own places."""
    points = points[np.isfinite(points).all(axis=1)]
    if len(points) < 2 or transform.contains_branch(ax.transData):
        return False
    with np.errstate(all="ignore"):
        away = transform.transform(points) - ax.transData.transform(points)
    return bool(np.isfinite(away).all() and (np.ptp(away, axis=0) < 1e-6).all() and np.hypot(*away[0]) <= NEAR)
