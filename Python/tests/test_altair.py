# SPDX-License-Identifier: MIT
"""Charts of altair, compiled offline and read as Vega draws them."""

import altair as alt
import pandas as pd
import pytest

from a11y_speak import Unreadable, charts_of
from a11y_speak.openings import opening
from conservation.findings import check

DATA = pd.DataFrame(
    {
        "a": ["x", "y", "z", "x"],
        "b": [1, 2, 3.25, 4],
        "t": pd.date_range("1970-01-02", periods=4),
        "f": ["p", "q", "p", "q"],
        "c": list("uuvv"),
    }
)
BASE = alt.Chart(DATA, title="T")
DAY = 86400.0


def told(chart):
    """Each view: its title, the titles of its axes, its series with their points or labels, and its notes."""
    return [
        (
            view.title,
            [axis.title for axis in view.axes],
            [(each.name, [p[2] if len(p) > 2 else tuple(p) for p in each.points()]) for each in view.series],
            view.summary,
        )
        for view in charts_of(chart)
    ]


def series(chart):
    (view,) = told(chart)
    return view[2]


def test_bars_of_an_aggregate_have_the_aggregated_values():
    assert told(BASE.mark_bar().encode(x="a", y="sum(b)")) == [
        ("T", ["a", "Sum of b"], [("Sum of b", [(0, 5), (1, 2), (2, 3.25)])], None)
    ]


def test_horizontal_bars_have_their_names_as_the_x_axis():
    (view,) = charts_of(BASE.mark_bar().encode(y="a", x="mean(b)"))
    assert [(axis.id, axis.is_x) for axis in view.axes] == [("x", False), ("y", True)]
    assert view.series[0].points() == [[0, 2.5], [1, 2], [2, 3.25]]


def test_stacked_bars_have_their_own_heights_without_those_below():
    assert series(BASE.mark_bar().encode(x="a", y="b", color="c")) == [
        ("u", [(0, 1), (1, 2)]),
        ("v", [(0, 4), (2, 3.25)]),
    ]


def test_bars_of_bins_say_both_ends_of_each_bin():
    assert series(BASE.mark_bar().encode(x=alt.X("b", bin=True), y="count()")) == [
        ("Count of Records", ["1 to 1.5: 1", "2 to 2.5: 1", "3 to 3.5: 1", "3.5 to 4: 1"])
    ]


def test_colored_lines_with_points_are_read_once_and_named_by_their_colors():
    assert series(BASE.mark_line(point=True).encode(x="t", y="b", color="c")) == [
        ("u", [(DAY, 1), (2 * DAY, 2)]),
        ("v", [(3 * DAY, 3.25), (4 * DAY, 4)]),
    ]


def test_a_facet_has_a_chart_for_each_cell():
    views = told(BASE.mark_point().encode(x="b", y="b", row="f"))
    assert [(title, points) for title, _, points, _ in views] == [
        ("T, Plot 1 of 2, p", [("b", [(1, 1), (3.25, 3.25)])]),
        ("T, Plot 2 of 2, q", [("b", [(2, 2), (4, 4)])]),
    ]


def test_a_concatenation_has_a_chart_for_each_part():
    both = BASE.mark_bar().encode(x="a", y="max(b)") | BASE.mark_line().encode(x="t", y="b")
    assert [axes for _, axes, _, _ in told(both)] == [["a", "Max of b"], ["t", "b"]]


def test_dots_in_any_order_are_read_from_left_to_right():
    data = alt.Chart(pd.DataFrame({"x": [3, 1, 2], "y": [1, 2, 3]}))
    assert series(data.mark_circle().encode(x="x", y="y")) == [("y", [(1, 2), (2, 3), (3, 1)])]


def test_a_heat_map_has_a_series_for_each_row():
    assert series(BASE.mark_rect().encode(x="a", y="c", color="b")) == [
        ("c u", [(0, 1), (1, 2)]),
        ("c v", [(0, 4), (2, 3.25)]),
    ]


def test_a_pie_has_the_share_of_each_name():
    pie = BASE.mark_arc().encode(theta="sum(b)", color="c")
    assert series(pie) == [("Share", [(0, 29.2683), (1, 70.7317)])]


def test_error_bars_with_two_ends_say_both_ends():
    bar = BASE.mark_errorbar(extent="stdev").encode(x="c", y="b")
    assert series(bar)[0][1] == ["u: 0.7928932188 to 2.207106781", "v: 3.094669914 to 4.155330086"]


def test_rules_across_a_view_and_texts_become_notes():
    rule = alt.Chart(pd.DataFrame({"y": [2]})).mark_rule().encode(y="y")
    words = BASE.mark_text().encode(x="t", y="b", text="a")
    (view,) = told(BASE.mark_line().encode(x="t", y="b") + rule + words)
    assert view[3] == "Texts: x, y, z. Horizontal line at 2"


def test_a_logarithmic_axis_has_a_logarithmic_scale():
    (view,) = charts_of(BASE.mark_point().encode(x=alt.X("b").scale(type="log"), y="b"))
    assert view.axes[0].scale == "logarithmic"


def test_rows_removed_by_a_filter_are_left_out():
    assert series(BASE.mark_bar().encode(x="a", y="b").transform_filter("datum.b > 3")) == [("b", [(0, 4), (1, 3.25)])]


def test_a_chart_that_vega_cannot_compile_raises_unreadable():
    broken = BASE.mark_point().encode(x="a", y="b").transform_calculate(z="no such function(")
    with pytest.raises(Unreadable, match="cannot be compiled"):
        charts_of(broken)


def test_bars_whose_fields_end_in_start_and_end_say_both_ends_unless_they_are_stacked():
    table = pd.DataFrame({"q": ["a", "b"], "v_start": [-2.0, 1.0], "v_end": [3.0, 4.0]})
    chart = alt.Chart(table).mark_bar().encode(x="v_start", x2="v_end", y="q")
    assert series(chart) == [("v_start, v_end", ["−2 to 3: a", "1 to 4: b"])]


def test_places_on_a_map_are_given_in_degrees():
    table = pd.DataFrame({"east": [-86.5, 13.25], "north": [32.5, 52.5]})
    chart = alt.Chart(table).mark_circle().encode(longitude="east:Q", latitude="north:Q").project("mercator")
    assert told(chart) == [(None, ["Longitude", "Latitude"], [("Latitude", [(-86.5, 32.5), (13.25, 52.5)])], None)]


def test_shares_of_a_pie_add_up_to_100_percent_for_values_of_any_size():
    for values in [4, 6, 10], [0.4, 0.6, 1.0], [400, 600, 1000]:
        table = pd.DataFrame({"n": ["a", "b", "c"], "v": values})
        chart = alt.Chart(table).mark_arc().encode(theta="v", color="n")
        assert series(chart) == [("Share", [(0, 20), (1, 30), (2, 50)])]
        with_texts = chart + chart.mark_text(radius=90).encode(text="n")
        assert series(with_texts) == [("Share", [(0, 20), (1, 30), (2, 50)])]


def test_names_that_are_numbers_or_dates_become_categories_in_words():
    assert charts_of(BASE.mark_bar().encode(x="b:O", y="b"))[0].axes[0].categories == ["1", "2", "3.25", "4"]
    assert charts_of(BASE.mark_bar().encode(x="yearmonthdate(t):O", y="b"))[0].axes[0].categories[:2] == [
        "2 January 1970",
        "3 January 1970",
    ]


def test_bars_colored_by_a_number_are_read_as_bars():
    (bars,) = charts_of(BASE.mark_bar().encode(x="sum(b)", y="a", color="sum(b)"))
    assert [(each.name, each.kind, each.points()) for each in bars.series] == [
        ("Sum of b", "column", [[0, 5], [1, 2], [2, 3.25]])
    ]


def test_wedges_around_a_center_have_their_radius_as_value():
    table = pd.DataFrame({"hour": [0, 6, 12], "n": [2.0, 4.0, 3.0]})
    chart = alt.Chart(table).mark_arc().encode(theta="hour:O", radius="n")
    assert series(chart) == [("n", [(0, 2), (1, 4), (2, 3)])]


def test_marks_of_opacity_0_are_left_out():
    selectors = BASE.mark_point().encode(x="b", opacity=alt.value(0))
    assert [name for name, _ in series(BASE.mark_line().encode(x="b", y="b") + selectors)] == ["b"]


def test_ranks_and_heights_on_an_ordinal_scale_are_read_as_numbers():
    (view,) = charts_of(BASE.mark_line().encode(x="t", y="b:O"))
    assert (view.axes[1].scale, [y for _, y in view.series[0].points()]) == ("linear", [1, 2, 3.25, 4])
    lanes = pd.DataFrame({"from": [0, 10], "to": [10, 20], "low": [-2, -4], "high": [2, 4]})
    lane = alt.Chart(lanes).mark_bar().encode(x="from:Q", x2="to:Q", y="low:O", y2="high")
    (view,) = charts_of(lane)
    assert [(axis.id, axis.scale, axis.is_x) for axis in view.axes] == [("x", "linear", True), ("y", "linear", False)]
    assert view.series[0].labels == ["0 to 10: −2 to 2", "10 to 20: −4 to 4"]


def test_names_of_a_legend_are_read_from_every_channel():
    line = BASE.mark_line()
    u, v = ("u", [(1, 10), (2, 11)]), ("v", [(3.25, 12), (4, 13)])
    data = pd.DataFrame({"x": [1, 3.25, 2, 4], "y": [10, 12, 11, 13], "n": list("uvuv")})
    base = alt.Chart(data)
    for mark, channel in ("line", "strokeDash"), ("line", "opacity"), ("line", "strokeWidth"), ("point", "size"):
        chart = getattr(base, f"mark_{mark}")().encode(**{"x": "x", "y": "y", channel: "n:O"})
        assert series(chart) == [u, v], channel
    assert [name for name, _ in series(line.encode(x="b", y="b", color="c", strokeDash="f"))] == [
        "u, p",
        "u, q",
        "v, p",
        "v, q",
    ]
    assert [name for name, _ in series(line.encode(x="b", y="b", color="c", strokeDash="c"))] == ["u", "v"]


def test_a_layer_with_a_named_color_has_that_name():
    one, two = (BASE.mark_line().encode(x="b", y="b", color=alt.datum(name)) for name in ("Me", "You"))
    assert [name for name, _ in series(one + two)] == ["Me", "You"]


def test_names_of_a_conditional_color_are_read_where_the_condition_holds():
    brush = alt.selection_interval()
    chosen = (
        BASE.mark_point().add_params(brush).encode(x="b", y="b", color=alt.condition(brush, "c:N", alt.value("grey")))
    )
    assert [name for name, _ in series(chosen)] == ["u", "v"]
    high = BASE.mark_point().encode(x="b", y="b", color=alt.condition(alt.datum.b > 3, "c:N", alt.value("grey")))
    assert series(high) == [("Series 1", [(1, 1), (2, 2)]), ("v", [(3.25, 3.25), (4, 4)])]


def test_dots_whose_color_and_size_show_numbers_say_these_numbers():
    data = pd.DataFrame({"x": [2, 1], "y": [3, 4], "w": [5.5, 6], "h": [7, 8]})
    base = alt.Chart(data).mark_circle()
    dots = base.encode(x="x", y="y", color=alt.Color("w", title="Weight"), size="h")
    assert series(dots) == [("y", ["1: 4, Weight 6, h 8", "2: 3, Weight 5.5, h 7"])]
    assert series(base.encode(x="x", y="y", color="w", size="w")) == [("y", ["1: 4, w 6", "2: 3, w 5.5"])]
    assert series(base.encode(x="x", y="y", color="y")) == [("y", [(1, 4), (2, 3)])]
    assert series(base.encode(x="x", y="y", color=alt.Color("w", bin=True))) == [("y", [(1, 4), (2, 3)])]
    assert series(base.encode(x="x", y="y", size=alt.Size("w", bin=True))) == [("y", [(1, 4), (2, 3)])]


def test_texts_that_are_missing_are_left_out():
    data = pd.DataFrame({"x": [1, 2, 3], "n": ["Ann", None, "Bob"]})
    assert told(alt.Chart(data).mark_text().encode(x="x", text="n"))[0][3] == "Texts: Ann, Bob"


def test_the_ticks_of_a_strip_are_dashes():
    table = pd.DataFrame({"x": [1, 5, 2, 7], "y": list("aabb")})
    (view,) = charts_of(alt.Chart(table).mark_tick().encode(x="x", y="y"))
    assert {each.word for each in view.series} == {"dash"}


def test_numbers_of_a_plot_of_texts_alone_are_points_with_their_places():
    leaves = pd.DataFrame({"stem": ["1", "2", "2"], "place": [1, 1, 2], "leaf": ["7", "0", "3"]})
    chart = alt.Chart(leaves).mark_text().encode(x="place:Q", y="stem:N", text="leaf:N")
    assert told(chart) == [(None, ["place", "stem"], [("Texts", ["1, 1: 7", "2, 1: 0", "2, 2: 3"])], None)]
    found = check(chart)
    assert (found.shown, found.lost, found.untrue) == (5, [], [])


def test_numbers_of_a_column_of_a_table_are_noted():
    chart = alt.Chart(pd.DataFrame({"row": [1, 2, 3], "n": [130, 165, 130]})).mark_text().encode(y="row:O", text="n:N")
    assert told(chart)[0][3] == "Texts: 130, 165, 130"


def test_a_word_among_the_numbers_of_a_table_leaves_them_heard():
    cells = pd.DataFrame({"row": list("abc"), "column": list("vvv"), "n": ["12", "n/a", "15"]})
    column = alt.Chart(cells).mark_text().encode(y="row:N", text="n:N")
    chart = column.encode(x="column:N")
    assert series(chart) == [("Texts", ["a, v: 12", "b, v: n/a", "c, v: 15"])]
    assert told(column)[0][3] == "Texts: 12, n/a, 15"
    assert (check(chart).lost, check(chart).untrue) == ([], [])


def test_numbers_of_a_plot_of_texts_alone_have_the_names_of_their_colors():
    table = pd.DataFrame({"x": [1, 2], "y": [3, 4], "n": [5, 6], "kind": ["old", "new"]})
    chart = alt.Chart(table).mark_text().encode(x="x:Q", y="y:Q", text="n:Q", color="kind:N")
    assert series(chart) == [("old", ["3, 1: 5"]), ("new", ["4, 2: 6"])]
    assert (check(chart).lost, check(chart).untrue) == ([], [])


BINNED = pd.DataFrame({"a b": [1, 2, 3.5, 4], "c": [10, 20, 20, 50]})


def test_dots_in_the_middles_of_bins_have_their_places_and_their_count():
    chart = alt.Chart(BINNED).mark_circle().encode(alt.X("a b").bin(step=2), alt.Y("c").bin(step=20), size="count()")
    assert series(chart) == [
        (
            "c (binned)",
            [
                "1: 10, Count of Records 1",
                "3: 30, Count of Records 2",
                "3: 50, Count of Records 1",
            ],
        )
    ]
    found = check(chart)
    assert (found.lost, found.untrue) == ([], [])


def test_a_line_over_bins_has_the_bins_as_places():
    chart = alt.Chart(BINNED).mark_line().encode(alt.X("a b").bin(step=2), y="mean(c)")
    assert series(chart) == [("Mean of c", ["0 to 2: 10", "2 to 4: 30"])]
    found = check(chart)
    assert (found.lost, found.untrue) == ([], [])


def test_a_gap_of_an_area_is_not_looked_for():
    data = alt.Data(values=[{"x": 1, "y": 5}, {"x": 2, "y": 6}, {"x": 3}])
    found = check(alt.Chart(data).mark_area().encode(x="x:Q", y="y:Q"))
    assert (found.lost, found.untrue) == ([], [])


def test_numbers_that_are_drawn_twice_at_one_place_are_noted_once():
    ages = alt.Chart(pd.DataFrame({"age": [0, 0, 5, 5]})).mark_text().encode(y="age:O", text="age:Q")
    assert told(ages)[0][3] == "Texts: 0, 5"


def test_texts_of_blanks_are_left_out():
    texts = BASE.mark_text().encode(x="b:Q", y="b:Q", text=alt.value(" "))
    assert told(BASE.mark_point().encode(x="b:Q", y="b:Q") + texts)[0][3] is None


def test_an_area_with_its_thickness_along_x_is_read_along_y():
    (view,) = charts_of(BASE.mark_area(orient="horizontal").encode(x="b:Q", y="t:T"))
    assert [(each.x, each.y, each.points()) for each in view.series] == [
        ("y", "x", [[DAY * n, value] for n, value in enumerate([1.0, 2.0, 3.25, 4.0], 1)])
    ]


def test_names_of_colors_in_cells_are_counted():
    table = pd.DataFrame({"x": list("abab"), "y": list("ppqq"), "v": [True, False, True, True]})
    charts = charts_of(alt.Chart(table).mark_rect().encode(x="x", y="y", color="v"))
    assert opening(charts) == "y by x. 4 cells: true, false; 3 true, 1 false"
