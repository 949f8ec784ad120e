# SPDX-License-Identifier: MIT
"""A renderer of matplotlib that draws nothing and records everything."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from typing import Any

import numpy as np
from matplotlib.backend_bases import RendererBase
from matplotlib.path import Path

WITHOUT_DATA = re.compile(
    r"matplotlib\.axis.*|mpl_toolkits\.axisartist.*|.*tick|legend|text|[Tt]able|.*[Oo]ffset[Bb]ox.*|AnnotationBbox"
)
"""The groups of ticks, legends and texts."""

FRAME = "frame"
"""The gid of the background and of the edges of Axes, which are not recorded."""


NEAR = 20.0
"""The most pixels by which the places of a collection may move its paths."""


@dataclass
class Stroke:
    """A path, some places, or a text, drawn at once.

    Attributes:
        groups: the kinds of the artists around it, from the figure inwards.
        axes: the gid of its axes; "" outside of axes.
        form: "line", "markers", "patch", "offsets", "collection" or "text".
        points: places in pixels.
        text: the text; "" for other strokes.
        is_filtered: whether its pixels are changed before they are seen, as those of a blurred shadow are.
        sizes: the widths of the marks in pixels, one each or one for all; None for other strokes.
        ends: the least and the greatest places of a path with curves, whose points may be beside it; None for others.
    """

    groups: tuple[str, ...]
    axes: str
    form: str
    points: Any
    text: str = ""
    is_mark: bool = False
    is_filtered: bool = False
    sizes: Any = None
    ends: Any = None

    @property
    def has_data(self) -> bool:
        return bool(self.axes) and not any(map(WITHOUT_DATA.fullmatch, self.groups))


SPECIAL = Path.CURVE3, Path.CURVE4, Path.CLOSEPOLY
"""The codes of points that a path may not reach."""


def ends_of(path: Any, transform: Any) -> Any:
    """The least and the greatest places of a path with curves or several parts in pixels; None for other paths."""
    has_codes = getattr(path, "codes", None) is not None and np.isin(path.codes, SPECIAL).any()
    with contextlib.suppress(ValueError):  # a path without a place
        return path.get_extents(transform).get_points() if has_codes else None
    return None


class Recorder(RendererBase):
    def __init__(self, width: float, height: float, dpi: float) -> None:
        super().__init__()
        self.width, self.height, self.dpi = width, height, dpi
        self.strokes: list[Stroke] = []
        self._groups: list[tuple[str, str]] = []
        self._filters = 0

    def start_filter(self) -> None:
        self._filters += 1

    def stop_filter(self, filter_func: Any) -> None:
        self._filters -= 1

    def open_group(self, s: str, gid: str | None = None) -> None:
        self._groups.append((s, gid or ""))

    def close_group(self, s: str) -> None:
        self._groups.pop()

    def _add(
        self, form: str, points: Any, text: str = "", is_mark: bool = False, sizes: Any = None, ends: Any = None
    ) -> None:
        if self._groups and self._groups[-1][1] == FRAME:
            return
        axes = next((gid for name, gid in reversed(self._groups) if name == "axes" or gid.startswith("axes ")), "")
        names = tuple(name for name, _ in self._groups)
        places = np.asarray(points, float).reshape(-1, 2)
        self.strokes.append(Stroke(names, axes, form, places, text, is_mark, self._filters > 0, sizes, ends))

    def draw_path(self, gc: Any, path: Any, transform: Any, rgbFace: Any = None) -> None:
        if gc.get_alpha() == 0 or (len(gc.get_rgb()) == 4 and gc.get_rgb()[3] == 0 and rgbFace is None):
            return
        name = self._groups[-1][0] if self._groups else ""
        if name == "line2d" and len(path.vertices) < 2:
            return  # nothing is seen of it
        self._add(
            "line" if name == "line2d" else "patch", transform.transform(path.vertices), ends=ends_of(path, transform)
        )

    def draw_markers(
        self, gc: Any, marker_path: Any, marker_trans: Any, path: Any, trans: Any, rgbFace: Any = None
    ) -> None:
        if len(path.vertices) == 1 and not trans.transform(path.vertices).any():  # a path without a place of its own
            self._add("collection", marker_trans.transform(marker_path.vertices))
            return
        width = np.ptp(marker_trans.transform(marker_path.vertices)[:, 0])
        self._add("markers", trans.transform(path.vertices), is_mark=True, sizes=np.array([width]))

    def draw_path_collection(
        self,
        gc: Any,
        master_transform: Any,
        paths: Any,
        all_transforms: Any,
        offsets: Any,
        offset_trans: Any,
        *more: Any,
        **options: Any,
    ) -> None:
        places = offset_trans.transform(np.ma.filled(np.ma.asarray(offsets, float), np.nan))
        away = places[0] if len(places) == 1 and np.abs(places).sum() < NEAR else 0.0
        if len(places) > 1 or (
            np.abs(places).sum() > 0 and np.ndim(away) == 0
        ):  # without places of their own, paths are at pixel 0, 0
            widths = [np.ptp(getattr(path, "vertices", path)[:, 0]) for path in paths]
            scales = [np.asarray(each)[0, 0] for each in all_transforms] or [master_transform.get_matrix()[0, 0]]
            count = max(len(widths), len(scales))
            self._add("offsets", places, sizes=np.resize(widths, count) * np.resize(scales, count))
            return
        for path in paths:
            points = master_transform.transform(getattr(path, "vertices", path)) + away
            self._add("collection", points, ends=ends_of(path, master_transform))

    def draw_gouraud_triangles(self, gc: Any, triangles_array: Any, colors_array: Any, transform: Any) -> None:
        self._add("image", [[0, 0]])  # shades between corners, whose values are those of the artist

    def draw_image(self, gc: Any, x: float, y: float, im: Any, transform: Any = None) -> None:
        self._add("image", [[x, y]])

    def draw_text(
        self, gc: Any, x: float, y: float, s: str, prop: Any, angle: float, ismath: Any = False, mtext: Any = None
    ) -> None:
        self._add("text", [[x, y]], mtext.get_text() if mtext is not None else s)

    draw_tex = draw_text

    def get_canvas_width_height(self) -> tuple[float, float]:
        return self.width, self.height

    def points_to_pixels(self, points: Any) -> Any:
        return points * self.dpi / 72

    def get_text_width_height_descent(self, s: str, prop: Any, ismath: Any) -> tuple[float, float, float]:
        size = prop.get_size_in_points() * self.dpi / 72
        return 0.6 * size * len(s), size, 0.2 * size
