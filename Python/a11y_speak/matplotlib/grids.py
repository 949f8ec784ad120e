# SPDX-License-Identifier: MIT
"""Heat maps: images, meshes, hexagons. Each row is a series, and each cell's value is on the color axis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from matplotlib import collections, image
from matplotlib.axes import Axes
from matplotlib.colors import LogNorm

from ..words import sized
from .legends import Legend
from .parts import Floats, Notes, Part, Seen, Shade, number, trimmed

MOST_ROWS = 1000
MOST_CELLS = 400_000
"""The most rows and cells that are read as series. For larger maps, the summary has the size and the extremes."""

MOST_PIXELS, MOST_COLOURS = 40_000, 6
"""The most pixels and colors of a picture that is read as a map of colors."""

MESHES = (collections.QuadMesh, *filter(None, [getattr(collections, "PolyQuadMesh", None)]))


@dataclass
class Grid:
    """The middles of columns and rows, and a value for each cell."""

    kind: str
    x: Floats
    y: Floats
    values: Floats

    @property
    def is_walked(self) -> bool:
        return len(self.y) <= MOST_ROWS and self.values.size <= MOST_CELLS

    def parts(self, shade: Shade) -> Iterator[Part]:
        for row, values in zip(self.y, self.values):
            yield Part("", self.x, values, row=float(row), shade=shade)

    def note(self, ax: Any) -> Any:
        """The note on a grid: Heat map of 2 rows and 3 columns; lowest 1 at 0, 0; highest 5 at 2, 1"""

        def words(text: Any) -> str:
            said = [f"{self.kind} of {sized(len(self.y), len(self.x))}"]
            if np.isfinite(self.values).any():
                for word, place in ("lowest", np.nanargmin), ("highest", np.nanargmax):
                    row, column = np.unravel_index(place(self.values), self.values.shape)
                    where = text(ax.xaxis, self.x[column], True), text(ax.yaxis, self.y[row], True)
                    said.append(f"{word} {short(self.values[row, column])} at {' and '.join(where)}")
            return "; ".join(said)

        return words


def short(value: float) -> str:
    """A number with four digits, which is enough for a computed value by ear. A rounded number says "about"."""
    rounded = float(f"{value:.4g}")
    if value == round(value) and abs(value) < 1e10:
        return number(value)
    return number(rounded) if rounded == float(f"{value:.12g}") else f"about {number(rounded)}"


def read_grids(ax: Axes, seen: Seen, notes: Notes, legend: Legend) -> Iterator[Part]:
    from .classes import classes_of, most_of, note_of, words_of

    for artist in [*ax.images, *ax.collections]:
        if artist in seen or not artist.get_visible():
            continue
        found = grid_of(artist)
        if found is None:
            continue
        seen.add(artist)
        if isinstance(artist.norm, LogNorm):  # which has no color for these values
            found.values = np.where(found.values > 0, found.values, np.nan)
        names = classes_of(artist, found, legend)
        if isinstance(found, Picture) and not names:
            seen.remove(artist)
            continue
        notes.append(note_of(found, names) if names else found.note(ax))
        notes += [note] if names and (note := most_of(ax, found, names)) else []
        for part in found.parts(Shade.of(artist)) if found.is_walked else ():
            part.words = words_of(part.x, part.y, names) if names else None
            yield part


@dataclass
class Picture(Grid):
    """A grid of a few colors without numbers, such as a map of missing values. The values are places in `colours`."""

    colours: list[tuple[float, ...]] = field(default_factory=list)


def grid_of(artist: Any) -> Grid | None:
    if isinstance(artist, image.AxesImage):
        return image_grid(artist) or picture(artist)
    if isinstance(artist, MESHES):
        return mesh_grid(artist)
    if type(artist) is collections.PolyCollection and len(artist.get_offsets()) > 1:
        return hexagons(artist)
    return None


def image_grid(artist: Any) -> Grid | None:
    """The grid of an image; None for a picture, whose pixels are colors and not values."""
    values = numbers_of(artist.get_array())
    return placed(artist, values) if values.ndim == 2 and values.size else None


def picture(artist: Any) -> Grid | None:
    """The grid of a picture whose pixels have few colors; None for other pictures."""
    pixels = np.asarray(artist.get_array() if artist.get_array() is not None else [])
    if pixels.ndim != 3 or not 0 < pixels[..., 0].size <= MOST_PIXELS:
        return None
    whole = pixels / 255 if pixels.dtype.kind == "u" else pixels.astype(float)
    if whole.shape[2] == 4 and (whole[..., 3] < 1).any():
        return None
    colours, places = np.unique(whole[..., :3].reshape(-1, 3).round(3), axis=0, return_inverse=True)
    if not 1 < len(colours) <= MOST_COLOURS:
        return None
    grid = placed(artist, places.reshape(pixels.shape[:2]).astype(float))
    return Picture("Map", grid.x, grid.y, grid.values, [tuple(each) for each in colours.tolist()])


def placed(artist: Any, values: Floats) -> Grid:
    """The cells of an image at their places."""
    rows, columns = values.shape
    if hasattr(artist, "_Ax"):  # NonUniformImage and PcolorImage have no public name for this
        x, y = middles_of(artist._Ax, columns), middles_of(artist._Ay, rows)
        return Grid("Heat map", x, y, values)
    left, right, bottom, top = artist.get_extent()
    first, last = (bottom, top) if artist.origin == "lower" else (top, bottom)
    return Grid("Heat map", centres(left, right, columns), centres(first, last, rows), values)


def centres(first: float, last: float, count: int) -> Floats:
    """The middles of cells of equal size."""
    step = (last - first) / count
    return trimmed(first + step * (np.arange(count) + 0.5))


def middles_of(edges: Any, count: int) -> Floats:
    """The middles of cells, from their edges or from the middles themselves."""
    ends = np.asarray(edges, float)
    return ends if len(ends) == count else trimmed((ends[1:] + ends[:-1]) / 2)


def mesh_grid(artist: Any) -> Grid | None:
    """The grid of a mesh; None where the cells are not rectangles."""
    values, corners = numbers_of(artist.get_array()), np.ma.filled(artist._coordinates, np.nan)
    if values.ndim == 1 and values.size == (corners.shape[0] - 1) * (corners.shape[1] - 1):
        values = values.reshape(corners.shape[0] - 1, corners.shape[1] - 1)
    if values.ndim != 2 or not values.size:
        return None
    x, y = corners[:, :, 0], corners[:, :, 1]
    if np.allclose(x, x[:, :1], equal_nan=True) and np.allclose(y, y[:1], equal_nan=True):
        x, y, values = x.T, y.T, values.T
    if not (np.allclose(x, x[:1], equal_nan=True) and np.allclose(y, y[:, :1], equal_nan=True)):
        return None
    rows, columns = values.shape
    return Grid("Heat map", middles_of(x[0], columns), middles_of(y[:, 0], rows), values)


def hexagons(artist: Any) -> Grid | None:
    """A map of hexagons, in rows. Every other row is shifted by half a hexagon."""
    offsets, values = np.asarray(artist.get_offsets(), float), numbers_of(artist.get_array())
    if values.ndim != 1 or len(values) != len(offsets):
        return None
    places = offsets.round(6 - int(np.floor(np.log10(max(np.ptp(offsets), 1e-300)))))
    x, column = np.unique(places[:, 0], return_inverse=True)
    y, row = np.unique(places[:, 1], return_inverse=True)
    cells = np.full((len(y), len(x)), np.nan)
    cells[row.ravel(), column.ravel()] = values
    return Hexagons("Map of hexagons", x, y, cells)


class Hexagons(Grid):
    def parts(self, shade: Shade) -> Iterator[Part]:
        """The rows of the map. A place without a hexagon is not a gap."""
        for row, values in zip(self.y, self.values):
            there = np.isfinite(values)
            yield Part("", self.x[there], values[there], row=float(row), shade=shade)

    def note(self, ax: Any) -> Any:
        said = super().note(ax)
        count = int(np.isfinite(self.values).sum())

        def words(text: Any) -> str:
            return "; ".join([f"Map of {count} hexagons", *str(said(text)).split("; ")[1:]])

        return words


def numbers_of(values: Any) -> Floats:
    """Plain numbers, with nan for masked ones; an array without dimensions if the values are not numbers."""
    if values is None or np.ma.asarray(values).dtype.kind not in "biuf":
        return np.empty(())
    return plain_numbers(values)


def plain_numbers(values: Any) -> Floats:
    """The values as floats, with nan for masked ones."""
    found: Floats = np.ma.filled(np.ma.asarray(values).astype(float), np.nan)
    return found
