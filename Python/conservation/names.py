# SPDX-License-Identifier: MIT
"""The texts of an axis of matplotlib at its ticks, as names of places or as numbers of another size."""

from __future__ import annotations

import contextlib
import re
import weakref
from typing import Any

import numpy as np
from matplotlib import ticker
from matplotlib.collections import QuadMesh
from matplotlib.dates import DateFormatter
from matplotlib.projections.polar import PolarAxes
from matplotlib.ticker import FixedFormatter, FixedLocator, FuncFormatter, PercentFormatter

from a11y_speak.formulas import plain as formula

PLAIN = re.compile(r"[-−]?[\d,]*\.?\d+°?")

NUMBERS = (ticker.ScalarFormatter, ticker.LogFormatter, ticker.LogitFormatter, ticker.EngFormatter, PercentFormatter)
NUMBERS += ticker.FormatStrFormatter, ticker.StrMethodFormatter
"""Formatters that show numbers, however they write them."""

WORDED = FuncFormatter, ticker.FormatStrFormatter, DateFormatter
"""Formatters that may have a word for any value."""

KNOWN: weakref.WeakKeyDictionary[Any, tuple[Any, tuple[str, ...]]] = weakref.WeakKeyDictionary()
STEPS: weakref.WeakKeyDictionary[Any, tuple[float, float, float]] = weakref.WeakKeyDictionary()
FACTORS: weakref.WeakKeyDictionary[Any, float] = weakref.WeakKeyDictionary()


def forget() -> None:
    """Ends the validity of the texts, before a figure is drawn again."""
    KNOWN.clear()
    STEPS.clear()
    FACTORS.clear()


def is_number(text: str) -> bool:
    bare = re.sub(r"\\mathdefault|[${}\\^]", "", text)
    return bool(re.fullmatch(r"[^\w]*[-−]?[\d.,]+([e×x][-−+\d]*)?\W*\w{0,3}", bare)) and not is_date(text)


def is_date(text: str) -> bool:
    return bool(re.fullmatch(r"[A-Z][a-z]{2}( \d+)?|\d{4}-\d\d.*", text))


def names_near(axis: Any, value: float, reach: float) -> tuple[str, ...]:
    """The names of places at most `reach` away, the nearest first; empty for ticks that show numbers."""
    if axis not in KNOWN:
        named = names_of(axis)
        KNOWN[axis] = np.array([at for at, _ in named], float), tuple(text for _, text in named)
    places, texts = KNOWN[axis]
    if not len(places):
        return ()
    away = np.abs(places - value)
    found = tuple(texts[n] for n in np.argsort(away, kind="stable") if away[n] <= reach)
    found += tuple(formula(text) for text in found if "$" in text)
    own = worded_by(axis.get_major_formatter(), value)
    return (*found, *(text for text in own if text not in found))


def may_have_names(axis: Any) -> bool:
    """Whether a place of the axis may have a name: its ticks show some."""
    names_near(axis, 0.0, 0.0)
    return len(KNOWN[axis][0]) > 0


def step_of(axis: Any) -> tuple[float, float, float]:
    """The rounding of places on a linear axis, 0 on others, and the factor and the move to the numbers at its ticks."""
    if axis not in STEPS:
        low, high = sorted(axis.get_view_interval())
        is_angle = isinstance(axis.axes, PolarAxes) and axis is axis.axes.xaxis
        factor = 180 / np.pi if is_angle else scaled_by(axis)
        STEPS[axis] = ((high - low) * 1e-11 or 1.0) if axis.get_scale() == "linear" else 0.0, factor, moved_by(axis)
    return STEPS[axis]


def worded_by(formatter: Any, value: float) -> tuple[str, ...]:
    """The word that a function of the program has for any value of an axis of words."""
    if not isinstance(formatter, WORDED):
        return ()
    with contextlib.suppress(Exception):
        text = str(formatter(float(f"{value:.9g}")))
        return (text,) if text and not is_number(text) else ()
    return ()


def names_of(axis: Any) -> list[tuple[float, str]]:
    """The texts of the ticks, also those of an inner plot, which are not drawn. On an axis of names, a name without a
    tick counts as shown at its place: its point is drawn there, and the names of the ticks beside it are known."""
    places = np.asarray(axis.get_majorticklocs(), float)
    formatter = axis.get_major_formatter()
    texts = [str(text) for text in formatter.format_ticks(places)]
    if len(texts) != len(places):
        return []
    named = [(float(at), text) for at, text in zip(places, texts) if text]
    if not named and any(isinstance(each, QuadMesh) for each in axis.axes.collections):
        return names_of_larger(axis)
    own = getattr(axis.units, "_mapping", None)
    if own and all(PLAIN.fullmatch(str(name)) and number_of(str(name)) == at for name, at in own.items()):
        return []  # numbers at their own places
    if own:
        return named + [(float(at), str(name)) for name, at in own.items() if not np.isclose(places, at).any()]
    has_words = isinstance(formatter, ticker.FormatStrFormatter) and all(text[:1].isalpha() for _, text in named)
    if (isinstance(formatter, NUMBERS) and not has_words) or all(is_number(text) for _, text in named):
        is_set = isinstance(formatter, FixedFormatter) or (
            isinstance(formatter, FuncFormatter) and isinstance(axis.get_major_locator(), FixedLocator)
        )
        return named if is_set and are_names(named) and not offset_of(named) else []
    return named


def offset_of(named: list[tuple[float, str]]) -> float:
    """The distance from the middles of cells to the numbers of some of them from 0: 0 at 0.5, 5 at 5.5; else 0."""
    pairs = [(at, number_of(text)) for at, text in named if PLAIN.fullmatch(text)]
    if len(pairs) < max(len(named), 4) or any(at - value != 0.5 for at, value in pairs):
        return 0.0
    return -0.5 if min(np.diff([at for at, _ in pairs])) > 1 else 0.0


def moved_by(axis: Any) -> float:
    """The distance from places to the numbers that the ticks show there."""
    formatter = axis.get_major_formatter()
    if isinstance(formatter, NUMBERS):
        return 0.0
    places = np.asarray(axis.get_majorticklocs(), float)
    texts = [str(text) for text in formatter.format_ticks(places)]
    return offset_of([(float(at), text) for at, text in zip(places, texts) if text])


def names_of_larger(axis: Any) -> list[tuple[float, str]]:
    """The names of a larger plot with the same ends along the axis: a strip of colors beside a map has no ticks."""
    ax, side = axis.axes, "xy".index(axis.axis_name)
    own = ax.get_position()
    ends = (own.intervalx, own.intervaly)[side]
    for other in ax.figure.axes:
        box = other.get_position()
        is_there = np.allclose((box.intervalx, box.intervaly)[side], ends, atol=2e-3) and not hasattr(
            other, "_colorbar"
        )
        meshes = any(isinstance(each, QuadMesh) for each in other.collections)
        if other is ax or not is_there or not meshes or box.width * box.height < 2 * own.width * own.height:
            continue
        found = names_of((other.xaxis, other.yaxis)[side])
        points = other.transData.transform([(at, at) for at, _ in found]) if found else []
        places = ax.transData.inverted().transform(points)[:, side].round(6) if found else []
        return [(float(at), text) for at, (_, text) in zip(places, found)]
    return []


def are_names(named: list[tuple[float, str]]) -> bool:
    """Whether the numbers at ticks are names: years at the middles of cells 0.5, 1.5, 2.5."""
    values = [number_of(text) for _, text in named if PLAIN.fullmatch(text)]
    if len(values) < len(named) or len(named) < 2 or factor_of(named):
        return False
    places = np.array([at for at, _ in named])
    return bool(np.abs(places - values).max() > np.abs(np.diff(places)).min() / 50)


def number_of(text: str) -> float:
    return float(text.rstrip("°").replace("−", "-").replace(",", ""))


def factor_of(named: list[tuple[float, str]]) -> float | None:
    """The factor from the places of ticks to the numbers that they show; None without a common one."""
    pairs = [(at, number_of(text)) for at, text in named if PLAIN.fullmatch(text)]
    ratios = [value / at for at, value in pairs if at]
    if len(pairs) < len(named) or not ratios or any(value for at, value in pairs if not at):
        return None
    if len(ratios) > 2 and np.allclose(ratios, ratios[-1], rtol=1e-9) and ratios[-1] > 0:
        return float(ratios[-1])
    powers = {round(float(np.log10(ratio)), 2) if ratio > 0 else np.nan for ratio in ratios}
    power = powers.pop()
    return float(10**power) if not powers and power == round(power) else None


def scaled_by(axis: Any) -> float:
    """The factor from a value to the number that the ticks show for it: 100 for percent, 0.001 for thousands."""
    if axis not in FACTORS:
        formatter = axis.get_major_formatter()
        factor = 100 / formatter.xmax if isinstance(formatter, PercentFormatter) else 1.0
        if not isinstance(formatter, NUMBERS):
            places = axis.get_majorticklocs()
            shown = list(zip(map(float, places), map(str, formatter.format_ticks(places))))
            factor = factor_of([each for each in shown if each[1]]) or 1.0
        FACTORS[axis] = factor
    return FACTORS[axis]
