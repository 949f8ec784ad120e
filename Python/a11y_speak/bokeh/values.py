# SPDX-License-Identifier: MIT
"""The values of a glyph's properties: those of a column, of a stack of columns, or one value for all points."""

from __future__ import annotations

import datetime
from typing import Any

from ..columns import listed
from ..missing import is_missing
from ..strands import Scene

ALONG = "x", "left", "right", "x0", "x1", "x2", "base", "xs"
"""The properties whose values are on the x axis."""


def field_of(spec: Any) -> str | None:
    """The column of a property; None for a value or an expression."""
    found = getattr(spec, "field", None)
    return found if isinstance(found, str) else spec if isinstance(spec, str) else None


def stack_of(spec: Any) -> list[str]:
    """The columns of a stack, which a property adds up; empty for other properties."""
    return list(getattr(getattr(spec, "expr", None), "fields", None) or [])


def mapper_of(spec: Any) -> Any:
    """The color mapper of a property whose colors show numbers; None for other properties."""
    found = getattr(spec, "transform", None)
    return found if field_of(spec) and hasattr(found, "palette") and not hasattr(found, "factors") else None


def count_of(renderer: Any) -> int:
    return max((len(listed(each)) for each in renderer.data_source.data.values()), default=1)


def column(renderer: Any, name: str, scene: Scene) -> list[Any]:
    """The values of a property on an axis, as dates on an axis of dates; in a stack those of its last column."""
    spec = getattr(renderer.glyph, name, None)
    is_date = (scene.x_scale if name in ALONG else scene.y_scale) == "date"
    return [valued(each, is_date) for each in raw(renderer, spec)]


def raw(renderer: Any, spec: Any) -> list[Any]:
    data, stack = renderer.data_source.data, stack_of(spec)
    field = stack[-1] if stack else field_of(spec)
    if field is None or field not in data:
        return [getattr(spec, "value", spec)] * count_of(renderer)
    return listed(data[field])


def sums(renderer: Any, spec: Any) -> list[float]:
    """The height of a stack at each point."""
    columns = [listed(renderer.data_source.data[each]) for each in stack_of(spec)]
    return [float(sum(each)) for each in zip(*columns)]


def valued(value: Any, is_date: bool) -> Any:
    if isinstance(value, list):
        return [valued(each, is_date) for each in value]
    if is_date and is_number(value):
        return datetime.datetime(1970, 1, 1) + datetime.timedelta(milliseconds=float(value))
    return named(value) if isinstance(value, tuple) else value


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and not is_missing(value)


def named(value: Any) -> str:
    """A name, or the names of nested groups: 2024, Jan"""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
