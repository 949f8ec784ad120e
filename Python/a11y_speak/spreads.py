# SPDX-License-Identifier: MIT
"""The words of a box: its median, quartiles, whiskers and outliers."""

from __future__ import annotations

from .words import number

MOST_OUTLIERS = 5
"""The most outliers that the words of a box hold. More of them are dots as well."""


def box_words(
    place: str, low: float, median: float, high: float, first: float, last: float, beyond: list[float]
) -> str:
    """The label of a box: box: median 3, quartiles 2 and 4, whiskers 1 and 5, outlier 9"""
    said_values = [
        f"{place}: median {number(median)}",
        f"quartiles {number(low)} and {number(high)}",
        f"whiskers {number(first)} and {number(last)}",
    ]
    if len(beyond) > MOST_OUTLIERS:
        said_values.append(f"{len(beyond)} outliers from {number(beyond[0])} to {number(beyond[-1])}")
    elif beyond:
        said_values.append(f"outlier{'s' * (len(beyond) > 1)} {' and '.join(map(number, beyond))}")
    return ", ".join(said_values)
