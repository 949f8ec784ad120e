# SPDX-License-Identifier: MIT
"""The names that a legend gives to colors, for artists without a name."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import numpy as np
from matplotlib import colors
from matplotlib.collections import LineCollection

from .ticks import plain

Colour = tuple[float, ...]


def colour_of(artist: Any) -> Colour | None:
    """The color of an artist's face or line as red, green and blue; None for several colors."""
    for name in "get_markerfacecolor", "get_facecolor", "get_color", "get_edgecolor":
        get = getattr(artist, name, None)
        if get is None or (name == "get_markerfacecolor" and artist.get_marker() in ("None", "", " ", None)):
            continue
        try:
            found = np.unique(np.round(colors.to_rgba_array(get()), 3), axis=0)
        except ValueError:  # "auto", and other words without a color
            continue
        if len(found) == 1 and found[0, 3] > 0:
            return tuple(found[0, :3].tolist())
    return None


def heads(legend: Any) -> list[str]:
    """The headings within a legend: entries whose marks are invisible, as seaborn draws them."""
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    return [plain(text.get_text()) for handle, text in zip(handles, legend.get_texts()) if is_heading(handle)]


def is_heading(handle: Any) -> bool:
    """Whether an entry of a legend has no visible mark: neither a line nor a marker, or a white line without points."""
    if not hasattr(handle, "get_linestyle") or not hasattr(handle, "get_marker"):
        return False
    has_line = handle.get_linestyle() not in ("None", "none", "", " ") and str(handle.get_color()) != "w"
    return not has_line and handle.get_marker() in ("", "None", " ", None)


def dash_of(line: Any) -> tuple[Any, ...]:
    """The dashes of a line; matplotlib has no public name for them."""
    start, dashes = line._unscaled_dash_pattern
    return float(start), tuple(map(float, dashes or ()))


def width_of(line: Any) -> float:
    return round(float(line.get_linewidth()), 3)


def looks_in(legend: Any, look: Callable[[Any], Hashable], own: set[str]) -> dict[Any, str]:
    """The names of dashes or widths in the part of a legend whose lines differ by these alone, and that are not the
    own names of drawn lines."""
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    parts: list[list[tuple[Any, str]]] = [[]]
    for handle, text in zip(handles, legend.get_texts()):
        if is_heading(handle):
            parts.append([])
        elif hasattr(handle, "_unscaled_dash_pattern"):
            parts[-1].append((handle, plain(text.get_text())))
    for part in parts:
        found = {look(handle): name for handle, name in part}
        if own & {*found.values()}:
            continue
        if len(part) > 1 and len(found) == len(part) and len({colour_of(handle) for handle, _ in part}) == 1:
            return found
    return {}


def names_across(ax: Any) -> set[str]:
    """The names of lines and bands across the plot, whose colors name no data."""
    named: dict[bool, set[str]] = {True: set(), False: set()}
    for artist in [*ax.lines, *ax.patches]:
        get = getattr(artist, "get_data_transform", artist.get_transform)
        named[get().contains_branch(ax.transData) and get() is ax.transData].add(plain(artist.get_label()))
    for artist in ax.collections:
        if isinstance(artist, LineCollection) and is_across(ax, artist):
            named[False].add(plain(artist.get_label()))
    return named[False] - named[True]


def is_across(ax: Any, lines: LineCollection) -> bool:
    """Whether lines of hlines or vlines reach across all data."""
    pieces = np.array([each for each in lines.get_segments() if each.shape == (2, 2)], float)
    if not len(pieces) or lines.get_transform() is not ax.transData:
        return False
    low, high = pieces.min(axis=1), pieces.max(axis=1)
    first, last = ax.dataLim.min, ax.dataLim.max
    return any(
        bool((low[:, way] <= first[way]).all() and (high[:, way] >= last[way]).all())
        for way in (0, 1)
        if (low[:, 1 - way] == high[:, 1 - way]).all()
    )


class Legend:
    """The names of colors that the legends of an Axes and of its figure show for one name only.

    Attributes:
        order: the names, in the legend's order.
        titles: the titles of the legends.
    """

    def __init__(self, ax: Any) -> None:
        root = ax.figure
        legends = [ax.get_legend(), *getattr(root, "legends", [])]
        self.titles = [plain(each.get_title().get_text()) for each in legends if each]
        self.titles += [text for legend in filter(None, legends) for text in heads(legend)]
        found: dict[Colour, list[str]] = {}
        across = names_across(ax)
        for legend in filter(None, legends):
            handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
            for handle, text in zip(handles, legend.get_texts()):
                colour, name = colour_of(handle), plain(text.get_text())
                if colour and name and name not in across and not is_heading(handle):
                    found.setdefault(colour, []).append(name)
        own = across | {plain(line.get_label()) for line in ax.lines if len(line.get_xdata())}
        self._looks = [
            (look, next(filter(None, (looks_in(each, look, own) for each in legends if each)), {}))
            for look in (dash_of, width_of)
        ]
        self._names = {colour: names[0] for colour, names in found.items() if len(set(names)) == 1}
        self.order = list(dict.fromkeys(self._names.values()))

    def style(self, line: Any) -> str:
        """The names of a line's dashes and of its width; "" for those that the legend does not name."""
        return ", ".join(filter(None, (names.get(look(line), "") for look, names in self._looks)))

    def __len__(self) -> int:
        return len(self._names)

    def name(self, colour: Any) -> str:
        """The name of a color; "" for a color that the legend does not show, or shows for several names."""
        if colour is None:
            return ""
        return self._names.get(tuple(np.round(np.asarray(colour, float), 3).tolist()), "")
