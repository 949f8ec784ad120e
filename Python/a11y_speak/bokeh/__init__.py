# SPDX-License-Identifier: MIT
"""Figures of bokeh: the columns of their glyphs, on the axes of their plots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..charts import Chart
from ..errors import Unreadable
from .figure import scene_of

__all__ = ["charts_of"]


def charts_of(obj: Any) -> list[Chart]:
    """A chart of each plot of a figure, a row, a column, a grid or tabs.

    Raises:
        Unreadable: for an object without a plot.
    """
    plots = list(plots_in(obj))
    if not plots:
        raise Unreadable("The object of bokeh has no plot: pass a figure, or a row, a column or a grid of figures.")
    return [scene_of(each, n, len(plots)).chart() for n, each in enumerate(plots, 1)]


def plots_in(obj: Any) -> Iterator[Any]:
    if hasattr(obj, "renderers") and hasattr(obj, "x_range"):
        yield obj
        return
    children = getattr(obj, "children", None) or [getattr(tab, "child", None) for tab in getattr(obj, "tabs", ())]
    for each in children:
        yield from plots_in(each[0] if isinstance(each, tuple) else each)
