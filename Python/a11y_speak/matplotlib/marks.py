# SPDX-License-Identifier: MIT
"""Lines of hlines and vlines next to other data: sticks of lollipops, lines across the plot, and shorter marks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from .parts import Floats, Notes, Part, Wording, Words, noted
from .whiskers import reach

MOST_NOTED = 5
"""The most lines across the plot that the summary names. More of them are a series."""


def settled(ax: Any, parts: list[Part], notes: Notes) -> list[Part]:
    """The parts. Next to other data, the lines of hlines and vlines do not turn the chart."""
    parts = ranged(parts)
    data = [part for part in parts if not part.sticks and not part.shade]
    if not any(len(part.x) for part in data):
        return parts
    kept = []
    for part in parts:
        if not part.sticks:
            kept.append(part)
        elif (reaches(part, data) and are_fewer(part, data)) or not are_stems(part, data):
            kept += one(ax, part, data, notes)
    return kept


def ranged(parts: list[Part]) -> list[Part]:
    """The parts. Lines of hlines and vlines through each dot of a part are the ranges of its values."""
    for lies in False, True:
        lines = [part for part in parts if part.sticks and part.lies == lies and not part.name]
        if not lines:
            continue
        places, feet, tops = (np.concatenate([part.sticks[n] for part in lines if part.sticks]) for n in range(3))
        ends = dict(zip(places.tolist(), zip(np.minimum(feet, tops).tolist(), np.maximum(feet, tops).tolist())))
        several = [part for part in parts if part.drawn == "dot" and not part.words and not part.lies]
        groups = [[each] for each in several] + [[each for each in several if len(each.x) == 1 and not each.name]]
        for dots, *others in filter(None, groups):
            x, y = (np.concatenate([getattr(each, side) for each in (dots, *others)]) for side in "xy")
            along, across = (y, x) if lies else (x, y)
            if len(along) != len(places) or len(ends) < len(places):
                continue
            found = [ends.get(place, (np.nan, np.nan)) for place in along.tolist()]
            low, high = np.array(found).T
            if ((low <= across) & (across <= high)).all() and 2 * ((low < across) & (across < high)).sum() > len(low):
                dots.x, dots.y, dots.lies = along, across, lies
                dots.words, dots.beyond = within(along, across, found), ([], [low, high])
                return [part for part in parts if not any(part is each for each in (*lines, *others))]
    return parts


def within(x: Floats, y: Floats, ends: list[tuple[float, float]]) -> Words:
    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        return scale_x.before(scale_x.text(x[n]), reach(y[n], ends[n], scale_y))

    return words


def one(ax: Any, part: Part, data: list[Part], notes: Notes) -> Iterator[Part]:
    """A mark, or nothing for lines that reach across all data, which the summary names."""
    assert part.sticks
    places, feet, tops = part.sticks
    if len(places) <= MOST_NOTED and reaches(part, data):
        word = ("Horizontal line" if part.lies else "Vertical line") + ("s" if len(places) > 1 else "")
        notes.append(across(noted(part.name, f"{word} at "), ax.yaxis if part.lies else ax.xaxis, places))
        return
    part.is_mark = True
    part.other = crossing(part.name, places, feet, tops, not part.lies)
    yield part


def reaches(part: Part, data: list[Part]) -> bool:
    """Whether each line reaches across all data."""
    assert part.sticks
    _, feet, tops = part.sticks
    low, high = extent(data, of_x=part.lies)
    return bool((np.minimum(feet, tops) <= low).all() and (np.maximum(feet, tops) >= high).all())


def are_fewer(part: Part, data: list[Part]) -> bool:
    """Whether the lines are fewer than the points, unlike those of a lollipop."""
    return len(part.x) < min(len(each.x) for each in data if len(each.x))


def across(beginning: str, axis: Any, places: Floats) -> Any:
    return lambda text: beginning + ", ".join(text(axis, place) for place in places)


def extent(data: list[Part], of_x: bool) -> tuple[float, float]:
    """The ends of the drawn data along matplotlib's x axis, or along its y axis. A gap is not drawn."""
    found = np.empty(0)
    for part in data:
        along, across = np.asarray(part.x, float).ravel(), np.asarray(part.y, float).ravel()
        drawn = np.isfinite(along) & np.isfinite(across) if len(along) == len(across) else np.isfinite(along)
        found = np.concatenate([found, along[drawn] if of_x != part.lies else across[np.isfinite(across)]])
    return (float(found.min()), float(found.max())) if len(found) else (np.inf, -np.inf)


def are_stems(part: Part, data: list[Part]) -> bool:
    """Whether the lines only lead to dots, as those of a lollipop do. Dots of lying lines then lie too."""
    assert part.sticks
    places, feet, tops = part.sticks
    ends = [tops] if len(set(feet.tolist())) == 1 else [feet, tops]
    homes = [next((each for each in data if has(each, places, end, part.lies)), None) for end in ends]
    if not all(homes):
        return False
    for home in homes:
        if home and part.lies and not home.lies:
            if home.words:
                return False
            home.x, home.y, home.lies = home.y, home.x, True
    return True


def has(part: Part, places: Floats, tops: Floats, lies: bool) -> bool:
    """Whether a part has a point at the end of each line."""
    along, across = (part.x, part.y) if part.lies == lies else (part.y, part.x)
    points = {*zip(along.tolist(), across.tolist())}
    return not part.is_bars and all(point in points for point in zip(places.tolist(), tops.tolist()))


def crossing(name: str, places: Floats, feet: Floats, tops: Floats, lies: bool) -> Part:
    """Lines that run along the chart, each at its middle: 0 to 3: 6"""
    return Part(
        name,
        (feet + tops) / 2,
        places,
        lies=lies,
        words=stretched(places, feet, tops),
        is_mark=True,
        beyond=([feet, tops], []),
        noun="Lines",
    )


def stretched(places: Floats, feet: Floats, tops: Floats) -> Words:
    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        return scale_x.before(f"{scale_x.text(feet[n])} to {scale_x.text(tops[n])}", scale_y.text(places[n]))

    return words
