# SPDX-License-Identifier: MIT
"""The short opening of a figure: in eight seconds its name, its size and its main fact. The rest is said on demand."""

from __future__ import annotations

import dataclasses
import math
import re
from collections.abc import Iterator, Sequence

from .answers import told_names
from .briefly import AxisWords, brief
from .charts import Chart, Series
from .ends import ended
from .lengths import MOST_WORDS, shortened, word_count
from .peaks import UNCOMPARED, course, extremes, highest, is_sum
from .views import in_view
from .words import counted, number

TREND = re.compile(r"y (?:rises|falls) with x|no clear trend")
REFUSED = re.compile(r"This kind of plot, .*?, is not read yet")
MAP = re.compile(r"(Heat map of \d+ rows?) and \d+ columns?|Map of \d+ hexagons?")
CLASSES = re.compile(r"(Map of \d+ rows? and \d+ columns?): (.+?)(?=\. |$)")
TURNED = re.compile(r"The .*axis runs .*")
HISTOGRAM = re.compile(r"Histogram of \d+ values")
REMARK = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
VALUE = re.compile(r", (?!.* (?:from|to) )([^,]*) (?:about )?([-−]?\d+(?:\.\d+)?(?:e[-+−]?\d+)?)$")
"""The title and the value of the color of a shape, at the end of its label."""

LONG = re.compile(r"(.+): ((?:about )?(\d[\d.]*(?:e[-+−]?\d+)?)) long, (.+)")
"""The place, the length and the direction in the label of an arrow."""

METRIC = re.compile(r"[=:] ?[-−]?\d")
"""A number in a name, such as AUC = 0.89."""

PLACE = re.compile(r"^(.*, )?[Pp]lot \d+ of \d+(, )?")

POINTS = {"": "point", "line": "point", "area": "point", "band": "place", "stroke": "line", "spot": "dot"}
"""The name of one point, by the word of its series. Other points have the word of their series as a name."""

WHOLE = "", "line", "area", "dot", "spot", "bar", "dimension"
"""The words of series that are counted as series where there are several. In others, the points are counted."""

LABELLED = "box", "violin"

NAMED = "arrow", "cell", "event", "shape"
"""The words of things that are counted singly, and whose kinds are named."""

FIGURES = re.compile(r"[-−]?\d+(?:\.\d+)?(?:e[-+−]?\d+)?")


def opening(charts: Sequence[Chart]) -> str:
    """The opening of one figure, which takes at most eight seconds at 175 words a minute."""
    if not charts:
        return "Nothing is drawn"
    first = [*facts(in_view(charts[0]))]
    if len(charts) == 1:
        return joined(first) or "Nothing is drawn"
    if all(own_title(chart).startswith("margin ") for chart in charts[1:]):
        main = facts(in_view(dataclasses.replace(charts[0], title=own_title(charts[0]))))
        return joined([*main, [f"{counted(len(charts) - 1, 'plot')} in the margins"]])
    titles = [title for title in map(own_title, charts) if title]
    if any(map(own_title, charts)) and len({*map(called, charts)}) == len(charts):
        titles = [title for title in map(called, charts) if title]
    heads = [f"{len(charts)} plots: {', '.join(titles[:count])}" for count in (4, 2, 1) if titles]
    told = [f"The first: {fact}" for fact in first[1] if fact] if first[1:] else []
    return joined([[*heads, f"{len(charts)} plots"], told if titles else [*with_axes(charts[0], told)]])


def with_axes(chart: Chart, told: list[str]) -> Iterator[str]:
    """The facts of the first of several charts, each also after the titles of its axes."""
    series = [each for each in chart.series if len(each.xs)]
    axes = {axis.id: AxisWords(axis) for axis in chart.axes}
    titles = named(dataclasses.replace(chart, title=None), series, axes)[:1]
    for fact in told:
        yield from (fact.replace("The first: ", f"The first: {title}, ", 1) for title in titles)
        yield fact


def called(chart: Chart) -> str:
    """The title of a chart among several, else that of its values."""
    first = next((each for each in chart.series if len(each.xs)), None)
    titles = [axis.title or "" for axis in chart.axes if first and axis.id == first.y]
    return own_title(chart) or "".join(titles)


def own_title(chart: Chart) -> str:
    """The title without the place among several: "Up" of "Plot 1 of 2, Up"."""
    return PLACE.sub("", chart.title or "")


def joined(parts: Sequence[Sequence[str]]) -> str:
    """The parts that fit, the first ones first: of each part the first form that fits.

    The first part leaves room for the shortest forms of the second."""
    kept: list[str] = []
    for n, forms in enumerate(parts):
        room = MOST_WORDS
        if n == 0 and len(parts) > 1:
            room -= min(11, max((word_count(each) for each in parts[1] if each), default=0))
        fitting = [form for form in filter(None, forms) if word_count(". ".join([*kept, form])) <= room]
        if fitting:
            kept.append(fitting[0])
        elif not kept and (last := next(filter(None, reversed(forms)), "")):
            kept.append(shortened(last, room))
    return ". ".join(kept)


def facts(chart: Chart) -> Iterator[list[str]]:
    """The facts in the order in which one asks, each in several forms, the longest first."""
    series = [each for each in chart.series if len(each.xs)]
    axes = {axis.id: AxisWords(axis, series) for axis in chart.axes}
    series = [each for each in series if each.word != "text"] or series
    notes = re.split(r"\. (?![a-z])", chart.summary or "")
    yield named(chart, series, axes)
    if series:
        sizes, forms = main_fact(series, axes, chart.summary or "")
        forms = with_total(forms, series, axes)
        turned = ". ".join(note for note in notes if TURNED.fullmatch(note))
        told = [*(f"{size}; {fact}" for fact in forms for size in sizes if fact), *forms, *sizes]
        yield [*(f"{form}. {turned}" for form in told if turned), *told]
        notes = [note for note in notes if not TURNED.fullmatch(note)]
        notes = [
            note for note in notes if not note.startswith(("Legend:", "Heat map", "Map of ")) and not TREND.search(note)
        ]
        notes = [note for note in notes if not HISTOGRAM.match(note)]
    elif refused := REFUSED.match(chart.summary or ""):
        kind = re.split(r" of \d| with |, is ", refused[0].removeprefix("This kind of plot, "))[0]
        yield [refused[0], f"Not read yet: {kind}"]
        notes = notes[1:]
    for note in notes:
        yield [note] if series else [note, shortened(note, MOST_WORDS - 8)]


def named(chart: Chart, series: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The title, else the values and their place: Price by Date. Shorter forms leave remarks and the place out."""
    if chart.title:
        return [chart.title, REMARK.sub("", chart.title)]
    if not series:
        return []
    x, y = (axes[id].title if id in axes else "" for id in (series[0].x, series[0].y))
    others = dict.fromkeys(axes[each.y].title for each in series if each.y in axes and each.word != "row")
    if len(others) == 2 and "" not in others and "Right y" not in others:  # a second axis
        y = " and ".join(others)
    x, y = ("" if title in ("X", "Y") or (title == "Value" and title == y) else title for title in (x, y))
    if not y and all(each.word == "row" for each in series):  # the title of the rows is in the name of each
        common = series[0].name.rpartition(" ")[0]
        y = common if len(common) > 1 and all(each.name.startswith(f"{common} ") for each in series) else ""
    whole = f"{y} by {x}" if x and y and x != y else y or x
    return [whole, REMARK.sub("", whole), REMARK.sub("", y or x)] if whole else []


def main_fact(series: list[Series], axes: dict[str, AxisWords], notes: str) -> tuple[list[str], list[str]]:
    """The forms of the size of the chart, and those of its main fact."""
    if all(one.word == "row" for one in series):
        if classes := CLASSES.search(notes):
            told = classes[2].split(", ")
            return [classes[1]], [", ".join(told[:count]) for count in range(len(told), 0, -1)]
        found = MAP.search(notes)
        sizes = [*filter(None, (found[0], found[1]))] if found else []
        sizes += [counted(len(series), "row")] * (not found or bool(found[1]))
        return sizes, highest(series, axes)
    if histogram := HISTOGRAM.search(notes):
        return [histogram[0]], middle(series[0])
    data = [each for each in series if not is_sum(each) and each.word not in ("band", "outlier")]
    edges = [each for each in series if each.word == "band"]
    lower = [each for each in edges if each.name.endswith(", lower edge")]
    bands = len(lower or {each.name.rpartition(", ")[0] or each.id for each in edges})
    data = data or [each for each in series if not is_sum(each)] or series
    if data[0].word == "band" and all(each.word == "band" for each in data):
        return [counted(bands, "band")], highest(data, axes)
    size = counts(data, bands)
    sizes = list(dict.fromkeys([size, size.partition(":")[0]]))
    if (facts := ended(data, axes)) and (len(data) > 1 or not is_told(data[0], axes)):
        return sizes, facts
    answers = facts or told_names(data, axes)
    if len(data) == 1:
        each = data[0]
        if is_told(each, axes):
            sizes = [f"{each.name}, {size}", *([] if METRIC.search(each.name) else sizes)]
        sums = [one for one in series if one.name == "Total" and not one.word and one is not each]
        answers = answers or [*highest(sums, axes), *only(each, axes, notes)]
        if METRIC.search(each.name) and is_told(each, axes):  # the metric is the main fact
            return [*(f"{own}; {fact}" for fact in answers for own in (*sizes, each.name)), *sizes, each.name], []
        return sizes, answers
    if metrics := [each.name for each in data if METRIC.search(each.name)]:
        return sizes, [", ".join(metrics[:count]) for count in range(len(metrics), 0, -1)]
    if answers:
        return sizes, answers
    main = max(data, key=lambda each: len(each.xs))
    if len({each.word for each in data}) == 1 and data[0].word == "violin":
        return sizes, of_violins(data)
    if len({each.word for each in data}) == 1 and data[0].word in LABELLED:
        return sizes, of_top(max(data, key=lambda each: max((float(y) for y in each.ys if y == y), default=-math.inf)))
    trends = TREND.findall(notes)
    lines = [each for each in data if each.word in ("", "line") and each.kind == "line"]
    dots = [each for each in data if each.word == "dot"]
    if len(dots) == len(lines) == 1 and len(lines[0].xs) > 2 and trends == ["no clear trend"]:
        return sizes, [*(f"the line {fact}" for fact in course(lines[0], axes)), *trends]
    if len(dots) == 1 and len(trends) == 1:
        if all(each is dots[0] or each.word in ("", "line") for each in data):  # a regression
            return sizes, [*trends, *highest(data, axes)]
    if len(dots) == len(lines) == 1 and len(data) == 2 and len(lines[0].xs) > 2 and bands:
        return sizes, [*(f"the line {fact}" for fact in course(lines[0], axes)), *highest(data, axes)]
    if len(data) == 2 and is_reference(min(data, key=lambda each: len(each.xs))) and len(main.xs) > 2:
        name = f"{main.name} " * is_told(main, axes)
        return sizes, [f"{name}{fact}" for fact in only(main, axes, notes)] + highest(data, axes)
    if all(each.word == "spot" for each in data) and len(trends) == 1:
        return sizes, trends
    totals = [each for each in series if is_sum(each) and len({float(y) for y in each.ys}) > 1]
    return sizes, [*(fact for one in totals for fact in highest([one], axes)), *highest(data, axes)]


def with_total(facts: list[str], series: list[Series], axes: dict[str, AxisWords]) -> list[str]:
    """The forms of a fact, with the largest of the totals that are points of the figure: total 200"""
    found = [each for each in series if each.word == "total" and (each.labels or len(each.xs) == 1)]
    known = [(float(y), each, n) for each in found for n, y in enumerate(each.ys) if y == y]
    if not known:
        return facts
    value, each, n = max(known, key=lambda found: found[0])
    label = each.labels[n] if each.labels else None
    told = f"total {brief(label) if label else axes[each.y].text(value)}"
    return [*(f"{fact}; {told}" for fact in facts if fact), told, *facts]


def is_reference(each: Series) -> bool:
    """Whether a series is a straight line, which other points are compared with."""
    return each.word in ("", "line") and each.kind == "line" and len(each.xs) == 2


def is_told(each: Series, axes: dict[str, AxisWords]) -> bool:
    """Whether the name of the only series says more than the titles of its axes."""
    own, titles = each.name.split(", ")[0], (axes[each.x].title, axes[each.y].title)
    is_ours = re.fullmatch(r"[A-Z][a-z]+( \d+)?", own) and own.split()[0] in OURS
    return not is_ours and own not in titles and each.name not in titles


OURS = frozenset(
    {
        "Series",
        "Median",
        "Widest",
        "Close",
        "Total",
        "Levels",
        "Lines",
        "Shapes",
        "Area",
        "Arrows",
        "Corners",
        "Events",
        "Joins",
        "Parts",
        "Flows",
        "Regions",
        "Places",
        "Share",
        "Values",
        "Count",
        "Surface",
        "Layer",
        "Ring",
        "Nodes",
        "Texts",
        "Steps",
    }
)
"""The first words of the names that readers give to series without a name."""


def counts(data: list[Series], bands: int) -> str:
    """The number of the series, or of the points of things that are counted singly: 2 lines: a, b; 1 line, 1 band"""
    groups: dict[str, list[Series]] = {}
    for each in data:
        groups.setdefault(each.word or ("bar" if each.kind != "line" else ""), []).append(each)
    if len(groups) == 1 and (len(data) == 1 or next(iter(groups)) not in WHOLE):
        (word,) = groups
        size = counted(sum(len(each.xs) for each in data), POINTS.get(word, word))
        names = [each.name for each in data if word in NAMED and each.name.partition(" ")[0].rstrip(",") not in OURS]
        size += f": {', '.join(names)}" * (1 < len(names) == len(data) < 4)
    else:
        parts = [
            counted(sum(len(each.xs) for each in group), POINTS.get(word, word))
            if word not in (*WHOLE, "row")
            else counted(*whole(word, group))
            for word, group in groups.items()
        ]
        names = [each.name for each in data]
        size = ", ".join(parts) + (f": {', '.join(names)}" if len(groups) == 1 and len(names) < 4 else "")
    if not bands:
        return size
    head, colon, tail = size.partition(":")
    return f"{head}{',' if ',' in head else ' with'} {counted(bands, 'band')}{colon}{tail}"


def whole(word: str, group: list[Series]) -> tuple[int, str]:
    if word in ("", "line"):
        return len(group), "line"
    word = word if word == "area" else POINTS.get(word, word)
    if word in ("dot", "bar") and (len(group) == 1 or all(len(each.xs) == 1 for each in group)):
        return sum(len(each.xs) for each in group), word
    return len(group), f"group of {word}s" if word in ("dot", "bar") else word


def only(each: Series, axes: dict[str, AxisWords], notes: str) -> list[str]:
    """The forms of the main fact of a single series."""
    if trend := TREND.search(notes):
        return [trend[0]]
    if each.word in LABELLED:
        return labelled(each)
    if each.word == "shape":
        return values_of(each)
    if each.word == "arrow":
        return longest(each)
    if each.word in UNCOMPARED and each.word != "wedge":
        return []
    if each.kind == "line" and each.word in ("", "line", "area", "candle"):
        return course(each, axes)
    return extremes(each, axes)


def values_of(shapes: Series) -> list[str]:
    """The range of the values that the colors of all shapes show; none if a shape has no value."""
    found = [VALUE.search(str(label)) for label in shapes.labels or ()]
    values = [float(each[2].replace("−", "-")) for each in found if each]
    titles = {each[1] for each in found if each}
    if not values or None in found or len(titles) > 1:
        return []
    return [f"{title} from {number(min(values))} to {number(max(values))}" for title in titles]


def longest(arrows: Series) -> list[str]:
    """The longest of several arrows with a length: longest about 14.1, down and left, at 10, 10"""
    found = [LONG.fullmatch(str(label)) for label in arrows.labels or ()]
    known = [(float(each[3]), each) for each in found if each]
    if len({value for value, _ in known}) < 2:
        return []
    _, each = max(known, key=lambda one: one[0])
    length, way = brief(each[2]), each[4]
    return [f"longest {length}, {way}, at {brief(each[1])}", f"longest {length}, {way}", f"longest {length}"]


def labelled(series: Series) -> list[str]:
    """The label of a single box; of several boxes the name and the median of the highest."""
    known = [n for n, y in enumerate(series.ys) if y == y and series.labels]
    if not known or series.labels is None:
        return []
    top = max(known, key=lambda n: float(series.ys[n]))
    own = re.sub(rf"^(box|violin) 1: |^({re.escape(series.name)}: )", "", str(series.labels[top] or ""))
    parts = brief(own).split(", ")
    if len(known) > 1:
        return [f"highest {parts[0]}"] if series.word == "box" else of_violins([series])
    return [", ".join(parts[:count]) for count in (3, 2, 1)]


def of_top(series: Series) -> list[str]:
    """The name and the median of the highest box of several series: highest Yes, Thu: median 4"""
    known = [n for n, y in enumerate(series.ys) if y == y and series.labels]
    if not known or series.labels is None:
        return []
    label = brief(str(series.labels[max(known, key=lambda n: float(series.ys[n]))] or "")).split(", ")[0]
    place = label.partition(":")[0]
    return [f"highest {name_before(series, place)}{label}"]


def name_before(series: Series, place: str) -> str:
    """The name of a series before the name of one of its points, if it says more."""
    return f"{series.name}, " * (series.name != place and series.name.split(", ")[0].split()[0] not in OURS)


def of_violins(data: list[Series]) -> list[str]:
    """The violin with the highest median, else mean, else widest place, as far as all are drawn: highest a: median 5"""
    labels = [(each, str(label)) for each in data for label, y in zip(each.labels or (), each.ys) if y == y]
    for measure in "median", "mean", "widest at":
        found = [(measured(label, measure), each, label) for each, label in labels]
        held = [(value[0], each, label.partition(":")[0], value[1]) for value, each, label in found if value]
        if held and len(held) == len(found):
            _, each, place, told = max(held, key=lambda one: one[0])
            forms = f"{name_before(each, place)}{place}", place
            return [f"highest {form}: {brief(told)}" for form in dict.fromkeys(forms)]
    known = [(float(y), each, n) for each in data for n, y in enumerate(each.ys) if y == y and each.labels]
    if not known:
        return []
    _, each, n = max(known, key=lambda found: found[0])
    label = brief(str((each.labels or ())[n] or "")).split(", ")[0]
    return [f"{name_before(each, label.partition(':')[0])}{label}"]


def measured(label: str, measure: str) -> tuple[float, str] | None:
    """The value of a measure in the label of a violin, and its words: median 5 km"""
    for part in label.partition(": ")[2].split(", "):
        if part.startswith(f"{measure} ") and (number := FIGURES.search(part)):
            return float(number[0].replace("−", "-")), part
    return None


def middle(series: Series) -> list[str]:
    """The lowest value, the median and the highest value of a series of deciles."""
    labels = [brief(str(each)) for each in series.labels or ()]
    return [", ".join((labels[0], labels[5], labels[10])), labels[5]] if len(labels) == 11 else []
