# SPDX-License-Identifier: MIT
"""Ticks whose numbers are a function of their places, such as those of logarithms or of normal quantiles."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

import numpy as np

from .parts import Floats

TICK = re.compile(r"([-−]?\d[\d,]*(?:\.(\d+))?(?:e([-+−]?\d+))?)\s*(%?)")
"""A number, its decimals, its exponent, and a percent sign."""

FEWEST = 4


def normal(values: Floats) -> Floats:
    """The share of a normal distribution below each value."""
    return np.array([0.5 * (1 + math.erf(value / math.sqrt(2))) for value in np.ravel(values)])


FUNCTIONS: tuple[Callable[[Floats], Floats], ...] = (
    normal,
    lambda values: np.asarray(values, float) - 0.5,  # the numbers of rows and columns from 0, at their middles
    lambda values: np.asarray(10.0 ** np.asarray(values, float)),
    lambda values: np.asarray(np.exp(values)),
    lambda values: np.asarray(2.0 ** np.asarray(values, float)),
)


def function_of(shown: list[tuple[float, str]]) -> tuple[Callable[[Floats], Floats], str] | None:
    """The function from places to the numbers on the ticks, and the unit of the numbers; None for other ticks."""
    found = [TICK.fullmatch(text.strip()) for _, text in shown]
    ticks = [each for each in found if each]
    if len(ticks) < FEWEST or len(ticks) < len(found):
        return None
    places, units = np.array([place for place, _ in shown], float), {each[4] for each in ticks}
    if len(units) > 1:
        return None
    whole = 100.0 if units == {"%"} else 1.0
    values = np.array([float(each[1].replace(",", "").replace("−", "-")) for each in ticks])
    rooms = np.array([0.51 * 10.0 ** (int(each[3] or 0) - len(each[2] or "")) for each in ticks])
    for function in FUNCTIONS:
        with np.errstate(all="ignore"):
            if (np.abs(function(places) * whole - values) <= rooms).all():
                return lambda each: function(each) * whole, units.pop()  # noqa: B023
    return None
