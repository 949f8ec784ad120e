# SPDX-License-Identifier: MIT
"""Everything that can be heard of charts: their titles, summaries, axes, series, and each point."""

from __future__ import annotations

import calendar
import datetime
import itertools
import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator

from a11y_speak.charts import Axis, Chart, Series

from .inventory import Datum, Value

NUMBER = re.compile(r"[-−]?\d[\d,]*(?:\.\d+)?(?:e[-+−]?\d+)?")
MONTHS = list(calendar.month_name)[1:]
DAY = re.compile(rf"\b(\d{{1,2}}) ({'|'.join(MONTHS)}) (\d{{4}})(?:, (\d\d):(\d\d))?")
CLOSE = 6e-4
"""The relative error of a number in a label, which has at least four digits."""


def plain(text: str) -> str:
    text = re.sub(r"\\[A-Za-z]+|[${}\\^]", " ", text) if text.count("$") > 1 else text
    return " ".join(re.sub(r"[^\w%°$€£µ+−-]+", " ", text.replace("-", "−").casefold()).split())


class Heard:
    def __init__(self, charts: list[Chart]) -> None:
        self.sentences: list[str] = []
        self.pairs: list[tuple[Value, Value]] = []
        self.labels: list[tuple[str, Value, Value]] = []
        for chart in charts:
            axes = {axis.id: axis for axis in chart.axes}
            self.sentences += filter(None, [chart.title, chart.summary])
            for axis in chart.axes:
                self.sentences += filter(None, [axis.title, axis.unit, *(axis.categories or [])])
                if axis.unit and axis.title:
                    self.sentences += [f"{axis.title} ({axis.unit})", f"{axis.title} in {axis.unit}"]
            for series in chart.series:
                self.sentences.append(series.name)
                for point in series.points():
                    x, y = worded(axes[series.x], point[0]), worded(axes[series.y], point[1])
                    self.pairs.append((x, y))
                    if len(point) > 2:
                        self.labels.append((point[2], x, y))
        self.middles = sorted(each for chart in charts for series in chart.series for each in middles_of(series))
        self.sentences += [each[0] for each in self.labels]
        self.text = f" {' '.join(map(plain, self.sentences))} "
        self.named = dict[str, list[Value]]()
        both = [*self.pairs, *((y, x) for x, y in self.pairs)]
        for place, value in both:
            if isinstance(place, str):
                self.named.setdefault(plain(place), []).append(value)
        self.placed = sorted(((x, y) for x, y in both if not isinstance(x, str) and x == x), key=lambda each: each[0])
        self.at = [x for x, _ in self.placed]
        self.values = {plain(each) if isinstance(each, str) else each for pair in self.pairs for each in pair}

    def says(self, text: str) -> bool:
        """Whether a text is heard, whole or as parts that are said in their order."""
        said = plain(text)
        return not said or f" {said} " in self.text or self.has_parts(said, text.count("$") > 1)

    def has_parts(self, said: str, is_formula: bool) -> bool:
        words = [word for word in said.split() if not is_formula or re.fullmatch("[^\\W\\d_]{3,}", word)]
        return (is_formula or len(words) > 1) and all(f" {word} " in self.text for word in words)

    def has(self, datum: Datum) -> bool:
        """Whether the datum is a point, or a label has both its place and its value."""
        values = (datum.y, *datum.others)
        for n, place in enumerate((datum.x, *datum.places)):
            if any(same(value, each) for value in self.values_at(place, 0.0 if n else datum.reach) for each in values):
                return True
        if any(self.is_label(label, x, y, datum) for label, x, y in self.labels):
            return True
        return datum.either is not None and self.has(datum.either)

    def values_at(self, place: Value, reach: float) -> Iterator[Value]:
        """The values beside a place, in either order."""
        if isinstance(place, str):
            yield from self.named.get(plain(place), ())
        else:
            room = max(reach, 1e-9, 1e-5 * abs(place))
            for _, value in self.placed[bisect_left(self.at, place - room) : bisect_right(self.at, place + room)]:
                yield value

    def is_label(self, label: str, x: Value, y: Value, datum: Datum) -> bool:
        has_place = is_at(x, datum) or is_at(y, datum) or any(holds(label, each) for each in (datum.x, *datum.places))
        return has_place and any(
            holds(label, each) or same(y, each) or same(x, each) for each in (datum.y, *datum.others)
        )

    def is_step(self, value: Value) -> bool:
        """Whether a value is in the middle between two places that follow each other, where a step may be drawn."""
        if isinstance(value, str):
            return False
        n = bisect_left(self.middles, value)
        return any(same(each, value) for each in self.middles[max(n - 1, 0) : n + 1])

    def names(self, value: Value) -> bool:
        """Whether a single value is in a sentence."""
        return any(holds(sentence, value) for sentence in self.sentences) or any(
            same(value, each) for pair in self.pairs for each in pair
        )


def middles_of(series: Series) -> Iterator[float]:
    """The middles between places that follow each other."""
    places = sorted(map(float, series.xs))
    yield from ((low + high) / 2 for low, high in itertools.pairwise(places) if low < high)


def worded(axis: Axis, value: float | None) -> Value:
    """A point's coordinate as it is heard."""
    if value is None:
        return math.nan
    if axis.scale == "category" and axis.categories:
        return axis.categories[round(value)] if 0 <= round(value) < len(axis.categories) else value
    return float(value)


def is_at(place: Value, datum: Datum) -> bool:
    return same(place, datum.x, datum.reach) or any(same(place, each) for each in datum.places)


def same(one: Value, other: Value, reach: float = 0.0) -> bool:
    if isinstance(one, str) or isinstance(other, str):
        return str(one) == str(other) or plain(str(one)) == plain(str(other))
    return math.isclose(one, other, rel_tol=1e-5, abs_tol=max(reach, 1e-9))


def holds(text: str, value: Value) -> bool:
    """Whether a sentence has a value."""
    if isinstance(value, str):
        return f" {plain(value)} " in f" {plain(text)} "
    if any(math.isclose(each, value, rel_tol=CLOSE, abs_tol=1e-9) for each in numbers(text)):
        return True
    return abs(value) > 86400 and any(abs(each - value) < 60 for each in moments(text))


def moments(text: str) -> Iterator[float]:
    """The dates in a text, as seconds since 1970."""
    for day, month, year, hour, minute in DAY.findall(text):
        at = datetime.datetime(int(year), MONTHS.index(month) + 1, int(day), int(hour or 0), int(minute or 0))
        yield (at - datetime.datetime(1970, 1, 1)).total_seconds()


def numbers(text: str) -> Iterator[float]:
    text = text.replace("−", "-")
    for found in NUMBER.findall(text):
        yield float(found.replace(",", ""))
    for value, reach in re.findall(rf"({NUMBER.pattern})[^\d]*? ± ({NUMBER.pattern})", text):
        middle, half = (float(each.replace(",", "")) for each in (value, reach))
        yield from (middle - half, middle + half)
