# SPDX-License-Identifier: MIT
"""The lines that violinplot draws: from end to end, at the ends, the mean, the median and at quantiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .parts import Floats, Seen


class Body(Protocol):
    at: float
    low: float
    high: float
    stands: bool
    levels: dict[str, list[float]]
    stretches: list[tuple[float, float]]


def read_strokes(ax: Axes, bodies: Sequence[Body], seen: Seen) -> None:
    """Gives each violin the levels of its level lines, by their meaning, and the ends of its upright ones.

    violinplot draws the means before the ends and the medians after them, which is the only difference between both.
    """
    found = [(each, pieces) for each in ax.collections if (pieces := pieces_of(each, bodies, seen)) is not None]
    seen.update(each for each, _ in found)
    level = [each for each in found if not is_upright(each[1]) and not are_ends(each[1], bodies)]
    frame = next((n for n, each in enumerate(found) if is_upright(each[1])), None)
    for _, pieces in found:
        for piece in pieces if is_upright(pieces) else ():
            body, ends = nearest(bodies, float(piece[0, 0])), sorted(piece[:, 1].tolist())
            if not np.allclose(ends, [body.low, body.high]):
                body.stretches.append((ends[0], ends[1]))
    for artist, pieces in level:
        word = word_of([each[0] for each in found].index(artist), frame, len(level), len(pieces) > len(bodies))
        if frame is None and len(level) == 2 and word == "line":
            word = "mean" if artist is level[0][0] else "median"
        for place, height in zip(pieces[:, :, 0].mean(axis=1).tolist(), pieces[:, 0, 1].tolist()):
            nearest(bodies, place).levels.setdefault(word, []).append(height)


def word_of(n: int, frame: int | None, count: int, is_several: bool) -> str:
    if is_several or frame is None or count > 3:
        return "line"
    return "mean" if n < frame else "median"


def pieces_of(artist: Any, bodies: Sequence[Body], seen: Seen) -> Floats | None:
    """The pieces as [piece, end, along or across], if each is at a violin, is straight, and does not leave it."""
    if artist in seen or not isinstance(artist, collections.LineCollection) or not artist.get_visible():
        return None
    found = [np.asarray(each, float) for each in artist.get_segments()]
    if not found or any(each.shape != (2, 2) for each in found):
        return None
    pieces = np.array(found) if bodies[0].stands else np.array(found)[..., ::-1]
    for along, across in zip(pieces[:, :, 0], pieces[:, :, 1]):
        body = nearest(bodies, float(along.mean()))
        is_there = np.abs(along - body.at).max() < 0.5 and (along[0] == along[1] or across[0] == across[1])
        if not is_there or across.min() < body.low - 1e-9 or across.max() > body.high + 1e-9:
            return None
    return pieces


def is_upright(pieces: Floats) -> bool:
    return bool((pieces[:, 0, 0] == pieces[:, 1, 0]).all())


def are_ends(pieces: Floats, bodies: Sequence[Body]) -> bool:
    """Whether the lines are at the lowest or at the highest ends of all violins."""
    ends = [(nearest(bodies, float(piece[:, 0].mean())), float(piece[0, 1])) for piece in pieces]
    return len(ends) == len(bodies) and any(
        all(np.isclose(getattr(body, side), level) for body, level in ends) for side in ("low", "high")
    )


def nearest(bodies: Sequence[Body], place: float) -> Body:
    return min(bodies, key=lambda body: abs(body.at - place))
