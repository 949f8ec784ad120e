# SPDX-License-Identifier: MIT
"""Separate upright or level pieces: events, lines from foot to top, broken bars."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes
from matplotlib.category import StrCategoryLocator

from .fills import is_in_data
from .legends import Legend
from .parts import Floats, Part, Seen, Wording, name_of
from .ticks import texts_of_ticks


def read_segments(ax: Axes, seen: Seen) -> Iterator[Part]:
    for artist in ax.collections:
        if artist in seen or not artist.get_visible() or artist.get_transform() is None:
            continue
        if isinstance(artist, collections.EventCollection):
            found = [events(artist)]
        elif isinstance(artist, collections.LineCollection):
            found = lines(ax, artist)
        elif isinstance(artist, collections.PolyCollection) and is_in_data(artist):
            found = broken(artist)
        else:
            continue
        if found:
            seen.add(artist)
            yield from found


def events(artist: Any) -> Part:
    """Events, each with its place. The height of the marks has no meaning."""
    places, stands = np.sort(np.asarray(artist.get_positions(), float)), artist.get_orientation() == "vertical"
    row = "" if stands else row_name(artist.axes, artist.get_lineoffset())
    return Part(
        name_of(artist) or row or f"Events at {artist.get_lineoffset():g}",
        places,
        np.full(len(places), float(artist.get_lineoffset())),
        lies=stands,
        words=lambda n, scale_x, _: scale_x.text(places[n]),
        word="event",
    )


def lines(ax: Axes, artist: Any) -> list[Part]:
    """The lines of vlines and hlines; empty for lines in other directions."""
    pieces = [np.asarray(each, float) for each in artist.get_segments()]
    if (
        not pieces
        or any(each.shape != (2, 2) for each in pieces)
        or not (artist.get_transform().contains_branch(ax.transData))
    ):
        return []
    ends = np.array(pieces)
    for lies in False, True:
        places, feet, tops = (ends[:, :, ::-1] if lies else ends).reshape(-1, 4)[:, [0, 1, 3]].T
        if (places == (ends[:, 1, 1] if lies else ends[:, 1, 0])).all():
            if lies and is_dashed(ax, ends):
                return dashes(ax, artist, ends)
            order = np.argsort(places, kind="stable")
            return [upright(name_of(artist), places[order], feet[order], tops[order], lies)]
    return []


def is_dashed(ax: Axes, ends: Floats) -> bool:
    """Whether each level line is a short dash around a name of the axis, as seaborn.objects draws values."""
    if not isinstance(ax.xaxis.get_major_locator(), StrCategoryLocator):
        return False
    left, right = ends[:, :, 0].min(axis=1), ends[:, :, 0].max(axis=1)
    return bool((np.round(left + 1e-9) == np.round(right - 1e-9)).all())


def dashes(ax: Axes, artist: Any, ends: Floats) -> list[Part]:
    """The level of each dash at its name, by the names of their colors."""
    return [
        Part(
            name or name_of(artist),
            ends[chosen, :, 0].mean(axis=1),
            ends[chosen, 0, 1],
            are_dots=True,
            word="dash",
        )
        for name, chosen in by_colour(artist, len(ends), Legend(ax))
    ]


def by_colour(artist: Any, count: int, legend: Legend) -> Iterator[tuple[str, list[int]]]:
    """The name of each color of a collection and its pieces; "" and all pieces, if the legend does not name them."""
    colours = [tuple(np.round(each[:3], 3).tolist()) for each in artist.get_colors()]
    colours = [colours[n % len(colours)] for n in range(count)]
    are_named = all(legend.name(each) for each in colours) and len({*colours}) > 1
    groups: dict[str, list[int]] = {}
    for n, colour in enumerate(colours):
        groups.setdefault(legend.name(colour) if are_named else "", []).append(n)
    yield from groups.items()


def upright(name: str, places: Floats, feet: Floats, tops: Floats, lies: bool) -> Part:
    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        return scale_x.before(scale_x.text(places[n]), f"from {scale_y.text(feet[n])} to {scale_y.text(tops[n])}")

    said = words if feet.any() else None
    sticks, spans = (places, feet, tops), (feet, tops) if said else None
    return Part(name, places, tops, "column", lies, words=said, beyond=([], feet), sticks=sticks, spans=spans)


def row_name(ax: Axes, row: float, ends: tuple[float, float] | None = None) -> str:
    """The text of the tick nearest to a row, at its place or between its ends; "" without one."""
    named = [*zip(ax.yaxis.get_majorticklocs(), texts_of_ticks(ax.yaxis))]
    low, high = ends or (row - 1e-9, row + 1e-9)
    there = [(abs(at - row), text) for at, text in named if low <= at <= high and re.search(r"[^\W\d]", text)]
    return min(there)[1] if there else ""


def broken(artist: Any) -> list[Part]:
    """The stretches of broken_barh, in their order."""
    corners = [path.vertices[:4] for path in artist.get_paths()]
    if len(artist.get_offsets()) > 1 or not corners or any(len(each) < 4 for each in corners):
        return []
    low, high = np.min(corners, axis=1), np.max(corners, axis=1)
    is_box = all(
        set(map(tuple, each)) == {(a, c), (a, d), (b, c), (b, d)} for each, (a, c), (b, d) in zip(corners, low, high)
    )
    if not is_box or len(set(low[:, 1])) > 1 or len(set(high[:, 1])) > 1:
        return []
    order = np.argsort(low[:, 0], kind="stable")
    first, last, row = low[order, 0], high[order, 0], (low[0, 1] + high[0, 1]) / 2

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        name = f"{scale_y.text(row)}, " if scale_y.has_names else ""
        return f"{name}{scale_x.text(first[n])} to {scale_x.text(last[n])}"

    return [
        Part(
            name_of(artist) or row_name(artist.axes, row, (low[0, 1], high[0, 1])) or f"Bar at {row:g}",
            (first + last) / 2,
            np.full(len(first), row),
            words=words,
            beyond=([first, last], []),
            word="stretch",
            spans=(first, last),
        )
    ]
