# SPDX-License-Identifier: MIT
"""What is read of an Axes before its axes have given it words."""

import dataclasses
import re
from collections.abc import Callable

import numpy as np


@dataclasses.dataclass
class Part:
    """A series. Its x stand on the axis that is walked along, which is y when it lies."""

    name: str
    x: np.ndarray
    y: np.ndarray
    kind: str = "line"
    lies: bool = False
    is_bars: bool = False  # whose x may stand beside a tick and still mean it
    # Of a point's index, the words of x, and a function that words a y: all that is said of it.
    words: Callable | None = None
    # Along x and across, what is drawn beyond the points: bins, whiskers, errors.
    beyond: tuple = ((), ())


def name_of(artist):
    """Its label in the legend; "" for one of matplotlib's own making."""
    return re.sub("^_.*", "", str(artist.get_label() or ""), flags=re.DOTALL)


def number(value):
    """2, 0.5, −3"""
    return f"{value:.10g}".replace("-", "−")


def numbers(low, high):
    """7, or 1 to 9"""
    return number(low) if low == high else f"{number(low)} to {number(high)}"
