# SPDX-License-Identifier: MIT
"""The values that a claim about a highest or a lowest one may compare: those of a kind, of an axis, of a map."""

import itertools
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from a11y_speak.charts import Chart, Series

from .heard import NUMBER


def is_sum(each: Series) -> bool:
    return each.word == "total" or each.name == "Total"


def values_by_axis(charts: list[Chart]) -> Iterator[Any]:
    """The values on each of several axes, which are not compared with each other."""
    for chart in charts:
        for side in {each.y for each in chart.series}:
            held = [np.array(each.ys, float) for each in chart.series if each.y == side]
            values = np.concatenate(held)
            yield from [values[np.isfinite(values)]] * bool(np.isfinite(values).any())


def measures_of(charts: list[Chart], clause: str) -> Iterator[Any]:
    """The medians, means or widest places of all violins, whichever a claim is about."""
    for measure in ("median", "mean", "widest at"):
        violins = [each for chart in charts for each in chart.series if each.word == "violin"]
        labels = [str(label) for each in violins for label in each.labels or ()]
        found = [re.search(rf"\b{measure} (?:about )?[^\d−-]?({NUMBER.pattern})", label) for label in labels]
        if f": {measure} " in clause and found and all(found):
            yield np.array([float(each[1].replace("−", "-").replace(",", "")) for each in found if each])


def map_of(row: Series, names: set[str]) -> tuple[object, ...]:
    """The axis and the places of the map of a row, and the map's name, if it has one: No of "No, tip 2.5"."""
    return row.y, tuple(row.xs), next((each for each in names if row.name.startswith(f"{each}, ")), "")


def maps_of(charts: list[Chart], names: set[str]) -> Iterator[Any]:
    """The values of each map: those of neighboring series on one axis of colors at the same places.

    Args:
        names: the names that the figure gives to maps. The names of the rows of such a map begin with its name.
    """
    for chart in charts:
        rows = itertools.groupby(
            (each for each in chart.series if each.word == "row"), key=partial(map_of, names=names)
        )
        for held in ([np.array(each.ys, float) for each in group] for _, group in rows):
            values = np.concatenate(held)
            yield from [values[np.isfinite(values)]] * bool(np.isfinite(values).any())


def named_before(words: str, charts: list[Chart]) -> Iterator[Any]:
    """The values of the series that a claim names: Curve highest 0.7"""
    for series in (each for chart in charts for each in chart.series):
        values = np.array(series.ys, float)
        if words.rstrip().endswith(series.name) and np.isfinite(values).any():
            yield values[np.isfinite(values)]


def values_by_word(charts: list[Chart]) -> dict[str, Any]:
    """The values of all series of one kind, by the word for it."""
    found: dict[str, list[Any]] = {}
    for series in (each for chart in charts for each in chart.series):
        held = np.array(series.ys, float)
        found.setdefault(series.word or "line", []).append(held[np.isfinite(held)])
    return {word: np.concatenate(held) for word, held in found.items() if sum(map(len, held))}
