# SPDX-License-Identifier: MIT
"""Candles and bars of prices as mplfinance draws them: each has an opening, a highest, a lowest and a closing price."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .parts import Floats, Part, Seen, Wording

Prices = tuple[Floats, Floats, Floats, Floats, Floats]
"""The places, and for each place the opening, highest, lowest and closing price."""


def read_candles(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Reads bodies with two wicks each, or stems with a left mark and a right mark."""
    loose = [each for each in ax.collections if each not in seen and each.get_visible()]
    wicks = [(each, pieces) for each in loose if (pieces := pieces_of(each)) is not None]
    for artist in loose:
        for wick, pieces in wicks:
            if (body := body_of(artist)) is not None and (prices := of_bodies(body, pieces)):
                seen.update([artist, wick])
                yield part(prices)
    for (first, stems), (second, left), (third, right) in zip(wicks, wicks[1:], wicks[2:]):
        if not seen & {first, second, third} and (prices := of_marks(stems, left, right)):
            seen.update([first, second, third])
            yield part(prices)


def pieces_of(artist: Any) -> Floats | None:
    """The straight pieces of a collection, as [piece, end, x or y]; None for other artists."""
    if not isinstance(artist, collections.LineCollection):
        return None
    pieces = [np.asarray(each, float) for each in artist.get_segments()]
    return np.array(pieces) if pieces and all(each.shape == (2, 2) for each in pieces) else None


def body_of(artist: Any) -> Floats | None:
    """The corners of boxes, from the opening price to the closing price and back; None for other artists."""
    if type(artist) is not collections.PolyCollection:
        return None
    corners = [np.asarray(path.vertices[:4], float) for path in artist.get_paths()]
    if not corners or any(each.shape != (4, 2) for each in corners):
        return None
    boxes = np.array(corners)
    x, y = boxes[..., 0], boxes[..., 1]
    is_box = (x[:, 0] == x[:, 1]) & (x[:, 2] == x[:, 3]) & (y[:, 0] == y[:, 3]) & (y[:, 1] == y[:, 2])
    return boxes if is_box.all() else None


def of_bodies(boxes: Floats, wicks: Floats) -> Prices | None:
    """The prices of bodies and wicks, all lower wicks first. None if the wicks do not fit the bodies."""
    if len(wicks) != 2 * len(boxes):
        return None
    begin, end = boxes[:, 0, 1], boxes[:, 1, 1]
    middle = boxes[:, :3:2, 0].mean(axis=1)
    below, above = wicks[: len(boxes)], wicks[len(boxes) :]
    is_theirs = (
        np.allclose(np.concatenate([below, above])[..., 0].T, np.tile(middle, 2))
        and np.allclose(below[:, 1, 1], np.minimum(begin, end))
        and np.allclose(above[:, 1, 1], np.maximum(begin, end))
    )
    return (below[:, 0, 0], begin, above[:, 0, 1], below[:, 0, 1], end) if is_theirs else None


def of_marks(stems: Floats, left: Floats, right: Floats) -> Prices | None:
    """The prices of stems. A stem's left mark is the opening price, and its right mark the closing price."""
    if not len(stems) == len(left) == len(right) or (stems[:, 0, 0] != stems[:, 1, 0]).any():
        return None
    at, level = stems[:, 0, 0], [marks[:, 0, 1] == marks[:, 1, 1] for marks in (left, right)]
    is_theirs = (
        np.all(level)
        and np.allclose(left[:, 1, 0], at)
        and np.allclose(right[:, 0, 0], at)
        and (left[:, 0, 0] < at).all()
        and (right[:, 1, 0] > at).all()
    )
    if not is_theirs:
        return None
    return at, left[:, 0, 1], stems[..., 1].max(axis=1), stems[..., 1].min(axis=1), right[:, 0, 1]


def part(prices: Prices) -> Part:
    at, begin, high, low, end = prices

    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        """Jan 02: open 3, high 5, low 2, close 2.2, down"""
        way = "unchanged" if end[n] == begin[n] else "up" if end[n] > begin[n] else "down"
        told = zip(("open", "high", "low", "close"), (begin[n], high[n], low[n], end[n]))
        values = ", ".join(f"{name} {scale_y.text(value)}" for name, value in told)
        return f"{scale_x.text(at[n])}: {values}, {way}"

    return Part("", at, end, words=words, noun="Close", word="candle", beyond=([], np.concatenate([high, low])))
