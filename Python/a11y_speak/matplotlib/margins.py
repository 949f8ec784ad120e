# SPDX-License-Identifier: MIT
"""Small Axes along one side of a large one, such as the dendrograms of a cluster map and the histograms of a joint
plot. They follow the large one, and their places have its names."""

from __future__ import annotations

from typing import Any

from matplotlib.axes import Axes
from matplotlib.collections import QuadMesh

from .ticks import plain

NEAR = 2e-3
"""The part of a figure's size by which the ends of two Axes may differ."""


def main_of(ax: Axes) -> tuple[Axes, str] | None:
    """The large Axes beside a margin, and the side along which both reach: "x" or "y"; None for other Axes."""
    if hasattr(ax, "_colorbar") or ax.name != "rectilinear" or plain(ax.get_title()) or ax not in ax.figure.axes:
        return None
    own, found = ax.get_position(), None
    for other in ax.figure.axes:
        if other is ax or other.name != "rectilinear" or not other.get_visible() or hasattr(other, "_colorbar"):
            continue
        whole = other.get_position()
        least = found[0].get_position() if found else own
        if size(whole) < size(least) * (1 if found else 2) or not other.has_data():
            continue
        for side, ends in ("x", "intervalx"), ("y", "intervaly"):
            is_along = all(abs(a - b) < NEAR for a, b in zip(getattr(own, ends), getattr(whole, ends)))
            if is_along and not has_texts(getattr(ax, f"{side}axis")):
                found = other, side
    return found


def size(box: Any) -> float:
    return float(box.width * box.height)


def has_texts(axis: Any) -> bool:
    """Whether an axis shows the texts of its ticks."""
    if not axis.get_visible() or not axis.axes.axison:
        return False
    return any(label.get_visible() and label.get_text() for label in axis.get_majorticklabels())


def has_cells(ax: Any) -> bool:
    """Whether an Axes shows an image or a mesh."""
    return bool(ax.images) or any(isinstance(each, QuadMesh) for each in ax.collections)


def is_beside(ax: Axes) -> bool:
    """Whether a margin is a strip of colors, or neither of its axes shows the texts of its ticks."""
    is_bare = not has_texts(ax.xaxis) and not has_texts(ax.yaxis)
    return (is_bare or has_cells(ax)) and main_of(ax) is not None


def side_of(ax: Axes) -> str:
    """The place of a margin beside its large Axes: margin above; "" for other Axes."""
    if (found := main_of(ax)) is None:
        return ""
    own, whole = ax.get_position(), found[0].get_position()
    if found[1] == "x":
        return "margin above" if own.y0 >= whole.y1 - NEAR else "margin below"
    return "margin on the right" if own.x0 >= whole.x1 - NEAR else "margin on the left"


def names_beside(axis: Any) -> list[tuple[float, str]]:
    """The names at the ticks of the large Axes, each with its place in the data of the margin."""
    ax = axis.axes
    found = main_of(ax)
    if found is None or getattr(ax, f"{found[1]}axis") is not axis:
        return []
    other = getattr(found[0], f"{found[1]}axis")
    texts = [plain(tick.get_text()) for tick in other.get_majorticklabels()]
    number = "xy".index(found[1])
    places = []
    for place, text in zip(other.get_majorticklocs(), texts):
        if text:
            at = found[0].transData.transform((place, place))
            places.append((float(ax.transData.inverted().transform(at)[number]), text))
    return places
