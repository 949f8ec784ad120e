# SPDX-License-Identifier: MIT
"""The texts of ticks, and the units and factors that they show."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np
from matplotlib import category, dates, ticker

from .. import formulas

SHOWN = re.compile(r"([-\u2212]?)(\D*?)([-\u2212]?[\d,]*(?:\.(\d+)|\d))(\D*)")
"""A number with its sign, and the text before and after it."""

UNIT = re.compile(r"[^\W\d_]|[%‰°′″$€£¥₹₩₽₺₴₦₪₫฿¢]")
"""A sign of a unit. Brackets and other marks around numbers are none."""

SCALED = ("k", "K", "M", "G", "T", "B", "m", "µ", "n")
"""Letters that ticks write after a number instead of thousands; they are not units."""


DAYS = (
    "%Y-%m-%d",
    "%b %Y",
    "%B %Y",
    "%Y",
    "%Y-%m",
    "%m/%Y",
    "%b %d",
    "%d %b",
    "%b",
    "%B",
    "%m/%d",
    "%d.%m.",
    "%b %d, %Y",
)
"""Forms of dates that packages write at the ticks themselves."""


def are_days(places: Any, texts: Sequence[str]) -> bool:
    """Whether each text is the date of its place, counted in days from 1970, as plotnine writes them. Without a year,
    numbers below 3650 are plain numbers."""
    known = [(place, text) for place, text in zip(places, texts) if text]
    if len(known) < 2 or not all(abs(place) < 1e6 for place, _ in known):
        return False
    moments = [(dates.num2date(place), text) for place, text in known]
    return any(
        all(at.strftime(form) == text for at, text in moments) and ("%Y" in form or min(places) > 3650) for form in DAYS
    )


def texts_of_ticks(axis: Any) -> list[str]:
    """The texts that the program set for ticks at chosen places; empty for other ticks."""
    ticks, texts = axis.get_major_locator(), axis.get_major_formatter()
    is_given = isinstance(ticks, ticker.FixedLocator) and isinstance(
        texts, ticker.FixedFormatter | ticker.FuncFormatter
    )
    if isinstance(texts, category.StrCategoryFormatter) or is_given:
        return [plain(text) for text in texts.format_ticks(ticks())]
    return []


def plain(text: object) -> str:
    """A text on one line, without the marks of TeX."""
    said = " ".join(str(text).split())
    return formulas.plain(said) if "$" in said else said


def factor_and_unit(shown: list[tuple[float, str]]) -> tuple[float, str] | None:
    """The power of ten and the unit with which all ticks show their numbers; None without a common one."""
    matches = [SHOWN.fullmatch(text) for _, text in shown]
    found = [each for each in matches if each]
    if len(found) < 2 or len(found) < len(matches):
        return None
    if len({each.group(2, 5) for each, (place, _) in zip(found, shown) if place or each.group(2, 5) != ("", "")}) > 1:
        return None  # a 0 needs no unit
    values = [float((each[1] + each[3]).replace("\u2212", "-").replace(",", "")) for each in found]
    places = [place for place, _ in shown]
    top = int(np.abs(places).argmax())
    if not places[top] or values[top] / places[top] <= 0:
        return None
    power = round(np.log10(values[top] / places[top]))
    exact = values[top] / places[top]  # of degrees at radians
    is_exact = len(found) > 2 and np.allclose(
        np.multiply(places, exact), values, rtol=1e-9, atol=1e-9 * abs(values[top])
    )
    digits = [len(each[4] or "") for each in found]
    factor = 10.0**power
    beside = [(value - place * factor) * 10.0**count for value, place, count in zip(values, places, digits)]
    errors = np.abs(beside)
    if np.ptp(beside) < 1e-6 and abs(errors[0] - 0.5) < 1e-6:  # the numbers of rows, at their middles
        return None
    if max(errors) > 0.51:
        if not is_exact:
            return None
        power, factor = 0, exact
    front, back = (each if UNIT.search(each) else "" for each in (found[top][2].strip(), found[top][5].strip()))
    if front.isascii() and "$" not in front and any(map(str.isalpha, front)):
        return None  # the second word of a name, as in Q1
    if power and back in SCALED:
        return 1.0, front
    return factor, front + back
