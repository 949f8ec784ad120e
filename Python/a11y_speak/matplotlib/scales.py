# SPDX-License-Identifier: MIT
"""An axis in the daemon's form: its scale, its unit, and its values as the ticks show them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from matplotlib import category, dates, ticker

from ..columns import titled
from ..dates import finest, own_step, step_of, step_of_frequency, words
from ..moments import start_of
from .functions import function_of
from .margins import has_cells, names_beside
from .names import Names
from .parts import Floats, number
from .ticks import are_days, factor_and_unit, plain, texts_of_ticks

DATES = dates.DateFormatter, dates.AutoDateFormatter, dates.ConciseDateFormatter

NUMBERS = ticker.ScalarFormatter, ticker.LogFormatter, ticker.NullFormatter, ticker.FixedFormatter
"""Formatters that show nothing but the number."""

MOST_NAMES = 100

Places = list[tuple[Floats, str]]
"""The values of each part on an axis, and "bars", "dots" or "" for other parts."""

SLACK = {"bars": 0.5, "dots": 0.45}
"""How far a part may be from the names of an axis, in steps between the names."""


def are_not_dates(axis: Any) -> bool:
    """Whether ticks show plain numbers as days without a year: matplotlib counts 0, 1, 2 from 1970."""
    texts = axis.get_major_formatter()
    converter = axis.get_converter() if hasattr(axis, "get_converter") else axis.converter  # before matplotlib 3.10
    is_plain = converter is None and not isinstance(axis.get_major_locator(), dates.DateLocator)
    return is_plain and isinstance(texts, dates.DateFormatter) and not re.search("%[YyGgxcsDF]", texts.fmt)


class Scale:
    """The values of an axis, for the daemon and in words.

    Attributes:
        known: the axis in the daemon's form: title, unit, scale and more.
        names: the names of places; None for an axis without names.
        is_absolute: whether the ticks show values without their sign, as those of a population pyramid do.
        beside: the places and texts of ticks that name something else than points.
        factor: the factor from a value to the number on its tick: 100 for percent.
    """

    def __init__(self, label: str) -> None:
        title, unit = titled(label)
        self._label = " ".join(label.split())
        self.known: dict[str, Any] = {"title": title, "unit": unit, "scale": "linear"}
        self.names: Names | None = None
        self.is_absolute = False
        self.factor, self._start = 1.0, 0.0
        self._zone: Any = None
        self._step = "day"
        self._periods: Any = None
        self.beside = list[tuple[float, str]]()
        self._is_along = True
        self._through: Callable[[Floats], Floats] | None = None

    @staticmethod
    def of(axis: Any, parts: Places, names: Sequence[str] = (), is_along: bool = True) -> Scale:
        """The scale of an axis. `names` are the names of the places 0, 1, 2. Across the series, other numbers at ticks
        are not names of values."""
        scale = Scale(title_of(axis))
        scale._is_along = is_along
        scale._read(axis, parts, names)
        return scale

    def _read(self, axis: Any, parts: Places, names: Sequence[str]) -> None:
        ticks, texts = axis.get_major_locator(), axis.get_major_formatter()
        given = texts_of_ticks(axis)
        if names:
            self._stand(range(len(names)), names, parts)
        elif isinstance(ticks, category.StrCategoryLocator):
            self._stand(ticks(), texts.format_ticks(ticks()), parts, are_names=True)
        elif isinstance(texts, category.StrCategoryFormatter) and (known := getattr(axis.units, "_mapping", None)):
            self._stand(list(known.values()), list(known), parts, are_names=True)  # also names without a tick
        elif freq := getattr(axis, "freq", None):
            self.known["scale"], self._periods = "date", freq
            if step := step_of_frequency(self._period(0).freqstr):
                self.known["step"] = self._step = step
        elif are_not_dates(axis) and self._name(texts, parts):
            return
        elif isinstance(texts, DATES) or isinstance(ticks, dates.DateLocator):
            self.known["scale"] = "date"
            self._count_seconds(axis, getattr(ticks, "tz", None) or getattr(texts, "tz", None))
            if self._is_along:
                steps = [step_of(self.wire(values), self.known.get("utc_offset", 0)) for values, _ in parts]
                self._step = finest("year", *steps) if steps else "day"
        elif given and are_days(ticks(), given):
            self.known["scale"] = "date"
            self._count_seconds(axis, None)
        elif axis.get_scale() == "log":
            self.known["scale"] = "logarithmic"
            if (
                given
                and any(re.search(r"[^\W\d]", text) for text in given)
                and not factor_and_unit([*zip(ticks(), given)])
            ):
                self.beside = [(float(place), text) for place, text in zip(ticks(), given) if text]
        elif not given and has_cells(axis.axes) and (beside := names_beside(axis)):
            self._stand([place for place, _ in beside], [text for _, text in beside], parts, are_names=True)
        elif given and not self._measure_by(list(zip(ticks(), given))):
            self._stand(ticks(), given, parts)
            if self.beside and (found := function_of(self.beside)):
                self._through, self.known["unit"] = found[0], found[1] or self.known["unit"]
                self.beside = []
        if getattr(axis.axes, "name", "") == "polar":
            self._turn(axis)
            self.known["unit"] = None if self.names else self.known["unit"]
        elif self.known["scale"] in ("linear", "logarithmic") and not given:
            self._measure(axis, texts, parts)

    def _turn(self, axis: Any) -> None:
        """The units of a polar plot: degrees, and the distance from the center."""
        is_angle = axis is axis.axes.xaxis
        if is_angle:
            self.factor, self.known["unit"] = 180 / np.pi, "°"
        self.known["title"] = self.known["title"] or ("Angle" if is_angle else "Radius")

    def _stand(self, places: Any, texts: Sequence[str], parts: Places, are_names: bool = False) -> None:
        """Makes names into categories if each value belongs to one.

        `are_names`: whether the data has the names, so that dots next to a name belong to it. Dots next to the text of
        a tick belong to it if bars or boxes are there, or if many dots are near each tick."""
        names = Names.of(places, texts)
        if names is None:
            return
        if not self._is_along and not are_names and not any(re.search(r"[^\W\d]", text) for text in names.texts):
            self.beside = [(float(place), text) for place, text in zip(names.at, names.texts)]
            return
        has_room = are_names or any(kind == "bars" for _, kind in parts)
        for values, kind in parts:
            dots = kind == "dots" and (has_room or is_jittered(np.asarray(values, float), names))
            slack = SLACK.get(kind, 1e-6) if kind != "dots" or dots else 1e-6
            if not names.fit(np.asarray(values, float), slack, kind == "bars"):
                self.beside = [(float(place), text) for place, text in zip(names.at, names.texts)]
                return
        self.names = names
        title = self._label if self.known["unit"] else self.known["title"]
        self.known.update(scale="category", categories=names.texts, title=title, unit=None)

    def _count_seconds(self, axis: Any, zone: Any) -> None:
        """Converts dates: matplotlib counts days, and the daemon counts seconds since 1970."""
        self._start, self._zone = float(dates.date2num(np.datetime64(0, "s"))), zone
        view = axis.get_data_interval()
        first = self._offset(view[0] if np.isfinite(view[0]) else self._start)
        self.known |= {"utc_offset": first} if first else {}

    def _offset(self, day: float) -> int:
        found = self._zone.utcoffset(dates.num2date(day, self._zone)) if self._zone else None
        return int(found.total_seconds()) if found else 0

    def _measure(self, axis: Any, texts: Any, parts: Places) -> None:
        """Takes the unit from the ticks when only they show it: 40%, $5, 3 kHz."""
        if isinstance(texts, ticker.PercentFormatter):
            self.factor, self.known["unit"] = 100 / texts.xmax, "%"
        elif isinstance(texts, ticker.EngFormatter):
            self.known["unit"] = texts.unit or self.known["unit"]
        elif not isinstance(texts, NUMBERS):
            shown = [(place, plain(texts(place))) for place in axis.get_major_locator()()]
            if not self._measure_by(shown):
                self._name(texts, parts)

    def _measure_by(self, shown: list[tuple[float, str]]) -> bool:
        found = factor_and_unit(shown)
        if not found and any(place < 0 for place, _ in shown):  # ticks to the left of 0 show no sign
            found = factor_and_unit([(abs(place), text) for place, text in shown])
            self.is_absolute = found is not None
        if found:
            self.factor, unit = found
            self.known["unit"] = unit or self.known["unit"]
        return found is not None

    def _name(self, texts: Any, parts: Places) -> bool:
        """Takes names, such as quarters, from a formatter when there are few places. Returns whether it did.

        Names may return, as those of days do, when the places are 0, 1, 2 and no name follows itself."""
        places = np.unique(np.concatenate([np.empty(0), *(values for values, _ in parts)]))
        try:
            names = [plain(texts(place)) for place in places[:MOST_NAMES]]
        except Exception:  # the formatter knows only some places
            return False
        is_counted = np.array_equal(places, np.arange(len(places))) and all(
            one != other for one, other in itertools.pairwise(names)
        )
        is_told_apart = len(places) == len({*names}) or (is_counted and len(places) == len(names))
        if len(places) and is_told_apart and all(re.search(r"[^\W\d]", name) for name in names):
            self._stand(places, names, parts)
        return self.names is not None

    def wire(self, values: Any) -> Floats:
        """Values as the daemon counts; nan for values that the axis cannot show."""
        values = np.asarray(values, float)
        if self.names:
            return self.names.wire(values)
        if self._periods:
            return np.array([self._beginning(value).timestamp() for value in values])
        if self.known["scale"] == "date":
            return self._seconds(values)
        if self.known["scale"] == "logarithmic":
            values = np.where(values > 0, values, np.nan)
        if self.is_absolute:
            values = np.abs(values)
        if self._through:
            return np.array([round(float(f"{value:.10g}"), 10) for value in np.ravel(self._through(values))])
        if self.factor == 1:
            return np.asarray(values)
        digits = 12 if self.known["unit"] != "°" else 10  # angles come from parts of pi
        return np.array([float(f"{value * self.factor:.{digits}g}") for value in values.flat])

    def _seconds(self, days: Floats) -> Floats:
        seconds = np.round((days - self._start) * 86400, 3)
        first = self.known.get("utc_offset", 0)
        if self._zone is None or self._zone.utcoffset(None) is not None:
            return np.asarray(seconds)
        late = [self._offset(day) - first if np.isfinite(day) else 0 for day in days]
        return np.asarray(seconds + np.array(late))

    def view(self, ends: Any) -> dict[str, float]:
        """A visible range as the daemon counts."""
        low, high = np.sort(ends)
        if self.is_absolute and low < 0:
            low, high = min(max(low, 0.0), max(-high, 0.0)), max(-low, high)
        if self.names:
            return self.names.view(low, high)
        return dict(zip(("min", "max"), self.wire([low, high]).tolist()))

    def _period(self, value: float) -> Any:
        """A period on pandas' own axis, which counts months, days or hours since 1970."""
        import pandas  # pandas drew the axis, so it is installed

        return pandas.Period(ordinal=int(np.floor(value)), freq=self._periods)

    def _beginning(self, value: float) -> Any:
        """The beginning of a period."""
        import pandas

        return pandas.Timestamp(start_of(self._period(value)))

    @property
    def has_names(self) -> bool:
        return self.names is not None

    def before(self, place: str, value: str) -> str:
        """A place before its value: Jan, 5; but 2: 5, so that place and value do not sound like one number."""
        is_bare = not self.names and not self.known["unit"] and self.known["scale"] != "date"
        return f"{place}{':' if is_bare else ','} {value}"

    def text(self, value: float, titled: bool = False) -> str:
        """A value in words: Jan, 5 March 2024, 40%; with the title of the axis, if that is asked for: Month Jan."""
        title = f"{self.known['title']} " if titled and self.known["title"] else ""
        return title + self._text(value)

    def _text(self, value: float) -> str:
        if self.names:
            return self.names.text(value)
        if self.known["scale"] == "date":
            return self._date(value)
        unit = self.known["unit"] or ""
        value = abs(value) if self.is_absolute else value
        value = float(self.wire([value])[0]) if self._through else value
        return number(value * self.factor) + (unit if unit == "%" else f" {unit}" if unit else "")

    def _date(self, value: float) -> str:
        time = self._beginning(value) if self._periods else dates.num2date(value, self._zone)
        return words(time, finest(self._step, own_step(time)))


def title_of(axis: Any) -> str:
    """The title of an axis, else that of an axis in its column or its row that shares its range, or of the figure.

    A hidden title comes last. Seaborn writes None into hidden titles of axes without a name."""
    if own := label_of(axis):
        return own
    ax, letter = axis.axes, axis.axis_name
    hidden = plain(axis.get_label_text())
    hidden = "" if hidden == "None" else hidden
    if letter not in "xy" or not hasattr(ax, "get_shared_x_axes"):
        return hidden
    box, side = ax.get_position(True), 0 if letter == "x" else 1
    for other in getattr(ax, f"get_shared_{letter}_axes")().get_siblings(ax):
        text = label_of(getattr(other, f"{letter}axis"))
        place = other.get_position(True)
        is_in_line = np.allclose(np.transpose([place.min, place.max])[side], np.transpose([box.min, box.max])[side])
        if text and is_in_line and not np.allclose(place.bounds, box.bounds):
            return text
    figure = ax.figure
    shared = plain(getattr(figure, f"get_sup{letter}label", str)()) if len(figure.axes) > 1 else ""
    return hidden or shared


def label_of(axis: Any) -> str:
    """The visible title of an axis."""
    return plain(axis.get_label_text()) if axis.label.get_visible() else ""


def is_jittered(values: Floats, names: Names) -> bool:
    """Whether dots are moved at random from the places of names: several near each, and far from the middle."""
    values = values[np.isfinite(values)]
    far = np.abs(values - names.at[names.nearest(values)]) / names.step
    return len(values) >= 2 * len(names.at) and bool((far < 0.4).all()) and len(np.unique(values)) > len(names.at)
