# SPDX-License-Identifier: MIT
"""The charts of a figure, as the daemon gets them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import FigureBase

from .. import charts
from ..columns import titled
from ..sums import apart
from . import leftovers
from .callouts import called
from .children import cut_of, with_insets
from .headings import headed, told_apart
from .margins import is_beside, side_of
from .parts import Floats, Part, Shade, number
from .readings import Reading
from .scales import Scale
from .ticks import plain

OUR_TITLES = ("Value", "Radius", "Angle", "Right y", "Top x", "X", "Y")
"""The titles that this module gives to axes without a title."""


SIDES = {"y2": "right y", "x2": "top x"}
"""The names of the axes of a twin in notes."""

MOST_BESIDE = 10
"""The most texts of ticks that a note names."""


def root_of(target: Any) -> Any:
    """The figure of an Axes, or of a figure within a figure."""
    return target.figure.canvas.figure


def figure_charts(figure: FigureBase, target: object) -> list[AxesChart | WordsChart]:
    """The charts with data, in their order, of the figure or of one Axes. Twins share one chart."""
    groups: list[tuple[str, list[Axes]]] = []
    cuts: dict[str, list[Axes]] = {}
    for n, ax in enumerate(with_insets(figure), 1):
        if whole := next((id for id, twins in groups if cut_of(twins[0], ax)), None):
            cuts.setdefault(whole, []).append(ax)
            continue
        twin = next((twins for _, twins in groups if are_twins(twins[0], ax)), None)
        shows = ax.has_data() or ax.tables or ax.texts
        if hasattr(ax, "_colorbar") or not shows or not ax.get_visible():
            continue
        if twin:
            twin.append(ax)
        else:
            groups.append((f"axes{n}", [ax]))
    groups.sort(key=lambda group: is_beside(group[1][0]))
    found = [
        AxesChart(id, twins, n, len(groups), cuts.get(id, ()))
        for n, (id, twins) in enumerate(groups, 1)
        if target is figure or target in twins or target in cuts.get(id, ())
    ]
    for each in found:
        own = [text for ax in each.axes for text in leftovers.of_axes(ax)]
        leftovers.add(each.chart, leftovers.note(leftovers.unsaid(own, [each.chart])))
    if found and target is figure:
        leftovers.add(found[0].chart, beside(figure, found))
    elif not found and (texts := leftovers.unsaid(all_texts(figure, target), [])):
        return [WordsChart("axes1", charts.Chart("axes1", None, [], [], f"No data. {leftovers.note(texts)}"))]
    return [*found]


def beside(figure: FigureBase, found: list[AxesChart]) -> str:
    """The note on the texts of a figure outside of its charts: its source, the titles of its parts, empty Axes."""
    told = {id(ax) for each in found for ax in each.axes}
    others = [ax for ax in with_insets(figure) if id(ax) not in told and ax.get_visible()]
    texts = [*leftovers.of_figure(figure), *(text for ax in others for text in leftovers.of_empty(ax))]
    return leftovers.note(leftovers.unsaid(texts, [each.chart for each in found]), " beside")


def all_texts(figure: FigureBase, target: object) -> Iterator[str]:
    """The texts of a figure, or of one Axes, without data."""
    if target is figure:
        yield from leftovers.of_figure(figure)
    for ax in with_insets(figure):
        if target in (ax, figure) and ax.get_visible():
            yield from leftovers.of_empty(ax)


def are_twins(one: Axes, other: Axes) -> bool:
    shares = one.get_shared_x_axes().joined(one, other) or one.get_shared_y_axes().joined(one, other)
    return bool(shares) and (other in getattr(one, "parasites", ()) or are_at_one_place(one, other))


def are_at_one_place(one: Axes, other: Axes) -> bool:
    """Whether one Axes is drawn over the other. Grids of axes_grid1 place their Axes only while drawing."""
    locators = one.get_axes_locator(), other.get_axes_locator()
    placed = [each for each in locators if each and type(each).__name__ != "_TransformedBoundsLocator"]
    if len(placed) == 2 and placed[0] is not placed[1]:
        return False
    return bool(one.get_position(True).bounds == other.get_position(True).bounds)


def title(twins: list[Axes], place: int, count: int) -> str | None:
    """The title of the Axes, after that of the figure and the place among several; else the figure's title."""
    names = dict.fromkeys(plain(ax.get_title(loc)) for ax in twins for loc in ("left", "center", "right"))
    above = plain(getattr(twins[0].figure, "get_suptitle", str)())
    places = f"{'plot' if above else 'Plot'} {place} of {count}" if count > 1 else ""
    if twins[0] not in twins[0].figure.axes and not hasattr(twins[0], "transAux"):
        places = ", ".join(filter(None, [places, "inset"]))
    elif count > 1:
        places = ", ".join(filter(None, [places, side_of(twins[0])]))
    own = ", ".join(filter(None, names))
    return ", ".join(filter(None, [above if places or not own else "", places, own])) or None


def labels_of(part: Part, told: Any, named: dict[int, str], along: Scale, across: Scale) -> list[str | None] | None:
    """The text of each point; None for points that are said in the usual way."""
    if not part.words and not named:
        return None
    return [
        called(part, n, named[n], along, across) if n in named else part.words(n, along, across) if part.words else None
        for n in told.tolist()
    ]


def kind_of(part: Part) -> str:
    return "bars" if part.is_bars else "dots" if part.are_dots else ""


def stands_of(part: Part) -> Floats:
    """The places of a part's points. Stacked bars of one series share their places."""
    return np.unique(part.x) if part.kind == "stackedColumn" else part.x


@dataclass
class View:
    """The visible range of an axis, and whether it follows the data."""

    ax: Axes
    range: dict[str, float]
    follows: bool


@dataclass
class WordsChart:
    """The texts of a figure without data, as a chart without series."""

    id: str
    chart: charts.Chart
    views: dict[str, View] = field(default_factory=dict)


class AxesChart:
    """One Axes and its twins.

    Attributes:
        chart: the chart for the daemon.
        axes: the Axes that it shows.
        views: the visible ranges, by the ids of the axes.
    """

    def __init__(self, id: str, twins: list[Axes], place: int, count: int, others: Sequence[Axes] = ()) -> None:
        self.id, self.views, self.axes = id, dict[str, View](), [*twins, *others]
        self._series: list[charts.Series] = []
        self._extents: dict[str, list[Floats]] = {}
        self._scales: dict[str, Scale] = {}
        self._shades: dict[Shade, str] = {}
        self._readings = [Reading(ax) for ax in twins]
        self._lies = any(reading.lies for reading in self._readings)
        self._turn()
        for n, reading in enumerate(self._readings, 1):
            reading.ids = self._ids(reading.ax, n)
        self._read_scales()
        for reading in self._readings:
            headed(reading.parts, self._scales[reading.ids[1 if self._lies else 0]])
            for part in reading.parts:
                self._tell(part, reading)
        told_apart(self._series)
        for reading in self._readings:
            self._look(reading)
        self._name_only()
        said = [reading.sentence(self._words_of(reading)) for reading in self._readings]
        said += [self._cut(twins[0], each) for each in others]
        said += [*self._directions(twins), *self._names_beside()]
        summary = ". ".join(filter(None, said)) or None
        used = {name for each in self._series for name in (each.x, each.y)} or set(self._scales)
        axes = [self._axis(name, scale) for name, scale in self._scales.items() if name in used | {"x"}]
        series = apart(self._series, axes)
        self.chart = charts.Chart(id, title([*twins, *others], place, count), axes, series, summary)

    def _name_only(self) -> None:
        """Names a single series without a name after its values."""
        if len(self._series) == 1 and self._series[0].name == "Series 1":
            across = self._scales[self._series[0].y].known["title"]
            if across and across not in OUR_TITLES:
                self._series[0].name = across

    def _directions(self, twins: list[Axes]) -> Iterator[str]:
        """Notes on axes of numbers or dates that run the other way. Cells are often drawn from the top."""
        is_open = not self._shades and not twins[0].images and any(each.word != "join" for each in self._series)
        if not is_open or twins[0].name != "rectilinear":
            return
        for id, scale in self._scales.items():
            ax = next(reading.ax for reading in self._readings if id in reading.ids)
            if getattr(ax, f"{id[0]}axis_inverted")() and not scale.names:
                yield f"The {SIDES.get(id, id[0])} axis runs {'downwards' if id[0] == 'y' else 'from right to left'}"

    def _names_beside(self) -> Iterator[str]:
        """Notes on the texts of ticks that name no point, such as those of chromosomes: Names along x: A at 2"""
        for id, scale in self._scales.items():
            if scale.beside and any(each.word != "join" for each in self._series):
                told = [
                    f"{text} at {number(place if place.is_integer() else float(f'{place:.4g}'))}"
                    for place, text in scale.beside[:MOST_BESIDE]
                ]
                more = [f"{len(scale.beside) - MOST_BESIDE} more"] * (len(scale.beside) > MOST_BESIDE)
                yield f"Names along {id[0]}: {', '.join([*told, *more])}"

    def _cut(self, first: Axes, other: Axes) -> str:
        """The note on a cut in an axis, whose view and titles become those of both sides."""
        letter, low, high = cut_of(first, other) or ("", 0.0, 0.0)
        for name, scale in self._scales.items():
            if name in "xy" and not scale.known["title"]:
                title, unit = titled(plain(getattr(other, f"{name}axis").get_label_text()))
                scale.known |= {"title": title, "unit": unit or scale.known["unit"]}
        ends = self.views[letter].range
        reach = self._scales[letter].view(getattr(other, f"get_{letter}lim")())
        if ends and reach:
            ends |= {"min": min(ends["min"], reach["min"]), "max": max(ends["max"], reach["max"])}
        return f"The {letter} axis is cut between {' and '.join(map(self._scales[letter].text, (low, high)))}"

    def _turn(self) -> None:
        """Turns parts as needed, so that the user moves along the same axis in all of them."""
        for reading in self._readings:
            reading.parts = [part if part.lies == self._lies or part.shade else part.turned() for part in reading.parts]

    def _words_of(self, reading: Reading) -> Callable[..., str]:
        """Words for values on the axes of one Axes."""
        x, y = (self._scales[name] for name in reading.ids)

        def words(axis: object, value: float, titled: bool = False) -> str:
            return (x if axis is reading.ax.xaxis else y).text(value, titled)

        return words

    def _ids(self, ax: Axes, n: int) -> tuple[str, str]:
        """The ids of the axes. A twin has a separate y axis or a separate x axis."""
        first = self._readings[0].ax
        if n == 1:
            return "x", "y"
        return ("x", f"y{n}") if first.get_shared_x_axes().joined(first, ax) else (f"x{n}", "y")

    def _read_scales(self) -> None:
        for reading in self._readings:
            for name, axis in zip(reading.ids, (reading.ax.xaxis, reading.ax.yaxis)):
                if name not in self._scales:
                    self._scales[name] = self._scale(name, axis, reading)

    def _scale(self, name: str, axis: Any, reading: Reading) -> Scale:
        """The scale of all parts on an axis."""
        is_along = (name[0] == "y") == self._lies
        places = [
            (stands_of(part) if is_along else part.y, kind_of(part) if is_along or part.are_dots else "")
            for each in self._readings
            if name in each.ids
            for part in each.parts
            if (is_along or not part.shade) and not part.is_mark
        ]
        rows = [part.row for part in reading.parts if part.row is not None and name[0] == "y"]
        if rows and not places:  # the places of rows may have names, as those along x
            places = [(np.array(rows, float), "")]
        scale = Scale.of(axis, places, reading.wedges if name == "x" else [], is_along or bool(rows))
        scale.known["isX"] = is_along
        if reading.wedges and name == "y":
            scale.known["unit"] = "%"
        if name[1:] and not scale.known["title"]:
            scale.known["title"] = "Right y" if name[0] == "y" else "Top x"
        elif self._lies and not scale.known["title"]:
            scale.known["title"] = name.upper()
        return scale

    def _axis(self, name: str, scale: Scale) -> charts.Axis:
        about, range = dict(scale.known), self.views[name].range
        return charts.Axis(
            name,
            title=about.pop("title"),
            unit=about.pop("unit"),
            scale=about.pop("scale"),
            categories=about.pop("categories", None),
            is_x=about.pop("isX"),
            low=range.get("min"),
            high=range.get("max"),
            more=about,
        )

    def _tell(self, part: Part, reading: Reading) -> None:
        ids = reading.ids
        along, across = ids[::-1] if self._lies else ids
        if part.shade:
            along, across = ids[0], self._shade(part.shade)
        x, y = self._scales[along].wire(part.x), self._scales[across].wire(part.y)
        told = np.flatnonzero(np.isfinite(x))
        if part.are_dots and self._scales[along].names:  # the dots of a name from the lowest to the highest
            told = told[np.lexsort((y[told], x[told]))]
        named = {} if part.shade or part.is_named else reading.callouts.of(part, self._lies)
        labels = labels_of(part, told, named, self._scales[along], self._scales[across])
        n = len(self._series) + 1
        name = part.name or part.noun or f"Series {n}"
        if part.row is not None:
            name = self._row(part, self._scales[ids[1]])
        self._series.append(
            charts.Series(
                f"series{n}",
                name,
                x[told],
                y[told],
                part.kind,
                labels,
                along,
                across,
                part.drawn,
                self._spans(part, told),
            )
        )
        for axis, values, ends in (along, x, part.beyond[0]), (across, y, part.beyond[1]):
            beyond = self._scales[axis].wire(np.array(ends, float).ravel())
            reached = np.concatenate([values[told], beyond])
            self._extents.setdefault(axis, []).append(reached[np.isfinite(reached)])
        if part.kind != "line" and self._scales[across].known["scale"] == "linear":
            self._extents[across].append(np.zeros(1))

    def _spans(self, part: Part, told: Any) -> list[tuple[float, float]] | None:
        """The ends of the floating bars or the stretches of a part."""
        ids = self._readings[0].ids[::-1] if self._lies else self._readings[0].ids
        scale = self._scales[ids[0 if part.word == "stretch" else 1]]
        if part.spans is None or scale.names:
            return None
        starts, ends = (scale.wire(values)[told].tolist() for values in part.spans)
        return list(zip(starts, ends))

    def _shade(self, shade: Shade) -> str:
        """The id of the color axis. The axis is read with its first part."""
        if shade not in self._shades:
            name = self._shades[shade] = f"z{len(self._shades) + 1}"
            parts = [part for reading in self._readings for part in reading.parts if part.shade == shade]
            places = [(np.asarray(part.y, float).ravel(), "") for part in parts]
            scale = Scale("") if shade.axis is None else Scale.of(shade.axis, places)
            scale.known |= {"isX": False, "title": scale.known["title"] or "Value"}
            self._scales[name], self.views[name] = scale, View(self._readings[0].ax, {}, True)
        return self._shades[shade]

    def _row(self, part: Part, scale: Scale) -> str:
        """The name of a series of cells: that of the row, or its place on the y axis."""
        text = scale.text(float(part.row or 0.0))
        title = scale.known["title"] or ("" if scale.names and re.search(r"[^\W\d]", text) else "y")
        row = f"{title} {text}".strip()
        return ", ".join(filter(None, [part.name, row]))

    def _look(self, reading: Reading) -> None:
        """Reads the visible ranges. The range of an autoscaling axis is that of its data, without margins."""
        for name, axis in zip(reading.ids, (reading.ax.xaxis, reading.ax.yaxis)):
            if name in self.views:
                continue
            follows = getattr(reading.ax, f"get_autoscale{name[0]}_on")() or bool(reading.wedges)
            range = self._scales[name].view(axis.get_view_interval())
            if follows and self._series:  # without values, the user has not chosen a range
                values = np.concatenate(self._extents.get(name) or [np.empty(0)])
                range = {"min": float(values.min()), "max": float(values.max())} if len(values) else {}
            self.views[name] = View(reading.ax, range, follows)
