# SPDX-License-Identifier: MIT
"""Figures of plotly: the content of their traces, on the axes of their layout."""

from __future__ import annotations

from typing import Any

from ..charts import Chart
from ..errors import Unreadable
from .figure import scenes_of

__all__ = ["charts_of"]


def charts_of(obj: Any) -> list[Chart]:
    """One chart for each subplot, and one for each trace without axes, such as a pie.

    Raises:
        Unreadable: when the object is not a figure of plotly.
    """
    if not hasattr(obj, "data") or not hasattr(obj, "layout"):
        raise Unreadable(f"An object of {type(obj).__qualname__} is not a plotly figure: pass a Figure.")
    return [scene.chart() for scene in scenes_of(obj)]
