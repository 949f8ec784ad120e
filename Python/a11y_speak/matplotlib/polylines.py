# SPDX-License-Identifier: MIT
"""Lines in one collection: curves by their points, straight lines by their ends, and a line colored by its values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .callouts import Callouts
from .grids import numbers_of, short
from .legends import Legend
from .parts import Floats, Part, Seen, Wording, Words, bar_of, long_axis, name_of
from .ticks import plain

MOST = 50
"""The most curves that are read as series. More of them are said by their extents."""

MOST_FLOWS = 300
"""The most lines of a flow that are read as series."""

CHAIN = 5
"""The pieces that a line has on average where pieces that meet are one line."""


def read_polylines(ax: Axes, seen: Seen, legend: Legend) -> Iterator[Part]:
    for artist in ax.collections:
        if artist in seen or not isinstance(artist, collections.LineCollection) or not artist.get_visible():
            continue
        if artist.get_transform() is not ax.transData:
            continue
        pieces = moved(ax, artist, [np.asarray(each, float) for each in artist.get_segments()])
        pieces = [each for each in pieces if len(each)]
        found = list(parts_of(artist, pieces, legend))
        if found:
            seen.add(artist)
            yield from found


def moved(ax: Axes, artist: Any, pieces: list[Floats]) -> list[Floats]:
    """The lines where they are drawn: each may be moved from its points by a few pixels."""
    away = artist.get_offset_transform().transform(np.asarray(artist.get_offsets(), float).reshape(-1, 2))
    if not np.isfinite(away).all() or not away.any():
        return pieces
    back = ax.transData.inverted()
    return [back.transform(ax.transData.transform(each) + away[n % len(away)]) for n, each in enumerate(pieces)]


def parts_of(artist: Any, pieces: list[Floats], legend: Legend) -> Iterator[Part]:
    values = numbers_of(artist.get_array())
    lines = joined(pieces)
    if len(lines) == 1 < len(pieces) and values.shape == (len(pieces),):
        yield colored(artist, pieces, values)
        return
    if len(lines) * CHAIN <= len(pieces):
        if len(lines) <= MOST_FLOWS:
            yield from flows(artist, lines, values)
        return
    names = names_of(artist, len(pieces), legend)
    if values.shape == (len(pieces),) and (bar := bar_of(artist)):
        title = plain(long_axis(bar).get_label_text()) or "color"
        names = [f"{title} {short(value)}" for value in values.tolist()]
    if len({*names}) == len(names) > 1 or any(len(piece) > 2 for piece in pieces):
        if len(pieces) <= MOST:
            for piece, name in zip(pieces, names):
                yield Part(name, piece[:, 0], piece[:, 1])
        return
    callouts = Callouts(artist.axes)
    for name in dict.fromkeys(names):
        mine = np.array([piece for piece, own in zip(pieces, names) if own == name])
        is_graph = callouts.name_all(mine.reshape(-1, 2).tolist())
        yield straight(name or ("Edges" if is_graph else "Lines"), mine, callouts, "edge" if is_graph else "line")


def flows(artist: Any, lines: list[Floats], values: Floats) -> Iterator[Part]:
    """The lines of a flow, each by its points, with the values of its colors when a color bar explains them."""
    bar, first = bar_of(artist), 0
    for line in lines:
        points = np.concatenate([line[:1], line[1::2]])  # each piece begins where the one before ends
        own = values[first : first + len(points) - 1] if values.ndim else values
        first += len(points) - 1
        is_shaded = bar is not None and len(own) == len(points) - 1
        yield shaded(artist, points, own) if is_shaded else Part(name_of(artist), points[:, 0], points[:, 1])


def names_of(artist: Any, count: int, legend: Legend) -> list[str]:
    """The name of each line by its color in the legend; else that of the collection."""
    colours = [tuple(np.round(each[:3], 3).tolist()) for each in artist.get_colors()]
    named = [legend.name(colours[n % len(colours)]) for n in range(count)] if colours else []
    return named if named and all(named) else [name_of(artist)] * count


def straight(name: str, ends: Floats, callouts: Callouts, word: str = "line") -> Part:
    """Straight lines, each at its middle: line from 0, 1 to 2, 3; or line from A to B, when texts name the ends"""

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        places = [callouts.at(x, y) or f"{scale_x.text(x)}, {scale_y.text(y)}" for x, y in ends[n].tolist()]
        x, y = middle[n].tolist()
        label = callouts.near(x, y, float(np.hypot(*(ends[n, 1] - ends[n, 0]))) / 100) if word != "line" else ""
        return f"{word} from {places[0]} to {places[1]}{', ' if label else ''}{label}"

    middle = ends.mean(axis=1)
    order = np.argsort(middle[:, 0], kind="stable")
    ends, middle = ends[order], middle[order]
    return Part(
        name,
        middle[:, 0],
        middle[:, 1],
        words=words,
        beyond=(ends[:, :, 0], ends[:, :, 1]),
        word=word if word != "line" else "stroke",
    )


def colored(artist: Any, pieces: list[Floats], values: Floats) -> Part:
    """One line whose pieces have the color of their values: 1: 2, Speed 3"""
    return shaded(artist, np.concatenate([pieces[0][:1], *(piece[-1:] for piece in pieces)]), values)


def shaded(artist: Any, points: Floats, values: Floats) -> Part:
    bar = bar_of(artist)
    title = plain(long_axis(bar).get_label_text()) if bar else ""
    words: Words | None = None
    if bar:

        def valued(n: int, scale_x: Wording, scale_y: Wording) -> str:
            x, y = points[n]
            value = values[max(n - 1, 0)]
            return f"{scale_x.before(scale_x.text(x), scale_y.text(y))}, {title or 'color'} {short(value)}"

        words = valued
    return Part(name_of(artist), points[:, 0], points[:, 1], words=words)


def joined(pieces: list[Floats]) -> list[Floats]:
    """Joins pieces that begin where the piece before ends."""
    lines: list[list[Floats]] = []
    for piece in pieces:
        if lines and np.array_equal(lines[-1][-1][-1], piece[0]):
            lines[-1].append(piece)
        else:
            lines.append([piece])
    return [np.concatenate(each) for each in lines]
