# SPDX-License-Identifier: MIT
"""The things that traces of plotly without plain x and y show: shares, trees, flows, maps, space, sums and ends."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from .densities import cells_of
from .given import listed, plain, valued, values
from .shown import Shown
from .texts import numbers_of
from .traces import places


def pie(trace: Any, found: Shown) -> None:
    """The sum of each name, and its share of all: plotly draws one wedge for several values of a name."""
    amounts = numbers(trace.get("values"))
    names = trace.get("labels") or trace.get("text")
    count = len(amounts) or len(listed(names))
    names = [plain(each) for each in listed(names)] if names else [str(n) for n in range(count)]
    sums: dict[str, float] = {}
    for name, amount in zip(names, amounts or [1.0] * count):
        sums[name] = sums.get(name, 0.0) + (amount if amount == amount else 0.0)
    whole = sum(sums.values())
    for name, amount in sums.items():
        for each in (amount, round(amount / whole * 100, 4) if whole else 0.0):
            found.value(name, each)
            found.numbers += [round(each, 1), *numbers_of(name)]
    found.texts.append("Share (%)")


def tree(trace: Any, found: Shown) -> None:
    """The value of each sector: its own, or the total of its parts, as its angle shows it."""
    labels = [plain(each) for each in listed(trace.get("labels"))]
    ids = [str(each) for each in listed(trace.get("ids")) or labels]
    parents = ["" if each is None else str(each) for each in listed(trace.get("parents"))]
    names, amounts = dict(zip(ids, labels)), numbers(trace.get("values"))
    children: dict[str, list[int]] = {}
    for n, parent in enumerate(parents):
        children.setdefault(parent, []).append(n)

    def size(n: int) -> float:
        own = amounts[n] if n < len(amounts) and amounts[n] == amounts[n] else 0.0
        inner = children.get(ids[n], []) if ids[n] else []
        if not amounts:
            return sum(map(size, inner)) or 1.0
        return own if trace.get("branchvalues") == "total" else own + sum(map(size, inner))

    for n, label in enumerate(labels):
        parent = plain(names.get(parents[n], parents[n])) if n < len(parents) else ""
        for value in [size(n), *amounts[n : n + 1]]:
            found.value(f"{label} in {parent}" if parent else label, value)


def flows(trace: Any, found: Shown) -> None:
    names = [plain(each) for each in listed(trace["node"].get("label"))]

    def name(n: float) -> str:
        return names[int(n)] if int(n) < len(names) and names[int(n)] else f"node {int(n)}"

    link = trace["link"]
    for source, target, value in zip(*(numbers(link.get(each)) for each in ("source", "target", "value"))):
        found.value(f"{name(source)} to {name(target)}", value)


def located(trace: Any, found: Shown) -> None:
    """The places of a map, with their values, and the names that the program gives to them."""
    east, north = ([as_number(each) for each in values(trace.get(key))] for key in ("lon", "lat"))
    for x, y in zip(east, north):
        found.pair(x, y)
    names = [[str(valued(each)) for each in listed(trace.get(key))] for key in ("locations", "text", "hovertext")]
    amounts = numbers(trace.get("z"))
    for n, name in ((n, name) for held in names for n, name in enumerate(held)):
        found.value(name, amounts[n] if n < len(amounts) else 1.0)  # a marked place has no value: it is there, once


def as_number(value: Any) -> float:
    """A number, also from a text, as plotly reads it; nan for another text."""
    try:
        return float(value)
    except ValueError:
        return float("nan")


def deep(trace: Any, found: Shown) -> None:
    """Each two of the three places of a point in space, or in a triangle."""
    names = "xyz" if "z" in trace else "abc"
    found.texts += names
    sides = [values(trace.get(each)) for each in names]
    for point in zip(*sides):
        for one, other in itertools.combinations(point, 2):
            found.pair(one, other)


def surface(trace: Any, found: Shown) -> None:
    rows = [values(row) for row in listed(trace.get("z"))]
    x, y = (listed(trace.get(side)) for side in "xy")
    x = x[0] if x and isinstance(x[0], list) else x
    y = [row[0] if isinstance(row, list) else row for row in y]
    found.numbers += [float(n) for n in range(len(rows))] if not y else []
    for row in rows:
        for place, value in zip(values(x) or map(float, range(len(row))), row):
            found.value(place, value)
    found.numbers += [each for each in values(y) if isinstance(each, float)]


def rounds(trace: Any, found: Shown) -> None:
    radii = values(trace.get("r"))
    found.texts.append("Angle (°)")
    for angle, radius in zip(places(trace, "theta", len(radii)), radii):
        found.pair(angle, radius)


def columns(trace: Any, found: Shown) -> None:
    """The rows of several columns, counted from 1."""
    for dimension in trace.get("dimensions", []):
        for n, value in enumerate(values(dimension.get("values")), 1):
            found.value(float(n), value)


def paths(trace: Any, found: Shown) -> None:
    """The number of rows of each path through columns of names."""
    held = [values(each.get("values")) for each in trace.get("dimensions", [])]
    counts = numbers(trace.get("counts"))
    sums: dict[str, float] = {}
    for n, row in enumerate(zip(*held)):
        name = ", ".join(each if isinstance(each, str) else f"{each:g}" for each in row)
        sums[name] = sums.get(name, 0.0) + (counts[n] if n < len(counts) else 1.0)
    for name, amount in sums.items():
        found.value(name, amount)
    found.texts.append(", ".join(str(each.get("label")) for each in trace.get("dimensions", []) if each.get("label")))


def waterfall(trace: Any, found: Shown) -> None:
    """The level that each bar reaches: that before it and its own change, or a total."""
    lies = trace.get("orientation") == "h"
    heights, kinds = numbers(trace.get("x" if lies else "y")), [str(each) for each in listed(trace.get("measure"))]
    level = float(trace.get("base") or 0)
    for n, (place, height) in enumerate(zip(places(trace, "y" if lies else "x", len(heights)), heights)):
        kind = kinds[n] if n < len(kinds) else "relative"
        change = height if height == height else 0.0
        level = change if kind.startswith("a") else level if kind.startswith("t") else level + change
        for each in (level, change):
            found.pair(*((each, place) if lies else (place, each)))


def indicator(trace: Any, found: Shown) -> None:
    reference = (trace.get("delta") or {}).get("reference")
    if reference is not None:
        change = abs(trace["value"] - reference)
        found.numbers += [change, round(change / abs(reference) * 100, 2)] if reference else [change]
    if "gauge" in trace.get("mode", ""):
        found.numbers.append(0.0)  # where a gauge without a low end begins


def floating(trace: Any, found: Shown) -> None:
    """The ends of bars that do not begin at 0. Those at dates have their lengths in milliseconds."""
    lies = trace.get("orientation") == "h"
    heights, feet = numbers(trace.get("x" if lies else "y")), trace.get("base")
    feet = [valued(each) for each in (feet if isinstance(feet, list | dict) else [feet] * len(heights))]
    raw = listed(trace.get("base")) if isinstance(trace.get("base"), list | dict) else [trace.get("base")]
    are_dates = any(isinstance(each, str) for each in raw)
    for place, height, foot in zip(places(trace, "y" if lies else "x", len(heights)), heights, feet):
        if not isinstance(foot, str):
            end = foot + (height / 1000 if are_dates else height)
            for each in (foot, end):
                found.pair(*((each, place) if lies else (place, each)))
                found.date(each)


def density(trace: Any, found: Shown) -> None:
    """The points of a density, counted in its cells."""
    found.counts.add(float(len(values(trace.get("x")))))
    for column, row, value in cells_of(trace):
        found.value(column, value)
        found.value(row, value)


def numbers(given: Any) -> list[float]:
    return [each if isinstance(each, float) else float("nan") for each in values(given)]


def both(*takers: Callable[[Any, Shown], None]) -> Callable[[Any, Shown], None]:
    def take(trace: Any, found: Shown) -> None:
        for each in takers:
            each(trace, found)

    return take


OTHERS: dict[str, Callable[[Any, Shown], None]] = {
    **dict.fromkeys(("pie", "funnelarea"), pie),
    **dict.fromkeys(("sunburst", "treemap", "icicle"), tree),
    **dict.fromkeys(("scattergeo", "scattermap", "scattermapbox", "densitymap", "densitymapbox"), located),
    **dict.fromkeys(("choropleth", "choroplethmap", "choroplethmapbox"), located),
    **dict.fromkeys(("scatter3d", "mesh3d", "scatterternary"), deep),
    **dict.fromkeys(("scatterpolar", "scatterpolargl", "barpolar"), rounds),
    **dict.fromkeys(("splom", "parcoords"), columns),
    **dict.fromkeys(("histogram2d", "histogram2dcontour"), density),
    "surface": surface,
    "sankey": flows,
    "waterfall": waterfall,
    "parcats": paths,
    "indicator": indicator,
}
