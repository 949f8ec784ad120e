# SPDX-License-Identifier: MIT
"""Lines, steps, dots, words, shapes and graphs."""

from __future__ import annotations

from typing import Any

from ..columns import listed
from ..strands import Scene, Strand
from ..words import from_to, said
from .naming import measures, name_of, names_of
from .values import column

DOTS = "Scatter", "Circle"


def read_path(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    kind = type(renderer.glyph).__name__
    x, y = column(renderer, "x", scene), column(renderer, "y", scene)
    names, name = names_of(renderer, labels), name_of(renderer, labels)
    more = measures(renderer, plot) if kind in DOTS else []
    if kind == "Step":
        scene.notes.append(f"{name} is drawn in steps" if name else "Drawn in steps")
    groups = dict.fromkeys(names) or {name: None}
    for group in groups:
        chosen = [n for n in range(len(x)) if not names or names[n] == group]
        told = [label(scene, x[n], y[n], [(title, values[n]) for title, values in more]) for n in chosen]
        own_x, own_y = [x[n] for n in chosen], [y[n] for n in chosen]
        word = "dot" if kind in DOTS else ""
        scene.strands.append(Strand(group, own_x, own_y, "line", told if more else None, word=word))


def label(scene: Scene, x: Any, y: Any, more: list[tuple[str, Any]]) -> str:
    """A dot with the numbers of its color and its size: 1: 2, Depth 3"""
    return ", ".join([f"{scene.x_text(x)}: {scene.y_text(y)}", *(f"{title} {said(value)}" for title, value in more)])


def read_lines(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads each line of several as a series."""
    names = names_of(renderer, labels) or ([name] if (name := name_of(renderer, labels)) else [])
    for n, (x, y) in enumerate(zip(column(renderer, "xs", scene), column(renderer, "ys", scene))):
        own = names[n] if n < len(names) else ""
        scene.strands.append(Strand(own, listed(x), listed(y)))


def read_shapes(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads each shape by its place and its size, and by the number of its color."""
    more, names = measures(renderer, plot), names_of(renderer, labels)
    told, x, y = list[str | None](), list[Any](), list[Any]()
    for n, (xs, ys) in enumerate(zip(column(renderer, "xs", scene), column(renderer, "ys", scene))):
        across, up = flat(xs), flat(ys)
        if not across or not up:
            continue
        words = [
            names[n] if n < len(names) else "shape",
            f"x from {from_to(min(across), max(across))}",
            f"y from {from_to(min(up), max(up))}",
        ]
        told.append(", ".join([*words, *(f"{title} {said(values[n])}" for title, values in more)]))
        x.append((min(across) + max(across)) / 2)
        y.append((min(up) + max(up)) / 2)
    if told:
        scene.strands.append(Strand(name_of(renderer, labels) or "Shapes", x, y, "line", told, word="shape"))


def flat(values: Any) -> list[Any]:
    found = []
    for each in listed(values):
        found += flat(each) if hasattr(each, "__len__") and not isinstance(each, str) else [each]
    return [each for each in found if each == each]


def read_segments(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    ends = [column(renderer, each, scene) for each in ("x0", "y0", "x1", "y1")]
    told: list[str | None] = [
        f"line from {scene.x_text(x0)}, {scene.y_text(y0)} to {scene.x_text(x1)}, {scene.y_text(y1)}"
        for x0, y0, x1, y1 in zip(*ends)
    ]
    name = name_of(renderer, labels) or "Lines"
    scene.strands.append(Strand(name, ends[2], ends[3], "line", told, word="stroke"))


def read_texts(scene: Scene, renderer: Any, labels: list[Any], plot: Any) -> None:
    """Reads words at places as points with the words as names. Words at other points are their names."""
    x, y, texts = (column(renderer, each, scene) for each in ("x", "y", "text"))
    told: list[str | None] = [
        f"{' '.join(said(text).split())}, {scene.x_text(a)}: {scene.y_text(b)}" for a, b, text in zip(x, y, texts)
    ]
    scene.strands.append(Strand("Texts", x, y, "line", told, word="text"))


def read_graph(scene: Scene, renderer: Any) -> None:
    """Reads the nodes and the edges of a graph by their names, because their places show no numbers."""
    names = [said(each) for each in listed(renderer.node_renderer.data_source.data["index"])]
    edges = renderer.edge_renderer.data_source.data
    told: list[str | None] = [
        f"edge from {said(one)} to {said(other)}" for one, other in zip(listed(edges["start"]), listed(edges["end"]))
    ]
    for name, said_names, word in ("Nodes", list[str | None](names), "node"), ("Edges", told, "edge"):
        if said_names:
            places = [float(n) for n in range(1, len(said_names) + 1)]
            scene.strands.append(Strand(name, places, [0.0] * len(places), "line", said_names, word=word))
