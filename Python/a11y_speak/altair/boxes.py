# SPDX-License-Identifier: MIT
"""Boxes, which Vega-Lite draws as separate rules, bars, ticks and points."""

from __future__ import annotations

from typing import Any

from ..spreads import MOST_OUTLIERS, box_words
from ..strands import Strand
from ..words import said
from .marks import Drawn
from .naming import names_of
from .specification import Specification

PIECES = "lower_whisker_", "lower_box_", "mid_box_", "upper_box_", "upper_whisker_"
"""The beginnings of the fields that Vega-Lite computes for a box."""

OUTLIERS = "layer_0_layer_0_marks", "layer_0_layer_1_layer_0_marks"
"""The ends of the names of the outliers and of their box's lower whiskers."""


def take_boxes(items: list[Drawn], known: Specification) -> tuple[list[Strand], list[Drawn]]:
    """The boxes of a view, a series for each color, and the other marks."""
    strands: list[Strand] = []
    for axis in "xy":
        for name in dict.fromkeys(filter(None, (boxed(each, axis) for each in items))):
            mine = [each for each in items if boxed(each, axis) == name]
            beyond = [each for each in items if each.kind.name in outliers_of(mine)]
            strands += strands_of(mine, beyond, axis, known)
            items = [each for each in items if not any(each is other for other in [*mine, *beyond])]
    return strands, items


def field(each: Drawn, axis: str) -> str:
    return each.kind.fields.get(axis) or each.kind.fields.get(f"{axis}c", "")


def boxed(each: Drawn, axis: str) -> str:
    """The field whose box a mark is a piece of; "" for other marks."""
    found = field(each, axis)
    return next((found.removeprefix(piece) for piece in PIECES if found.startswith(piece)), "")


def outliers_of(mine: list[Drawn]) -> set[str]:
    names = {each.kind.name for each in mine}
    return {name.removesuffix(OUTLIERS[1]) + OUTLIERS[0] for name in names if name.endswith(OUTLIERS[1])}


def strands_of(mine: list[Drawn], beyond: list[Drawn], axis: str, known: Specification) -> list[Strand]:
    other = "y" if axis == "x" else "x"
    groups: dict[tuple[Any, ...], list[tuple[Any, float, str]]] = {}
    pieces = {piece: [each for each in mine if field(each, axis).startswith(piece)] for piece in PIECES}
    mids, outliers = pieces["mid_box_"], list[tuple[Any, float]]()
    whiskers, boxes, tops = (  # without the ticks at their ends
        [each for each in pieces[piece] if f"{axis}2" in each.values]
        for piece in ("lower_whisker_", "lower_box_", "upper_box_")
    )
    title = known.titles.get(boxes[0].kind.scales.get(axis, ""), "") if boxes else ""
    for n, box in enumerate(boxes):
        if not len(boxes) == len(mids) == len(whiskers) == len(tops):
            break
        place = at(box, other) if at(box, other) is not None else title or "box"
        low, high, median = box.values[axis], box.values[f"{axis}2"], at(mids[n], axis)
        first, last = whiskers[n].values[axis], tops[n].values[f"{axis}2"]
        far = sorted(
            float(each.values[axis])
            for each in beyond
            if at(each, other) in (None, at(box, other)) and is_of(each, box, boxes)
        )
        words = box_words(said(place), low, median, high, first, last, far)
        groups.setdefault(names_of(box, known.types), []).append((place, median, words))
        outliers += [(place, value) for value in far if len(far) > MOST_OUTLIERS]
    strands = []
    for names, told in groups.items():
        places, medians = ([each[n] for each in told] for n in (0, 1))
        labels: list[str | None] = [each[2] for each in told]
        x, y = (medians, places) if axis == "x" else (places, medians)
        strands.append(Strand(", ".join(map(said, names)) or "Median", x, y, "line", labels, axis == "x", word="box"))
    if outliers:
        places, values = ([each[n] for each in outliers] for n in (0, 1))
        x, y = (values, places) if axis == "x" else (places, values)
        strands.append(Strand("Outliers", x, y, "line", None, axis == "x", word="outlier"))
    return strands


def at(each: Drawn, axis: str) -> Any:
    return each.values.get(axis, each.values.get(f"{axis}c"))


def is_of(outlier: Drawn, box: Drawn, boxes: list[Drawn]) -> bool:
    """Whether an outlier at the place of several boxes has the color of this one."""
    colours = [value for channel in ("fill", "stroke", "shape") if (value := outlier.values.get(channel)) is not None]
    own = box.values.get("fill")
    return own is None or own != own or not colours or own in colours or len(boxes) == 1
