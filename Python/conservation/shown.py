# SPDX-License-Identifier: MIT
"""The texts, numbers and pairs that a figure shows, and those that follow from them: these may be said."""

from __future__ import annotations

import datetime
import math
from collections import defaultdict
from collections.abc import Iterable

import numpy as np

from .heard import plain, same
from .inventory import Value

EPOCH = datetime.datetime(1970, 1, 1)
FORMS = "%d %B %Y", "%d %B", "%b %d", "%B %Y", "%Y", "%H:%M"


class Shown:
    """The content of a figure from the side of its renderer.

    Attributes:
        texts: the texts, ticks included.
        numbers: single values, such as the ends of bars, the levels of contours, and the numbers at ticks.
        counts: the numbers of drawn things, such as the levels of contours, which only a count of things may say.
        turns: whether x is an angle in degrees, so that 0 and 360 are one place.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: list[float] = []
        self.counts: set[float] = set()
        self.turns = False
        self.guesses: list[tuple[Value, float, float]] = []
        """Places, and the intervals in which a value lies there that is computed at random each time."""

        self._places: list[tuple[float, float]] = []
        self._named: dict[str, list[Value]] = defaultdict(list)
        self.names: dict[str, bool] = {}

    def pair(self, x: Value, y: Value) -> None:
        """Adds a place and its value. Both are numbers of the figure as well."""
        for one, other in ((x, y), (y, x)):
            if isinstance(one, str):
                self._named[plain(one)].append(other)
                self.texts.append(one)
            elif one == one:
                self.numbers.append(one)
        if not isinstance(x, str) and not isinstance(y, str):
            self._places.append((x, y))

    def close(self) -> None:
        """Ends the additions, and prepares the comparisons."""
        places = np.array(list(dict.fromkeys(self._places)), float).reshape(-1, 2)
        if self.turns:
            places[:, 0] %= 360
        both = np.concatenate([places, places[:, ::-1]])
        self._table = both[np.argsort(both[:, 0], kind="stable")]
        self.known = np.array(sorted({each for each in self.numbers if math.isfinite(each)}), float)
        self.longest = sorted({each for each in self.texts if len(each) > 1}, key=len, reverse=True)
        self.names.clear()
        self.texts = list(dict.fromkeys(self.texts))
        self.plain = [f" {plain(text)} " for text in self.texts]
        self.words = {word for text in self.plain for word in text.split()}

    def date(self, seconds: float) -> None:
        """Adds the words of a date, and the numbers in them."""
        if not math.isfinite(seconds) or abs(seconds) > 2e11:
            return
        at = EPOCH + datetime.timedelta(seconds=seconds)
        self.texts += [at.strftime(form) for form in FORMS]
        self.numbers += [float(at.day), float(at.year), float(at.hour), float(at.minute), float(at.month)]

    def has_pair(self, x: Value, y: Value) -> bool:
        """Whether one thing shows both. Either order will do, for a chart that runs along y."""
        if self.guesses and (self._is_guess(x, y) or self._is_guess(y, x)):
            return True
        if isinstance(x, str) or isinstance(y, str):
            return self._has_named(x, y) or self._has_named(y, x)
        ways = [(x, y), *([(x % 360, y), (y % 360, x)] if self.turns else [])]
        return any(self._is_near(one, other) for one, other in ways)

    def _is_near(self, one: float, other: float) -> bool:
        if one != one or other != other:
            return False
        reach = 1e-9 + 1e-5 * abs(one)
        first = np.searchsorted(self._table[:, 0], one - reach)
        last = np.searchsorted(self._table[:, 0], one + reach, side="right")
        return bool(np.isclose(self._table[first:last, 1], other, rtol=1e-5, atol=1e-9).any())

    def _has_named(self, name: Value, value: Value) -> bool:
        return isinstance(name, str) and any(same(each, value) for each in self._named.get(plain(name), ()))

    def _is_guess(self, place: Value, value: Value) -> bool:
        return not isinstance(value, str) and any(
            low <= value <= high and same(place, each) for each, low, high in self.guesses
        )

    def has_number(self, value: float, error: float) -> bool:
        if any(low <= value <= high for _, low, high in self.guesses):
            return True
        reach = 1e-9 + error * abs(value)
        first = int(np.searchsorted(self.known, value - reach))
        return first < len(self.known) and bool(self.known[first] <= value + reach)

    def has_text(self, text: str) -> bool:
        """Whether a text is shown, whole or as a part."""
        said = plain(text)
        return not said or any(f" {said} " in each for each in self.plain)


def middle(values: Iterable[float]) -> float:
    low, high = min(held := [*values]), max(held)
    return (low + high) / 2
