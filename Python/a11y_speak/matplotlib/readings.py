# SPDX-License-Identifier: MIT
"""All that one Axes shows: its series, its notes, and the kinds that are not read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from matplotlib.axes import Axes

from .bars import read_bars, read_stairs
from .boxes import read_boxes, read_violins
from .fills import read_fills
from .lines import read_dots, read_errors, read_lines, read_stems
from .parts import Notes, Part, Seen
from .pies import read_pies
from .segments import read_segments
from .unread import tables, texts_of, three_dimensional, unread_kinds, written


class Reading:
    def __init__(self, ax: Axes) -> None:
        self.ax, self.ids = ax, ("x", "y")
        self.parts, self.notes = list[Part](), Notes()
        self.wedges, self.kinds = list[str](), list[str]()
        if ax.name in ("rectilinear", "polar"):
            self.read_flat(ax)
        else:
            self.kinds = three_dimensional(ax)
        self.texts = [text for text in written(ax) if text not in self.wedges]

    def read_flat(self, ax: Axes) -> None:
        """Each reader marks the artists that it has seen, so that the next ones leave them."""
        seen: Seen = set()
        pies, self.wedges = read_pies(ax, seen)
        for read in (
            read_stems,
            read_errors,
            read_bars,
            read_stairs,
            read_boxes,
            read_violins,
            read_fills,
            read_segments,
        ):
            self.parts += read(ax, seen)
        self.parts = [*read_lines(ax, seen, self.notes), *read_dots(ax, seen), *self.parts, *pies]
        self.kinds = unread_kinds(ax, seen, self.notes)

    @property
    def lies(self) -> bool:
        return any(part.lies for part in self.parts)

    def sentence(self, text_of: Callable[[Any, float], str]) -> str:
        """What is beside the series. text_of words a value on an axis of matplotlib's."""
        said = [
            note
            if isinstance(note, str)
            else note[0] + " to ".join(text_of(note[1], place) for place in note[2:])
            for note in self.notes
        ]
        said += tables(self.ax)
        if self.texts:
            said.append(f"{'Text' if len(self.texts) == 1 else 'Texts'}: {', '.join(self.texts)}")
        if self.kinds and self.parts:
            said.append(f"Not read yet: {', '.join(self.kinds)}")
        elif self.kinds:
            texts = ", ".join(texts_of(self.ax))
            said = [
                f"This kind of plot, {' with '.join(self.kinds)}, is not read yet; "
                + (f"its texts are: {texts}" if texts else "it has no texts")
            ]
        return ". ".join(said)
