# SPDX-License-Identifier: MIT
"""Traces without axes: shares, flows, maps, space, tables and single numbers."""

from __future__ import annotations

from typing import Any

from ..strands import Scene, Strand
from ..words import said
from .lines import described
from .values import is_number, listed, name_of, placed, plain

MOST_ROWS = 20


def pie(scene: Scene, trace: Any, _: Any) -> None:
    """Reads names and shares. Values of the same name make one wedge."""
    values = listed(trace.values)
    names = trace.labels if trace.labels is not None else shown_texts(trace, len(values))
    labels = [plain(each) for each in placed(names, len(values) or len(listed(trace.labels)))]
    sums: dict[str, float] = {}
    for label, value in zip(labels, values or [1] * len(labels)):
        sums[label] = sums.get(label, 0.0) + (float(value) if is_number(value) else 0.0)
    total = sum(sums.values())
    is_sorted = trace.type == "pie" and trace.sort is not False
    order = list(sums) if not is_sorted else sorted(sums, key=lambda name: -sums[name])
    shares = [round(sums[name] / total * 100, 4) if total else 0.0 for name in order]
    texts = [f"{name}: {said(sums[name])}, {said(round(share, 1))}%" for name, share in zip(order, shares)]
    shown = Strand(name_of(trace) or "Share", order, shares, "column", texts, word="wedge")
    shares_of(scene, shown)


def shown_texts(trace: Any, count: int) -> list[Any] | None:
    """The texts in wedges without labels; None unless each wedge has a different text."""
    texts = listed(trace.text) if not isinstance(trace.text, str) else []
    return texts if len(texts) == count == len(set(texts)) else None


def shares_of(scene: Scene, strand: Strand) -> None:
    scene.strands.append(strand)
    scene.x_scale, scene.y_label, scene.y_scale = "category", "Share (%)", "linear"


def tree(scene: Scene, trace: Any, _: Any) -> None:
    """Reads each item with the item that it is part of, and its size as drawn: Cain in Eve: 14

    Items with parts are totals, and a series apart."""
    labels, parents, values = (listed(each) for each in (trace.labels, trace.parents, trace.values))
    ids = [str(each) for each in listed(trace.ids) or labels]
    parents = [*("" if each is None else str(each) for each in parents), *[""] * len(labels)][: len(labels)]
    names = dict(zip(ids, map(plain, labels)))
    above = [plain(names.get(parent, parent)) for parent in parents]
    told = [f"{plain(label)} in {parent}" if parent else plain(label) for label, parent in zip(labels, above)]
    heights = sizes(ids, parents, values, trace.branchvalues == "total")
    texts = [f"{name}: {said(value)}" for name, value in zip(told, heights)]
    # An item that has parts is their total.
    for name, word, is_whole in ("Parts", "part", False), ("Totals", "total", True):
        own = [n for n, id in enumerate(ids) if (id in parents) == is_whole]
        if own:
            whole, labels = name_of(trace) or name, [texts[n] for n in own]
            x, y = [told[n] for n in own], [heights[n] for n in own]
            scene.strands.append(Strand(whole, x, y, "column", labels, word=word))
    scene.x_scale, scene.y_label = "category", "Value"


def sizes(ids: list[str], parents: list[str], values: list[Any], are_totals: bool) -> list[float]:
    """The sizes of items: their values, with those of their parts unless they are totals; without values, the number
    of parts without parts. An item without a value that has parts is as large as these."""
    parts: dict[str, list[int]] = {}
    for n, parent in enumerate(parents):
        parts.setdefault(parent, []).append(n)
    found: dict[int, float] = {}
    waiting = [n for n in range(len(ids)) if not parts.get(ids[n])]
    left = {n: len(parts.get(ids[n], [])) for n in range(len(ids))}
    places = {id: n for n, id in enumerate(ids)}
    while waiting:
        n = waiting.pop()
        inner = [found[each] for each in parts.get(ids[n], [])]
        own = float(values[n]) if n < len(values) and is_number(values[n]) else 0.0
        found[n] = (sum(inner) or 1.0) if not values else own if are_totals and own else own + sum(inner)
        above = places.get(parents[n])
        if above is not None and above != n:
            left[above] -= 1
            waiting += [above] if left[above] == 0 else []
    return [float(f"{found.get(n, 0.0):.12g}") for n in range(len(ids))]


def flows(scene: Scene, trace: Any, _: Any) -> None:
    """Reads flows: A to B: 8"""
    names = [plain(each) for each in listed(trace.node.label)]
    ends = zip(listed(trace.link.source), listed(trace.link.target), listed(trace.link.value))
    links = [(f"{at(names, first)} to {at(names, last)}", value) for first, last, value in ends]
    scene.strands.append(
        Strand("Flows", [name for name, _ in links], [value for _, value in links], "column", word="flow")
    )
    scene.x_scale, scene.y_label = "category", "Flow"


def at(names: list[str], place: Any) -> str:
    number = int(place)
    return names[number] if number < len(names) and names[number] else f"node {number}"


def places(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads points of a map, by their names or by longitude and latitude."""
    names = [plain(each) for each in several(trace.text) or several(trace.hovertext)]
    if getattr(trace, "locations", None) is not None:
        located = listed(trace.locations)
        labels = described(trace, layout, list(map(said, located)))
        scene.strands.append(
            Strand(name_of(trace) or "Places", located, [1.0] * len(located), "line", labels, word="place")
        )
        scene.x_scale = "category"
        return
    x, y = (list(map(degrees, listed(each))) for each in (trace.lon, trace.lat))
    told = [f"longitude {said(east)}, latitude {said(north)}" for east, north in zip(x, y)]
    labels = described(trace, layout, told, names)
    scene.strands.append(Strand(name_of(trace) or "Places", x, y, "line", labels, word="place"))
    scene.x_label, scene.y_label = "Longitude (°)", "Latitude (°)"


def several(texts: Any) -> list[Any]:
    """The texts of the points; none where one text is that of all."""
    return [] if isinstance(texts, str) else listed(texts)


def degrees(value: Any) -> Any:
    """A number, also from a text, as plotly reads it."""
    try:
        return float(value) if isinstance(value, str) else value
    except ValueError:
        return None


def regions(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads the names of regions and their values."""
    located = [said(each) for each in (several(trace.text) or several(trace.hovertext) or listed(trace.locations))]
    values = listed(trace.z)
    if len(located) != len(values):
        located = [said(each) for each in listed(trace.locations)]
    scene.strands.append(Strand(name_of(trace) or "Regions", located, values, "column", word="region"))
    title = plain(trace.colorbar.title.text) or plain(layout.coloraxis.colorbar.title.text)
    scene.x_scale, scene.y_label = "category", title or "Value"


def round_plot(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads a radius for each angle."""
    radii = listed(trace.r)
    angles = placed(trace.theta, len(radii), trace.theta0, trace.dtheta)
    kind = "column" if trace.type == "barpolar" else "line"
    told = [f"{said(angle)}: {said(radius)}" for angle, radius in zip(angles, radii)]
    labels = described(trace, layout, told)
    scene.strands.append(Strand(name_of(trace), angles[: len(radii)], radii, kind, None if labels == told else labels))
    is_number_line = all(map(is_number, angles))
    scene.x_label, scene.y_label = "Angle (°)" if is_number_line else "Angle", "Radius"


def ternary(scene: Scene, trace: Any, layout: Any) -> None:
    parts = [listed(each) for each in (trace.a, trace.b, trace.c)]
    labels = described(trace, layout, [f"a {said(a)}, b {said(b)}, c {said(c)}" for a, b, c in zip(*parts)])
    scene.strands.append(
        Strand(name_of(trace), parts[0][: len(labels)], parts[1][: len(labels)], "line", labels, word="mark")
    )
    scene.x_label, scene.y_label = "a", "b"


def space(scene: Scene, trace: Any, layout: Any) -> None:
    """Reads points in three dimensions, with z as the value."""
    x, y, z = (listed(each) for each in (trace.x, trace.y, trace.z))
    told = [f"x {said(a)}, y {said(b)}, z {said(c)}" for a, b, c in zip(x, y, z)]
    labels = described(trace, layout, told) if trace.type == "scatter3d" else [*told]
    count = len(labels)
    word = "line" if "lines" in str(getattr(trace, "mode", None) or "") else "dot"
    scene.strands.append(Strand(name_of(trace), x[:count], z[:count], "line", labels, word=word))
    scene.x_label = plain(layout.scene.xaxis.title.text) or "x"
    scene.y_label = plain(layout.scene.zaxis.title.text) or "z"


def surface(scene: Scene, trace: Any, layout: Any) -> None:
    rows = [listed(row) for row in listed(trace.z)]
    columns = max(map(len, rows), default=0)
    x, y = placed(trace.x, columns), placed(trace.y, len(rows))
    if x and isinstance(x[0], list):  # a place for each corner
        x, y = x[0], [row[0] for row in y]
    for place, row in zip(y, rows):
        scene.strands.append(Strand(f"y {said(place)}", x[: len(row)], row))
    scene.x_label = plain(layout.scene.xaxis.title.text) or "x"
    scene.y_label = plain(layout.scene.zaxis.title.text) or "z"


def parallel(scene: Scene, trace: Any, _: Any) -> None:
    """Reads each dimension as a series over the rows."""
    for dimension in trace.dimensions:
        values = listed(dimension.values)
        if all(is_number(value) for value in values):
            scene.strands.append(Strand(plain(dimension.label), list(range(1, len(values) + 1)), values))
            scene.strands[-1].word = "dimension"
        else:
            scene.notes.append(f"{plain(dimension.label)}: {', '.join(dict.fromkeys(map(said, values)))}")
    scene.x_label, scene.x_scale = "Row", "linear"


def paths(scene: Scene, trace: Any, _: Any) -> None:
    """Reads each path through the columns with the number of its rows: first, yes: 12"""
    columns = [list(map(said, listed(each.values))) for each in trace.dimensions if each.visible is not False]
    rows = [", ".join(row) for row in zip(*columns)]
    counts = listed(trace.counts) if trace.counts is not None else []
    held: dict[str, float] = {}
    for n, row in enumerate(rows):
        held[row] = held.get(row, 0) + (counts[n] if n < len(counts) and is_number(counts[n]) else 1)
    scene.strands.append(Strand("Flows", list(held), list(held.values()), "column", word="flow"))
    scene.x_label = ", ".join(filter(None, (plain(each.label) for each in trace.dimensions)))
    scene.y_label = "Count"


def indicator(scene: Scene, trace: Any, _: Any) -> None:
    """Reads a number, its change, and the ends and marks of its gauge."""
    name = plain(trace.title.text) or name_of(trace) or "Value"
    around = plain(trace.number.prefix), plain(trace.number.suffix)
    words = f"{name}: {around[0]}{said(trace.value)}{around[1]}"
    mode, reference = trace.mode or "number", trace.delta.reference
    if "delta" in mode and is_number(reference) and is_number(trace.value):
        change = trace.value - reference
        share = f"{said(round(abs(change / reference) * 100, 2))}%" if trace.delta.relative and reference else ""
        words += f", {'up' if change > 0 else 'down'} by {share or said(abs(change))} from {said(reference)}"
    if "gauge" in mode:
        words += gauge(trace.gauge)
    scene.notes.append(words)


def gauge(shown: Any) -> str:
    """The ends of a gauge, its colored parts and its mark: , on a gauge from 0 to 100, mark at 90"""
    words = ""
    low, high = [*listed(shown.axis.range), None, None][:2]
    if is_number(high):
        words += f", on a gauge from {said(low if is_number(low) else 0)} to {said(high)}"
    parts = [(plain(each.name), listed(each.range)) for each in shown.steps or ()]
    told = [f"{f'{name} ' if name else ''}{said(ends[0])} to {said(ends[1])}" for name, ends in parts if len(ends) == 2]
    words += f", parts {', '.join(told)}" if told else ""
    return words + (f", mark at {said(shown.threshold.value)}" if is_number(shown.threshold.value) else "")


def table(scene: Scene, trace: Any, _: Any) -> None:
    heads = [plain(each) for each in listed(trace.header.values)]
    rows = list(zip(*(listed(column) for column in listed(trace.cells.values))))
    lines = [", ".join(heads), *(", ".join(plain(cell) for cell in row) for row in rows[:MOST_ROWS])]
    more = [f"{len(rows) - MOST_ROWS} more rows"] if len(rows) > MOST_ROWS else []
    scene.notes.append(f"Table: {'; '.join(filter(None, [*lines, *more]))}")


OTHERS = {
    "barpolar": round_plot,
    "choropleth": regions,
    "choroplethmap": regions,
    "choroplethmapbox": regions,
    "densitymap": places,
    "densitymapbox": places,
    "funnelarea": pie,
    "icicle": tree,
    "indicator": indicator,
    "mesh3d": space,
    "parcats": paths,
    "parcoords": parallel,
    "pie": pie,
    "sankey": flows,
    "scatter3d": space,
    "scattergeo": places,
    "scattermap": places,
    "scattermapbox": places,
    "scatterpolar": round_plot,
    "scatterpolargl": round_plot,
    "scatterternary": ternary,
    "splom": parallel,
    "sunburst": tree,
    "surface": surface,
    "table": table,
    "treemap": tree,
}
"""The function that reads a trace without axes into a separate scene, by the trace's type."""
