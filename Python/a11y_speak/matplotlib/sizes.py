# SPDX-License-Identifier: MIT
"""The sizes and colors of dots that show data: the values that a legend gives to sizes, and notes on those without."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from .grids import numbers_of, short
from .parts import Floats, bar_of
from .ticks import plain

NUMBER = re.compile(r"[-−]?\d[\d,]*(\.\d+)?(e[-+]?\d+)?")


def sizer(dots: Any, count: int) -> Callable[[int], str] | None:
    """The words for the value of a dot's size by the legend, such as People 10; None for equal or unknown sizes."""
    sizes = np.asarray(dots.get_sizes(), float)
    if len(sizes) != count or np.ptp(sizes) == 0 or (scale := scale_of(dots.axes)) is None:
        return None
    title, areas, values = scale
    if sizes.min() < areas[0] * 0.5 or sizes.max() > areas[-1] * 2:
        return None
    is_inside = (sizes >= areas[0]) & (sizes <= areas[-1])
    found = np.where(is_inside, np.interp(sizes, areas, values), np.polyval(np.polyfit(areas, values, 1), sizes))
    return lambda n: f"{title} {short(found[n])}"


def scale_of(ax: Any) -> tuple[str, Floats, Floats] | None:
    """The title, the sizes and the values of the entries of a legend whose marks grow with their numbers."""
    legends = [each for each in (ax.get_legend(), *getattr(ax.figure, "legends", [])) if each]
    return next(filter(None, map(scale_in, legends)), None)


def scale_in(legend: Any) -> tuple[str, Floats, Floats] | None:
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    title, found = plain(legend.get_title().get_text()), list[tuple[float, float]]()
    for handle, text in zip(handles, legend.get_texts()):
        said, size = plain(text.get_text()), area_of(handle)
        if NUMBER.fullmatch(said) and size:
            found.append((size, float(said.replace("−", "-").replace(",", ""))))
        elif not found and said:
            title = said
    areas, values = (np.array(each) for each in zip(*sorted(found))) if len(found) > 1 else (np.empty(0),) * 2
    if len(areas) < 2 or (np.diff(areas) <= 0).any() or (np.diff(values) <= 0).any():
        return None
    return title or "size", areas, values


def area_of(handle: Any) -> float:
    if hasattr(handle, "get_sizes"):
        sizes = handle.get_sizes()
        return float(sizes[0]) if len(sizes) else 0.0
    return float(handle.get_markersize()) ** 2 if hasattr(handle, "get_markersize") else 0.0


def unexplained(dots: Any, count: int, is_sized: bool) -> str:
    """A note on sizes and colors that differ by data, but that the figure does not explain."""
    sizes, values = np.asarray(dots.get_sizes(), float), numbers_of(dots.get_array())
    has_colours = values.shape == (count,) and np.nanmin(values) < np.nanmax(values)
    is_coloured = has_colours and bar_of(dots) is None and dots.axes.get_legend() is None
    told = [(len(sizes) == count and np.ptp(sizes) > 0 and not is_sized, "sizes", "a legend")]
    told.append((is_coloured, "colors", "a color bar"))
    return ". ".join(f"The dots have different {what} without {lack}" for is_so, what, lack in told if is_so)
