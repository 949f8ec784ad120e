# SPDX-License-Identifier: MIT
"""Random figures: kinds, values, scales, names, units, orders, orientations, gaps, and lines over the data."""

from __future__ import annotations

import datetime
import math
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

NAMES = ["Oslo", "São Paulo", "New York", "Bonn", "東京", "Aarhus", "Rome", "Lima"]
TITLES = [
    "",
    "Speed",
    "Score (higher is better)",
    "Speed (km/h)",
    "Share (%)",
    r"$x_1$ ($\mu$m)",
    "cos(t)",
    "Größe (m²)",
]
LABELS = ["alpha", "Beta 2", "north", "$R^2$", "a, b", "2023"]
TWINS = ["Rain (mm)", "Depth", "Load (kg)"]
HEADS = ["", "A title", "50% of it"]
NAMED = "lying", "cells", "boxes", "strips", "joints", "letters", "violins"
KINDS = ["line", "dots", "bars", "lying", "steps", "errors", "histogram", "boxes", "cells"]


@dataclass(frozen=True)
class Sketch:
    """The content of a figure.

    Attributes:
        places: numbers, dates or names along x.
        series: a name and values for each series; nan for a gap.
        level: a line across the plot; None without one.
        twin: the title of a second y axis, and the values of a line on it; None without one.
    """

    kind: str
    places: tuple[Any, ...]
    series: tuple[tuple[str, tuple[float, ...]], ...]
    titles: tuple[str, str, str]
    is_log: bool = False
    is_reversed: bool = False
    level: float | None = None
    level_form: str = "axhline"
    is_stacked: bool = False
    note: str = ""
    twin: tuple[str, tuple[float, ...]] | None = None


def numbers(least: float, gaps: bool) -> st.SearchStrategy[float]:
    whole = st.integers(math.ceil(least), 1000).map(float)
    parts = st.integers(math.ceil(least * 100), 100_000).map(lambda each: each / 100)
    return st.one_of(whole, parts, st.just(math.nan)) if gaps else st.one_of(whole, parts)


@st.composite
def places(draw: Any, count: int, kind: str) -> tuple[Any, ...]:
    forms = ["numbers", "dates", "names"] if kind not in ("histogram", "errors", "rugs") else ["numbers"]
    form = draw(st.sampled_from(forms))
    if form == "names" or kind in NAMED:
        return tuple(draw(st.permutations(NAMES))[:count])
    if form == "dates":
        first = draw(st.dates(datetime.date(1950, 1, 1), datetime.date(2040, 1, 1)))
        step = draw(st.sampled_from([1, 7, 31, 365]))
        return tuple(first + datetime.timedelta(days=n * step) for n in range(count))
    found = draw(st.lists(st.integers(-50, 5000), min_size=count, max_size=count, unique=True))
    return tuple(found if kind == "dots" and draw(st.booleans()) else sorted(found))


@st.composite
def sketches(draw: Any, kinds: tuple[str, ...] = tuple(KINDS)) -> Sketch:
    kind = draw(st.sampled_from(kinds))
    count = draw(st.integers(2, 7))
    is_log = kind in ("line", "dots") and draw(st.booleans())
    least = 0.01 if is_log else 0.0 if kind in ("histogram",) else -1000.0
    is_stacked = kind == "bars" and draw(st.booleans())
    value = numbers(0.01 if is_stacked else least, gaps=kind in ("line", "dots", "bars") and not is_stacked)
    along = draw(places(count, kind))
    if kind == "dots" and isinstance(along[0], str):  # matplotlib cannot draw gaps of dots over names
        value = numbers(least, gaps=False)
    names = draw(st.permutations(LABELS))[: draw(st.integers(1, 3))]
    series = tuple((name, tuple(draw(st.lists(value, min_size=count, max_size=count)))) for name in names)
    level = draw(st.none() | numbers(1.0, False)) if kind in ("line", "dots", "bars", "steps") else None
    across = st.lists(numbers(-50.0, False), min_size=count, max_size=count).map(tuple)
    twins = st.tuples(st.sampled_from(TWINS), across)
    return Sketch(
        kind,
        along,
        series,
        tuple(draw(st.sampled_from(each)) for each in (TITLES, TITLES, HEADS)),
        is_log,
        draw(st.booleans()),
        level,
        draw(st.sampled_from(["axhline", "hlines"])),
        is_stacked,
        draw(st.sampled_from(["", "", "peak"])),
        draw(st.none() | twins) if kind in ("line", "dots", "steps") else None,
    )
