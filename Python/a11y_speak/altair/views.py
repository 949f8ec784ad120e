# SPDX-License-Identifier: MIT
"""Views: the marks on one pair of scales, as series."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

from ..strands import Scene, Strand
from ..words import said
from .boxes import take_boxes
from .dates import Dated, moment
from .marks import Drawn
from .naming import NAMED, NAMING, names_of
from .series import is_stack, place, strand_of, text_strand
from .specification import Specification, text_of

SCALES = {"linear": "linear", "log": "logarithmic", "pow": "linear", "sqrt": "linear", "symlog": "linear"}
DATES = {"time", "utc"}
MEASURED = {*SCALES, *DATES}
BESIDE = re.compile(r"(concat_\d+_)+")
"""The names that Vega-Lite gives to the marks of charts beside each other."""


def scenes_of(vega: Any, drawn: list[Drawn]) -> list[Scene]:
    known, main = Specification(vega), text_of(vega.get("title"))
    tell_apart(drawn, known)
    views: dict[tuple[str, str, str, str], list[Drawn]] = {}
    for each in drawn:
        scales = each.kind.scales
        date(each, known)
        x, y = scales.get("x", scales.get("xc", "")), scales.get("y", scales.get("yc", ""))
        beside = BESIDE.match(each.kind.name)
        views.setdefault((each.cell, x, y, beside[0] if beside else ""), []).append(each)
    scenes = []
    for n, ((cell, x, y, _), items) in enumerate(merged(views), 1):
        place = f"Plot {n} of {len(views)}" if len(views) > 1 else ""
        title = ", ".join(filter(None, [main, items[0].heading, place, cell])) or None
        scene = Scene(f"view{n}", title, x_label=known.titles.get(x or "x", ""), y_label=known.titles.get(y or "y", ""))
        scene.x_scale, scene.y_scale = scale_of(known, x), scale_of(known, y)
        if any(each.kind.is_on_map for each in items):
            scene.x_label, scene.y_label = "Longitude (°)", "Latitude (°)"
        scene.x_order, scene.y_order = (
            ("trace", in_order(items, axis, scale, known)) for axis, scale in (("x", x), ("y", y))
        )
        for more, scale in (scene.x_more, x), (scene.y_more, y):
            if known.is_cut and scale in known.ends and known.types.get(scale) in MEASURED:
                more |= dict(zip(("low", "high"), known.ends[scale]))
        fill(scene, items, known)
        for letter, scale, way in ("x", x, "from right to left"), ("y", y, "downwards"):
            if scale in known.turned and known.types.get(scale) in MEASURED and scene.strands:
                scene.notes.append(f"The {letter} axis runs {way}")
        scene.notes += [f"Legend: {title}" for title in legends(items, known)]
        count(scene)
        scenes.append(scene)
    found = [scene for scene in scenes if scene.strands or scene.notes] or [empty(main, known)]
    found[0].notes += [f"Plots by {', '.join(known.facets)}"] if known.facets else []
    found[0].notes += [known.subtitle] if known.subtitle else []
    return found


def in_order(items: list[Drawn], axis: str, scale: str, known: Specification) -> list[str]:
    """The names of a scale in the order in which they are drawn."""
    if known.types.get(scale) not in NAMED and scale not in known.cycles:
        return []
    found: dict[str, float] = {}
    for each in items:
        channel = axis if axis in each.values else f"{axis}c"
        if channel in each.values and axis in each.at and each.kind.scales.get(channel) == scale:
            found.setdefault(place(each, axis), each.at[axis])
    return sorted(found, key=found.__getitem__)


def empty(title: str, known: Specification) -> Scene:
    """The scene of a chart without marks: its titles."""
    scene = Scene("view1", title or None, x_label=known.titles.get("x", ""), y_label=known.titles.get("y", ""))
    scene.notes.append("No data is drawn")
    return scene


def legends(items: list[Drawn], known: Specification) -> list[str]:
    """The titles of the legends that name the marks."""
    scales = {each.kind.scales.get(channel, "") for each in items for channel in NAMING if channel in each.values}
    named = [scale for scale in sorted(scales & known.legends) if known.types.get(scale) in NAMED]
    return list(dict.fromkeys(filter(None, (known.titles.get(scale, "") for scale in named))))


def merged(views: dict[Any, list[Drawn]]) -> list[tuple[Any, list[Drawn]]]:
    """Moves rules across a whole view, which have one scale, to the view that has this scale and another one."""
    whole = {key: items for key, items in views.items() if key[1] and key[2]}
    for (cell, x, y, beside), items in list(views.items()):
        if x and y:
            continue
        home = next(
            (
                key
                for key in whole
                if (key[0], key[3]) == (cell, beside) and (x or key[1]) == key[1] and (y or key[2]) == key[2]
            ),
            None,
        )
        if home and not any(each.kind.type == "arc" for each in items):
            whole[home] += items
        else:
            whole[cell, x, y, beside] = items
    views.clear()
    views.update(whole)
    return list(whole.items())


def tell_apart(drawn: list[Drawn], known: Specification) -> None:
    """Makes dates whole where one scale writes several alike, such as the same month of several years."""
    found: dict[tuple[str, str], set[Any]] = {}
    dated = [
        (each, channel, (each.kind.scales.get(channel, ""), value), value.at)
        for each in drawn
        for channel, value in each.values.items()
        if isinstance(value, Dated) and each.kind.scales.get(channel, "") not in known.cycles
    ]
    for _, _, key, at in dated:
        found.setdefault(key, set()).add(at)
    unclear = {key[0] for key, dates in found.items() if len(dates) > 1}
    for each, channel, key, at in dated:
        if key[0] in unclear:
            each.values[channel] = at


def date(each: Drawn, known: Specification) -> None:
    """Turns the milliseconds on a scale of time into dates."""
    for channel, value in each.values.items():
        if isinstance(value, Dated) and each.kind.scales.get(channel, "") in known.cycles:
            continue
        if isinstance(value, Dated) and known.types.get(each.kind.scales.get(channel, ""), "linear") in MEASURED:
            each.values[channel] = value = value.at
        if isinstance(value, float) and known.types.get(each.kind.scales.get(channel, "")) in DATES:
            each.values[channel] = moment(value) if value == value else None


def scale_of(known: Specification, name: str) -> str | None:
    kind = known.types.get(name)
    if name in known.cycles:
        return "category"
    if kind in DATES:
        return "date"
    return SCALES.get(kind, "category") if kind else None


def fill(scene: Scene, items: list[Drawn], known: Specification) -> None:
    boxes, items = take_boxes(items, known)
    scene.strands += boxes
    groups: dict[tuple[str, tuple[Any, ...]], list[Drawn]] = {}
    is_written = bool(items) and all(each.kind.type == "text" for each in items) and not boxes
    for each in items:
        groups.setdefault((each.kind.name, names_of(each, known.types)), []).append(each)
    for (_, names), group in groups.items():
        kind = group[0].kind
        name = ", ".join(map(said, names))
        if kind.type == "text":
            has_numbers = is_written and any(is_numeral(said(each.values.get("text", ""))) for each in group)
            if strand := text_strand(name, group) if has_numbers else None:
                scene.strands.append(strand)
            else:
                scene.notes.append(texts(group, is_alone=has_numbers))
        elif "startAngle" in kind.fields or kind.type == "arc":
            if not names and not any({"startAngle", "endAngle"} & each.values.keys() for each in group):
                continue  # rings, which have no separate angles
            arcs(scene, items if names else group, known)
            scene.notes += beside([each for each in items if each.kind.type == "text"], scene)
            return
        elif kind.type == "rect" and is_shade(group[0], known):
            scene.strands += rows(group, known)
            scene.shade_label = known.title(kind, "fill")
        elif crossing := across(group) or band(name, group):
            scene.notes.append(crossing)
        elif (strand := strand_of(name, group, known)) and strand not in scene.strands:
            scene.strands.append(strand)


def count(scene: Scene) -> None:
    """Makes an axis of names numeric where the series' values on it are numbers, such as ranks."""
    ways = {strand.lies for strand in scene.strands}
    letter = "x" if ways == {True} else "y"
    values = [value for strand in scene.strands if not strand.is_shade for value in getattr(strand, letter)]
    if getattr(scene, f"{letter}_scale") == "category" and values and all(isinstance(each, float) for each in values):
        setattr(scene, f"{letter}_scale", None)


def across(group: list[Drawn], most: int = 5) -> str:
    """The note on a rule across the whole view: Horizontal line at 2"""
    found = group[0].values.keys() & {"x", "y", "x2", "y2", "xc", "yc"}
    if group[0].kind.type != "rule" or len(found) != 1:
        return ""
    (channel,) = found
    places = [said(each.values[channel]) for each in group]
    direction = "Vertical" if channel.startswith("x") else "Horizontal"
    more = [f"{len(places) - most} more"] if len(places) > most else []
    return f"{direction} line{'s' if len(places) > 1 else ''} at {', '.join([*places[:most], *more])}"


def band(name: str, group: list[Drawn], most: int = 5) -> str:
    """The note on bands across the whole view: East: band from 1949 to 1989"""
    sides = {"x", "x2"}, {"y", "y2"}
    found = group[0].values.keys() & {"x", "y", "x2", "y2", "xc", "yc"}
    if group[0].kind.type != "rect" or found not in sides:
        return ""
    places = [place(each, "x" if "x" in found else "y") for each in group]
    more = [f"{len(places) - most} more"] if len(places) > most else []
    told = f"band{'s' if len(places) > 1 else ''} {'; '.join([*(f'from {each}' for each in places[:most]), *more])}"
    return f"{name}: {told}" if name else told[0].upper() + told[1:]


def beside(group: list[Drawn], scene: Scene) -> list[str]:
    """The texts beside wedges that are not the names of wedges."""
    names = {str(each) for strand in scene.strands for each in strand.x}
    found = texts([each for each in group if str(each.values.get("text")) not in names])
    return [found] if found else []


def is_name(each: Drawn, channel: str, known: Specification) -> bool:
    """Whether a color or a shape shows a name, and not a number."""
    scale = known.types.get(each.kind.scales.get(channel, ""))
    return channel in each.values and scale in ("ordinal", "point", "band")


def is_shade(each: Drawn, known: Specification) -> bool:
    """Whether the mark is a cell of a heat map: it has a place on both axes, and its color shows a number."""
    has_places = {"x", "xc"} & each.values.keys() and {"y", "yc"} & each.values.keys()
    is_shaded = bool(has_places) and "fill" in each.values and not is_name(each, "fill", known)
    return is_shaded and all(is_cell(each, axis, known) for axis in "xy")


def is_cell(each: Drawn, axis: str, known: Specification) -> bool:
    """Whether the mark is as long as a step of the axis. Bars are not, along the axis of their values."""
    scale = known.types.get(each.kind.scales.get(axis, each.kind.scales.get(f"{axis}c", "")), "")
    return scale in ("band", "point") or (f"{axis}2" in each.values and not is_stack(each.kind, axis))


def texts(group: list[Drawn], most: int = 20, is_alone: bool = False) -> str:
    """The note on texts without those of numbers, which say values of marks; with them in a plot of texts alone."""
    unlike = {
        (each.values.get("x"), each.values.get("y"), each.values["text"]): each
        for each in group
        if "text" in each.values
    }
    values = [each.values["text"] for each in unlike.values()]
    found = [said(value) for value in values if value == value]
    words = [each for each in found if each.strip()]
    if not is_alone:
        words = [each for each in dict.fromkeys(words) if not is_numeral(each)]
    if not words:
        return ""
    more = [f"{len(words) - most} more"] if len(words) > most else []
    return f"Texts: {', '.join([*words[:most], *more])}"


def is_numeral(word: str) -> bool:
    return word.lstrip("−").replace(".", "").isdigit()


def rows(group: list[Drawn], known: Specification) -> Iterator[Strand]:
    """A series for each row of cells, named by the title of the axis and the place of the row."""
    scales = group[0].kind.scales
    title = known.titles.get(scales.get("y", scales.get("yc", "")), "")
    found: dict[str, list[Drawn]] = {}
    for each in group:
        found.setdefault(place(each, "y"), []).append(each)
    for name, cells in found.items():
        xs = [each.values.get("x", each.values.get("xc")) for each in cells]
        labels = [f"{place(each, 'x')}: {said(each.values['fill'])}" for each in cells]
        is_bin = "x2" in cells[0].values
        yield Strand(
            f"{title} {name}".strip(),
            xs,
            [each.values["fill"] for each in cells],
            labels=labels if is_bin else None,
            is_shade=True,
            word="row",
        )


def arcs(scene: Scene, group: list[Drawn], known: Specification) -> None:
    """Reads the names and shares of a pie. The texts at its wedges are left out, because they have no angles."""
    group = [each for each in group if {"startAngle", "endAngle"} & each.values.keys()]
    if known.types.get(group[0].kind.scales.get("startAngle", "")) in ("band", "point"):
        spokes(scene, group, known)
        return
    names, spans = [], list[float]()
    for n, each in enumerate(group, 1):
        first, last = (float(each.values.get(c, 0) or 0) for c in ("startAngle", "endAngle"))
        names.append(said(each.values.get("fill", f"Wedge {n}")))
        spans.append(abs(last - first))
    is_scaled = "startAngle" in group[0].kind.scales or "endAngle" in group[0].kind.scales
    whole = sum(spans) if is_scaled else math.tau  # the sum of angles that do not depend on the data
    shares = [round(span / whole * 100, 4) if whole else 0.0 for span in spans]
    scene.strands.append(Strand("Share", names, shares, "column", word="wedge"))
    scene.x_scale, scene.y_scale, scene.x_label, scene.y_label = (
        "category",
        "linear",
        known.title(group[0].kind, "fill"),
        "Share (%)",
    )


def spokes(scene: Scene, group: list[Drawn], known: Specification) -> None:
    """Reads names around a center, each with the length of its wedge; in a stack, of the wedge's own part."""
    group = [each for each in group if {"startAngle", "outerRadius"} <= each.values.keys()]
    if not group:
        return
    kind = group[0].kind
    label, foot = known.title(kind, "outerRadius"), kind.fields.get("innerRadius", "")
    is_stacked = foot.endswith("_start") and label.endswith("_end")
    names = [said(each.values["startAngle"]) for each in group]
    reaches = [each.values["outerRadius"] - (each.values["innerRadius"] if is_stacked else 0.0) for each in group]
    scene.strands.append(Strand("", names, reaches, "column"))
    scene.x_scale, scene.y_scale, scene.x_label = "category", "linear", known.title(kind, "startAngle")
    scene.y_label = label.removesuffix("_end") if is_stacked else label
