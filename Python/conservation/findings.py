# SPDX-License-Identifier: MIT
"""The comparison of an inventory with everything that can be heard."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
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
        kinds: by the kind of text, mark, artist or trace: how many are shown, and how many are heard in their place.
        told: the number of points that can be heard.
    """

    shown: int = 0
    lost: list[str] = field(default_factory=list)
    untrue: list[str] = field(default_factory=list)
    refused: bool = False
    kinds: dict[str, list[int]] = field(default_factory=dict)
    told: int = 0

    def add(self, kind: str, is_heard: bool, sentence: str) -> None:
        """Counts a shown thing, and keeps the sentence on a lost one."""
        counts = self.kinds.setdefault(kind, [0, 0])
        self.shown, counts[0], counts[1] = self.shown + 1, counts[0] + 1, counts[1] + is_heard
        self.lost += [] if is_heard else [sentence]


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


def check(obj: Any, charts: list[Chart] | None = None) -> Findings:
    """The findings on a figure, and on its charts if they were read before. It is drawn once for both directions."""
    charts = a11y_speak.charts_of(obj) if charts is None else charts
    with drawn_once():
        found = compare(inventory_of(obj), charts)
        found.untrue = unfounded(charts, shown_of(obj))
    return found


def drawn_once() -> AbstractContextManager[None]:
    """Keeps the strokes of a figure of matplotlib, where it is installed."""
    try:
        from .drawn import once
    except ImportError:
        return nullcontext()
    return once()


def compare(inventory: Inventory, charts: list[Chart]) -> Findings:
    heard, found = Heard(charts), Findings()
    found.refused = any(REFUSED in (chart.summary or "") or "Not read yet" in (chart.summary or "") for chart in charts)
    found.told = len(heard.pairs)
    for text in inventory.texts:
        found.add("text", heard.says(text), f"text {text!r}")
    for each in inventory.data:
        found.add(each.kind, heard.has(each), f"{each.kind}: {each.x!r}, {each.y!r}")
    for kind, value in inventory.levels:
        found.add(
            f"{kind} across", heard.names(value) or (kind == "piece" and heard.is_step(value)), f"{kind} at {value!r}"
        )
    for heights, places in inventory.outlines:
        is_heard = any(side and all(map(heard.names, side)) for side in (heights, places))
        found.add("outline", is_heard, f"outline at {heights} or {places}")
    return found
