# SPDX-License-Identifier: MIT
"""The things that a chart of altair shows, from the scene that Vega draws."""

from __future__ import annotations

import itertools
from typing import Any

import vl_convert

from .inventory import Value
from .scene import NUMBER, valued, walked
from .shown import Shown
from .texts import numbers_of


def shown_of(chart: Any) -> Shown:
    vega = vl_convert.vegalite_to_vega(chart.to_dict())
    found = Shown()
    for _, _, item in walked(vl_convert.vega_to_scenegraph(vega)["scenegraph"], ""):
        text = item.get("text")
        for each in [] if text is None else text if isinstance(text, list) else [text]:
            found.texts.append(str(each))
            found.numbers += numbers_of(str(each))
        parts = [part.split(": ", 1) for part in str(item.get("description", "")).split("; ") if ": " in part]
        held: list[Value] = []
        for name, value in parts:
            found.texts += [name, value]
            found.numbers += numbers_of(value)
            held.append(valued(value))
            if not isinstance(held[-1], str) and is_dated(value):
                found.date(held[-1])
        for one, other in itertools.combinations(held, 2):
            found.pair(one, other)
    found.close()
    return found


def is_dated(text: str) -> bool:
    return not isinstance(valued(text), str) and not NUMBER.fullmatch(text)
