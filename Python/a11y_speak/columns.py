# SPDX-License-Identifier: MIT
"""Values of any kind on an axis: numbers, dates, names. Pure functions, which do not need numpy."""

from __future__ import annotations

import datetime
import math
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from numbers import Real
from typing import Any

from .charts import Axis, Numbers
from .dates import step_given
from .missing import is_missing
from .moments import is_date, seconds_of
from .units import is_unit
from .words import said

LABEL = re.compile(r"(.*?)(?:\s*[(\[]([^()\[\]]+)[)\]])?", re.DOTALL)
"""A title, and a unit in brackets."""

FUNCTION = re.compile(r"(.* )?(\w|[a-z_]\w*)\([^\W\d_]\w*\)", re.DOTALL)
"""A function of a variable, such as cos(t), whose brackets hold no unit. No space precedes them."""

NUMBERS = (Real, Decimal, datetime.timedelta)


def titled(text: object) -> tuple[str | None, str | None]:
    """Splits a label into title and unit: `Temperature (°C)`. A remark in brackets belongs to the title."""
    label = " ".join(str(text or "").split())
    found = None if FUNCTION.fullmatch(label) else LABEL.fullmatch(label)
    if found and (unit := found[2]) and is_unit(unit := re.sub(r"^in (?=\S)", "", unit.strip())):
        return found[1] or None, unit
    return label or None, None


def axis_of(
    id: str, label: object, groups: Sequence[Any], *, is_x: bool, scale: str | None = None
) -> tuple[Axis, list[Numbers]]:
    """The axis of some groups of values, and each group as numbers on that axis.

    Args:
        scale: "linear", "logarithmic", "date" or "category"; None to choose the scale by the values.

    Raises:
        ValueError: when the values are of different kinds.
    """
    title, unit = titled(label)
    axis = Axis(id, title, unit, is_x=is_x)
    if scale in (None, "linear", "logarithmic") and all(map(_is_array, groups)):
        axis.scale = scale or "linear"
        return axis, [_floats(each) for each in groups]
    lists = [listed(each) for each in groups]
    known = [value for each in lists for value in each if not is_missing(value)]
    axis.scale = scale or _scale_of(known)
    if axis.scale == "category":
        axis.title, axis.unit = " ".join(str(label or "").split()) or None, None  # names have no unit
        names = list(dict.fromkeys(map(_name, known)))
        axis.categories = names
        place = {name: float(n) for n, name in enumerate(names)}
        return axis, [[math.nan if is_missing(v) else place[_name(v)] for v in each] for each in lists]
    if axis.scale == "date":
        if known and (offset := _offset(known[0])):
            axis.more["utc_offset"] = offset
        if len(steps := {step_given(each) for each in groups if len(each)}) == 1 and (step := steps.pop()):
            axis.more["step"] = step
        return axis, [[seconds_of(value) for value in each] for each in lists]
    if known and all(isinstance(value, datetime.timedelta) for value in known):
        axis.unit = axis.unit or "s"
    return axis, [[_float(value) for value in each] for each in lists]


def _scale_of(known: list[Any]) -> str:
    if all(isinstance(value, Real | Decimal | datetime.timedelta) and not isinstance(value, bool) for value in known):
        return "linear"
    if all(isinstance(value, datetime.date) or hasattr(value, "to_timestamp") for value in known):
        return "date"
    if all(isinstance(value, str) and is_date(value) for value in known):
        return "date"
    return "category"


def _is_array(values: Any) -> bool:
    return _kind(values) in ("i", "u", "f") and hasattr(values, "astype")


def _floats(values: Any) -> Numbers:
    if hasattr(values, "isna"):  # a column of pandas, whose missing values are not all nan
        return values.to_numpy(dtype=float, na_value=math.nan)
    found = values.to_numpy() if hasattr(values, "to_numpy") else values
    return found.filled(math.nan) if hasattr(found := found.astype(float), "filled") else found


def listed(values: Any) -> list[Any]:
    """The values of a column, an array or a tuple as plain values: None for a missing one; empty for None."""
    if values is None:
        return []
    found = next((getattr(values, name)() for name in ("to_list", "tolist") if hasattr(values, name)), values)
    if _kind(values) in ("M", "m") and not hasattr(values, "to_list"):
        found = [_plain(each) for each in values.ravel()]
    return [_plain(value) for value in found]


def _plain(value: Any) -> Any:
    """A date or a duration of numpy as Python's own, with microseconds; None for a missing value."""
    if is_missing(value):
        return None if type(value).__name__ in ("NAType", "NaTType", "datetime64", "timedelta64") else value
    if _kind(value) in ("M", "m"):
        return value.astype(f"{value.dtype.kind}8[us]").item()
    return value


def _kind(values: Any) -> str:
    return str(getattr(getattr(values, "dtype", None), "kind", ""))


def _float(value: Any) -> float:
    if is_missing(value):
        return math.nan
    if isinstance(value, datetime.timedelta):
        return value.total_seconds()
    return float(value)


def _name(value: Any) -> str:
    return " ".join(said(value).split()) or "empty"


def _offset(value: Any) -> int:
    found = value.utcoffset() if isinstance(value, datetime.datetime) and value.tzinfo else None
    return int(found.total_seconds()) if found else 0


def are_unique(values: Iterable[Any]) -> bool:
    """Whether the values can name rows: no two are written alike."""
    if _kind(values) in ("i", "u", "f", "M") and hasattr(values, "is_unique") and not callable(values.is_unique):
        return bool(values.is_unique)  # a column of pandas
    known = list(values)
    return len(set(map(str, known))) == len(known)
