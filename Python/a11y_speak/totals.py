# SPDX-License-Identifier: MIT
"""The total of stacked bars and areas at each place."""

from __future__ import annotations

from typing import Any

from .strands import Scene, Strand, stretched


def ends(strand: Strand) -> tuple[list[Any], list[Any]]:
    """The places of bars and their heights."""
    return (list(strand.y), list(strand.x)) if strand.lies else (list(strand.x), list(strand.y))


def total(scene: Scene, stacked: list[Strand]) -> None:
    """Adds the total of several stacked series, or of one with several bars at a place, if all show plain heights."""
    places_of = [list(map(str, ends(each)[0])) for each in stacked]
    has_several = len(stacked) > 1 or any(len(set(places)) < len(places) for places in places_of)
    if not has_several or any(each.labels and not each.stretches for each in stacked):
        return
    sums: dict[Any, float] = {}
    words: dict[Any, str] = {}
    for strand in stacked:
        for place, height in zip(*ends(strand)):
            is_number = isinstance(height, int | float) and not isinstance(height, bool) and height == height
            sums[place] = sums.get(place, 0.0) + (float(height) if is_number else 0.0)
        words |= dict(zip(ends(strand)[0], strand.stretches or ()))
    places, heights = list(sums), [round(each, 10) for each in sums.values()]
    lies = stacked[0].lies
    whole = Strand("Total", heights if lies else places, places if lies else heights, "line", lies=lies)
    if len(words) == len(places):
        whole.stretches = [words[each] for each in places]
        whole.labels = stretched(whole.stretches, heights)
    scene.strands.append(whole)
