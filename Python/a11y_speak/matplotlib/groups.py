# SPDX-License-Identifier: MIT
"""The relation between the bars of several containers: grouped, stacked, or each at a separate place."""

from __future__ import annotations

import copy
import itertools
from typing import TYPE_CHECKING

import numpy as np
from matplotlib.axes import Axes
from matplotlib.category import StrCategoryLocator

from .legends import Legend
from .parts import Floats, trimmed
from .ticks import texts_of_ticks

if TYPE_CHECKING:
    from .bars import Bars


MOST_DIGITS = 9


def share_bins(groups: list[Bars]) -> None:
    """Widens the bars of several histograms, which together take 0.8 of a bin, to the whole bins.

    Grouped bars of other data look alike. But the edges of bins are rounder numbers than their middles, and the edges
    of bars are not."""
    if len(groups) < 2 or len({len(group.left) for group in groups}) > 1 or len(groups[0].left) < 2:
        return
    left = np.min([group.left for group in groups], axis=0)
    right = np.max([group.right for group in groups], axis=0)
    middle, half = left / 2 + right / 2, (right - left) / 1.6
    edges = trimmed(np.append(middle - half, middle[-1] + half[-1]))
    touch = np.allclose(middle[:-1] + half[:-1], edges[1:-1])
    rounder = digits(edges) < digits(middle) or digits(edges) == digits(middle) == MOST_DIGITS
    if touch and rounder and not np.allclose(middle, np.round(middle)):
        for group in groups:
            group.bins = edges
            group.left, group.right = edges[:-1], edges[1:]


def digits(values: Floats) -> int:
    """The number of decimals that the values need, at most MOST_DIGITS."""
    return next((count for count in range(MOST_DIGITS) if np.allclose(values, np.round(values, count))), MOST_DIGITS)


def middles(groups: list[Bars], ax: Axes) -> list[Floats]:
    """The places of the bars. All bars of a group are at the middle of the group."""
    if (ends := beside(groups, ax)) is not None:
        left, right = ends
        return [trimmed(left / 2 + right / 2)] * len(groups)
    return [group.middle for group in groups]


def beside(groups: list[Bars], ax: Axes | None) -> tuple[Floats, Floats] | None:
    """The ends of each group of bars; None where the bars form no groups.

    The bars of a group are closer to each other than to those of the next group. The ticks show whether the
    containers form a single group: its tick is at the middle of the group, not at the middle of a bar."""
    if len(groups) < 2 or len({len(group.left) for group in groups}) > 1:
        return None
    if any(group.is_histogram for group in groups):
        return None
    left = np.min([group.left for group in groups], axis=0)
    right = np.max([group.right for group in groups], axis=0)
    order = np.argsort(left)
    between = left[order][1:] - right[order][:-1]
    if (between < -1e-9).any():
        return None
    inside = widest_gap(groups)
    if inside > 1e-9 and len(between) and between.min() <= inside * (1 + 1e-6):
        return None
    if not len(between) and ax is not None:
        axis = ax.yaxis if groups[0].lies else ax.xaxis
        ticks = np.asarray(axis.get_majorticklocs(), float)
        if all(np.isclose(ticks, group.middle[0]).any() for group in groups):
            return None
        homes = {float(ticks[np.abs(ticks - group.middle[0]).argmin()]) for group in groups if len(ticks)}
        if len(homes) > 1 and (isinstance(axis.get_major_locator(), StrCategoryLocator) or texts_of_ticks(axis)):
            return None  # bars at names of their own
    return left, right


def widest_gap(groups: list[Bars]) -> float:
    """The widest gap between the bars of a group."""
    left, right = (np.array([getattr(group, side) for group in groups]) for side in ("left", "right"))
    order = np.argsort(left[:, 0])
    return float(np.max(left[order][1:] - right[order][:-1], initial=0.0))


def merged(groups: list[Bars], legend: Legend) -> list[Bars]:
    """Joins containers into one series when no legend names their colors and each has one bar at a separate place.

    seaborn draws such a container for each color."""
    if len(groups) < 2 or len({group.lies for group in groups}) > 1:
        return groups
    if any(group.name or group.errors or group.is_histogram or legend.name(group.colour) for group in groups):
        return groups
    if any(len(group.left) != 1 for group in groups):
        return groups
    order = np.argsort([group.left[0] for group in groups])
    ordered = [groups[n] for n in order]
    gaps = np.array([after.left[0] - before.right[0] for before, after in itertools.pairwise(ordered)])
    if (gaps < 1e-9).any():
        return groups
    whole = copy.copy(ordered[0])
    for name in "left", "right", "foot", "top", "height":
        setattr(whole, name, np.concatenate([getattr(group, name) for group in ordered]))
    whole.colour = None
    return [whole]


def stack(groups: list[Bars], places: list[Floats]) -> tuple[dict[float, float], bool]:
    """The height of each stack by its place, and whether every bar starts at the end of the bars before it."""
    sums: dict[float, tuple[float, ...]] = {}
    for group, x in zip(groups, places):
        for at, foot, height in zip(x.tolist(), group.foot, group.height):
            below = sums.get(at, (0, 0))
            if not np.isclose(foot, below[int(height < 0)]):
                return {}, False
            sums[at] = tuple(part + (height if (height < 0) == is_low else 0) for is_low, part in enumerate(below))
    is_stacked = any(group.foot.any() for group in groups)
    return {at: high + low for at, (high, low) in sorted(sums.items())}, is_stacked
