# SPDX-License-Identifier: MIT
"""Values of traces as plain lists, and texts without markup."""

from __future__ import annotations

import html
import re
from typing import Any

from .. import formulas
from ..columns import listed
from ..moments import moment
from ..words import said

__all__ = ["axis_at", "finite", "is_number", "listed", "moment", "name_of", "placed", "plain", "said_date"]


def axis_at(layout: Any, id: str) -> Any:
    """The axis of an id: xaxis2 for x2. An axis that only traces name is one without properties."""
    name = f"{id[0]}axis{id[1:]}"
    return layout[name] if name in layout else type(layout[name[:5]])()


def placed(values: Any, count: int, first: Any = None, step: Any = None) -> list[Any]:
    """The places of points: the given ones, else equal steps from `first`."""
    found = listed(values)
    if found and isinstance(found[0], list | tuple) and len(found) == 2:
        found = [", ".join(map(str, each)) for each in zip(*found)]  # two levels of names
    if found:
        return found
    start, by = (0 if first is None else first), (1 if step is None else step)
    return [start + n * by for n in range(count)]


def plain(text: Any) -> str:
    """A text on one line, without HTML tags and references."""
    words = re.sub(r"<br\s*/?>", " ", "" if text is None else str(text))
    bare = " ".join(html.unescape(re.sub(r"<[^>]+>", "", words)).split())
    return formulas.plain(bare) if re.fullmatch(r"\$.*\$", bare) else bare


def name_of(trace: Any) -> str:
    """The trace's name in the legend; "" without one. plotly displays such traces as trace 0, trace 1."""
    return plain(trace.name)


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and value == value


def finite(values: Any) -> list[float]:
    return [float(value) for value in listed(values) if is_number(value)]


def said_date(value: Any) -> str:
    """A date in words; other values as `said` words them."""
    return said(moment(value) or value)
