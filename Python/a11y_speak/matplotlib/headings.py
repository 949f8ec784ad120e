# SPDX-License-Identifier: MIT
"""Names of series by the texts of the ticks below them, as those of chromosomes, and names that differ."""

from __future__ import annotations

import numpy as np

from ..charts import Series
from .parts import Part
from .scales import Scale


def headed(parts: list[Part], scale: Scale) -> None:
    """Names each part after the only tick within its range, where no tick names a point and no part has a name."""
    free = [part for part in parts if not part.name and not part.noun and not part.shade]
    if not scale.beside or len(free) < 2:
        return
    inside = []
    for part in free:
        x = part.x[np.isfinite(part.x)]
        inside.append([text for at, text in scale.beside if len(x) and x.min() <= at <= x.max()])
    if any(len(texts) != 1 for texts in inside):
        return
    title = f"{scale.known['title']} " if scale.known["title"] else ""
    for part, (text,) in zip(free, inside):
        part.noun = text if text[0].isalpha() else f"{title}{text}"
    if {text for texts in inside for text in texts} == {text for _, text in scale.beside}:
        scale.beside = []


def told_apart(series: list[Series]) -> None:
    """Adds the word of dots and bars to a name that a line has as well."""
    for each in series:
        others = [one for one in series if one is not each and one.name == each.name]
        if others and each.word and all(one.word != each.word for one in others):
            each.name = f"{each.name}, {each.word}s"
