# SPDX-License-Identifier: MIT
"""The short opening of a figure: in eight seconds its name, its size and its main fact. The rest is said on demand."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator, Sequence

from .charts import Axis, Chart, Series
from .lengths import MOST_WORDS, shortened, word_count
from .words import number

TREND = re.compile(r"y (?:rises|falls) with x|no clear trend")
REFUSED = re.compile(r"This kind of plot, .*?, is not read yet")
YEAR, MONTH, DAY = 366 * 86400.0, 31 * 86400.0, 86400.0
PIECES = {
    "Levels": "level",
    "Lines": "line",
    "Shapes": "shape",
    "Arrows": "arrow",
    "Joins": "join",
    "Corners": "corner",
    "Parts": "part",
    "Flows": "flow",
    "Regions": "region",
    "Places": "place",
}
"""The readers' names of series whose values are not compared, and a word for one of their points."""

SIZES = (1e12, "trillion"), (1e9, "billion"), (1e6, "million")
EPOCH = datetime.datetime(1970, 1, 1)


def opening(charts: Sequence[Chart]) -> str:
    """The opening of one figure, which takes at most eight seconds at 175 words a minute."""
    if not charts:
        return "Nothing is drawn"
    first = [*facts(charts[0])]
    if len(charts) == 1:
        return joined(first) or "Nothing is drawn"
    titles = [title for title in map(own_title, charts) if title]
    heads = [f"{len(charts)} plots: {', '.join(titles[:count])}" for count in (4, 2, 1) if titles]
    return joined(
        [[*heads, f"{len(charts)} plots"], [f"first {fact}" for fact in first[1] if fact] if first[1:] else []]
    )


def own_title(chart: Chart) -> str:
    """The title without the place among several: "Up" of "Plot 1 of 2, Up"."""
    return re.sub(r"^(.*, )?[Pp]lot \d+ of \d+(, )?", "", chart.title or "")


def joined(parts: Sequence[Sequence[str]]) -> str:
    """The parts that fit, the first ones first: of each part the first form that fits."""
    kept: list[str] = []
    for n, forms in enumerate(parts):
        room = MOST_WORDS - 8 if n == 0 and len(parts) > 1 else MOST_WORDS
        for form in filter(None, forms):
            longer = [*kept, form] if kept else [shortened(form, room)]
            if word_count(". ".join(longer)) <= MOST_WORDS:
                kept = longer
                break
    return ". ".join(kept)


def facts(chart: Chart) -> Iterator[list[str]]:
    """The facts in the order in which one asks, each in several forms, the longest first."""
    axes = {axis.id: AxisWords(axis) for axis in chart.axes}
    series = [each for each in chart.series if len(each.xs)]
    notes = (chart.summary or "").split(". ")
    yield [named(chart, series)]
    if series:
        size, forms = main_fact(series, axes, chart.summary or "")
        bare = size.partition(":")[0]
        yield [*(f"{each}; {fact}" for each in (size, bare) for fact in forms if fact), size, bare]
        notes = [note for note in notes if not note.startswith(("Legend:", "Heat map")) and not TREND.search(note)]
    elif refused := REFUSED.match(chart.summary or ""):
        notes = [refused[0], *notes[1:]]
    for note in notes:
        yield [note] if series else [note, shortened(note, MOST_WORDS - 8)]


def named(chart: Chart, series: list[Series]) -> str:
    """The title, else the values and their place: Price by Date."""
    if chart.title:
        return chart.title
    if not series:
        return ""
    titles = {axis.id: axis.title for axis in chart.axes}
    x, y = titles.get(series[0].x), titles.get(series[0].y)
    return f"{y} by {x}" if x and y and x != y else y or x or ""


def main_fact(series: list[Series], axes: dict[str, AxisWords], notes: str) -> tuple[str, list[str]]:
    """The size of the chart, and the forms of its main fact."""
    each, size = series[0], len(series[0].xs)
    if all(one.y.startswith("z") for one in series):
        return counted(len(series), "row"), [highest(series, axes)]
    if len(series) > 1:
        names = [one.name for one in series if one.name != "Total"]
        count = counted(len(names), "line" if each.kind == "line" else "group of bars", "groups of bars")
        return f"{count}: {', '.join(names)}" if len(names) < 4 else count, [highest(series, axes)]
    if trend := TREND.search(notes):
        return counted(size, "dot"), [trend[0]]
    if each.name in ("Median", "Widest"):
        return counted(size, *(("box", "boxes") if each.name == "Median" else ("violin",))), labelled(each)
    if each.name in PIECES:
        return counted(size, PIECES[each.name]), []
    if each.name == "Share" and each.kind == "column":
        return counted(size, "wedge"), extremes(each, axes)
    if each.kind == "line":
        return counted(size, "point"), course(each, axes)
    return counted(size, "bar"), extremes(each, axes)


def counted(count: int, word: str, several: str = "") -> str:
    if word.startswith("line") or not several:
        several = f"{word}s"
    return f"{count} {word if count == 1 else several}"


def labelled(series: Series) -> list[str]:
    """The label of a single box; of several boxes the name and the median of the highest."""
    known = [n for n, y in enumerate(series.ys) if y == y and series.labels]
    if not known or series.labels is None:
        return []
    top = max(known, key=lambda n: float(series.ys[n]))
    parts = re.sub(r"^(box|violin) 1: ", "", str(series.labels[top] or "")).split(", ")
    if len(known) > 1:
        return [f"highest {parts[0]}" if series.name == "Median" else parts[0]]
    return [", ".join(parts[:count]) for count in (3, 2, 1)]


def highest(series: list[Series], axes: dict[str, AxisWords]) -> str:
    """The highest point of all series, with its series: highest 5 at Paris, Jan"""
    known = [(float(y), each, n) for each in series for n, y in enumerate(each.ys) if y == y and each.name != "Total"]
    if not known or axes[series[0].y].has_names:
        return ""
    value, each, n = max(known, key=lambda found: found[0])
    return f"highest {axes[each.y].text(value)}, {each.name}, at {axes[each.x].text(float(each.xs[n]))}"


def extremes(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    if not known or y.has_names:
        return []
    low, high = min(known, key=lambda n: float(series.ys[n])), max(known, key=lambda n: float(series.ys[n]))
    labels = series.labels or [None] * len(series.xs)
    told = [labels[n] or f"{x.text(float(series.xs[n]))}, {y.text(float(series.ys[n]))}" for n in (high, low)]
    return [f"highest {told[0]}; lowest {told[1]}"] * (len(known) > 1) + [f"highest {told[0]}"]


def course(series: Series, axes: dict[str, AxisWords]) -> list[str]:
    """The first and the last value, and a peak beyond both: from 4 to 9, highest 12 at 2010"""
    known = [n for n, y in enumerate(series.ys) if y == y]
    x, y = axes[series.x], axes[series.y]
    if len(known) < 2 or x.has_names or y.has_names:
        return extremes(series, axes)
    first, last = (float(series.ys[n]) for n in (known[0], known[-1]))
    way = "rises from" if last > first else "falls from" if last < first else "from"
    top = max(known, key=lambda n: float(series.ys[n]))
    told, peak = f"{way} {y.text(first)} to {y.text(last)}", float(series.ys[top])
    more = [] if peak in (first, last) else [f"{told}, highest {y.text(peak)} at {x.text(float(series.xs[top]))}"]
    return [*more, told]


class AxisWords:
    """Values of an axis in few words: three digits, and dates as coarse as the axis is long."""

    def __init__(self, axis: Axis) -> None:
        self._axis = axis
        self.has_names = axis.scale == "category" and bool(axis.categories)

    def text(self, value: float) -> str:
        names = self._axis.categories
        if self.has_names and names:
            return names[min(max(round(value), 0), len(names) - 1)]
        if self._axis.scale == "date":
            return self._date(value)
        short = float(f"{value:.3g}")
        unit = self._axis.unit or ""
        size = next(((power, word) for power, word in SIZES if abs(short) >= power), None)
        digits = f"{number(float(f'{short / size[0]:.3g}'))} {size[1]}" if size else number(short)
        told = digits + (unit if unit == "%" else f" {unit}" if unit else "")
        return told if short == value else f"about {told}"

    def _date(self, value: float) -> str:
        at = EPOCH + datetime.timedelta(seconds=value + float(self._axis.more.get("utc_offset", 0)))
        low, high = self._axis.low, self._axis.high
        span = high - low if low is not None and high is not None else MONTH
        if span > 5 * YEAR:
            return f"{at.year}"
        if span > 3 * MONTH:
            return f"{at:%B %Y}"
        return f"{at.day} {at:%B}" if span > 2 * DAY else f"{at:%H:%M}"
