# SPDX-License-Identifier: MIT
"""Dendrograms of scipy: each join by its height, with the names of the leaves below both of its branches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import collections
from matplotlib.axes import Axes

from .margins import names_beside
from .parts import Floats, Notes, Part, Seen, Wording
from .ticks import plain

MOST = 5
"""The most leaves of a branch that are named."""


def read_trees(ax: Axes, seen: Seen, notes: Notes) -> Iterator[Part]:
    artists = [
        each
        for each in ax.collections
        if isinstance(each, collections.LineCollection)
        and each not in seen
        and each.get_visible()
        and each.get_transform() is ax.transData
    ]
    pieces = [(artist, [np.asarray(each, float) for each in artist.get_segments()]) for artist in artists]
    for side, axis in ((0, ax.xaxis), (1, ax.yaxis)):
        trees = [(artist, each) for artist, each in pieces if each and all(is_bracket(one, side) for one in each)]
        if not trees:
            continue
        texts = [plain(tick.get_text()) for tick in axis.get_majorticklabels()]
        leaves = {round(float(at), 6): text for at, text in zip(axis.get_majorticklocs(), texts) if text}
        brackets = [one[:, ::-1] if side else one for _, each in trees for one in each]
        leaves = leaves or leaves_beside(brackets, names_beside(axis))
        names = f": {listed([*leaves.values()], 20)}"
        if not leaves:
            leaves, names = unnamed(brackets), ""
        if not brackets or len(leaves) != len(brackets) + 1:
            continue
        seen.update(artist for artist, _ in trees)
        notes.append(f"Dendrogram of {len(leaves)} leaves{names}")
        yield joins(brackets, leaves, lies=side == 0)
        return


def leaves_beside(brackets: list[Floats], names: list[tuple[float, str]]) -> dict[float, str]:
    """The leaves of a tree in a margin, each with the name beside it; none if two leaves have one name."""
    found = dict[float, str]()
    for at in unnamed(brackets):
        place, text = min(names, key=lambda each: abs(each[0] - at), default=(np.inf, ""))
        if abs(place - at) < 1:
            found[at] = text
    return found if len(found) == len({*found.values()}) == len(unnamed(brackets)) else {}


def unnamed(brackets: list[Floats]) -> dict[float, str]:
    """The leaves of a tree without texts, by their places. A foot is on the ground or on another join."""
    tops = {(round(float(each[:, 0].mean()), 6), float(each[1, 1])) for each in brackets}
    feet = [(round(float(each[n, 0]), 6), float(each[n, 1])) for each in brackets for n in (0, 3)]
    ground = sorted(at for at, height in feet if height == 0)
    are_joined = all(height == 0 or (at, height) in tops for at, height in feet)
    return {at: f"leaf {n}" for n, at in enumerate(ground, 1)} if are_joined and len({*ground}) == len(ground) else {}


def is_bracket(piece: Floats, side: int) -> bool:
    """Whether a piece has two feet and a level top, as each join of a dendrogram has."""
    if piece.shape != (4, 2):
        return False
    along, up = piece[:, side], piece[:, 1 - side]
    return bool(along[0] == along[1] and along[2] == along[3] and up[1] == up[2] and up[0] <= up[1] >= up[3])


def joins(brackets: list[Floats], leaves: dict[float, str], lies: bool) -> Part:
    """The joins from the lowest to the highest, along their heights."""
    found = sorted(brackets, key=lambda each: (float(each[1, 1]), float(max(each[0, 1], each[3, 1]))))
    below: dict[tuple[float, float], list[str]] = {(at, 0.0): [name] for at, name in leaves.items()}
    told, heights, middles = list[str](), list[float](), list[float]()
    for each in found:
        (left, foot), (_, top), (right, _), (_, other) = each.tolist()
        branches = [below.get((round(at, 6), height), []) for at, height in ((left, foot), (right, other))]
        middle = (left + right) / 2
        below[round(middle, 6), top] = branches[0] + branches[1]
        told.append(" with ".join(listed(names, MOST) or "another branch" for names in branches))
        heights.append(top)
        middles.append(middle)

    def words(n: int, along: Wording, across: Wording) -> str:
        return f"{along.text(heights[n])}: {told[n]}"

    return Part("Joins", np.array(heights), np.array(middles), lies=lies, words=words, word="join")


def listed(names: list[Any], most: int) -> str:
    """The names, or the first of them and the number of the others."""
    more = [f"{len(names) - most} more"] if len(names) > most else []
    return ", ".join([*names[:most], *more])
