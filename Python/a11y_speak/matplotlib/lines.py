# SPDX-License-Identifier: MIT
"""Lines, error bars and stems."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib import container
from matplotlib.axes import Axes

from .legends import Legend, colour_of
from .parts import Floats, Notes, Part, Seen, Wording, Words, name_of, noted, trimmed
from .places import drawn_at, is_shifted, side_of
from .ticks import texts_of_ticks
from .whiskers import Whiskers, reach


def read_lines(ax: Axes, seen: Seen, notes: Notes, stand: list[Part]) -> Iterator[Part]:
    """Reads the lines of the data, and notes axhline and axvline. Lines at bars may be the bars' error bars."""
    whiskers, legend = Whiskers(ax, seen), Legend(ax)
    for part in stand:
        if part.stands is not None:
            whiskers.around(part, part.stands)
    for line in ax.lines:
        if line in seen or not line.get_visible():
            continue
        seen.add(line)
        name = name_of(line)
        points: Floats = line.get_xydata()
        is_alone = len(ax.lines) + len(stand) == 1
        if is_mesh(points) or (not name and not is_alone and is_empty(points)):
            if is_mesh(points):
                notes.append("Mesh of lines")
                yield corners(points)
            continue
        if len(points) == 1 and stand and not name and not has_markers(line):
            continue  # a line of one point is not drawn; alone, it is the beginning of live data
        if line.get_transform() is ax.transData:
            if line.get_drawstyle() != "default":
                notes.append(f"{name} is drawn in steps" if name else "Drawn in steps")
            part = Part(name, points[:, 0], points[:, 1], colour=colour_of(line), word=form_of(line))
            part.style, part.are_dots = legend.style(line), len(points) == 1 and has_markers(line)
            if not name:
                whiskers.around(part, part.x)
            yield part
            continue
        side = side_of(ax, line.get_transform())
        if side == "y":
            notes.append((noted(name, "Horizontal line at "), ax.yaxis, line.get_ydata(orig=False)[0]))
        elif side == "x":
            notes.append((noted(name, "Vertical line at "), ax.xaxis, line.get_xdata(orig=False)[0]))
        else:
            yield from beside(ax, line, name, legend, notes)


def beside(ax: Axes, line: Any, name: str, legend: Legend, notes: Notes) -> Iterator[Part]:
    """Reads a line whose places are not data: as drawn, or with its own values if it is moved by a few pixels. Shadows
    of other lines, and marks on the frame, say nothing more."""
    points: Floats = line.get_xydata()
    shown = points if is_shifted(ax, line.get_transform(), points) else drawn_at(ax, line.get_transform(), points)
    is_shadow = shown is points and any(
        each is not line and np.array_equal(each.get_xydata(), points, equal_nan=True) for each in ax.lines
    )
    if is_shadow or form_of(line) == "dot" or not len(points):
        return
    (left, low), (right, top) = shown[[0, -1]]
    room = [1e-9 * float(np.ptp(axis.get_view_interval())) for axis in (ax.xaxis, ax.yaxis)]
    if len(shown) == 2 and abs(top - low) <= room[1]:
        notes.append((noted(name, "Horizontal line at "), ax.yaxis, low))
    elif len(shown) == 2 and abs(right - left) <= room[0]:
        notes.append((noted(name, "Vertical line at "), ax.xaxis, left))
    else:
        noun = "Sloping line" if len(shown) == 2 else ""
        x, y = trimmed(shown[:, 0]), trimmed(shown[:, 1])
        yield Part(name, x, y, noun=noun, colour=colour_of(line), style=legend.style(line), is_mark=len(shown) == 2)


def corners(points: Floats) -> Part:
    """The corners of a mesh, each once, from left to right."""
    x, y = np.unique(points[np.isfinite(points).all(axis=1)], axis=0).T
    return Part("", x, y, word="corner", noun="Corners")


def form_of(line: Any) -> str:
    """ "dot" for markers without a line between them."""
    is_bare = line.get_linestyle() in ("None", "none", "", " ") or len(line.get_xydata()) == 1
    return "dot" if has_markers(line) and is_bare else ""


def has_markers(line: Any) -> bool:
    return line.get_marker() not in ("None", "", " ", None)


def is_empty(points: Floats) -> bool:
    return not np.isfinite(points).all(axis=1).any()


def is_mesh(points: Floats) -> bool:
    """Whether triplot draws the line: pieces of two points, separated by gaps."""
    if len(points) < 6 or len(points) % 3 or not np.isnan(points[2, 0]):
        return False
    return bool((np.isnan(points[:, 0]).reshape(-1, 3) == [False, False, True]).all())


def read_stems(ax: Axes, seen: Seen, notes: Notes) -> Iterator[Part]:
    """Reads the ends of stems, and notes where they begin unless that is 0."""
    for stems in ax.containers:
        if isinstance(stems, container.StemContainer):
            seen.update([stems.markerline, stems.baseline])
            lines = stems.stemlines
            seen.update(lines if isinstance(lines, (list, tuple)) else [lines])
            points = stems.markerline.get_xydata()
            (left, low), (right, _) = stems.baseline.get_xydata()[[0, -1]]
            axis, start = (ax.yaxis, low) if left != right else (ax.xaxis, left)
            if start:
                notes.append((noted(name_of(stems), "Stems from "), axis, start))
            yield Part(name_of(stems), points[:, 0], points[:, 1])


def read_errors(ax: Axes, seen: Seen) -> Iterator[Part]:
    """Reads error bars, with the extent of each error: 2 ± 0.5, or 2, from 1.8 to 2.6."""
    for bars in ax.containers:
        if not isinstance(bars, container.ErrorbarContainer):
            continue
        line, caps, ranges = bars
        seen.update([line, *caps, *ranges] if line else [*caps, *ranges])
        if any(getattr(group, "errorbar", None) is bars for group in ax.containers):
            continue  # the bars hold the values
        ends = [
            np.array([each[[0, -1]].ravel() if len(each) else np.full(4, np.nan) for each in some.get_segments()])
            for some in ranges
        ]
        points: Floats = line.get_xydata() if line is not None else crossings(ends)
        if len(points) == 0:
            continue
        ends = [each for each in ends if len(each) == len(points)]
        across = [each[:, [1, 3]] for each in ends if (each[:, 0] == each[:, 2]).all()]
        along = [each[:, [0, 2]] for each in ends if (each[:, 0] != each[:, 2]).any()]
        is_shown = line is not None or bool(along and across)
        lies = bool(along) and not across and any(text[:1].isalpha() for text in texts_of_ticks(ax.yaxis))
        if lies:  # each name along y has a value with an error
            points, along, across = points[:, ::-1], across, along
        words = worded(points, along[0] if along else None, across[0] if across else None, is_shown)
        beyond: list[Any] = [some[0] if some else [] for some in (along, across)]
        word = form_of(line) if line is not None else ""
        x, y = points.T
        yield Part(name_of(bars), x, y, lies=lies, words=words, beyond=(beyond[0], beyond[1]), word=word)


def crossings(ends: list[Any]) -> Floats:
    """The points of error bars without a line: where two cross, else their middles."""
    if not ends:
        return np.empty((0, 2))
    upright = next((each for each in ends if (each[:, 0] == each[:, 2]).all()), None)
    level = next((each for each in ends if (each[:, 1] == each[:, 3]).all()), None)
    x, y = ends[0][:, [0, 2]].mean(axis=1), ends[0][:, [1, 3]].mean(axis=1)
    if upright is not None and level is not None and len(upright) == len(level):
        x, y = upright[:, 0], level[:, 1]
    return np.column_stack([x, y])


def worded(points: Floats, along: Floats | None, across: Floats | None, is_drawn: bool) -> Words:
    def words(n: int, scale_x: Wording, scale_y: Wording) -> str:
        tell = reach if is_drawn else between
        x, y = points[n]
        return scale_x.before(
            tell(x, None if along is None else along[n], scale_x),
            tell(y, None if across is None else across[n], scale_y),
        )

    return words


def between(value: float, ends: Any, scale: Wording) -> str:
    """The ends without the value, which the figure does not show."""
    if ends is None or not np.isfinite(ends).all():
        return reach(value, None, scale)
    low, high = map(scale.text, sorted(ends))
    return f"between {low} and {high}"
