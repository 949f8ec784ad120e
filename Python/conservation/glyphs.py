# SPDX-License-Identifier: MIT
"""The inventory of a figure of bokeh, and everything that may be said of it, from the document that a browser gets."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

from bokeh.document import Document

from .given import plain
from .heard import plain as plain_name
from .inventory import Datum, Inventory, Value
from .shown import Shown
from .texts import numbers_of
from .traces import is_shown

POINTS = {"Line": "xy", "Step": "xy", "Scatter": "xy", "Circle": "xy", "VBar": ("x", "top"), "HBar": ("y", "right")}
TEXTS = "text", "axis_label", "title"
SETTINGS = {"id", "name", "type", "palette", "formatters", "tools", "toolbar", "theme", "ticker", "formatter"}


def document_of(plot: Any) -> Any:
    document = Document()
    document.add_root(plot)
    return document


def inventory(plot: Any) -> Inventory:
    found = Inventory()
    for model in models_of(plot):
        kind = type(model).__name__
        if kind == "GlyphRenderer" and model.visible:
            take(model, found)
        elif kind in ("Label", "Title", "LinearAxis", "CategoricalAxis", "LogAxis", "DatetimeAxis", "ColorBar"):
            found.texts += filter(None, (words(getattr(model, name, None)) for name in TEXTS))
        elif kind == "Span":
            found.levels.append(("span", valued(model.location)))
        elif kind == "LegendItem" and getattr(model.label, "value", None):
            found.texts.append(str(model.label.value))
        elif kind == "FactorRange":
            found.texts += [plain(", ".join(each) if isinstance(each, tuple) else each) for each in model.factors]
    return found


def words(text: Any) -> str:
    return plain(text) if isinstance(text, str) else ""


def models_of(plot: Any) -> list[Any]:
    document = document_of(plot)
    found = sorted(document.models, key=lambda each: each.id)
    document.clear()
    return found


def take(renderer: Any, found: Inventory) -> None:
    """Adds the pairs of a glyph whose two properties are columns."""
    kind, data = type(renderer.glyph).__name__, renderer.data_source.data
    names = POINTS.get(kind)
    if not names:
        return
    fields = [getattr(getattr(renderer.glyph, name), "field", getattr(renderer.glyph, name)) for name in names]
    if not all(isinstance(field, str) and field in data for field in fields):
        return
    is_floating = kind in ("VBar", "HBar") and any(
        hasattr(getattr(renderer.glyph, side, None), "field") for side in ("bottom", "left")
    )
    for x, y in zip(*(map(valued, list(data[field])) for field in fields)):
        if is_shown(x) and is_shown(y) and not is_floating:
            found.data.append(Datum(x, y, kind))


def valued(value: Any) -> Value:
    """A number, seconds for a date, or a name; nan for a missing value."""
    if value is None:
        return math.nan
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    if hasattr(value, "dtype") and value.dtype.kind == "M":
        return float(value.astype("datetime64[ms]").astype(float)) / 1000
    if hasattr(value, "timetuple"):
        import pandas

        return float(pandas.Timestamp(value).timestamp())
    return plain(value) if isinstance(value, str) else float(value)


def shown_of(plot: Any) -> Shown:
    found = Shown()
    models = models_of(plot)
    placed = placed_in(models)
    for model in models:
        if hasattr(model, "data") and isinstance(model.data, dict):
            columns(model.data, found, placed.get(model.id, set()))
        if hasattr(model, "glyph"):
            points(model, found)
        for name, value in model.properties_with_values(include_defaults=False).items():
            if name not in SETTINGS and name != "data":
                strings(value, found)
        for name in ("location", "left", "right", "top", "bottom", "title", "text", "axis_label"):
            strings(getattr(model, name, None), found)
        if type(getattr(model, "glyph", None)).__name__ == "Image":
            images(model, found)
        found.texts += ["Share (%)"] * hasattr(model, "end_angle")
    for titles, axes in zip(found.titles, (plot.xaxis, plot.yaxis)) if hasattr(plot, "xaxis") else ():
        titles += [plain(axis.axis_label) for axis in axes if isinstance(axis.axis_label, str)]
    for renderer, name in named(models) if getattr(plot, "extra_y_ranges", None) else ():
        labels = [each.axis_label for each in plot.yaxis if each.y_range_name == renderer.y_range_name]
        found.measured.setdefault(plain_name(name), set()).update(plain(each or "") for each in labels)
    found.close()
    return found


def named(models: list[Any]) -> Iterator[tuple[Any, str]]:
    """The glyphs in a legend, each with its label."""
    for item in models:
        if type(item).__name__ == "LegendItem" and getattr(item.label, "value", None):
            yield from ((renderer, str(item.label.value)) for renderer in item.renderers)


def placed_in(models: list[Any]) -> dict[str, set[str]]:
    """The columns that are places of drawn things, by the ids of their tables."""
    found: dict[str, set[str]] = {}
    for model in models:
        if hasattr(model, "glyph"):
            placed = found.setdefault(model.data_source.id, set())
            placed.update(*(fields_of(model.glyph, names) for names in SIDES))
    return found


def strings(value: Any, found: Shown) -> None:
    if isinstance(value, str):
        found.texts.append(plain(value))
        found.numbers += numbers_of(value)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        found.numbers.append(float(value))
    elif isinstance(value, list | tuple):
        for each in value:
            strings(each, found)
    elif type(value).__name__ in ("Field", "Value"):
        strings(getattr(value, "field", None) or getattr(value, "value", None), found)


SIDES = ("x", "x0", "x1", "x2", "left", "right", "xs"), ("y", "y0", "y1", "y2", "top", "bottom", "ys")
"""The properties of glyphs that are places along x, and those along y."""


def fields_of(glyph: Any, names: tuple[str, ...]) -> Iterator[str]:
    """The columns of properties, and those of a stack, whose sum is a property."""
    for name in names:
        spec = getattr(glyph, name, None)
        yield from [spec] if isinstance(spec, str) else []
        yield from filter(None, [getattr(spec, "field", None), *getattr(getattr(spec, "expr", None), "fields", [])])


def points(renderer: Any, found: Shown) -> None:
    """Adds the pairs of the places of each drawn thing, and of lengths, sums, middles and totals of stacks."""
    glyph, data = renderer.glyph, renderer.data_source.data
    sides = [[name for name in dict.fromkeys(fields_of(glyph, names)) if name in data] for names in SIDES]
    for row in zip(*data.values()):
        cells = dict(zip(data, row))
        x, y = ([each for name in names for each in leaves(cells[name])] for names in sides)
        for one, other in itertools.product(forms(x), forms(y)):
            found.pair(one, other)


def forms(held: list[Value]) -> list[Value]:
    """Values, the lengths, sums and middles of two of them, and the sum of all."""
    numbers = [each for each in held if not isinstance(each, str)]
    more = [
        one
        for low, high in itertools.permutations(numbers if len(numbers) < 7 else [], 2)
        for one in (high - low, high + low, (low + high) / 2)
    ]
    return [*held, *more, *([sum(numbers)] if numbers else [])]


def columns(data: Any, found: Shown, placed: set[str]) -> None:
    """Adds the values beside the cells of columns without places, shares of a whole, and the ends of all columns."""
    found.texts += map(str, data)
    for row in zip(*data.values()):
        cells = {name: [*leaves(cell)] for name, cell in zip(data, row)}
        for name, held in cells.items():
            for value in held:
                if not isinstance(value, str):
                    found.numbers.append(value)
                    found.date(value)
            for other in data if name not in placed else ():
                for one, value in itertools.product(held, cells[other]):
                    found.value(one, value)
                    found.value(value, one)
    for name in data:
        whole = [each for each in map(valued_or_none, list(data[name])) if each is not None]
        for row, value in enumerate(whole):
            share = round(value / math.tau * 100, 4)
            for other in data:
                found.value(valued_or_text(list(data[other])[row]), share)
        if whole and all(math.isfinite(each) for each in whole):
            found.numbers += [min(whole), max(whole)]


def images(renderer: Any, found: Shown) -> None:
    """Adds the cells of images at the middles of their columns and rows."""
    glyph, data = renderer.glyph, renderer.data_source.data
    sides = []
    for name in ("image", "x", "y", "dw", "dh"):
        spec = getattr(glyph, name)
        field = getattr(spec, "field", spec)
        sides.append(list(data[field]) if isinstance(field, str) else [getattr(spec, "value", spec)])
    for image, x, y, wide, high in zip(*sides):
        count, across = image.shape
        for m, n in itertools.product(range(count), range(across)):
            found.value(x + (n + 0.5) * wide / across, float(image[m, n]))
            found.numbers.append(y + (m + 0.5) * high / count)


def leaves(value: Any) -> Iterator[Value]:
    if hasattr(value, "__len__") and not isinstance(value, str | tuple):
        if len(value) < 50:
            held = [each for one in value for each in leaves(one)]
            yield from held
            numbers = [each for each in held if not isinstance(each, str)]
            if numbers:
                yield (min(numbers) + max(numbers)) / 2
    else:
        yield valued(value)


def valued_or_none(value: Any) -> float | None:
    found = None if hasattr(value, "__len__") else valued(value)
    return found if isinstance(found, float) else None


def valued_or_text(value: Any) -> Value:
    return math.nan if hasattr(value, "__len__") and not isinstance(value, str | tuple) else valued(value)
