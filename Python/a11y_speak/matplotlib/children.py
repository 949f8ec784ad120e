# SPDX-License-Identifier: MIT
"""Axes within Axes and beside them: insets, secondary axes, and plots whose axis is cut in two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import FigureBase

from .parts import number
from .scales import Scale
from .ticks import plain


def with_insets(figure: FigureBase) -> list[Axes]:
    """The Axes of a figure, each followed by its insets, and by those that mpl_toolkits draws as its parasites."""
    known = figure.axes
    return [each for ax in known for each in (ax, *insets(ax, known), *getattr(ax, "parasites", ()))]


def insets(ax: Axes, known: list[Axes]) -> Iterator[Axes]:
    for child in ax.child_axes:
        if not hasattr(child, "set_functions") and child not in known:
            yield from (child, *insets(child, known))


def secondary(ax: Axes) -> Iterator[str]:
    """Notes on secondary axes, with the ends of the data there: Second y axis: T (°F), 32 to 68"""
    for child in ax.child_axes:
        if not hasattr(child, "set_functions") or not child.get_visible():
            continue
        letter = child._orientation  # matplotlib has no public name for it
        own, data = getattr(child, f"{letter}axis"), getattr(ax, f"{letter}axis").get_data_interval()
        title = plain(own.get_label_text())
        said = f"Second {letter} axis" + (f": {title}" if title else "")
        if np.isfinite(data).all():
            with np.errstate(all="ignore"):
                ends = np.sort(np.asarray(child._functions[0](np.asarray(data, float)), float).round(10) + 0.0)
            if np.isfinite(ends).all():
                said += f"{', ' if title else ': '}{' to '.join(told(own, end) for end in ends.tolist())}"
        yield said


def told(axis: Any, value: float) -> str:
    """A value on a second axis: a date, or a number of four digits."""
    scale = Scale.of(axis, [])
    return scale.text(value) if scale.known["scale"] == "date" else number(float(f"{value:.4g}"))


def cut_of(one: Axes, other: Axes) -> tuple[str, float, float] | None:
    """The side and the ends of the cut between two Axes that show the same lines in two ranges; None for others."""
    if one.name != "rectilinear" or other.name != "rectilinear":
        return None
    for letter, along, facing in (("y", "x", ("bottom", "top")), ("x", "y", ("right", "left"))):
        shared = getattr(one, f"get_shared_{along}_axes")().joined(one, other)
        ranges = sorted(tuple(sorted(getattr(each, f"get_{letter}lim")())) for each in (one, other))
        hidden = any(
            not a.spines[facing[0]].get_visible() and not b.spines[facing[1]].get_visible()
            for a, b in ((one, other), (other, one))
        )
        if shared and hidden and ranges[0][1] < ranges[1][0] and same_lines(one, other):
            return letter, ranges[0][1], ranges[1][0]
    return None


def same_lines(one: Axes, other: Axes) -> bool:
    """Whether both draw the same lines, dots and bars."""
    return len(drawn(one)) > 0 and all(map(np.array_equal, drawn(one), drawn(other)))


def drawn(ax: Axes) -> list[Any]:
    lines = [each.get_xydata() for each in ax.lines if each.get_transform().contains_branch(ax.transData)]
    dots = [np.asarray(each.get_offsets()) for each in ax.collections]
    return [*lines, *dots, *map(box_of, ax.patches)]


def box_of(patch: Any) -> Any:
    return patch.get_path().get_extents(patch.get_patch_transform()).get_points()
