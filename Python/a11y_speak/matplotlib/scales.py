# SPDX-License-Identifier: MIT
"""An axis as the daemon knows it: its scale, its unit, and its values as the ticks show them."""

import re

import numpy as np
from matplotlib import category, cbook, dates, ticker

from .parts import number

DATES = dates.DateFormatter, dates.AutoDateFormatter, dates.ConciseDateFormatter

SHOWN = re.compile(r"([-\u2212]?)(\D*?)([-\u2212]?[\d,]*(?:\.(\d+)|\d))(\D*)")


def texts_of_ticks(axis):
    """The texts that ticks at places of their own were given; none for others."""
    ticks, texts = axis.get_major_locator(), axis.get_major_formatter()
    if isinstance(texts, category.StrCategoryFormatter) or (
        isinstance(ticks, ticker.FixedLocator)
        and isinstance(texts, (ticker.FixedFormatter, ticker.FuncFormatter))
    ):
        return [plain(text) for text in texts.format_ticks(ticks())]
    return []


def plain(text):
    """Without the marks of TeX, in one line."""
    text = " ".join(str(text).split())
    return re.sub(r"[{}]", "", cbook.strip_math(text)).strip() if "$" in text else text.strip()


class Scale:
    def __init__(self, axis, parts, names=()):
        """parts: (values, is_bars) of each part that stands on the axis. names: of 0, 1, 2."""
        label = re.fullmatch(r"(.*?)(?:\s*\(([^()]+)\))?", plain(axis.get_label_text()), re.DOTALL)
        self.known = {"title": label[1] or None, "unit": label[2], "scale": "linear"}
        self.ticks, self.factor, self.zone, self.start = None, 1, None, 0
        self.periods = None
        ticks, texts = axis.get_major_locator(), axis.get_major_formatter()
        if names:
            self.stand(range(len(names)), names, parts)
        elif isinstance(ticks, category.StrCategoryLocator):
            self.stand(ticks(), texts.format_ticks(ticks()), parts)
        elif freq := getattr(axis, "freq", None):
            self.known["scale"], self.periods = "date", freq
        elif isinstance(texts, DATES) or isinstance(ticks, dates.DateLocator):
            self.known["scale"] = "date"
            self.count_seconds(axis, getattr(ticks, "tz", None) or getattr(texts, "tz", None))
        elif axis.get_scale() == "log":
            self.known["scale"] = "logarithmic"
        elif names := texts_of_ticks(axis):
            if not self.probe(list(zip(ticks(), names))):
                self.stand(ticks(), names, parts)
        if getattr(axis.axes, "name", "") == "polar":
            self.turn(axis)
        elif self.known["scale"] in ("linear", "logarithmic") and not texts_of_ticks(axis):
            self.measure(axis, texts, parts)

    def turn(self, axis):
        """Of a polar plot: degrees, and the distance from its middle."""
        if axis is axis.axes.xaxis:
            self.factor, self.known["unit"] = 180 / np.pi, "°"
        self.known["title"] = self.known["title"] or ("Angle" if axis is axis.axes.xaxis else "Radius")

    def stand(self, places, names, parts):
        """Names of places are categories, if each value stands at a place of its own."""
        named = [(place, plain(name)) for place, name in zip(places, names) if plain(name)]
        if any(name != number(place) for place, name in named):
            self.ticks, names = (
                np.array([place for place, _ in named], float),
                [name for _, name in named],
            )
            if all(self.fits(*part) for part in parts):
                self.known.update(scale="category", categories=names)
            else:
                self.ticks = None

    def fits(self, values, is_bars):
        values = np.asarray(values, float)
        values = values[np.isfinite(values)]
        apart = np.min(np.diff(np.sort(self.ticks)), initial=np.inf)
        apart = 1 if not np.isfinite(apart) or apart <= 0 else apart
        near = self.nearest(values)
        far = np.abs(values - self.ticks[near]) > (0.5 if is_bars else 1e-6) * apart
        return not far.any() and not (is_bars and len(set(near)) < len(near))

    def nearest(self, values):
        return np.abs(values[:, None] - self.ticks[None, :]).argmin(axis=1)

    def count_seconds(self, axis, zone):
        """Dates are in days; the daemon counts seconds since 1970."""
        self.start = dates.date2num(np.datetime64(0, "s"))
        self.zone = zone
        view = axis.get_data_interval()
        first = self.offset(view[0] if np.isfinite(view[0]) else self.start)
        self.known |= {"utcOffset": first} if first else {}

    def offset(self, day):
        found = self.zone.utcoffset(dates.num2date(day, self.zone)) if self.zone else None
        return int(found.total_seconds()) if found else 0

    def measure(self, axis, texts, parts):
        """A unit that only the ticks show: 40%, $5, 3 kHz."""
        if isinstance(texts, ticker.PercentFormatter):
            self.factor, self.known["unit"] = 100 / texts.xmax, "%"
        elif isinstance(texts, ticker.EngFormatter):
            self.known["unit"] = texts.unit or self.known["unit"]
        elif not isinstance(
            texts,
            (
                ticker.ScalarFormatter,
                ticker.LogFormatter,
                ticker.NullFormatter,
                ticker.FixedFormatter,
            ),
        ):
            if not self.probe([(place, plain(texts(place))) for place in axis.get_major_locator()()]):
                self.name(texts, parts)

    def name(self, texts, parts):
        """A formatter's own names for few places, such as quarters."""
        places = np.unique(np.concatenate([np.empty(0), *(values for values, _ in parts)]))
        try:
            names = [plain(texts(place)) for place in places[:100]]
        except Exception:  # a formatter that knows some places only
            return
        if 0 < len(places) == len(set(names)) and all(re.search(r"[^\W\d]", name) for name in names):
            self.stand(places, names, parts)

    def probe(self, shown):
        """Whether all ticks show their number, or ten or a thousand times it, and one unit."""
        found = [SHOWN.fullmatch(text) for _, text in shown]
        if len(found) < 2 or not all(found) or len({each.group(2, 5) for each in found}) > 1:
            return False
        values = [float((each[1] + each[3]).replace("\u2212", "-").replace(",", "")) for each in found]
        places = [place for place, _ in shown]
        top = np.abs(places).argmax()
        if not places[top] or values[top] / places[top] <= 0:
            return False
        power = round(np.log10(values[top] / places[top]))
        if not all(
            abs(value - place * 10.0**power) <= 0.51 * 10.0 ** -len(each[4] or "")
            for value, place, each in zip(values, places, found)
        ):
            return False
        front, back = found[0][2].strip(), found[0][5].strip()
        if front.isascii() and "$" not in front and any(map(str.isalpha, front)):
            return False  # the second word of a name, as in Q1
        if power and back in ("k", "K", "M", "G", "T", "B", "m", "µ", "n"):
            power, back = 0, ""  # of the number, not a unit
        self.factor = 10.0**power
        self.known["unit"] = front + back or self.known["unit"]
        return True

    def wire(self, values):
        """As the daemon counts; nan for what the axis cannot show."""
        values = np.asarray(values, float)
        if self.ticks is not None:
            return np.where(np.isfinite(values), self.nearest(np.nan_to_num(values)), np.nan)
        if self.periods:
            return np.array([self.period(value).timestamp() for value in values])
        if self.known["scale"] == "date":
            seconds = np.round((values - self.start) * 86400, 3)
            first = self.known.get("utcOffset", 0)
            if self.zone is None or self.zone.utcoffset(None) is not None:
                return seconds
            return seconds + [self.offset(day) - first if np.isfinite(day) else 0 for day in values]
        if self.known["scale"] == "logarithmic":
            values = np.where(values > 0, values, np.nan)
        if self.factor == 1:
            return values
        return np.array([float(f"{value * self.factor:.12g}") for value in values.flat])

    def view(self, ends):
        """A visible range as the daemon counts: between the names of places too."""
        low, high = np.sort(ends)
        if self.ticks is not None:
            order = np.argsort(self.ticks)
            at, steps = self.ticks[order], np.diff(self.ticks[order])
            first, last = (steps[0], steps[-1]) if len(steps) else (1, 1)
            known = np.concatenate([[at[0] - first * 1e6], at, [at[-1] + last * 1e6]])
            low, high = np.interp([low, high], known, [-1e6, *range(len(at)), len(at) - 1 + 1e6])
            return {"min": round(float(low), 6), "max": round(float(high), 6)}
        return dict(zip(("min", "max"), self.wire([low, high]).tolist()))

    def period(self, value):
        """When a period of pandas' own axis begins: it counts months, days or hours since 1970."""
        import pandas  # which is there, or nobody would have drawn such an axis

        return pandas.Period(ordinal=int(np.floor(value)), freq=self.periods).start_time

    def before(self, place, value):
        """Jan, 5; but 2: 5, so that the place and the value are not taken for one number."""
        is_bare = self.ticks is None and not self.known["unit"] and self.known["scale"] != "date"
        return f"{place}{':' if is_bare else ','} {value}"

    def text(self, value):
        """A value in words: Jan, 5 March 2024, 40%."""
        if self.ticks is not None:
            return self.known["categories"][self.nearest(np.array([float(value)]))[0]]
        if self.known["scale"] == "date":
            time = self.period(value) if self.periods else dates.num2date(value, self.zone)
            hour = f", {time:%H:%M}" if (time.hour, time.minute) != (0, 0) else ""
            return f"{time.day} {time:%B %Y}{hour}"
        unit = self.known["unit"] or ""
        return number(value * self.factor) + (unit if unit == "%" else f" {unit}" if unit else "")
