# SPDX-License-Identifier: MIT
"""A total is told apart: it is neither the highest nor the lowest value."""

import altair as alt
import matplotlib.pyplot as plt
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import polars as pl
import pytest
from bokeh.plotting import figure

from a11y_speak import charts_of
from a11y_speak.openings import opening
from conservation.findings import check

LABELS = ["World", "Asia", "Europe", "China", "India", "France"]
PARENTS = ["", "World", "World", "Asia", "Asia", "Europe"]
SIZES = [100, 70, 30, 40, 30, 30]
PATHS = pd.DataFrame({"c": ["Asia", "Asia", "Europe"], "n": ["China", "India", "France"], "v": [40, 30, 30]})


def told(obj):
    text = opening(charts_of(obj))
    plt.close("all")
    return text


@pytest.mark.parametrize("settings", [{"values": SIZES, "branchvalues": "total"}, {"values": [0, 0, 0, 40, 30, 30]}])
@pytest.mark.parametrize("kind", [go.Treemap, go.Sunburst, go.Icicle])
def test_the_root_of_a_tree_is_its_total(kind, settings):
    drawn = go.Figure(kind(labels=LABELS, parents=PARENTS, **settings))
    assert told(drawn) == "3 parts; highest China in Asia: 40; lowest India in Asia: 30; total World: 100"
    (chart,) = charts_of(drawn)
    assert [(each.name, list(each.labels)) for each in chart.series] == [
        ("Parts", ["China in Asia: 40", "India in Asia: 30", "France in Europe: 30"]),
        ("Totals", ["World: 100", "Asia in World: 70", "Europe in World: 30"]),
    ]
    found = check(drawn)
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize("draw", [px.treemap, px.sunburst, px.icicle])
def test_the_root_of_a_path_is_its_total(draw):
    drawn = draw(PATHS, path=[px.Constant("all"), "c", "n"], values="v")
    assert told(drawn) == "3 parts; highest China in Asia: 40; lowest India in Asia: 30; total all: 100"


def test_a_tree_without_levels_has_no_total():
    assert told(go.Figure(go.Treemap(labels=list("abc"), parents=[""] * 3, values=[5, 3, 9]))) == (
        "3 parts; highest c: 9; lowest b: 3"
    )


NAMES, VALUES = ["North", "South", "Total"], [120, 80, 200]


def bars(names=tuple(NAMES), values=tuple(VALUES)):
    drawn, ax = plt.subplots()
    ax.bar(names, values)
    return drawn


def bars_of_bokeh():
    plot = figure(x_range=NAMES)
    plot.vbar(x=NAMES, top=VALUES, width=0.5)
    return plot


FIGURES = {
    "matplotlib": bars,
    "pandas-plot": lambda: pd.Series(VALUES, NAMES).plot.bar(),
    "pandas-plot-lying": lambda: pd.Series(VALUES, NAMES).plot.barh(),
    "plotly": lambda: px.bar(x=NAMES, y=VALUES),
    "altair": lambda: (
        alt.Chart(pd.DataFrame({"k": NAMES, "v": VALUES})).mark_bar().encode(x=alt.X("k", sort=None), y="v")
    ),
    "bokeh": bars_of_bokeh,
    "series": lambda: pd.Series(VALUES, NAMES),
    "frame": lambda: pd.DataFrame({"k": NAMES, "v": VALUES}),
    "polars": lambda: pl.DataFrame({"k": NAMES, "v": VALUES}),
}


@pytest.mark.parametrize("name", FIGURES)
def test_a_bar_with_the_total_is_told_apart(name):
    text = told(FIGURES[name]())
    assert text.endswith("2 bars; highest North, 120; lowest South, 80; total 200"), text


@pytest.mark.parametrize("name", ["matplotlib", "plotly", "altair", "bokeh"])
def test_a_bar_with_the_total_is_heard_at_its_name(name):
    found = check(FIGURES[name]())
    plt.close("all")
    assert (found.lost, found.untrue) == ([], [])


@pytest.mark.parametrize(
    "name",
    ["total", "TOTAL", "Total:", "Grand  total", "Gesamt", "Summe", "Итого", "合計", "World", "All", "Sum", "Net"],
)
def test_the_words_of_a_total_are_those_of_tables(name):
    assert told(pd.Series(VALUES, ["North", "South", name])).endswith("; total 200")


@pytest.mark.parametrize(
    ("names", "values"),
    [
        (["Total", "Partial", "Annular"], [5, 9, 7]),  # kinds of eclipses
        (["World", "Asia", "Europe"], [70, 90, 80]),
        (["All", "Some", "None"], [5, 4, 3]),
        (["North", "Total"], [4, 4]),
        (["North", "South", "Total"], [120, 80, 60]),
    ],
)
def test_a_word_without_the_sum_is_a_name_like_others(names, values):
    assert "total" not in told(pd.Series(values, names)).replace("Total", "")
    assert [each.word for each in charts_of(bars(names, values))[0].series] == [""]
    plt.close("all")


@pytest.mark.parametrize(("groups", "names"), [("DDI", []), ("DDD", ["Total"]), ((None,) * 3, ["Total"])])
def test_stacks_beside_each_other_have_no_common_total(groups, names):
    traces = [go.Bar(x=["Q1", "Q2"], y=[n, n + 1], name=str(n), offsetgroup=group) for n, group in enumerate(groups, 1)]
    drawn = go.Figure(traces, {"barmode": "stack"})
    assert [each.name for each in charts_of(drawn)[0].series] == ["1", "2", "3", *names]
    found = check(drawn)
    assert (found.lost, found.untrue) == ([], [])


def test_margins_of_a_cross_table_are_totals():
    table = pd.DataFrame({"a": list("xxyyy"), "b": list("ppqqp")})
    (chart,) = charts_of(pd.crosstab(table.a, table.b, margins=True))
    assert [(each.name, each.word, list(each.ys)) for each in chart.series] == [
        ("p", "", [2, 1]),
        ("q", "", [0, 2]),
        ("All", "total", [2, 3]),
        ("p, All", "total", [3]),
        ("q, All", "total", [2]),
        ("All", "total", [5]),
    ]


def test_a_column_of_totals_is_neither_counted_nor_compared():
    table = pd.DataFrame(
        {"a": [1, 2, 3], "b": [4, 5, 6], "Total": [5, 7, 9]}, pd.Index([2001, 2002, 2003], name="Year")
    )
    assert told(table) == "Year. 2 lines: a, b; highest total 9 at 2003"
