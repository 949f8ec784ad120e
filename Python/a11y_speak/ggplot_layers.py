# SPDX-License-Identifier: MIT
"""Layers of plotnine that are drawn in pieces: they are drawn again in the way in which matplotlib draws them whole."""

from __future__ import annotations

import itertools
import math
from typing import Any


def replaced(built: Any, axes: list[Any]) -> None:
    """Draws boxes, violins, tiles, errors, and dots of colors that show numbers again on the axes of their panels."""
    lies = type(built.coordinates).__name__ == "coord_flip"
    for layer in built.layers:
        draw = DRAWN.get(type(layer.geom).__name__)
        if draw is None or layer.data is None:
            continue
        for n, ax in enumerate(axes, 1):
            mine = layer.data[layer.data["PANEL"] == n]
            mine = mine.assign(is_notched=bool(getattr(layer.geom, "params", {}).get("notch")))
            artists = [*ax.collections, *ax.lines, *ax.patches]
            old = [each for each in artists if layer.zorder <= each.get_zorder() < layer.zorder + 1]
            if len(mine):
                draw(ax, mine, old, lies, built)


def boxes(ax: Any, data: Any, old: list[Any], lies: bool, built: Any) -> None:
    remove(old)
    for row in data.to_dict("records"):
        stats = {"med": row["middle"], "q1": row["lower"], "q3": row["upper"]}
        stats |= {"whislo": row["ymin"], "whishi": row["ymax"], "fliers": list(row.get("outliers", ()))}
        is_notched = bool(row["is_notched"] and "notchlower" in row)
        stats |= {"cilo": row["notchlower"], "cihi": row["notchupper"]} if is_notched else {}
        made = ax.bxp(
            [stats],
            shownotches=is_notched,
            positions=[row["x"]],
            widths=[row["xmax"] - row["xmin"]],
            patch_artist=True,
            manage_ticks=False,
            boxprops={"facecolor": row["fill"]},
            **({"vert": False} if lies else {}),
        )
        made["boxes"][0].set_zorder(3)


def violins(ax: Any, data: Any, old: list[Any], lies: bool, built: Any) -> None:
    remove(old)
    for _, mine in data.groupby("group"):
        y = mine["y"].to_numpy()
        stats = {"coords": y, "vals": mine["violinwidth"].to_numpy()}
        stats |= {"mean": y.mean(), "median": y.mean(), "min": y.min(), "max": y.max()}
        first = mine.iloc[0]
        made = ax.violin([stats], [first["x"]], widths=first["xmax"] - first["xmin"], showextrema=False, vert=not lies)
        made["bodies"][0].set(facecolor=first["fill"], alpha=1)


def tiles(ax: Any, data: Any, old: list[Any], lies: bool, built: Any) -> None:
    """Draws tiles whose colors show numbers as a mesh with a color bar. Tiles of other colors stay shapes."""
    import numpy as np

    values = numbers_of(built, "fill", list(data["fill"]))
    x, y = (sorted(set(data[side])) for side in "xy")
    if values is None or len(x) * len(y) > 400_000:
        return
    cells = np.full((len(y), len(x)), math.nan)
    for value, at, row in zip(values, data["x"], data["y"]):
        cells[y.index(row), x.index(at)] = value
    remove(old)
    mesh = ax.pcolormesh(edges(x), edges(y), cells)
    ax.figure.colorbar(mesh, ax=ax, label=str(getattr(built.labels, "fill", None) or ""))


def edges(places: list[float]) -> list[float]:
    """The edges of cells around their middles."""
    if len(places) == 1:
        return [places[0] - 0.5, places[0] + 0.5]
    between = [(one + other) / 2 for one, other in itertools.pairwise(places)]
    return [2 * places[0] - between[0], *between, 2 * places[-1] - between[-1]]


def errors(ax: Any, data: Any, old: list[Any], lies: bool, built: Any) -> None:
    remove(old)
    draw = ax.hlines if lies else ax.vlines
    draw(data["x"].to_numpy(), data["ymin"].to_numpy(), data["ymax"].to_numpy())


def points(ax: Any, data: Any, old: list[Any], lies: bool, built: Any) -> None:
    """Gives dots the numbers of their colors, with a color bar."""
    for channel in "color", "fill":
        values = numbers_of(built, channel, list(data[channel]))
        if values is not None and len(old) == 1 and len(old[0].get_offsets()) == len(values):
            old[0].set_array(values)
            ax.figure.colorbar(old[0], ax=ax, label=str(getattr(built.labels, channel, None) or ""))
            return


def numbers_of(built: Any, channel: str, colors: list[Any]) -> list[float] | None:
    """The numbers that colors show, by the colors of all numbers in the data; None where two numbers have one color."""
    scale = built.scales.get_scales(channel)
    if scale is None or any(each.__name__ == "scale_discrete" for each in type(scale).__mro__):
        return None
    field = next(
        (own[channel] for own in (built.mapping, *(each.mapping for each in built.layers)) if channel in own), ""
    )
    frame = next((each for each in (built.data, *(layer.data for layer in built.layers)) if held(each, field)), None)
    if frame is None:
        return None
    values = [float(each) for each in frame[field].unique() if each == each]
    known = dict(zip(map(str, scale.map(values)), values))
    return [known[str(each)] for each in colors] if all(str(each) in known for each in colors) else None


def held(frame: Any, field: Any) -> bool:
    return hasattr(frame, "columns") and isinstance(field, str) and field in frame.columns


def remove(artists: list[Any]) -> None:
    for each in artists:
        each.remove()


DRAWN = {
    "geom_boxplot": boxes,
    "geom_errorbar": errors,
    "geom_linerange": errors,
    "geom_point": points,
    "geom_raster": tiles,
    "geom_tile": tiles,
    "geom_violin": violins,
}
"""The function that draws a layer again, by its geometry."""
