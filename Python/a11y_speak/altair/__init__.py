# SPDX-License-Identifier: MIT
"""Charts of altair, compiled offline by vl-convert. They are read as Vega draws them."""

from __future__ import annotations

from typing import Any

from ..charts import Chart
from ..errors import Unreadable
from .marks import marks_of
from .views import scenes_of

__all__ = ["charts_of"]


def charts_of(obj: Any) -> list[Chart]:
    """One chart for each view, such as a cell of a facet or a part of a concatenation.

    Raises:
        Unreadable: when the object is not a chart of altair, vl-convert is missing, or vl-convert cannot compile the
            chart.
    """
    if not hasattr(obj, "to_dict"):
        raise Unreadable(f"An object of {type(obj).__qualname__} is not an altair chart: pass a Chart.")
    try:
        import vl_convert
    except ImportError:
        raise Unreadable(
            "Charts of altair are compiled by vl-convert, which is not installed: pip install vl-convert-python."
        ) from None
    try:
        spec = obj.to_dict()
        vega = vl_convert.vegalite_to_vega(spec)
        marks = marks_of(vega)
        scenes = scenes_of(vega, marks.read(vl_convert.vega_to_scenegraph(vega)))
    except ValueError as error:
        raise Unreadable(f"The chart cannot be compiled: {str(error).splitlines()[0]}") from None
    return [scene.chart() for scene in scenes]
