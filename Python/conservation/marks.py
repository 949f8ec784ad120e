# SPDX-License-Identifier: MIT
"""The inventory of a chart of altair and the things that it shows, from the scene that Vega draws."""

from __future__ import annotations

import collections
import datetime
import itertools
import re
from collections.abc import Iterator
from typing import Any

from .inventory import Datum, Inventory, Value
from .scene import EPOCH, Item, nodes, scene_of
from .shown import Shown
from .texts import numbers_of

TEXTS = "axis-title", "axis-label", "legend-title", "legend-label", "title-text", "title-subtitle", "mark"
NUMBER = re.compile(r"[-−+$€£]?[\d,.]+(e[-+−]?\d+)?[%kMGBTµmn]?|null|NaN|")
TICK = re.compile(
    r"[A-Z][a-z]{2,8}( \d+)?|(\d{4} )?[QW]\d+|[\d:/-]+( [AP]M)?|\d\d [AP]M|[A-Z][a-z]{2} \d\d(, \d{4})?|:\d\d|\.\d+"
)
"""The text of a tick with a date or a time, which is said with its point."""

UNIT = re.compile(r"(binned)?(utc)?(year|quarter|month|week|day|date|hours|minutes|seconds)")
"""The beginning of the name that Vega-Lite gives to a field with a time unit."""

RANGE = re.compile(rf"({NUMBER.pattern}) [–-] ({NUMBER.pattern})")
"""The text of a bin."""

FORMS = "%b", "%B", "%d", "%Y", "%b %d", "%b %Y", "%B %Y", "%d %B %Y", "%d %B", "%H:%M", "%d %b", "%a", "%A"


def inventory(chart: Any) -> Inventory:
    scene = scene_of(chart)
    vega, drawn, items = scene.vega, scene.drawn, scene.items
    dated = any(each.get("type") in ("time", "utc") for each in vega.get("scales", [])) or any(i.dates for i in items)
    found = Inventory()
    for role, item in drawn:
        text = item.get("text")
        if text is not None and role in TEXTS and item.get("opacity", 1) != 0:
            words = " ".join(map(str, text if isinstance(text, list) else [text]))
            is_tick = role in ("axis-label", "legend-label") and dated and TICK.fullmatch(words)
            if not NUMBER.fullmatch(words) and not RANGE.fullmatch(words) and not is_tick:
                found.texts.append(words)
    sweeps = sweeps_of(items)
    for each in items:
        if not each.random and each.kind != "text":
            take(each, found, sweeps[each.group])
    for each in alone(items):
        words, x, y = str(each.drawn.get("text", "")), ways(each, "x"), ways(each, "y")
        if NUMBER.fullmatch(words) and any(map(str.isdigit, words)):
            found.data += [Datum(y[0], words, "text", 0.0, (), tuple(x))] if x and y else []
            found.texts += [words] if not (x and y) else []
    return found


def alone(items: list[Item]) -> Iterator[Item]:
    """The texts in views that have nothing else, such as a table."""
    others = {each.group for each in items if each.kind != "text"}
    yield from (each for each in items if each.group not in others)


def take(each: Item, found: Inventory, sweep: float) -> None:
    xs, ys = ways(each, "x"), ways(each, "y")
    if each.kind == "area" and any(axis in each.fields and axis not in each.values for axis in "xy"):
        return  # a gap, which has only the other edge of the area
    fill = each.values.get("fill")
    if each.kind == "arc":
        if fill is not None and swept(each):
            found.data.append(Datum(worded(fill), round(swept(each) / sweep * 100, 4), "arc", 0.0, (reach_of(each),)))
    elif xs and ys and each.kind == "rect" and isinstance(fill, float) and is_cell(each):
        found.data.append(Datum(xs[0], fill, "cell", 0.0, (), tuple(xs[1:])))
    elif xs and ys:
        for n in range(ends(each, "y")):
            for m in range(ends(each, "x")):
                x, y = xs[m:] + xs[:m], ys[n:] + ys[:n]
                others = y[1:] if ends(each, "y") == 1 else []
                places = x[1:] if ends(each, "x") == 1 else []
                found.data.append(Datum(x[0], y[0], each.kind, 0.0, tuple(others), tuple(places)))
    elif not (spread(each, "x") and spread(each, "y")):  # without a place on the other axis, not with a missing one
        levels = (xs or ys)[: ends(each, "x") if xs else ends(each, "y")]
        found.levels += [(each.kind, words_of(float(value))[-6] if value in each.dates else value) for value in levels]


def spread(each: Item, axis: str) -> bool:
    return any(channel in each.fields for channel in (axis, f"{axis}c"))


def ends(each: Item, axis: str) -> int:
    """The number of separate ends: two for a range, one for a bin or a part of a stack."""
    return 1 if is_joined(each, axis) or f"{axis}2" not in each.values or axis not in each.values else 2


def is_joined(each: Item, axis: str) -> bool:
    first, second = (each.fields.get(c, "") for c in (axis, f"{axis}2"))
    is_stack = first.endswith(("_end", "_start")) and second.endswith(("_end", "_start"))
    is_period = first == f"{second}_end" and UNIT.match(second)  # Vega-Lite's own names
    return is_stack or bool(is_period) or second.endswith(("_end", "_range")) or "bin_" in second


def is_cell(each: Item) -> bool:
    """Whether neither side is a length with a value."""
    return all(f"{axis}2" in each.values or isinstance(ways(each, axis)[0], str) or each.dates for axis in "xy")


def ways(each: Item, axis: str) -> list[Value]:
    """The forms of a place: for bins and parts of stacks the middle, the length and the ends; the words of a date."""
    own = [each.values[c] for c in (axis, f"{axis}c", f"{axis}2") if c in each.values]
    if own and all(one in each.cycles for one in own):
        first = sorted(map(float, own))
        return [word for one in first[: 1 if is_joined(each, axis) else 2] for word in parts_of(one)]
    if len(own) == 2 and not any(isinstance(one, str) for one in own):
        low, high = map(float, own)
        own += [(low + high) / 2, high - low, low - high]
        if each.fields.get(axis, "").endswith(("_end", "_start")) and not each.dates:
            own = [own[4], *own[:4]]
    named = [word for one in own if one in each.named for word in words_of(float(one))]
    return [*own, *named, *(number for one in own if isinstance(one, str) for number in as_number(one))]


def as_number(text: str) -> list[float]:
    """The number that a name is, such as a year or a rank."""
    return [float(text)] if re.fullmatch(r"-?\d+(\.\d+)?", text) else []


def words_of(seconds: float) -> list[str]:
    at = EPOCH + datetime.timedelta(seconds=seconds)
    said = [at.strftime(form) for form in FORMS]
    return [*said, *(each.lstrip("0") for each in said)]


def parts_of(seconds: float) -> list[str]:
    """The words of a date without its year: March, Q1, W09, Fri, 61, 13:00"""
    at = EPOCH + datetime.timedelta(seconds=seconds)
    said = [at.strftime(form) for form in (*FORMS, "W%U", "%j", "%b %d %H:%M") if "%Y" not in form]
    return [*said, *(each.lstrip("0") for each in said), f"Q{(at.month + 2) // 3}"]


def worded(value: Value) -> str:
    return value if isinstance(value, str) else f"{value:g}"


def sweeps_of(items: list[Item]) -> dict[int, float]:
    """The sum of the angles in each view."""
    found: dict[int, float] = collections.defaultdict(float)
    for each in items:
        found[each.group] += swept(each)
    return found


def swept(each: Item) -> float:
    return abs(float(each.drawn.get("endAngle", 0)) - float(each.drawn.get("startAngle", 0)))


def reach_of(each: Item) -> Value:
    return each.values.get("outerRadius", float("nan"))


def shown_of(chart: Any) -> Shown:
    scene = scene_of(chart)
    drawn, items = scene.drawn, scene.items
    found = Shown()
    found.texts += scene.titles
    for axis in (axis for node in nodes(scene.vega) for axis in node.get("axes", [])):
        found.titles[axis["orient"] in ("left", "right")].extend(worded_title(axis.get("title")))
    for _, item in drawn:
        text = item.get("text")
        for each in [] if text is None else text if isinstance(text, list) else [text]:
            found.texts.append(str(each))
            found.numbers += numbers_of(str(each))
    sweeps, places = sweeps_of(items), collections.Counter[int]()
    for each in items:
        places[each.group] += 1
        show(each, found, sweeps[each.group], places[each.group])
    found.close()
    return found


def show(each: Item, found: Shown, sweep: float, n: int) -> None:
    for seconds in each.dates:
        if seconds in each.cycles:
            found.texts += parts_of(seconds)
        else:
            found.date(seconds)
    rest = [each.values[c] for c in ("fill", "stroke", "size", "opacity") if c in each.values]
    sides = [ways(each, "x"), ways(each, "y"), rest]
    if each.kind == "arc":
        found.texts += ["Share (%)"]
        spans = [round(swept(each) / whole * 100, 4) for whole in (sweep, 6.283185307179586)]
        around = [value for value in (each.values.get("startAngle"), each.values.get("fill")) if value is not None]
        inner, outer = (each.values.get(c) for c in ("innerRadius", "outerRadius"))
        reach = [outer, outer - inner] if isinstance(outer, float) and isinstance(inner, float) else [outer]
        sides = [[*map(worded, around), f"Wedge {n}"], [*spans, *(one for one in reach if one is not None)]]
    for one, other in itertools.combinations(sides, 2):
        is_place = one is sides[0] and other is sides[1] and each.kind != "arc"
        for x, y in itertools.product(one, other):
            (found.pair if is_place else found.value)(x, y)
    if each.random:
        guess(each, found)
    for value in [value for side in sides for value in side]:
        if isinstance(value, str):
            found.texts.append(value)
            found.numbers += numbers_of(value)
        else:
            found.numbers.append(value)


def worded_title(title: Any) -> list[str]:
    lines = title if isinstance(title, list) else [title]
    return [" ".join(lines)] if all(isinstance(each, str) for each in lines) else []


def guess(each: Item, found: Shown) -> None:
    """The interval in which the ends lie that Vega would compute at random again."""
    for axis, other in ("x", "y"), ("y", "x"):
        held = [value for c in (axis, f"{axis}2") if isinstance(value := each.values.get(c), float)]
        if len(held) == 2:
            room = max(held) - min(held)
            found.guesses += [(axis == "x", place, min(held) - room, max(held) + room) for place in ways(each, other)]
