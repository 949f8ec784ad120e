# SPDX-License-Identifier: MIT
"""The values of dots by the sizes in a legend, from the strokes of a figure of matplotlib."""

from __future__ import annotations

import re

import numpy as np

from .recorder import Stroke

NUMBER = re.compile(r"[-−]?\d[\d,]*(\.\d+)?")


def values_of_sizes(strokes: list[Stroke]) -> list[tuple[float, float]]:
    """Lines from the areas of marks to the values that a legend shows beside marks of several sizes: the slope and
    the start.

    A value between two entries counts as shown: a reader compares the size of a dot with those in the legend. The
    entries must be on one line. The first and the last one may be off it, as those of clipped sizes are."""
    found = []
    for entries in entries_of(strokes):
        areas, values = np.array(sorted(entries)).T.round(6)
        clipped = np.isin(areas, [area for area in areas if (areas == area).sum() > 1])
        areas, values = areas[~clipped], values[~clipped]
        if len(areas) < 2 or (np.diff(areas) <= 0).any():
            continue
        for first, last in (0, 0), (1, 0), (0, 1), (1, 1):
            x, y = areas[first : len(areas) - last], values[first : len(areas) - last]
            if len(x) > 2 or (len(x) == 2 and not first and not last):
                slope, start = np.polyfit(x, y, 1)
                if np.allclose(slope * x + start, y, atol=0.005 * np.ptp(values)):
                    found.append((float(slope), float(start)))
                    break
    return found


def entries_of(strokes: list[Stroke]) -> list[list[tuple[float, float]]]:
    """The area of the mark and the number beside it, for each run of such entries in a legend."""
    runs: list[list[tuple[float, float]]] = [[]]
    mark: float | None = None
    for stroke in strokes:
        if "legend" not in stroke.groups:
            runs.append([])
            mark = None
        elif stroke.form == "text":
            text = re.sub(r"\\mathdefault|[${}]", "", stroke.text)
            if mark is not None and NUMBER.fullmatch(text):
                runs[-1].append((mark, float(text.replace("−", "-").replace(",", ""))))
            else:
                runs.append([])
            mark = None
        elif stroke.sizes is not None and len(stroke.sizes) == 1:
            mark = float(stroke.sizes[0]) ** 2
    return [run for run in runs if len({area for area, _ in run}) > 1]
