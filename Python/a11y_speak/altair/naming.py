# SPDX-License-Identifier: MIT
"""Names that only a color, a shape or a dash shows, as a legend lists them."""

from __future__ import annotations

from typing import Any

NAMING = "fill", "stroke", "shape", "strokeDash", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth", "size"
"""The channels that show names, in the order in which the names are said."""

NAMED = "ordinal", "point", "band"
"""The types of scales whose values are names."""


def names_of(each: Any, types: dict[str, str]) -> tuple[Any, ...]:
    """The names of a mark. A field with two channels, or a name of the whole layer, is listed once."""
    found: dict[str, Any] = {}
    for channel in NAMING:
        if channel in each.values and types.get(each.kind.scales.get(channel, "")) in NAMED:
            found.setdefault(each.kind.fields.get(channel, f"={each.values[channel]}"), each.values[channel])
    return tuple(value for value in found.values() if value == value)


def measured(each: Any, types: dict[str, str]) -> dict[str, Any]:
    """The numbers that color and size show in addition to the mark's place, by channel: one channel for each field.

    Bins are left out, because a mark holds only the beginning of its bin."""
    fields, values = each.kind.fields, each.values
    told = {fields.get(channel) for channel in ("x", "xc", "y", "yc")}
    found: dict[str, Any] = {}
    for channel in NAMING:
        name, scale = fields.get(channel, ""), types.get(each.kind.scales.get(channel, ""), "")
        is_number = scale not in ("", "bin-ordinal", *NAMED) and not name.startswith("bin_")
        if channel in values and name not in told and is_number:
            told.add(name)
            if values[channel] == values[channel]:
                found[channel] = values[channel]
    return found


def given(rule: Any, types: dict[str, str]) -> str | None:
    """The name that the author gave a whole layer, as alt.datum("Me") does."""
    value = rule.get("value")
    return value if isinstance(value, str) and types.get(rule.get("scale", "")) in NAMED else None


def conditional(channel: Any, types: dict[str, str]) -> dict[str, Any]:
    """The rule for names whose condition holds, for example while nothing is selected yet; else an empty rule."""
    rules = channel if isinstance(channel, list) else []
    return next(
        (rule for rule in rules if {"test", "field"} <= rule.keys() and types.get(rule.get("scale", "")) in NAMED), {}
    )
