# SPDX-License-Identifier: MIT
"""The texts of a figure that nothing else says: those of keys, boxes, color bars, second legends, and empty Axes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from matplotlib import dates, legend, offsetbox, quiver
from matplotlib.axes import Axes
from matplotlib.figure import FigureBase
from matplotlib.text import Text

from ..charts import Chart
from .ticks import plain, texts_of_ticks
from .unread import is_drawn

BOXES = legend.Legend, offsetbox.OffsetBox, offsetbox.AnnotationBbox
"""Artists around texts."""

MOST = 60
"""The most texts that a note names."""

MOST_LABELS = 5000
"""The most labels of points that are compared with the texts."""


def of_axes(ax: Axes) -> Iterator[str]:
    """The texts that belong to an Axes, drawn by anything in it."""
    yield from (ax.get_title(loc) for loc in ("left", "center", "right"))
    yield from (each.get_text() for each in ax.texts if is_drawn(each))
    for axis in (ax.xaxis, ax.yaxis, getattr(ax, "zaxis", None)):
        if axis is not None and axis.get_visible():
            yield axis.get_label_text() if axis.label.get_visible() else ""
            if not isinstance(axis.get_major_formatter(), dates.DateFormatter | dates.ConciseDateFormatter):
                yield axis.get_offset_text().get_text()
    for artist in ax.get_children():
        if isinstance(artist, BOXES) and artist.get_visible():
            yield from (each.get_text() for each in artist.findobj(Text) if each.get_visible())
        elif isinstance(artist, quiver.QuiverKey):
            yield artist.text.get_text()
    for child in ax.child_axes:
        if hasattr(child, "set_functions"):  # a second axis, also with names at several levels
            yield from texts_of_ticks(getattr(child, f"{child._orientation}axis"))
    yield from of_axis_artists(ax)


def of_empty(ax: Axes) -> Iterator[str]:
    """The texts of an Axes without data, those at its ticks included."""
    yield from of_axes(ax)
    for axis in (ax.xaxis, ax.yaxis):
        yield from texts_of_ticks(axis) if axis.get_visible() or isinstance(ax.axis, dict) else ()


def of_axis_artists(ax: Any) -> Iterator[str]:
    """The titles of the axes that mpl_toolkits draws as artists, those of parasites included."""
    if isinstance(ax.axis, dict):
        yield from (each.label.get_text() for each in ax.axis.values() if each.get_visible())
    for parasite in getattr(ax, "parasites", ()):
        yield from of_axes(parasite)


def of_figure(figure: FigureBase) -> Iterator[str]:
    """The titles and the texts of a figure and of its parts, outside of Axes."""
    yield from (getattr(figure, f"get_sup{kind}", str)() for kind in ("title", "xlabel", "ylabel"))
    yield from (each.get_text() for each in figure.texts if each.get_visible())
    yield from (each.get_text() for key in figure.legends for each in key.findobj(Text))
    for box in figure.artists:
        if isinstance(box, BOXES) and box.get_visible():
            yield from (each.get_text() for each in box.findobj(Text) if each.get_visible())
    for part in figure.subfigs:
        yield from of_figure(part)


def unsaid(texts: Iterable[str], charts: list[Chart]) -> list[str]:
    """The texts with letters that no chart says, each once."""
    told = f" {' '.join(map(bare, said_of(charts)))} "
    found = [plain(text) for text in texts]
    return [text for text in dict.fromkeys(found) if has_word(text) and f" {bare(text)} " not in told]


def has_word(text: str) -> bool:
    """Whether a text has more than a number in it, such as 1e7."""
    return bool(re.search(r"[^\W\d_]", re.sub(r"\d+e[-−+]?\d+", "", text)))


def said_of(charts: list[Chart]) -> Iterator[str]:
    for chart in charts:
        yield from filter(None, [chart.title, chart.summary])
        for axis in chart.axes:
            yield f"{axis.title or ''} {axis.unit or ''}"
            yield f"{axis.title} in {axis.unit}" if axis.unit else ""
            yield from axis.categories or ()
        for series in chart.series:
            yield series.name
            yield from filter(None, (series.labels or ())[:MOST_LABELS])


def bare(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def note(texts: list[str], place: str = "") -> str:
    """The sentence on texts: Texts beside: a, b"""
    named = [*texts[:MOST], *([f"{len(texts) - MOST} more"] if len(texts) > MOST else [])]
    return f"{'Text' if len(texts) == 1 else 'Texts'}{place}: {', '.join(named)}" if texts else ""


def add(chart: Chart, sentence: str) -> None:
    chart.summary = ". ".join(filter(None, [chart.summary, sentence])) or None
