# SPDX-License-Identifier: MIT
"""Dendrograms, and graphs whose edges have names at both ends."""

import matplotlib.pyplot as plt
import pytest

from a11y_speak import charts_of
from conservation.findings import check

PLACES = {"A": (0, 0), "B": (1, 1), "C": (2, 0)}


@pytest.fixture
def ax():
    yield plt.subplots()[1]
    plt.close("all")


@pytest.mark.parametrize("orientation", ["top", "bottom", "left", "right"])
def test_a_dendrogram_has_its_leaves_and_the_heights_of_its_joins(ax, orientation):
    hierarchy = pytest.importorskip("scipy.cluster.hierarchy")
    links = hierarchy.linkage([[0.0], [1.0], [5.0], [11.0]], "single")
    hierarchy.dendrogram(links, labels=["a", "b", "c", "d"], ax=ax, orientation=orientation)
    (chart,) = charts_of(ax.figure)
    found = check(ax.figure)
    assert chart.summary == "Dendrogram of 4 leaves: d, c, a, b"
    assert [(each.name, [point[2] for point in each.points()]) for each in chart.series] == [
        ("Joins", ["1: a with b", "4: c with a, b", "6: d with c, a, b"])
    ]
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize(("kind", "name", "word"), [("Graph", "Edges", "edge"), ("DiGraph", "Arrows", "arrow")])
def test_the_edges_of_a_graph_have_the_names_of_their_nodes(ax, kind, name, word):
    nx = pytest.importorskip("networkx")
    nx.draw_networkx(getattr(nx, kind)([("A", "B"), ("B", "C")]), pos=PLACES, ax=ax)
    nodes, edges = charts_of(ax.figure)[0].series
    found = check(ax.figure)
    assert [point[2] for point in nodes.points()] == ["A", "B", "C"]
    assert (edges.name, [point[2] for point in edges.points()]) == (
        name,
        [f"{word} from A to B", f"{word} from B to C"],
    )
    assert (found.lost, found.untrue) == ([], [])
