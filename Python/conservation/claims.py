# SPDX-License-Identifier: MIT
"""The things that are said of a figure and that it does not show: pairs, names, units, numbers, words and extremes."""

from __future__ import annotations

import calendar
import collections
import dataclasses
import datetime
import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from a11y_speak.charts import Axis, Chart, Series
from a11y_speak.openings import opening
from a11y_speak.views import in_view

from .compared import is_sum, maps_of, measures_of, named_before, values_by_axis, values_by_word
from .heard import NUMBER, plain, worded
from .inventory import Value
from .shown import EPOCH, Shown

OWN_NAMES = re.compile(
    r"[Pp]lot \d+ of \d+|Value|Values|Count|Share|Row|Angle|Radius|Right y|Top x|[XYxyabz]|Flow|Longitude|Latitude"
    r"|(Series|Layer|Ring|Wedge|node) \d+|Median|Widest|Close|Total|levels|Levels?|Lines|Shapes|Area|(low|upp)er edge"
    r"|Sloping line|Arrows|Joins|Nodes|Edges|Outliers|outliers|dots|bars|areas|marks|Texts|Whiskers"
    r"|inset|Corners|Flows|Parts|Totals|Regions|Places|right axis|Surface|(Events|Bar) at [-−\d.]+"
    r"|margin (above|below|on the right|on the left)"
    r"|leaf \d+|black|white|gray|red|orange|yellow|green|cyan|blue|purple|pink|brown"
    r"|Size, of the largest word|box|points|Marks along [xy]"
)
"""The package's own names, as README lists them."""

OWN_WORDS = frozenset(
    re.findall(
        r"\w+",
        """
    a about across all along and angle another arrow arrows at axis band bands bar bars begin between billion box boxes
    branch by cell cells clear close color colors columns contours correlation count cut data dendrogram densest
    dimension different dot dots down drawn drop edge edges events falls filled first from gap gaps group groups has
    have heat high highest horizontal in inset is it its join joins kind leaves left legend level levels line lines
    long low lower lowest map median mesh million missing more most name no none not nothing of on open outlier outliers
    names right runs downwards edge edges node nodes leaf leaves rectangle circle ellipse mean outliers beside
    surface rectangles segments polygons barbs wind hexagon hexagons calm whisker notch errors clear marks mark along
    after before corner part parts picture plot plots point points polygon quartiles radius read rises row rows scatter
    second series are as browser bins chooses deciles announced histogram it draws whose kind most standard deviation
    largest less longest change or than shape shapes share size sizes sloping steps table
    text texts the them this to total trend trillion up upper value
    around longitude latitude stems begin density flow grid over show shows unchanged z
    values vertical violin violins wedge wedges where whiskers whole widest with without x y yet
    logarithmic cannot draw plotly
    gauge animation frames out view margin margins above below on red orange yellow green cyan blue purple pink
    brown gray black white color
    """,
    )
)
"""The package's own words in sentences."""

THINGS = (
    "point dot bar group line plot row column wedge box violin level shape part piece place value region corner arrow "
    "flow hexagon area band candle dash decile edge event join node stretch corner mark circle outlier marks text "
    "whisker cell dimension"
)
COUNTED = re.compile(rf"(?<![\d.,])(\d+(?:,\d{{3}})*) (more|of them|(?:{THINGS.replace(' ', '|')})(?:e?s)?)\b")
GROUPS = re.compile(r"\d groups? of (\w+?)s?\b")
"""The word of the things in groups: dot, bar."""

DENSEST = re.compile(r"where x is .*? and y is .*?(?=;|$)")
"""The edges of the densest part of a scatter, which the package computes."""

NUMBERED = re.compile(r"\b(?:Series|Layer|Ring|Wedge|Plot) \d+")
"""The package's own names of nameless things."""

MONTHS = "|".join(calendar.month_name[1:])
DAY = re.compile(rf"\b(\d{{1,2}}) ({MONTHS}) (\d{{4}})\b")

CLAIMS = re.compile(r"\b(?:rises|falls|highest|lowest)\b")

REFUSAL = "without bins, is not read yet; pass the points"

SIZES = {"million": 1e6, "billion": 1e9, "trillion": 1e12}


def unfounded(charts: list[Chart], shown: Shown) -> list[str]:
    """A sentence for each thing that is said and not shown."""
    found = [*(each for chart in charts for each in of_chart(chart, shown))]
    begun = opening(charts)
    first = charts[:1] if "The first: " in begun and len(charts) > 1 else charts  # claims about the first of several
    found += said(begun, first, shown, "opening", (len(charts),))
    return list(dict.fromkeys(found))


def of_chart(chart: Chart, shown: Shown) -> Iterator[str]:
    axes = {axis.id: axis for axis in chart.axes}
    for axis in chart.axes:
        yield from of_axis(axis, shown)
    if chart.title and not is_name(chart.title, shown):
        yield f"title {chart.title!r}"
    yield from said(chart.summary or "", [chart], shown, "summary")
    for series in chart.series:
        if not is_name(series.name, shown):
            yield f"name {series.name!r}"
        if not shown.is_measured(series.name, (form for id in (series.x, series.y) for form in forms_of(axes[id]))):
            yield f"axis {axes[series.y].title!r} of {series.name!r}"
        yield from of_labels(series, chart, axes, shown)
    for ends in dict.fromkeys((series.x, series.y) for series in chart.series):
        mine = [series for series in chart.series if (series.x, series.y) == ends]
        yield from of_points(mine, axes, shown)


def of_axis(axis: Axis, shown: Shown) -> Iterator[str]:
    if axis.title and not is_name(axis.title, shown):
        yield f"axis {axis.title!r}"
    if (
        axis.unit
        and (axis.unit, shown.turns or axis.title in ("Longitude", "Latitude")) != ("°", True)
        and not any(axis.unit.casefold() in each.casefold() for each in with_signs(shown))
    ):
        yield f"unit {axis.unit!r}"
    yield from (f"category {name!r}" for name in axis.categories or () if not is_name(name, shown))


def with_signs(shown: Shown) -> list[str]:
    """The texts, and the same with micro as both of its signs and without TeX."""
    from a11y_speak.formulas import plain as formula

    bare = [re.sub(r"\s*[(\[][^()\[\]]*[)\]]$", "", text) for text in shown.texts if "$" in text]  # without a unit
    texts = [*shown.texts, *bare]
    return [form for text in texts for form in (text, formula(text), formula(text).replace("μ", "µ"))]


def of_labels(series: Series, chart: Chart, axes: dict[str, Axis], shown: Shown) -> Iterator[str]:
    """The labels of points that say more than is shown."""
    alone, beyond = dataclasses.replace(chart, series=[series]), outliers_of(chart)
    for point in series.points():
        if len(point) > 2:
            yield from said(point[2], [alone], shown, f"label of {series.name!r}", beyond)


def of_points(several: list[Series], axes: dict[str, Axis], shown: Shown) -> Iterator[str]:
    """The points that are not shown. All points on a pair of axes lie the same way: the places of all of them are along
    x, or those of all are along y, in agreement with the titles of the axes."""
    x_axis, y_axis = axes[several[0].x], axes[several[0].y]
    points = [(each.name, x, y) for each in several for x, y in points_of(each, x_axis, y_axis)]
    ways = shown.ways_of(*(forms_of(axis) for axis in (x_axis, y_axis)))
    if points and not ways:
        yield f"axes {x_axis.title!r} and {y_axis.title!r} of {points[0][0]!r}"
    elif points:
        wrong = min(
            (
                [
                    (name, x, y)
                    for name, x, y in points
                    if not shown.has_pair(x, y, lies) or shown.is_of_another(name, x, y, lies)
                ]
                for lies in ways
            ),
            key=len,
        )
        yield from (f"point {x!r}, {y!r} of {name!r}" for name, x, y in wrong)


def points_of(series: Series, x_axis: Axis, y_axis: Axis) -> Iterator[tuple[Value, Value]]:
    """The places and values of points whose labels do not replace the value."""
    if series.name not in VALUES_ALONE and not series.name.endswith(", levels"):
        both = ((worded(x_axis, point[0]), worded(y_axis, point[1])) for point in series.points())
        yield from ((x, y) for x, y in both if y == y)


def forms_of(axis: Axis) -> list[str]:
    """The forms of an axis title as drawn: without the unit, and with it."""
    return [axis.title or "", f"{axis.title} ({axis.unit})"]


VALUES_ALONE = {"Levels", "Level", "Widest", "Nodes", "Edges"}
"""Series whose points are things: only their labels say values."""


def is_name(text: str, shown: Shown) -> bool:
    """Whether a name is shown, is the package's own, or joins such names."""
    if text not in shown.names:  # a long title has many parts, each in many ways
        shown.names[text] = is_shown_name(text, shown)
    return shown.names[text]


def is_shown_name(text: str, shown: Shown) -> bool:
    if OWN_NAMES.fullmatch(text) or shown.has_text(text) or is_formula(text, shown):
        return True
    if (row := re.fullmatch(rf"(.+?) (?:about )?({NUMBER.pattern})\S*", text)) and is_name(row[1], shown):
        return shown.has_number(float(row[2].replace("−", "-").replace(",", "")), 6e-4) or shown.has_text(row[2])
    if (row := re.fullmatch(rf"(.+?) ({NUMBER.pattern}) to ({NUMBER.pattern})", text)) and is_name(row[1], shown):
        return all(shown.has_number(float(each.replace("−", "-").replace(",", "")), 6e-4) for each in row.groups()[1:])
    cuts = [each for between in (", ", " ", ". ") for each in re.finditer(re.escape(between), text)]
    return any(is_name(text[: each.start()], shown) and is_name(text[each.end() :], shown) for each in cuts)


def is_formula(text: str, shown: Shown) -> bool:
    """Whether a text has only the letters of a formula that is shown."""
    formulas = [plain(each).replace(" ", "") for each in with_signs(shown) if each]
    return plain(text).replace(" ", "") in formulas


def outliers_of(chart: Chart) -> tuple[int, ...]:
    """The numbers of outliers at each name. All outliers are points as well."""
    return tuple(
        number
        for series in chart.series
        if series.word == "outlier"
        for values in (series.xs, series.ys)
        for number in collections.Counter(values).values()
    )


def said(sentence: str, charts: list[Chart], shown: Shown, where: str, more: tuple[int, ...] = ()) -> Iterator[str]:
    """The words, numbers and claims of a sentence that are not shown and do not follow from the shown ones."""
    held: set[float] | None = None
    for found in DAY.finditer(sentence):
        if shown.days and " ".join(found.groups()) not in shown.days and not shown.has_text(found[0]):
            yield f"{where}: date {found[0]!r} in {sentence!r}"
    for found in COUNTED.finditer(sentence):
        held = held or {*map(float, more), *(float(n) for n in counts_of(charts)), *shown.counts}
        number = float(found[1].replace(",", ""))
        if number not in held and not shown.has_number(number, 0):
            yield f"{where}: count {found[0]!r} in {sentence!r}"
    rest = COUNTED.sub(" ", sentence).replace(REFUSAL, " ")
    for each in counted_names(charts):
        rest = re.sub(rf"(?<![\w.,]){re.escape(each)}(?!\w)", " ", rest)
    for text in shown.longest:
        if text in rest:
            rest = re.sub(rf"(?<![\w.,]){re.escape(text)}(?!\w|[.,]\d)", " ", rest)
    rest = NUMBERED.sub(" ", DENSEST.sub(" ", rest))
    for value, error, text in numbers_in(rest):
        if not shown.has_number(value, error) and not is_correlation(rest, text):
            yield f"{where}: number {text!r} in {sentence!r}"
    for word in plain(re.sub(NUMBER, " ", rest)).split():
        if word not in OWN_WORDS and word not in shown.words and word.strip("−+%°$€£µ"):
            if not shown.has_text(word) and not any(word in each.casefold() for each in with_signs(shown)):
                yield f"{where}: word {word!r} in {sentence!r}"
    if CLAIMS.search(sentence):
        yield from wrong_claims(sentence, charts if where == "summary" else [*map(in_view, charts)], where, shown.maps)


def counted_names(charts: list[Chart]) -> Iterator[str]:
    """How often each name is a value, of each series: 2 True"""
    for chart in charts:
        axes = {axis.id: axis for axis in chart.axes}
        for series in chart.series:
            yield f"{len(series.xs)} {series.name}"
            values = [y for y in series.ys if y == y] if axes[series.y].categories else []
            yield from (f"{n} {worded(axes[series.y], y)}" for y, n in collections.Counter(values).items())


def counts_of(charts: list[Chart]) -> Iterator[int]:
    """The numbers of things, in view and in all."""
    yield len(charts)
    sizes = [sum(len(each.xs) for each in chart.series) for chart in charts]
    parts = [in_view(chart) for chart in charts]
    yield from (size - sum(len(each.xs) for each in part.series) for size, part in zip(sizes, parts))
    for chart in [*charts, *(part for chart, part in zip(charts, parts) if part is not chart)]:
        yield len(chart.series)
        yield sum(not is_sum(each) for each in chart.series)
        yield sum(len(each.xs) for each in chart.series if not is_sum(each))
        yield from (len(series.xs) for series in chart.series)
        yield sum(len(series.xs) for series in chart.series)
        for word in {series.word for series in chart.series}:
            mine = [series for series in chart.series if series.word == word]
            yield sum(len(series.xs) for series in mine)
            yield len(mine)
        yield from (len(axis.categories or ()) for axis in chart.axes)
        yield from densest_counts(chart)


def densest_counts(chart: Chart) -> Iterator[int]:
    """The numbers of dots in the part of a scatter that the summary names, whose edges are rounded to a hundredth."""
    for found in re.finditer(r"(\d+) of them (where x is .*? and y is .*?)(?=[;.]\s|;|$)", chart.summary or ""):
        ends = [value for value, _, _ in numbers_in(found[2])]
        clouds = [[point[:2] for point in series.points()] for series in chart.series if series.word in ("dot", "spot")]
        clouds.append([point for cloud in clouds for point in cloud])
        told = int(found[1])
        yield from [told] * any(len(ends) != 4 or is_densest(told, ends, np.array(cloud, float)) for cloud in clouds)


def is_densest(count: int, ends: list[float], dots: Any) -> bool:
    dots = dots[np.isfinite(dots).all(axis=1)] if dots.size else dots.reshape(-1, 2)
    if len(dots) < count:
        return False
    reach = np.ptp(dots, axis=0) / 50
    low, high = np.array([ends[0], ends[2]]), np.array([ends[1], ends[3]])
    inner, outer = (int(((dots >= low - n) & (dots <= high + n)).all(axis=1).sum()) for n in (-reach, reach))
    return inner <= count <= outer


def numbers_in(text: str) -> Iterator[tuple[float, float, str]]:
    """Each number with the error that its words admit: two or three digits after "about", else those of a label."""
    for each in NUMBER.finditer(text):
        value = float(each[0].replace("−", "-").replace(",", ""))
        if value == 0 and text[: each.start()].endswith("about "):  # of values that are far greater
            continue
        before, after = text[: each.start()], text[each.end() :].split(maxsplit=1)
        size = SIZES.get(after[0].strip(".,;"), 1.0) if after else 1.0
        is_about = before.rstrip(" $€£").endswith("about") or size > 1
        power = math.floor(math.log10(abs(value))) if value else 0
        last = 0.5 * 10.0 ** (power - 1)  # "about 34" is 33.5 to 34.5, "about 340" 335 to 345, and "about 0.4" is 0.40
        is_short = is_about and value == float(f"{value:.2g}")
        error = max(6e-3, last / abs(value)) if is_short and value else 6e-3
        yield value * size, error if is_about else 6e-4, each[0]


def is_correlation(text: str, number: str) -> bool:
    return f"correlation {number}" in text


def wrong_claims(sentence: str, charts: list[Chart], where: str, names: set[str]) -> Iterator[str]:
    """The claims about highest, lowest, first and last values that the points do not bear out."""
    compared_ones = [each for chart in charts for each in chart.series if not is_sum(each) and each.word != "text"]
    values = [np.array(each.ys, float) for each in compared_ones]
    values = [each[np.isfinite(each)] for each in values]
    values = [each for each in values if len(each)]
    if not values:
        return
    if trend := re.search(r"y (rises|falls) with x, correlation (\S+?)(?=[.,;]*(?:\s|$))", sentence):
        if (trend[1] == "rises") != (float(trend[2].replace("−", "-")) > 0):
            yield f"{where}: {trend[0]!r} contradicts itself"
    if way := re.search(r"(?:rises|falls) from (.+?)(?=, highest|, lowest|; |\. |$)", sentence):
        if not any(is_course(way[0], each) for chart in charts for each in chart.series):
            yield f"{where}: {way[0]!r} in {sentence!r}"
    whole = np.concatenate(values)
    by_word = values_by_word(charts)
    if any("deciles are announced" in (chart.summary or "") for chart in charts):  # their values are along x
        whole = np.array([x for chart in charts for each in chart.series for x in each.xs], float)
    totals = [np.array(each.ys, float) for chart in charts for each in chart.series if is_sum(each)]
    for found in re.finditer(r"(highest|lowest) (.+?)(?=; |\. |$)", sentence):
        side, clause = found[1], found[2]
        if "…" in clause:  # the opening had no room for the rest
            continue
        compared = np.concatenate(totals) if clause.startswith("total ") and totals else whole
        medians = [np.array(each.ys, float) for chart in charts for each in chart.series if each.word == "box"]
        compared = np.concatenate(medians) if "median" in clause and medians else compared
        # A claim is about everything, or about the things counted before it: 4 lines with 2 bands; highest 5
        before = sentence[: found.start()].rpartition(". ")[2]
        things = {each[2].removesuffix("s") for each in COUNTED.finditer(before)} | {*GROUPS.findall(before)}
        things &= {*by_word}
        things_there = [*map(by_word.get, things), *maps_of(charts, names), *named_before(before, charts)]
        things_there += [*values_by_axis(charts), *measures_of(charts, clause)]
        ends = [float(each.max() if side == "highest" else each.min()) for each in (compared, *things_there)]
        if any(said_date(end) in clause for end in ends):
            continue
        near = (
            math.isclose(value, end, rel_tol=max(error, 6e-3), abs_tol=1e-9)
            for value, error, _ in numbers_in(clause)
            for end in ends
        )
        if not any(near):
            yield f"{where}: {side} is {ends[0]} in {sentence!r}"


def said_date(seconds: float) -> str:
    """The words of a date: 30 May"""
    at = EPOCH + datetime.timedelta(seconds=seconds if abs(seconds) < 2e11 else 0)
    return f"{at.day} {at:%B}"


def is_course(clause: str, series: Series) -> bool:
    """Whether the series goes from the first number of a clause to the second, from left to right."""
    points = sorted((x, y) for x, y, *_ in series.points() if y is not None)
    ends = [value for value, _, _ in numbers_in(re.sub(r"about 0(?!\.)", "0", clause))][:2]
    if len(points) < 2 or len(ends) < 2 or (points[-1][1] > points[0][1]) != clause.startswith("rises"):
        return False
    span = max(y for _, y in points) - min(y for _, y in points)
    told = zip(ends, (points[0][1], points[-1][1]))
    return all(math.isclose(end, y, rel_tol=6e-3, abs_tol=span / 900) for end, y in told)
