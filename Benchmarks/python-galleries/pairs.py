# SPDX-License-Identifier: MIT
"""Pairs of numbers, and the pairs that are missing among others."""

import dataclasses
import functools

import numpy as np

STEPS = 1_000_000
"""The number of steps into which the extent of the pairs is divided. Values in one step count as equal."""

FAR = 1000
"""The number of steps beyond the extent at which all values further away are put."""

GAP = -7
"""Replaces a missing value: a gap must be a gap."""


@dataclasses.dataclass
class Held:
    """The pairs of one artist, in its order.

    Attributes:
        row: the place of cells along y; their values are those of their colors.
        beside: whether a value may be next to its name, as for bars, so that only the order shows which value belongs
            to it.
        bar: the color bar of cells, which may have names for values.
        name: the artist's name in a legend; "" for none, None for pairs of several artists.
    """

    pairs: np.ndarray
    row: float | None = None
    beside: bool = False
    bar: object = None
    name: str | None = ""

    @functools.cached_property
    def bounds(self):
        return bounds_of(self.pairs)


def bounds_of(pairs):
    """Lowest x and y, highest x and y."""
    pairs = np.asarray(pairs, float).reshape(-1, 2)
    is_known = np.isfinite(pairs)
    low, high = np.where(is_known, pairs, np.inf), np.where(is_known, pairs, -np.inf)
    return np.concatenate([low.min(axis=0, initial=np.inf), high.max(axis=0, initial=-np.inf)])


def column(*values):
    """Pairs of x and y, as an array of two columns."""
    arrays = [np.ma.filled(np.ma.asarray(each).astype(float), np.nan).ravel() for each in values]
    count = min(map(len, arrays))
    return np.column_stack([each[:count] for each in arrays]) if count else np.empty((0, 2))


def missing(told, held):
    """The indices of pairs that are not held, as an array."""
    if not len(told):
        return np.empty(0, int)
    if not len(held):
        return np.arange(len(told))
    if len(told) == len(held) and np.allclose(told, held, rtol=1e-9, atol=0, equal_nan=True):
        return np.empty(0, int)
    known = [steps(each, each) for each in held.T]
    asked = [steps(one, each) for one, each in zip(told.T, held.T)]
    keys = known[0] * (4 * STEPS) + known[1]
    found = np.zeros(len(told), bool)
    for right in (-1, 0, 1):
        for up in (-1, 0, 1):
            found |= np.isin((asked[0] + right) * (4 * STEPS) + asked[1] + np.where(asked[1] == GAP, 0, up), keys)
    return np.flatnonzero(~found)


def steps(values, held):
    """Each value as a whole number of steps from the lowest held value."""
    finite = held[np.isfinite(held)]
    low = finite.min() if len(finite) else 0.0
    span = (np.ptp(finite) if len(finite) else 0.0) or abs(low) or 1.0
    whole = np.clip((np.nan_to_num(values) - low) / span * STEPS, -FAR, STEPS + FAR) + FAR + 2
    return np.where(np.isfinite(values), np.rint(whole), GAP).astype(np.int64)
