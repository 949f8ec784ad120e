# SPDX-License-Identifier: MIT
"""The items of the scene that Vega draws of a chart of altair, with the values at their places."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import vl_convert

from .inventory import Value

PLACES = "x", "xc", "x2", "y", "yc", "y2"
CHANNELS = (*PLACES, "fill", "stroke", "size", "opacity", "startAngle", "endAngle", "innerRadius", "outerRadius")
NAMED = "band", "point", "ordinal"
DATED = "time", "utc"
EPOCH = datetime.datetime(1970, 1, 1)
TITLE = re.compile(r'"(?:; )?([^"]+): "')
BINNED = re.compile(r'0\.5 \* datum\["(bin_[^"]+)"\]')
FORM = "%Y-%m-%dT%H:%M:%S.%L"
BEGIN, BETWEEN = "\x01", "\x02"


@dataclass
class Item:
    """A mark of the scene.

    Attributes:
        kind: the type of the mark, such as rect.
        values: by channel, the value of its field.
        fields: by channel, the field.
        drawn: the item of the scene, in pixels.
        group: the number of the view that it is in, which is the innermost group that is not one of a line or an area.
        random: whether Vega computes its ends at random.
    """

    kind: str
    values: dict[str, Value]
    fields: dict[str, str]
    drawn: Any
    group: int = 0
    random: bool = False
    dates: list[float] = field(default_factory=list)
    named: list[float] = field(default_factory=list)
    """The dates whose places have names, such as months."""
    cycles: list[float] = field(default_factory=list)
    """The dates on a scale of time without a year, such as months or hours, which Vega counts from 2012."""


@dataclass
class Scene:
    """A scene: the specification, the role and the item of each thing drawn, the marks, and Vega's titles of fields."""

    vega: Any
    drawn: list[tuple[str, Any]]
    items: list[Item]
    titles: list[str]


def scene_of(chart: Any) -> Scene:
    vega = vl_convert.vegalite_to_vega(chart.to_dict())
    kinds = {each["name"]: each for each in marks(vega)}
    types = {
        scale["name"]: str(scale.get("type", "linear")) for node in nodes(vega) for scale in node.get("scales", [])
    }
    turning = {axis["scale"] for node in nodes(vega) for axis in node.get("axes", []) if is_cycle(axis)}
    earth = degrees(vega)
    chance = drawn_by_chance(vega)
    known: dict[str, dict[str, tuple[str, str]]] = {}
    titles: list[str] = []
    for name, mark in kinds.items():
        update = mark.setdefault("encode", {}).setdefault("update", {})
        known[name] = {channel: found for channel in CHANNELS if (found := rule(update.get(channel)))}
        for axis in "xy":  # dots and lines in the middles of bins
            if ends := BINNED.findall(json.dumps(update.get(axis)).replace('\\"', '"')):
                known[name] |= {axis: (ends[0], axis), f"{axis}2": (ends[-1], axis)}
        parts = [written(c, earth.get(f, f), types.get(s, "")) for c, (f, s) in known[name].items()]
        titles.append(str((update.get("description") or {}).get("signal", "")))
        update["description"] = {"signal": f" + '{BETWEEN}' + ".join([f"'{BEGIN}'", *parts])}
    items, all_drawn = [], []
    for name, role, drawn, group in walked(vl_convert.vega_to_scenegraph(vega)["scenegraph"], "", ""):
        all_drawn.append((role, drawn))
        said = str(drawn.get("description", ""))
        if name in kinds and said.startswith(BEGIN) and drawn.get("opacity", 1) != 0:
            fields = {channel: found[0] for channel, found in known[name].items()}
            item = Item(kinds[name]["type"], {}, fields, drawn, group, any(name in chance for name in fields.values()))
            for part in said.split(BETWEEN)[1:]:
                channel, _, text = part.partition("=")
                if (value := valued(text)) is not None:
                    item.values[channel] = value
                    if text.startswith("@") and isinstance(value, float):
                        item.dates.append(value)
                        scale = known[name][channel][1]
                        item.named += [value] if types.get(scale) in NAMED else []
                        item.cycles += [value] if scale in turning else []
            items.append(item)
    return Scene(vega, all_drawn, items, TITLE.findall(" ".join(titles)))


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for mark in node.get("marks", []):
        yield from nodes(mark)


def is_cycle(axis: Any) -> bool:
    """Whether an axis of time writes parts of dates without the year."""
    form = axis.get("format")
    units = re.match(r"timeUnitSpecifier\(\[([^]]*)\]", form.get("signal", "")) if isinstance(form, dict) else None
    return units is not None and '"year"' not in units[1]


def marks(vega: Any) -> Iterator[Any]:
    for node in nodes(vega):
        if node.get("type") != "group" and "name" in node and node.get("role", "mark") == "mark":
            yield node


def drawn_by_chance(vega: Any) -> set[str]:
    """The fields of intervals that Vega computes from random samples."""
    steps = [step for table in vega.get("data", []) for step in table.get("transform", [])]
    groups = [step for step in steps if step["type"] in ("aggregate", "joinaggregate")]
    return {to for step in groups for op, to in zip(step.get("ops", []), step.get("as", [])) if op in ("ci0", "ci1")}


def degrees(vega: Any) -> dict[str, str]:
    """The longitudes and latitudes of a map, by the fields that its projection writes."""
    steps = [
        step for table in vega.get("data", []) for step in table.get("transform", []) if step["type"] == "geopoint"
    ]
    return {to: name for step in steps for to, name in zip(step["as"], step["fields"]) if isinstance(name, str)}


def rule(rules: Any) -> tuple[str, str] | None:
    """The field and the scale of a channel."""
    for each in rules if isinstance(rules, list) else [rules]:
        if isinstance(each, dict) and isinstance(each.get("field"), str):
            return each["field"].replace("\\", ""), str(each.get("scale", ""))
    return None


def written(channel: str, name: str, scale: str) -> str:
    """An expression that writes a number, a date after @, or a name after a quotation mark."""
    value = f"datum[{name!r}]"
    date = f"'@' + {'utcFormat' if scale == 'utc' else 'timeFormat'}(toDate({value}), '{FORM}')"
    name_of = f"'\"' + {value}"
    is_date = f"isDate({value})" + (f" || isNumber({value})" if scale in DATED else "")
    rest = name_of if scale in NAMED else f"(isString({value}) ? {name_of} : '' + {value})"
    return f"'{channel}=' + (!isValid({value}) ? '' : {is_date} ? {date} : {rest})"


def valued(text: str) -> Value | None:
    """Seconds for a date, else a number or a name; None for a missing value."""
    if text.startswith('"'):
        return text[1:]
    if text.startswith("@"):
        return (datetime.datetime.strptime(text[1:], "%Y-%m-%dT%H:%M:%S.%f") - EPOCH).total_seconds()
    return float(text) if text not in ("", "NaN") else None


def walked(node: Any, name: str, role: str, group: int = 0) -> Iterator[tuple[str, str, Any, int]]:
    """The name of the mark, the role, each thing drawn, and the number of the view around it."""
    name, role = node.get("name", name) or name, node.get("role", role) or role
    for item in node.get("items", []):
        if isinstance(item, dict):
            yield name, role, item, group
            is_group = "marktype" not in item and "items" in item and not name.endswith("pathgroup")
            yield from walked(item, name, role, id(item) if is_group else group)
