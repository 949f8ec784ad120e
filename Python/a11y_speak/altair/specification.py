# SPDX-License-Identifier: MIT
"""The scales, axes and legends of a Vega specification."""

from __future__ import annotations

from typing import Any

from .dates import is_cycle
from .marks import Kind


class Specification:
    """The types of scales and the titles of axes and legends, from all levels of the specification."""

    def __init__(self, vega: Any) -> None:
        self.types: dict[str, str] = {}
        self.titles: dict[str, str] = {}
        self.legends = set[str]()
        self.cycles = set[str]()
        """The scales of time without a year, such as months or hours."""
        self.turned = set[str]()
        """The scales that run the other way."""
        self.ends: dict[str, tuple[float, float]] = {}
        """The ends that the program gave to scales of numbers."""
        self.is_cut = False
        """Whether a mark is cut at the edges of its plot."""
        self.facets: list[str] = []
        """The titles over the headers of facets."""

        title = vega.get("title")
        self.subtitle = text_of(title.get("subtitle")) if isinstance(title, dict) else ""
        self._read(vega)

    def _read(self, node: Any) -> None:
        for scale in node.get("scales", []):
            self.types.setdefault(scale["name"], scale.get("type", "linear"))
            ends = scale.get("domain")
            if isinstance(ends, list) and len(ends) == 2 and all(isinstance(end, int | float) for end in ends):
                self.ends.setdefault(scale["name"], (min(ends), max(ends)))
            self.turned.update([scale["name"]] if scale.get("reverse") is True else [])
        for axis in node.get("axes", []):
            self.cycles.update([axis["scale"]] if is_cycle(axis.get("format")) else [])
        for guide in [*node.get("axes", []), *node.get("legends", [])]:
            if title := text_of(guide.get("title")):
                names = [
                    guide[c]
                    for c in ("scale", "fill", "stroke", "size", "shape", "strokeDash", "opacity")
                    if isinstance(guide.get(c), str)
                ]
                self.legends.update(names if guide in node.get("legends", []) else [])
                for name in names:
                    self.titles.setdefault(name, title)
        for mark in node.get("marks", []):
            if mark.get("role") in ("row-title", "column-title") and (title := text_of(mark.get("title"))):
                self.facets.append(title)
            self.is_cut = self.is_cut or mark.get("clip") is True
            self._read(mark)

    def title(self, kind: Kind, channel: str) -> str:
        """The title of an axis or a legend, else Vega's title of the field, else the field's name."""
        name = kind.fields.get(channel, "")
        return self.titles.get(kind.scales.get(channel, ""), "") or kind.titles.get(name, name)


def text_of(title: Any) -> str:
    found = title.get("text", "") if isinstance(title, dict) else title
    if isinstance(found, list):
        return " ".join(map(str, found))
    return found if isinstance(found, str) else ""
