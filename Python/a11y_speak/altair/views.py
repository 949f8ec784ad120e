# SPDX-License-Identifier: MIT
"""Views: the marks that stand on one pair of scales, as series."""

from __future__ import annotations

import datetime
import math
from collections.abc import Iterator
from typing import Any

from ..strands import Scene, Strand, from_to, said
from .marks import Drawn, Kind, moment

SCALES = {"linear": "linear", "log": "logarithmic", "pow": "linear", "sqrt": "linear", "symlog": "linear"}
DATES = {"time", "utc"}


class Specification:
    """Types of scales, and titles of axes and legends, wherever they stand."""

    def __init__(self, vega: Any) -> None:
        self.types: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self._read(vega)

    def _read(self, node: Any) -> None:
        for scale in node.get("scales", []):
            self.types.setdefault(scale["name"], scale.get("type", "linear"))
        for guide in [*node.get("axes", []), *node.get("legends", [])]:
            if title := text_of(guide.get("title")):
                names = [
                    guide[c] for c in ("scale", "fill", "stroke", "size", "shape") if isinstance(guide.get(c), str)
                ]
                for name in names:
                    self.titles.setdefault(name, title)
        for mark in node.get("marks", []):
            self._read(mark)

    def title(self, kind: Kind, channel: str) -> str:
        """Of an axis or a legend; a field's own name where it has none."""
        return self.titles.get(kind.scales.get(channel, ""), "") or kind.fields.get(channel, "")


def text_of(title: Any) -> str:
    found = title.get("text", "") if isinstance(title, dict) else title
    if isinstance(found, list):
        return " ".join(map(str, found))
    return found if isinstance(found, str) else ""


def scenes_of(vega: Any, drawn: list[Drawn]) -> list[Scene]:
    known, main = Specification(vega), text_of(vega.get("title"))
    views: dict[tuple[str, str, str], list[Drawn]] = {}
    for each in drawn:
        scales = each.kind.scales
        date(each, known)
        key = each.cell, scales.get("x", scales.get("xc", "")), scales.get("y", scales.get("yc", ""))
        views.setdefault(key, []).append(each)
    scenes = []
    for n, ((cell, x, y), items) in enumerate(merged(views), 1):
        place = f"Plot {n} of {len(views)}" if len(views) > 1 else ""
        title = ", ".join(filter(None, [main, place, cell])) or None
        scene = Scene(f"view{n}", title, x_label=known.titles.get(x, ""), y_label=known.titles.get(y, ""))
        scene.x_scale, scene.y_scale = scale_of(known, x), scale_of(known, y)
        fill(scene, items, known)
        scenes.append(scene)
    return [scene for scene in scenes if scene.strands or scene.notes]


def merged(views: dict[Any, list[Drawn]]) -> list[tuple[Any, list[Drawn]]]:
    """Rules right across a view have one scale: they belong to the view that has that and another."""
    whole = {key: items for key, items in views.items() if key[1] and key[2]}
    for (cell, x, y), items in list(views.items()):
        if x and y:
            continue
        home = next(
            (key for key in whole if key[0] == cell and (x or key[1]) == key[1] and (y or key[2]) == key[2]),
            None,
        )
        if home:
            whole[home] += items
        else:
            whole[cell, x, y] = items
    views.clear()
    views.update(whole)
    return list(whole.items())


def date(each: Drawn, known: Specification) -> None:
    """Values on a scale of time that are milliseconds are dates."""
    for channel, value in each.values.items():
        if isinstance(value, float) and known.types.get(each.kind.scales.get(channel, "")) in DATES:
            each.values[channel] = moment(value) if value == value else None


def scale_of(known: Specification, name: str) -> str | None:
    kind = known.types.get(name)
    if kind in DATES:
        return "date"
    return SCALES.get(kind, "category") if kind else None


def fill(scene: Scene, items: list[Drawn], known: Specification) -> None:
    groups: dict[tuple[str, Any], list[Drawn]] = {}
    for each in items:
        colour = next((c for c in ("fill", "stroke", "shape") if is_name(each, c, known)), None)
        groups.setdefault((each.kind.name, each.values.get(colour or "")), []).append(each)
    for (_, colour), group in groups.items():
        kind = group[0].kind
        name = said(colour) if colour is not None else ""
        if kind.type == "text":
            scene.notes.append(texts(group))
        elif "startAngle" in kind.fields or kind.type == "arc":
            arcs(scene, items if colour is not None else group, known)
            return
        elif kind.type == "rect" and is_shade(group[0], known):
            scene.strands += rows(group, known)
            scene.y_scale, scene.y_label = None, known.title(kind, "fill")
        elif crossing := across(group):
            scene.notes.append(crossing)
        elif (strand := strand_of(name, group, known)) and strand not in scene.strands:
            scene.strands.append(strand)


def across(group: list[Drawn], most: int = 5) -> str:
    """A rule right across the view: Horizontal line at 2"""
    found = group[0].values.keys() & {"x", "y", "x2", "y2", "xc", "yc"}
    if group[0].kind.type != "rule" or len(found) != 1:
        return ""
    (channel,) = found
    places = [said(each.values[channel]) for each in group]
    direction = "Vertical" if channel.startswith("x") else "Horizontal"
    more = [f"{len(places) - most} more"] if len(places) > most else []
    return f"{direction} line{'s' if len(places) > 1 else ''} at {', '.join([*places[:most], *more])}"


def is_name(each: Drawn, channel: str, known: Specification) -> bool:
    """Whether a colour or a shape stands for a name, and not for a number."""
    scale = known.types.get(each.kind.scales.get(channel, ""))
    return channel in each.values and scale in ("ordinal", "point", "band")


def is_shade(each: Drawn, known: Specification) -> bool:
    """A cell of a heat map: places on both axes, and a colour for a number."""
    has_places = {"x", "xc"} & each.values.keys() and {"y", "yc"} & each.values.keys()
    return bool(has_places) and "fill" in each.values and not is_name(each, "fill", known)


def texts(group: list[Drawn], most: int = 20) -> str:
    found = list(dict.fromkeys(said(each.values["text"]) for each in group if "text" in each.values))
    words = [each for each in found if not each.lstrip("−").replace(".", "").isdigit()]
    if not words:
        return ""
    more = [f"{len(words) - most} more"] if len(words) > most else []
    return f"Texts: {', '.join([*words[:most], *more])}"


def rows(group: list[Drawn], known: Specification) -> Iterator[Strand]:
    """A series for each row of cells."""
    found: dict[str, list[Drawn]] = {}
    for each in group:
        found.setdefault(place(each, "y"), []).append(each)
    for name, cells in found.items():
        xs = [each.values.get("x", each.values.get("xc")) for each in cells]
        labels = [f"{place(each, 'x')}: {said(each.values['fill'])}" for each in cells]
        is_bin = "x2" in cells[0].values
        yield Strand(name, xs, [each.values["fill"] for each in cells], labels=labels if is_bin else None)


def place(each: Drawn, axis: str) -> str:
    first, second = each.values.get(axis, each.values.get(f"{axis}c")), each.values.get(f"{axis}2")
    if second is None or second == first:
        return said(first)
    return from_to(*sorted((first, second), key=sortable))


def sortable(value: Any) -> Any:
    return value.timestamp() if isinstance(value, datetime.datetime) else value


def arcs(scene: Scene, group: list[Drawn], known: Specification) -> None:
    """Names and shares of a pie."""
    names, shares = [], []
    for n, each in enumerate(group, 1):
        first, last = (float(each.values.get(c, 0) or 0) for c in ("startAngle", "endAngle"))
        scale = math.tau if abs(last) <= math.tau + 1e-6 else 1.0
        names.append(said(each.values.get("fill", f"Wedge {n}")))
        shares.append(round(abs(last - first) / scale * 100, 4))
    total = sum(shares)
    if total and not math.isclose(total, 100, rel_tol=1e-3):
        shares = [round(share / total * 100, 4) for share in shares]
    scene.strands.append(Strand("Share", names, shares, "column"))
    scene.x_scale, scene.y_scale, scene.x_label, scene.y_label = (
        "category",
        "linear",
        known.title(group[0].kind, "fill"),
        "Share (%)",
    )


def strand_of(name: str, group: list[Drawn], known: Specification) -> Strand | None:
    kind = group[0].kind
    x, y = (at(group, axis) for axis in "xy")
    if x is None and y is None:
        return None
    x_kind, y_kind = (known.types.get(kind.scales.get(c, kind.scales.get(f"{c}c", "")), "") for c in "xy")
    is_bar = kind.type == "rect"
    lies = is_bar and (y_kind in ("band", "point") or is_binned(group, "y")) and x_kind not in ("band", "point")
    xs = x if x is not None else [0.0] * len(group)
    ys = y if y is not None else [0.0] * len(group)
    labels = [label(each) for each in group] if any(map(label, group)) else None
    strand = Strand(name, xs, ys, "column" if is_bar else "line", labels, lies)
    return sorted_along(strand) if kind.type == "symbol" else strand


def at(group: list[Drawn], axis: str) -> list[Any] | None:
    """Of each the value: of a stack its own height, of a bin its middle."""
    first = group[0].values
    channel = axis if axis in first else f"{axis}c"
    if channel not in first:
        return None
    values = [each.values.get(channel, math.nan) for each in group]
    other = f"{axis}2"
    if other not in first:
        return values
    ends = [each.values.get(other, math.nan) for each in group]
    if is_stack(group[0].kind, axis):
        return [high - low if is_number(high) and is_number(low) else high for high, low in zip(values, ends)]
    if is_binned(group, axis):
        return [middle(low, high) for low, high in zip(values, ends)]
    return values


def is_stack(kind: Kind, axis: str) -> bool:
    ends = {kind.fields.get(axis, "").rpartition("_")[2], kind.fields.get(f"{axis}2", "").rpartition("_")[2]}
    return ends == {"start", "end"}


def is_binned(group: list[Drawn], axis: str) -> bool:
    fields = group[0].kind.fields
    return fields.get(f"{axis}2", "").startswith(("bin_", "yearmonth", "month", "year", "date")) or (
        fields.get(axis, "").startswith("bin_") and f"{axis}2" in fields
    )


def is_number(value: Any) -> bool:
    return isinstance(value, float)


def middle(low: Any, high: Any) -> Any:
    if is_number(low) and is_number(high):
        return (low + high) / 2
    return min(low, high, key=sortable) if type(low) is type(high) else low


def label(each: Drawn) -> str | None:
    """Of what has two ends both: 10 to 20: 5, or 3: from 1 to 4"""
    values, kind = each.values, each.kind
    ends = [axis for axis in "xy" if f"{axis}2" in values and axis in values and not is_stack(kind, axis)]
    if not ends:
        return None
    parts = []
    for axis in "xy":
        if axis not in values and f"{axis}c" not in values:
            continue
        if axis in ends:
            parts.append(place(each, axis))
        else:
            value = at([each], axis)
            parts.append(said(value[0]) if value else "")
    return ": ".join(parts)


def sorted_along(strand: Strand) -> Strand:
    """Dots from left to right."""
    try:
        order = sorted(range(len(strand.x)), key=lambda n: sortable(strand.x[n]))
    except TypeError:  # names keep their order
        return strand
    labels = None if strand.labels is None else [strand.labels[n] for n in order]
    return Strand(strand.name, [strand.x[n] for n in order], [strand.y[n] for n in order], strand.kind, labels)
