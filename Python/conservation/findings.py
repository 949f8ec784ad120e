# SPDX-License-Identifier: MIT
"""The comparison of an inventory with everything that can be heard."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import a11y_speak
from a11y_speak.charts import Chart

from .claims import unfounded
from .heard import Heard
from .inventory import Inventory
from .shown import Shown

REFUSED = "is not read yet"


@dataclass
class Findings:
    """The shown things of a figure, and those that cannot be heard.

    Attributes:
        shown: the number of texts and data.
        lost: the sentences on the texts and data that cannot be heard with their partners.
        untrue: the sentences on the things that are said and not shown.
        refused: whether a part of the figure is refused with a sentence.
    """

    shown: int = 0
    lost: list[str] = field(default_factory=list)
    untrue: list[str] = field(default_factory=list)
    refused: bool = False


def inventory_of(obj: Any) -> Inventory:
    """The inventory of a figure of any of the four packages."""
    if hasattr(obj, "canvas"):
        from .drawn import inventory
    elif hasattr(obj, "to_plotly_json"):
        from .traces import inventory
    elif hasattr(obj, "x_range"):
        from .glyphs import inventory
    else:
        from .marks import inventory
    return inventory(obj)


def shown_of(obj: Any) -> Shown:
    """The content of a figure of any of the four packages, which may be said."""
    if hasattr(obj, "canvas"):
        from .strokes import shown_of
    elif hasattr(obj, "to_plotly_json"):
        from .layouts import shown_of
    elif hasattr(obj, "x_range"):
        from .glyphs import shown_of
    else:
        from .marks import shown_of
    return shown_of(obj)


def check(obj: Any) -> Findings:
    charts = a11y_speak.charts_of(obj)
    found = compare(inventory_of(obj), charts)
    found.untrue = unfounded(charts, shown_of(obj))
    return found


def compare(inventory: Inventory, charts: list[Chart]) -> Findings:
    heard, found = Heard(charts), Findings()
    found.refused = any(REFUSED in (chart.summary or "") or "Not read yet" in (chart.summary or "") for chart in charts)
    found.shown = len(inventory.texts) + len(inventory.data) + len(inventory.levels) + len(inventory.outlines)
    found.lost += [f"text {text!r}" for text in inventory.texts if not heard.says(text)]
    found.lost += [f"{each.kind}: {each.x!r}, {each.y!r}" for each in inventory.data if not heard.has(each)]
    found.lost += [f"{kind} at {value!r}" for kind, value in inventory.levels if not heard.names(value)]
    for heights, places in inventory.outlines:
        if not any(side and all(map(heard.names, side)) for side in (heights, places)):
            found.lost.append(f"outline at {heights} or {places}")
    return found
