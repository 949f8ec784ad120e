# SPDX-License-Identifier: MIT
"""The parts of an Axes as read, before the axes turn their values into words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .ticks import plain

Floats = NDArray[np.float64]

Seen = set[Any]
"""The artists already read, which later readers skip."""

Notes = list[Any]
"""Notes in addition to the series: a sentence, a function, or a beginning with an axis and values on that axis."""


class Wording(Protocol):
    """An axis that puts its values into words, as `Scale` does."""

    known: dict[str, Any]
    factor: float

    @property
    def has_names(self) -> bool: ...

    def text(self, value: float) -> str: ...

    def before(self, place: str, value: str) -> str: ...


Words = Callable[[int, Wording, Wording], str]
"""The text of a point, from its index, the axis along the series and the axis across it."""


@dataclasses.dataclass(frozen=True)
class Shade:
    """The meaning of cell colors: the axis of their color bar, or None without a color bar."""

    axis: Any

    @staticmethod
    def of(artist: Any) -> Shade:
        return Shade(long_axis(bar_of(artist)))


def long_axis(bar: Any) -> Any:
    """The axis of a color bar with its values; None without a bar. Matplotlib before 3.10 has no public name for it."""
    if bar is None or hasattr(bar, "long_axis"):
        return getattr(bar, "long_axis", None)
    return bar.ax.yaxis if bar.orientation == "vertical" else bar.ax.xaxis


def bar_of(artist: Any) -> Any:
    """The color bar of an artist, or that of the same colors between the same ends; None without one."""
    if bar := getattr(artist, "colorbar", None):
        return bar
    if artist.get_array() is None or artist.axes is None:
        return None
    bars = [each._colorbar for each in artist.axes.figure.axes if hasattr(each, "_colorbar")]
    return next((bar for bar in bars if looks(bar.mappable) == looks(artist)), None)


def looks(artist: Any) -> tuple[Any, ...]:
    return artist.get_cmap().name, *artist.get_clim()


@dataclasses.dataclass
class Part:
    """A series. Its x values are on the axis along which its user moves. If the part lies, this is the y axis."""

    name: str
    x: Floats
    y: Floats
    kind: str = "line"
    lies: bool = False
    is_bars: bool = False  # a bar next to a tick still belongs to the tick
    are_dots: bool = False  # dots are moved a little from their tick, so that they do not hide each other
    # A mark such as a line of hlines: it neither turns the chart nor has a say in the names of ticks.
    is_mark: bool = False
    # The place, the foot and the top of each line of hlines or vlines; None for other parts.
    sticks: tuple[Floats, Floats, Floats] | None = None
    # The part for a chart that runs the other way; None for a part that is said in the usual way there.
    other: Part | None = None
    words: Words | None = None
    # For a series of cells: the cells' row on the y axis, and the axis of the cells' values.
    row: float | None = None
    shade: Shade | None = None
    # The color by which the legend may name the part, and its name if the legend does not.
    colour: Any = None
    # The names that the legend gives to the dashes and to the width of the part.
    style: str = ""
    noun: str = ""
    # The drawn things, as in `Series`; "" where the other members say them.
    word: str = ""
    # The places of the bars themselves, when x has the middles of groups.
    stands: Floats | None = None
    # The starts and the ends of floating bars on the axis across, or of stretches on the axis along.
    spans: tuple[Floats, Floats] | None = None
    # Whether the words of the points hold the words of the texts at the points.
    is_named: bool = False
    # Values along x and across that are drawn beyond the points: bins, whiskers, errors.
    beyond: tuple[Any, Any] = ((), ())

    @property
    def drawn(self) -> str:
        """The word for the drawn things, as in `Series`."""
        return self.word or ("row" if self.row is not None else "dot" if self.are_dots else "")

    def turned(self) -> Part:
        """The part in a chart that runs along the other axis."""
        if self.other:
            return self.other
        return dataclasses.replace(self, x=self.y, y=self.x, words=None, beyond=((), ()), spans=None)


def name_of(artist: Any) -> str:
    """The artist's label in the legend; "" for a label that matplotlib made."""
    return plain(re.sub("^_.*", "", str(artist.get_label() or ""), flags=re.DOTALL))


def noted(name: str, words: str) -> str:
    return f"{name}: {words[0].lower()}{words[1:]}" if name else words


def number(value: float) -> str:
    """A number in words: 2, 0.5, −3"""
    return f"{value:.10g}".replace("-", "−")


def in_short(scale: Wording, value: float, digits: int = 4) -> str:
    """A computed value on an axis, with few digits; a date whole."""
    return scale.text(value if scale.known["scale"] == "date" else float(f"{value:.{digits}g}"))


def numbers(low: float, high: float) -> str:
    """A range in words: 7, or 1 to 9"""
    return number(low) if low == high else f"{number(low)} to {number(high)}"


def trimmed(values: Any) -> Floats:
    """Removes rounding errors: keeps twelve digits of the largest value."""
    found = np.asarray(values, float)
    finite = found[np.isfinite(found)]
    largest = float(np.abs(finite).max()) if finite.size else 0.0
    if largest == 0:
        return found
    digits = 11 - int(np.floor(np.log10(largest)))
    if digits > 15:  # powers of ten are not exact here
        return np.array([float(f"{value:.12g}") for value in found.flat]).reshape(found.shape)
    return np.asarray(np.round(found, digits))
