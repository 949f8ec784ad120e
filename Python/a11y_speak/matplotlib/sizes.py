# SPDX-License-Identifier: MIT
"""The sizes and colors of dots that show data: the values that a legend gives to sizes, and notes on those without."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from .grids import numbers_of, short
from .parts import Floats, bar_of
from .ticks import plain

NUMBER = re.compile(r"[-−]?\d[\d,]*(\.\d+)?(e[-+]?\d+)?")


def sizer(dots: Any, count: int) -> Callable[[int], str] | None:
    """The words for the value of a dot's size by the legend, such as People 10; None for equal or unknown sizes."""
    sizes = np.asarray(dots.get_sizes(), float)
    if len(sizes) != count or np.ptp(sizes) == 0 or (key := key_of(dots.axes)) is None:
        return None
    line = key.line()
    if line is None:
        return lambda n: f"{key.title} {key.between(sizes[n])}"
    slope, start, low, high = line
    digits = 9 - int(np.floor(np.log10(np.ptp(key.values))))
    # Several dots beyond the legend with the same size may have been clipped to it.
    for is_low, end in (True, sizes.min()), (False, sizes.max()):
        if np.isclose(sizes, end).sum() > 1:
            low = max(low, end) if is_low and end < key.areas[0] * 0.999 else low
            high = min(high, end) if not is_low and end > key.areas[-1] * 1.001 else high

    def words(n: int) -> str:
        if not key.areas[0] * 0.5 <= sizes[n] <= key.areas[-1] * 2:  # too far from the legend to be read off
            return f"{key.title} {key.between(sizes[n])}"
        size = float(np.clip(sizes[n], low, high))
        clipped = " or less" if size < low * (1 + 1e-6) else " or more" if size > high * (1 - 1e-6) else ""
        return f"{key.title} {short(round(slope * size + start, digits) + 0.0)}{clipped}"

    return words


@dataclass
class Key:
    """The entries of a legend whose marks grow with their numbers.

    Attributes:
        areas, values: the sizes and the numbers, in ascending order.
        ends: whether several entries have the first size, and the last size: all values beyond are drawn so.
    """

    title: str
    areas: Floats
    values: Floats
    ends: tuple[bool, bool] = (False, False)

    def line(self) -> tuple[float, float, float, float] | None:
        """The slope and the start of a line from sizes to values, and the sizes at which it ends because all values
        beyond have the size of the end, as in seaborn's size_norm; None for another relation."""
        for first, last in (0, 0), (1, 0), (0, 1), (1, 1):
            if (self.ends[0] and not first) or (self.ends[1] and not last):
                continue
            x, y = (each[first : len(each) - last] for each in (self.areas, self.values))
            if len(x) < (2 if not first and not last else 3):
                continue
            slope, start = np.polyfit(x, y, 1)
            if np.abs(slope * x + start - y).max() > 0.005 * np.ptp(y):
                continue
            drawn = slope * self.areas + start
            if (not first or drawn[0] > self.values[0]) and (not last or drawn[-1] < self.values[-1]):
                ends = self.areas[0] if first else 0.0, self.areas[-1] if last else np.inf
                return float(slope), float(start), float(ends[0]), float(ends[1])
        return None

    def between(self, size: float) -> str:
        """The entries around a size: 10, 10 to 20, less than 10, more than 40"""
        last = len(self.areas) - 1
        near = np.flatnonzero(np.isclose(self.areas, size, rtol=1e-3))
        n = int(near[0]) if near.size else int(np.searchsorted(self.areas, size))
        if near.size and not (self.ends[0] and n == 0) and not (self.ends[1] and n == last):
            return short(self.values[n])
        if n > last or (near.size and n == last):
            return f"more than {short(self.values[last - (n == last)])}"
        if n == 0:
            return f"less than {short(self.values[int(near.size > 0)])}"
        return f"{short(self.values[n - 1])} to {short(self.values[n])}"


def key_of(ax: Any) -> Key | None:
    legends = [each for each in (ax.get_legend(), *getattr(ax.figure, "legends", [])) if each]
    return next(filter(None, map(key_in, legends)), None)


def key_in(legend: Any) -> Key | None:
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    title, found = plain(legend.get_title().get_text()), list[tuple[float, float]]()
    for handle, text in zip(handles, legend.get_texts()):
        said, size = plain(text.get_text()), area_of(handle)
        if NUMBER.fullmatch(said) and size:
            found.append((size, float(said.replace("−", "-").replace(",", ""))))
        elif not found and said:
            title = said
    areas, values = (np.array(each).round(9) for each in zip(*sorted(found))) if found else (np.empty(0),) * 2
    kept, count = np.unique(areas, return_index=True)[1], len(areas)
    if len(kept) < 2 or (np.diff(values) <= 0).any():
        return None
    if len(kept) < count:  # of equal sizes at an end, the inner entry is kept
        low, high = int((areas == areas[0]).sum()), int((areas == areas[-1]).sum())
        areas, values = areas[low - 1 : count - high + 1], values[low - 1 : count - high + 1]
        if (np.diff(areas) <= 0).any():
            return None
        return Key(title or "size", areas, values, (low > 1, high > 1))
    return Key(title or "size", areas, values)


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
