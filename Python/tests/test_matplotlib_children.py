# SPDX-License-Identifier: MIT
"""Secondary axes, insets, cut axes, tables and polar plots: each is said whole, and nothing else."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

from a11y_speak import charts_of
from conservation.findings import check


def told(figure):
    """The title, the summary and the series of each chart."""
    return [(each.title, each.summary, [(s.name, s.points()) for s in each.series]) for each in charts_of(figure)]


def secondary(letter, functions, label):
    figure, ax = plt.subplots()
    ax.plot([0, 1, 2], [0, 10, 20], label="run")
    getattr(ax, f"secondary_{letter}axis")("top" if letter == "x" else "right", functions=functions).set(
        **{f"{letter}label": label}
    )
    return figure


def cut(turned=False):
    figure, axes = plt.subplots(1 if turned else 2, 2 if turned else 1, sharey=turned, sharex=not turned)
    for ax in axes:
        points = [0, 1, 2], [1, 95, 2]
        ax.plot(*(points[::-1] if turned else points), label="run")
    first, second = axes if turned else axes[::-1]
    for ax, ends, side in (
        (first, (0, 10), "right" if turned else "top"),
        (second, (90, 100), "left" if turned else "bottom"),
    ):
        ax.set(**{"xlim" if turned else "ylim": ends})
        ax.spines[side].set_visible(False)
    first.set(xlabel="Time (s)")
    return figure


def inset():
    figure, ax = plt.subplots()
    ax.plot([0, 1, 2, 3], [0, 1, 4, 9], label="all")
    ax.set(title="Main")
    small = ax.inset_axes([0.1, 0.6, 0.3, 0.3])
    small.plot([0, 1], [0, 1], label="near")
    ax.indicate_inset_zoom(small)
    return figure


def table():
    figure, ax = plt.subplots()
    ax.bar([0, 1], [3, 4], label="n")
    ax.table([["3", "4"]], rowLabels=["n"], colLabels=["A", "B"])
    return figure


def polar(values, names=()):
    figure = plt.figure()
    ax = figure.add_subplot(projection="polar")
    at = np.arange(len(values)) * 2 * np.pi / len(values)
    around = [*at, at[0]], [*values, values[0]]
    ax.plot(*around, label="p")
    if names:
        ax.fill(*around, alpha=0.2)
        ax.set_xticks(at, names)
    return figure


RUN = [("run", [[0, 0], [1, 10], [2, 20]])]
PEAK = [[0, 1], [1, 95], [2, 2]]


@pytest.mark.parametrize(
    ("figure", "expected"),
    [
        (
            lambda: secondary("y", (lambda c: c * 1.8 + 32, lambda f: (f - 32) / 1.8), "T (°F)"),
            [(None, "Second y axis: T (°F), 32 to 68", RUN)],
        ),
        (lambda: secondary("x", (lambda x: x * 60, lambda x: x / 60), ""), [(None, "Second x axis: 0 to 120", RUN)]),
        (lambda: secondary("x", (lambda x: -x, lambda x: -x), "back"), [(None, "Second x axis: back, −2 to 0", RUN)]),
        (cut, [(None, "The y axis is cut between 10 and 90", [("run", PEAK)])]),
        (
            lambda: cut(turned=True),
            [(None, "The x axis is cut between 10 s and 90 s", [("run", [each[::-1] for each in PEAK])])],
        ),
        (
            inset,
            [
                ("Plot 1 of 2, Main", None, [("all", [[0, 0], [1, 1], [2, 4], [3, 9]])]),
                ("Plot 2 of 2, inset", None, [("near", [[0, 0], [1, 1]])]),
            ],
        ),
        (table, [(None, "Table: A, B; n, 3, 4", [("n", [[0, 3], [1, 4]])])]),
        (lambda: polar([1, 2, 3, 4]), [(None, None, [("p", [[0, 1], [90, 2], [180, 3], [270, 4], [0, 1]])])]),
        (
            lambda: polar([1, 2, 3], ["speed", "range", "cost"]),
            [(None, None, [("p", [[0, 1], [1, 2], [2, 3], [0, 1]])])],
        ),
    ],
)
def test_a_figure_is_said_whole_and_nothing_else(figure, expected):
    drawn = figure()
    assert told(drawn) == expected
    found = check(drawn)
    plt.close("all")
    assert (found.lost, found.untrue, found.refused) == ([], [], False)


def test_a_cut_axis_reaches_from_end_to_end_and_has_its_title():
    x, y = charts_of(cut())[0].axes
    plt.close("all")
    assert ((x.title, x.unit), (y.low, y.high)) == (("Time", "s"), (0, 100))


def test_two_plots_of_other_lines_are_separate():
    figure, (top, bottom) = plt.subplots(2, sharex=True)
    for ax, ends in ((top, (90, 100)), (bottom, (0, 10))):
        ax.plot([0, 1], ends)
        ax.set(ylim=ends)
    top.spines.bottom.set_visible(False)
    bottom.spines.top.set_visible(False)
    assert [each.title for each in charts_of(figure)] == ["Plot 1 of 2", "Plot 2 of 2"]
    plt.close("all")
