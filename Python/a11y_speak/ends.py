# SPDX-License-Identifier: MIT
"""The main fact of bars with two ends: of tasks over time, of ranges, and of the steps of a waterfall."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

from .briefly import AxisWords, brief
from .charts import Series

MOST = 12
"""The most bars at numbers or dates whose longest is named. More bars are a course, such as that of prices."""


class Piece(NamedTuple):
    """A bar with two ends: its series, its place among the points, and its ends."""

    series: Series
    n: int
    start: float
    end: float

    @property
    def length(self) -> float:
        return abs(self.end - self.start)


def pieces_of(data: Sequence[Series]) -> list[Piece]:
    """All bars with two ends, if most series are such bars; else none. Other bars among them begin at 0."""
    floating = [each for each in data if each.spans is not None]
    if not floating or 2 * len(floating) < len(data) or any(not each.spans and each.kind == "line" for each in data):
        return []
    ends = [(each, each.spans or [(0.0, y) for y in each.ys]) for each in data]
    found = [Piece(each, n, float(start), float(end)) for each, spans in ends for n, (start, end) in enumerate(spans)]
    return [each for each in found if math.isfinite(each.start) and math.isfinite(each.end)]


def ended(data: Sequence[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The forms of the main fact: from 1 January to 10 April 2024; longest Build, 1 February to 1 April 2024"""
    pieces = pieces_of(data)
    if not pieces or (len(pieces) > MOST and not axes[pieces[0].series.x].has_names):
        return []
    if len(data) == 1 and is_chain(pieces) and (changes := changed(pieces, axes)):
        return changes
    over = over_of(pieces[0], axes)
    whole = over.span(min(min(each[2:]) for each in pieces), max(max(each[2:]) for each in pieces))
    longest = max(pieces, key=lambda each: each.length)
    if sum(math.isclose(each.length, longest.length) for each in pieces) > 1:
        return [f"from {whole}"]
    place = name_of(longest, axes)
    ends = over.span(*sorted(longest[2:]))
    return [f"from {whole}; longest {place}, {ends}", f"from {whole}; longest {place}", f"from {whole}"]


def over_of(piece: Piece, axes: dict[str, AxisWords]) -> AxisWords:
    """The axis of the ends."""
    return axes[piece.series.x if piece.series.word == "stretch" else piece.series.y]


def name_of(piece: Piece, axes: dict[str, AxisWords]) -> str:
    if piece.series.word == "stretch":
        return piece.series.name
    return axes[piece.series.x].text(float(piece.series.xs[piece.n]))


def is_chain(pieces: list[Piece]) -> bool:
    """Whether each bar begins where the bar before it ends, or at the foot of the first one, as totals do."""
    base, is_upright = pieces[0].start, pieces[0].series.x == "x"
    steps = [each for each in pieces[1:] if not math.isclose(each.start, base, abs_tol=1e-12)]
    follows = all(
        math.isclose(two.start, one.end, rel_tol=1e-9, abs_tol=1e-12) or math.isclose(two.start, base, abs_tol=1e-12)
        for one, two in itertools.pairwise(pieces)
    )
    falls = any(each.end < each.start for each in pieces)
    return len(pieces) > 2 and bool(steps) and follows and (is_upright or falls)


def changed(pieces: list[Piece], axes: dict[str, AxisWords]) -> list[str]:
    """The forms of the way of a chain: falls from 100 to 45; largest change Costs: −40, to 60"""
    over = over_of(pieces[0], axes)
    if over.is_dated:
        return []
    first, last = pieces[0].end, pieces[-1].end
    way = "rises from" if last > first else "falls from" if last < first else "from"
    whole = f"{way} {over.text(first)} to {over.text(last)}"
    steps = [each for each in pieces[1:] if not math.isclose(each.start, pieces[0].start, abs_tol=1e-12)]
    largest = max(steps, key=lambda each: each.length)
    labels = largest.series.labels or ()
    told = brief(str(labels[largest.n])) if largest.n < len(labels) else name_of(largest, axes)
    return [f"{whole}; largest change {told}", f"{whole}; largest change {name_of(largest, axes)}", whole]
