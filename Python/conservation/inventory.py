# SPDX-License-Identifier: MIT
"""An inventory: the texts and the data that a figure shows."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = float | str
"""A number as the ticks show it, seconds since 1970 for a date, or a name."""


@dataclass(frozen=True)
class Datum:
    """A place and its value.

    Attributes:
        reach: the distance that a heard place may have from x: half a group of bars; 0 for points.
        kind: the kind of the artist, the trace or the mark.
        places: names next to a bar, which may replace x.
        others: values that may replace y, such as the height of a part of a stack.
        either: the same thing read the other way; None where only one way is possible. One of them must be heard.
    """

    x: Value
    y: Value
    kind: str
    reach: float = 0.0
    others: tuple[Value, ...] = ()
    places: tuple[Value, ...] = ()
    either: Datum | None = None


@dataclass
class Inventory:
    texts: list[str] = field(default_factory=list)
    data: list[Datum] = field(default_factory=list)
    levels: list[tuple[str, Value]] = field(default_factory=list)
    """Single values: lines and bands across the plot, each with its kind."""

    outlines: list[tuple[list[Value], list[Value]]] = field(default_factory=list)
    """The heights and the places of the edges of a box: all of the first must be heard, or all of the second."""
