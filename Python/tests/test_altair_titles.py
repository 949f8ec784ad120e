# SPDX-License-Identifier: MIT
"""Titles, subtitles and texts that altair draws around or between the marks."""

import altair as alt
import pandas as pd

from a11y_speak import charts_of

DATA = pd.DataFrame({"a": ["x", "y"], "b": [1, 2], "low": [3, 5], "high": [4, 6]})
BARS = alt.Chart(DATA).mark_bar().encode(x="a", y="b")


def views(chart):
    return [(view.title, view.summary) for view in charts_of(chart)]


def test_a_part_of_a_concatenation_has_its_own_title():
    assert views(BARS.properties(title="Left") | BARS.properties(title="Right")) == [
        ("Left, Plot 1 of 2", None),
        ("Right, Plot 2 of 2", None),
    ]


def test_the_titles_over_the_headers_of_a_facet_are_noted_once():
    chart = BARS.encode(column=alt.Column("a", title="Site"))
    assert views(chart) == [("Plot 1 of 2, x", "Plots by Site"), ("Plot 2 of 2, y", None)]


def test_a_subtitle_is_noted():
    assert views(BARS.properties(title=alt.Title("Main", subtitle="Of two years"))) == [("Main", "Of two years")]


def test_a_text_without_a_field_is_noted_once():
    label = alt.Chart(DATA).mark_text(text="too high").encode(y=alt.datum(1.5))
    assert views(BARS + label) == [(None, "Texts: too high")]


def test_bands_across_the_whole_view_are_noted_with_both_ends():
    bands = alt.Chart(DATA).mark_rect().encode(x="low:Q", x2="high:Q")
    dots = alt.Chart(DATA).mark_point().encode(x="low:Q", y="b")
    assert views(dots + bands) == [(None, "Bands from 3 to 4; from 5 to 6")]


def test_texts_beside_wedges_are_noted_unless_they_are_the_names_of_the_wedges():
    pie = alt.Chart(DATA).encode(theta="b", color="a")
    whole = pie.mark_arc() + alt.Chart(DATA[:1]).mark_text(text="All of them").encode(theta=alt.datum(0))
    assert [summary for _, summary in views(whole)] == ["Texts: All of them. Legend: a"]
