# SPDX-License-Identifier: MIT
"""The texts, numbers and pairs that a figure shows, and those that follow from them: these may be said."""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterable

import numpy as np

from a11y_speak.formulas import plain as formula

from .heard import plain, same
from .inventory import Value
from .ways import Way

EPOCH = datetime.datetime(1970, 1, 1)
FORMS = "%d %B %Y", "%d %B", "%b %d", "%B %Y", "%Y", "%H:%M"


class Shown:
    """The content of a figure from the side of its renderer.

    Attributes:
        texts: the texts, ticks included.
        numbers: single values, such as the ends of bars, the levels of contours, and the numbers at ticks.
        counts: the numbers of drawn things, such as the levels of contours, which only a count of things may say.
        days: the dates of places, in words.
        turns: whether x is an angle in degrees, so that 0 and 360 are one place.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.numbers: list[float] = []
        self.counts: set[float] = set()
        self.turns = False
        self.days: set[str] = set()
        self.guesses: list[tuple[bool, Value, float, float]] = []
        """Intervals of values computed at random: whether along x, the place on the other axis, and the ends."""

        self.titles: tuple[list[str], list[str]] = ([], [])
        """The titles of the axes along x, and of those along y."""

        self._ways = Way(), Way()  # the things beside places on the x axis, and those beside places on the y axis
        self.names: dict[str, bool] = {}
        self.owned: dict[str, Shown] = {}
        """By a name, the points of its artists or traces. Names that anything else has as well are left out."""

        self.maps: set[str] = set()
        """The names of several maps that lie on each other."""

        self.measured: dict[str, set[str]] = {}
        """By a name, the titles of the y axes of its artists or traces, in figures with twin axes."""

    def pair(self, x: Value, y: Value) -> None:
        """Adds a point: its places on the x axis and on the y axis. Both are numbers or texts of the figure as well."""
        self._hold(x, y)
        self._ways[0].add(x, y)
        self._ways[1].add(y, x)

    def value(self, place: Value, value: Value) -> None:
        """Adds a value that is on no axis, such as a share or the number of a color, beside a place on either axis."""
        self._hold(place, value)
        for way in self._ways:
            way.add(place, value)

    def _hold(self, *values: Value) -> None:
        for each in values:
            if isinstance(each, str):
                self.texts.append(each)
            elif each == each:
                self.numbers.append(each)

    def close(self) -> None:
        """Ends the additions, and prepares the comparisons."""
        for lies, way in enumerate(self._ways):
            way.close(lies if self.turns else None)
        self.owned = {plain(name): own for name, own in self.owned.items() if own.numbers or own.texts}
        for own in self.owned.values():
            own.close()
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
        if at.day == 1 and at.month % 3 == 1:
            self.texts.append(f"{at.year} quarter {at.month // 3 + 1}")
            self.numbers.append(at.month // 3 + 1)
        self.days.add(f"{at.day} {at:%B %Y}")
        self.numbers += [
            float(at.day),
            float(at.year),
            float(at.hour),
            float(at.minute),
            float(at.second),
            float(at.month),
        ]

    def has_pair(self, place: Value, value: Value, lies: bool) -> bool:
        """Whether one thing shows a place along x and a value along y, or, if it lies, the other way round."""
        return self._is_guess(place, value, lies) or self._ways[lies].has(place, value)

    def is_of_another(self, name: str, place: Value, value: Value, lies: bool) -> bool:
        """Whether a pair is shown by artists with another name, and not by those with this one."""
        own = self.owned.get(plain(name))
        if own is None or own.has_pair(place, value, lies):
            return False
        return any(each is not own and each.has_pair(place, value, lies) for each in self.owned.values())

    def is_measured(self, name: str, forms: Iterable[str]) -> bool:
        """Whether a name may have a value axis with one of these titles."""
        titles = self.measured.get(plain(name)) or self.measured.get(plain(name.rpartition(", ")[0]), ())
        own = {form for each in titles for form in (plain(each), plain(formula(each)))}
        return not own or "" in own or not own.isdisjoint(map(plain, forms))

    def ways_of(self, x_titles: list[str], y_titles: list[str]) -> list[bool]:
        """The ways in which a chart with these titles of axes may lie: both, if its figure has none of them."""
        across, up = self._sides(x_titles), {not lies for lies in self._sides(y_titles)}
        return [lies for lies in across if lies in up]

    def _sides(self, forms: list[str]) -> list[bool]:
        """Whether an axis of this title is along y: both, if no axis or both have it."""
        said = {*map(plain, forms)} - {""}
        found = [side for side in (False, True) if any(plain(each) in said for each in self.titles[side])]
        return found or [False, True]

    def _is_guess(self, place: Value, value: Value, lies: bool) -> bool:
        x, y = (value, place) if lies else (place, value)
        for is_across, fixed, low, high in self.guesses:
            free, other = (x, y) if is_across else (y, x)
            if not isinstance(free, str) and low <= free <= high and same(other, fixed):
                return True
        return False

    def has_number(self, value: float, error: float) -> bool:
        if any(low <= value <= high for _, _, low, high in self.guesses):
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
