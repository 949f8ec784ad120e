# SPDX-License-Identifier: MIT
"""The content of one Axes: its series, its notes, and the kinds of plots that are not read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from matplotlib import dates

from .arrows import read_arrows
from .bars import are_named, read_bars, read_stairs
from .boxes import read_boxes
from .callouts import Callouts, series_of
from .candles import read_candles
from .children import secondary
from .contours import read_contours
from .dots import joined, read_dots
from .fills import read_fills
from .grids import read_grids
from .legends import Legend
from .letters import read_letters
from .lines import read_errors, read_lines, read_stems
from .marks import settled
from .parts import Notes, Part, Seen
from .pies import read_pies
from .polylines import read_polylines
from .rugs import read_rugs
from .segments import read_segments
from .shapes import read_shapes
from .spaces import read_spaces
from .trees import read_trees
from .unread import bands, tables, texts_of, unread_kinds, unread_spaces, written
from .violins import read_violins

MOST_TEXTS = 10
"""The most texts that a summary names."""


class Reading:
    """The content of one Axes.

    Attributes:
        ids: the ids of its axes, in the chart.
        wedges: the names of a pie's wedges.
        kinds: the kinds of plots that are not read, in words.
        callouts: the words that name points.
    """

    def __init__(self, ax: Any) -> None:
        self.ax, self.ids = ax, ("x", "y")
        ax.get_xlim()  # which ends a scaling that waits for the next drawing
        self.parts, self.notes = list[Part](), Notes()
        self.wedges, self.kinds = list[str](), list[str]()
        seen: Seen = set()
        if hasattr(ax, "zaxis"):
            self.parts += read_spaces(ax, seen)
            self.kinds = unread_spaces(ax, seen)
        elif hasattr(ax, "projection"):  # an Axes of cartopy, whose places are on a map
            self.kinds = [f"{type(ax.projection).__name__} map"]
        else:
            self._read_flat(seen)
        self._name()
        self.callouts = Callouts(ax)
        self.texts = self._texts()
        if not any(len(part.x) for part in self.parts) and not self.kinds and (texts := self.callouts.part()):
            self.parts, self.texts = [texts], []

    def _read_flat(self, seen: Seen) -> None:
        """Runs all readers. Each reader marks the artists that it has read, and later readers skip them."""
        ax, legend = self.ax, Legend(self.ax)
        pies, self.wedges = read_pies(ax, seen)
        self.parts += [*read_candles(ax, seen), *read_stems(ax, seen, self.notes)]
        for read in read_errors, read_bars, read_stairs:
            self.parts += read(ax, seen)
        for read_named in read_boxes, read_violins, read_letters:
            self.parts += read_named(ax, seen, legend)
        for read in read_fills, read_segments:
            self.parts += read(ax, seen)
        self.parts += read_trees(ax, seen, self.notes)
        first = [*read_lines(ax, seen, self.notes, self.parts)]
        first += read_dots(ax, seen, self.notes, legend)
        self.parts = settled(ax, [*first, *self.parts, *pies], self.notes)
        self.parts += read_contours(ax, seen, self.notes)
        self.parts += read_grids(ax, seen, self.notes, legend)
        self.parts += read_arrows(ax, seen)
        self.notes += bands(ax, seen)
        self.parts += read_rugs(ax, seen, self.notes, legend)
        self.notes += secondary(ax)
        self.parts += read_polylines(ax, seen, legend)
        self.parts += read_shapes(ax, seen)
        self.kinds = unread_kinds(ax, seen)

    def _texts(self) -> list[str]:
        """The texts that the summary names. More of them are a series, without those that name points."""
        texts = [(text, artist) for text, artist in written(self.ax) if text not in self.wedges]
        if len(texts) > MOST_TEXTS:
            parts = [part for part in self.parts if not part.shade and not part.is_named]
            named = {name for part in parts for name in self.callouts.of(part, part.lies).values()}
            texts = [(text, artist) for text, artist in texts if text not in named]
        if len(texts) > MOST_TEXTS and (series := series_of(self.ax, texts)):
            self.parts.append(series)
            return []
        return [text for text, _ in texts]

    def _name(self) -> None:
        """Names parts by the legend. Drops parts without points, which are drawn only for the legend."""
        legend = Legend(self.ax)
        for part in self.parts:
            names = legend.name(part.colour), part.style
            part.name = part.name or ", ".join(dict.fromkeys(filter(None, names)))
        for axis in (self.ax.xaxis, self.ax.yaxis):
            self.parts = joined(self.parts, axis)
        if any(len(part.x) for part in self.parts):
            self.parts = [part for part in self.parts if len(part.x)]

    @property
    def lies(self) -> bool:
        turning = [part for part in self.parts if not part.is_mark] or self.parts
        return any(part.lies for part in turning) or self._are_dots_at_names(turning)

    def _are_dots_at_names(self, parts: list[Part]) -> bool:
        """Whether all are dots beside the names of the y axis, such as those of a strip plot that lies."""
        if not parts or not all(part.are_dots and not part.words and not part.shade for part in parts):
            return False
        if (
            not are_named(self.ax.yaxis)
            or are_named(self.ax.xaxis)
            or isinstance(self.ax.xaxis.get_major_locator(), dates.DateLocator)
        ):
            return False
        steps = np.diff(np.concatenate([part.x for part in parts]))
        return len(steps) < 2 or not bool((steps > 0).all() and np.allclose(steps, steps[0]))  # else counted places

    def sentence(self, text_of: Callable[..., str]) -> str:
        """The notes, texts and kinds as sentences. `text_of` puts a value on an axis of matplotlib into words."""
        said = [worded(note, text_of) for note in self.notes]
        said += [f"Legend: {title}" for title in dict.fromkeys(Legend(self.ax).titles) if title and self.parts]
        said += tables(self.ax)
        if self.texts:
            said.append(f"{'Text' if len(self.texts) == 1 else 'Texts'}: {', '.join(self.texts)}")
        instead = INSTEAD if any(kind.startswith("picture") for kind in self.kinds) else ""
        if self.kinds and (self.parts or self.notes):
            said.append(f"Not read yet: {', '.join(self.kinds)}{instead}")
        elif self.kinds:
            texts = ", ".join(texts_of(self.ax))
            said = [
                f"This kind of plot, {' with '.join(self.kinds)}, is not read yet; "
                + (f"its texts are: {texts}" if texts else "it has no texts")
                + instead
            ]
        return ". ".join(filter(None, said))


INSTEAD = "; pass the data that it shows, such as its array or its WordCloud"
"""The end of the sentence on a picture, whose colors stand for nothing that is known."""


def worded(note: Any, text_of: Callable[..., str]) -> str:
    """A note in words: the text itself, the result of its function, or its beginning and values on its axis."""
    if callable(note):
        return str(note(text_of))
    if isinstance(note, str):
        return note
    beginning, axis, *places = note
    return str(beginning) + " to ".join(text_of(axis, place) for place in places)
