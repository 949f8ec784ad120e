# SPDX-License-Identifier: MIT
"""The marks that Vega draws, each with the values that give its place, size and color.

Vega's scene graph has no data, but a description of each mark. Here the description is made to hold the values."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..words import said
from .dates import date_of, formats, headers, moment, scale_types, told
from .naming import NAMING, conditional, given

CHANNELS = (
    "x",
    "xc",
    "x2",
    "y",
    "yc",
    "y2",
    "fill",
    "stroke",
    "size",
    "shape",
    "text",
    "startAngle",
    "endAngle",
    "innerRadius",
    "outerRadius",
    *(channel for channel in NAMING if channel not in ("fill", "stroke", "size", "shape")),
)
PARTS, PAIR = "\x1f", "\x1e"
TITLED = re.compile(r'"(?:; )?((?:[^"\\\\]|\\\\.)*?): " \+ \(\w+\(datum\["([^"]+)"\]')
"""Finds the titles in Vega's description of a mark, and the field of each title."""

MIDDLE = re.compile(r'scale\("(\w+)", 0\.5 \* datum\["([^"]+)"\] \+ 0\.5 \* datum\["([^"]+)"\]\)')
"""The place of a dot in the middle of a bin."""

DATUM = re.compile(r'datum\["([^"]+)"\]')
PARTS_OF_CHART = "_group"
"""The end of the name of a group that is a part of a concatenation."""

CELLS = "cell"
"""The end of the name of a group that is a cell of a facet."""


@dataclass
class Kind:
    """A mark of the specification: its type, and the field and the scale of each channel."""

    name: str
    type: str
    fields: dict[str, str]
    scales: dict[str, str]
    noun: str
    is_on_map: bool = False
    titles: dict[str, str] = field(default_factory=dict)  # Vega's own titles of the fields
    given: dict[str, str] = field(default_factory=dict)  # names of the whole layer


@dataclass
class Drawn:
    """An item of a mark, with the values of its channels."""

    kind: Kind
    values: dict[str, Any]
    cell: str = ""
    heading: str = ""  # the title of its part of a concatenation
    at: dict[str, float] = field(default_factory=dict)  # the place of its left and its upper end, in pixels


@dataclass
class Marks:
    kinds: dict[str, Kind] = field(default_factory=dict)

    def read(self, scenegraph: Any) -> list[Drawn]:
        return list(self._items(scenegraph["scenegraph"], "", "", ""))

    def _items(self, node: Any, mark: str, cell: str, heading: str) -> Iterator[Drawn]:
        name = node.get("name") or mark
        for item in node.get("items", []):
            if not isinstance(item, dict):
                continue
            text = str(item.get("description", ""))
            values = parsed(text) if PAIR in text else {}
            inside = str(values.get("cell", cell)) if values else cell
            if name in self.kinds and values and "cell" not in values:
                kind = self.kinds[name]
                at = {axis: float(item[axis]) for axis in "xy" if isinstance(item.get(axis), int | float)}
                yield Drawn(kind, values | kind.given, cell, heading, at)
            own = title_of(item) if name.endswith(PARTS_OF_CHART) else ""
            yield from self._items(item, name, inside, ", ".join(filter(None, [heading, own])))


def title_of(group: Any) -> str:
    """The title that Vega draws over a group."""
    titles = [each for each in group.get("items", []) if isinstance(each, dict) and each.get("role") == "title"]
    return " ".join(text for each in titles for text in written(each))


def written(node: Any) -> Iterator[str]:
    """All texts of a node of the scene graph."""
    for item in node.get("items", []):
        if isinstance(item, dict):
            text = item.get("text", [])
            yield from (str(each) for each in (text if isinstance(text, list) else [text]) if each)
            yield from written(item)


def marks_of(vega: Any) -> Marks:
    """Makes each mark describe its values. Changes the specification."""
    marks, places = Marks(), degrees(vega)
    forms, heads, types = dict(formats(vega)), dict(headers(vega)), dict(scale_types(vega))
    for mark in list(walked(vega)):
        update = mark.setdefault("encode", {}).setdefault("update", {})
        if mark["type"] == "group":
            if mark.get("name", "").endswith(CELLS):
                groups = mark.get("from", {}).get("facet", {}).get("groupby", [])
                names = " + ', ' + ".join(heads.get(each) or told(unescaped(each)) for each in groups) or "''"
                update["description"] = {"signal": f"'cell{PAIR}' + {names}"}
            continue
        if entry(update.get("opacity")).get("value") == 0:
            continue  # invisible, such as a target for the mouse
        shown = with_ends(update)
        rules = {channel: rule_of(channel, shown.get(channel), types) for channel in CHANNELS}
        fields = {channel: name for channel, rule in rules.items() if (name := field_of(channel, rule))}
        scales = {channel: str(rule["scale"]) for channel, rule in rules.items() if "scale" in rule}
        layer = {channel: own for channel in NAMING if (own := given(rules[channel], types)) is not None}
        if mark["type"] == "text" and isinstance(words := rules["text"].get("value"), str):
            layer["text"] = words
        tests = {channel: str(rules[channel]["test"]) for channel in NAMING if "test" in rules[channel]}
        is_on_map = any(name in places for name in fields.values())
        fields = {channel: places.get(name, name) for channel, name in fields.items()}
        if fields or "text" in layer:
            noun = entry(update.get("ariaRoleDescription")).get("value", mark["type"])
            own = str(entry(update.get("description")).get("signal", ""))
            titles = {name: title for title, name in reversed(TITLED.findall(own))}
            marks.kinds[mark["name"]] = Kind(
                mark["name"], mark["type"], fields, scales, str(noun), is_on_map, titles, layer
            )
            drawn, kinds = ({c: known[s] for c, s in scales.items() if s in known} for known in (forms, types))
            constant = f"'text{PAIR}' + {json.dumps(layer.get('text', ''))}"
            update["description"] = {"signal": described(fields, drawn, kinds, tests) or constant}
    return marks


def with_ends(update: Any) -> Any:
    """The channels of a mark, with both ends of bins in whose middles Vega-Lite draws dots and lines."""
    found = dict(update)
    for axis in "xy":
        if middle := MIDDLE.fullmatch(str(entry(update.get(axis)).get("signal", ""))):
            scale, *ends = middle.groups()
            found |= {axis + end: {"scale": scale, "field": name} for end, name in zip(("", "2"), ends)}
    return found


def degrees(vega: Any) -> dict[str, str]:
    """The longitude and latitude fields of a map, by the fields of the projected places."""
    found: dict[str, str] = {}
    for table in vega.get("data", []):
        for each in table.get("transform", []):
            if each.get("type") == "geopoint":
                found |= {to: name for to, name in zip(each["as"], each["fields"]) if isinstance(name, str)}
    return {to: unescaped(name) for to, name in found.items()}


def walked(node: Any) -> Iterator[Any]:
    for mark in node.get("marks", []):
        if "role" not in mark or mark["role"] == "mark":
            yield mark
        yield from walked(mark)


def entry(channel: Any) -> Any:
    """A channel's rule. The last of several rules applies where no condition holds."""
    found = channel[-1] if isinstance(channel, list) and channel else channel
    return found if isinstance(found, dict) else {}


def rule_of(channel: str, rules: Any, types: dict[str, str]) -> Any:
    found = entry(rules)
    return found if channel not in NAMING or "field" in found else conditional(rules, types) or found


def field_of(channel: str, rule: Any) -> str:
    if isinstance(rule.get("field"), str):
        return unescaped(rule["field"])
    datum = DATUM.search(str(rule.get("signal", ""))) if channel == "text" else None
    return datum[1] if datum else ""


def described(fields: dict[str, str], forms: dict[str, str], types: dict[str, str], tests: dict[str, str]) -> str:
    """An expression of Vega that writes the fields, with dates as drawn too. A field whose test fails is left empty."""
    found = {name: told(field, forms.get(name, ""), types.get(name, "")) for name, field in fields.items()}
    found |= {name: f"(({test}) ? {found[name]} : '')" for name, test in tests.items() if name in found}
    return f" + '{PARTS}' + ".join(f"'{name}{PAIR}' + {value}" for name, value in found.items())


def unescaped(name: str) -> str:
    return name.replace("\\", "")


def parsed(text: str) -> dict[str, Any]:
    pairs = (part.partition(PAIR) for part in text.split(PARTS))
    return {name: cell(value) if name == "cell" else valued(value) for name, _, value in pairs}


def cell(text: str) -> str:
    """The names of a facet's cell. A date that no header formats is put into words."""
    return re.sub(r"@(-?\d+)", lambda match: said(moment(float(match[1]))), text)


def valued(text: str) -> Any:
    """A number, a date, nan for a missing value, or the text."""
    if text in ("null", "undefined", "NaN", ""):
        return math.nan
    if (date := date_of(text)) is not None:
        return date
    try:
        return float(text)
    except ValueError:
        return text
