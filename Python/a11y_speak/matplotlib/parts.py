# SPDX-License-Identifier: MIT
"""What is read of an Axes before its axes have given it words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

Seen = set[Any]
"""The artists that were read, so that the next readers leave them."""

Notes = list[Any]
"""What is said beside the series: a sentence, or its beginning, an axis and values on that."""


class Wording(Protocol):
    """An axis that words its values; see `Scale`."""

    known: dict[str, Any]
    factor: float

    @property
    def has_names(self) -> bool: ...

    def text(self, value: float) -> str: ...

    def before(self, place: str, value: str) -> str: ...


Words = Callable[[int, Wording, Wording], str]
"""All that is said of a point, of its index, its axis along and its axis across."""


@dataclasses.dataclass(frozen=True)
class Shade:
    """What the colours of cells mean: the axis of their colour bar, None where there is none."""

    axis: Any

    @staticmethod
    def of(artist: Any) -> Shade:
        bar = getattr(artist, "colorbar", None)
        return Shade(getattr(bar, "long_axis", None))


@dataclasses.dataclass
class Part:
    """A series. Its x stand on the axis that is walked along, which is y when it lies."""

    name: str
    x: Floats
    y: Floats
    kind: str = "line"
    lies: bool = False
    is_bars: bool = False  # whose x may stand beside a tick and still mean it
    words: Words | None = None
    # A series of cells: their row on the y axis, and what axis their values stand on.
    row: float | None = None
    shade: Shade | None = None
    # By which the legend may name it, and what it is called where nothing does.
    colour: Any = None
    noun: str = ""
    # Where it stands along, when x are the middles of groups.
    stands: Floats | None = None
    # Along x and across, what is drawn beyond the points: bins, whiskers, errors.
    beyond: tuple[Any, Any] = ((), ())


def name_of(artist: Any) -> str:
    """Its label in the legend; "" for one of matplotlib's own making."""
    return re.sub("^_.*", "", str(artist.get_label() or ""), flags=re.DOTALL)


def number(value: float) -> str:
    """2, 0.5, −3"""
    return f"{value:.10g}".replace("-", "−")


def numbers(low: float, high: float) -> str:
    """7, or 1 to 9"""
    return number(low) if low == high else f"{number(low)} to {number(high)}"


def trimmed(values: Any) -> Floats:
    """Without the last digits, which are of computing and not of the data: twelve are kept of the largest."""
    found = np.asarray(values, float)
    finite = found[np.isfinite(found)]
    largest = float(np.abs(finite).max()) if finite.size else 0.0
    if largest == 0:
        return found
    digits = 11 - int(np.floor(np.log10(largest)))
    if digits > 15:  # where powers of ten are no longer exact
        return np.array([float(f"{value:.12g}") for value in found.flat]).reshape(found.shape)
    return np.asarray(np.round(found, digits))
