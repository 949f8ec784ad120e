# SPDX-License-Identifier: MIT
"""Names that only a colour, a shape or a dash tells: those of a legend."""

from __future__ import annotations

from typing import Any

NAMING = "fill", "stroke", "shape", "strokeDash", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth", "size"
"""Channels that tell names; the first is told first."""

NAMED = "ordinal", "point", "band"
"""Scales whose values are names."""


def names_of(each: Any, types: dict[str, str]) -> tuple[Any, ...]:
    """The names of a mark; a field that two channels have, or a name of all the layer, is told once."""
    found: dict[str, Any] = {}
    for channel in NAMING:
        if channel in each.values and types.get(each.kind.scales.get(channel, "")) in NAMED:
            found.setdefault(each.kind.fields.get(channel, f"={each.values[channel]}"), each.values[channel])
    return tuple(value for value in found.values() if value == value)


def measured(each: Any, types: dict[str, str]) -> dict[str, Any]:
    """By channel what colour and size tell of a mark beside its place: one channel for each field. Bins are left out:
    of those a mark has only where they begin."""
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
    """The name that an author gave a whole layer: alt.datum("Me")"""
    value = rule.get("value")
    return value if isinstance(value, str) and types.get(rule.get("scale", "")) in NAMED else None


def conditional(channel: Any, types: dict[str, str]) -> dict[str, Any]:
    """The rule of names that holds where a condition does, as where nothing is selected yet; else none."""
    rules = channel if isinstance(channel, list) else []
    return next(
        (rule for rule in rules if {"test", "field"} <= rule.keys() and types.get(rule.get("scale", "")) in NAMED), {}
    )
