# SPDX-License-Identifier: MIT
"""Openings: short, with the main fact first; and speak and sonify, which wait until they were heard."""

import threading
import time

import matplotlib.pyplot as plt
import numpy as np
import plotly.graph_objects as go
import pytest
from hypothesis import HealthCheck, given, settings
from recording_server import RecordingServer

import a11y_speak
from a11y_speak import charts_of
from a11y_speak.charts import Chart
from a11y_speak.openings import opening
from conservation import matplotlib_figures
from conservation.figures import sketches
from conservation.spoken import seconds, words
from gallery.kinds import KINDS

MOST = 8 * 175 / 60
"""The words of eight seconds at 175 words a minute."""


@pytest.mark.parametrize("name", KINDS)
def test_the_opening_of_each_kind_of_figure_takes_at_most_eight_seconds(name):
    text = opening(charts_of(KINDS[name]()))
    plt.close("all")
    assert 0 < words(text) <= MOST, text


@settings(max_examples=100, deadline=None, database=None, print_blob=True, suppress_health_check=list(HealthCheck))
@given(sketches())
def test_the_opening_of_a_random_figure_takes_at_most_eight_seconds(sketch):
    text = opening(charts_of(matplotlib_figures.drawn(sketch)))
    plt.close("all")
    assert 0 < words(text) <= MOST, text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("scatter", "Cars. 392 dots; y falls with x"),
        ("bars", "Rain. 6 bars; highest Jan, 71 mm; lowest Apr, 41 mm"),
        ("heat-map", "Temperature. Heat map of 2 rows and 4 columns; highest 11 °C, Paris, at Month Apr"),
        ("pie", "Lunch. 3 wedges; highest Soup, 45%; lowest Bread, 25%"),
        ("error-bars", "Dose. 4 points; rises from 2 to 5.5"),
        ("boxes", "Reaction. 2 boxes; highest left: median 250 ms"),
        ("logarithmic", "Memory. A home computer, 5 points; rises from 16000 to 16 billion"),
        ("subplots", "2 plots: Up, Down. The first: up, 3 points; rises from 1 to 3"),
        ("frame", "2 groups of bars: Oslo, Rome; highest 25, Rome, at Jul"),
    ],
)
def test_the_opening_has_the_name_the_size_and_the_main_fact(name, text):
    assert opening(charts_of(KINDS[name]())) == text
    plt.close("all")


def test_the_opening_of_named_values_has_no_average_and_no_order():
    figure, ax = plt.subplots()
    ax.plot([0, 1, 2], [0, 1, 2], "o")
    ax.set_yticks([0, 1, 2], ["bad", "ok", "good"])
    assert opening(charts_of(figure)) == "3 dots"
    plt.close(figure)


@pytest.mark.parametrize("title", ["word " * 40, "漢字" * 40, "1234567 " * 20, "x" * 300])
def test_a_long_title_is_shortened(title):
    figure, ax = plt.subplots()
    ax.plot([1, 2])
    ax.set_title(title)
    assert words(opening(charts_of(figure))) <= MOST
    plt.close(figure)


@pytest.fixture
def server(monkeypatch):
    with RecordingServer() as server:
        monkeypatch.setenv("A11Y_SPEAKD_SOCKET", server.path)
        yield server


def test_speak_says_the_opening_or_the_whole_summary(server):
    server.outcome = "finished"
    values = {"a": 1, "b": 2}
    a11y_speak.speak(list(values.values())).wait()
    a11y_speak.speak(list(values.values()), level="full").wait()
    told = [(m, p.get("text") or p.get("command")) for m, p in server.take() if m in ("announce", "chart")]
    assert told == [("announce", "Values by Row. 2 points; rises from 1 to 2"), ("chart", "summary")]


def test_another_level_is_an_error(server):
    with pytest.raises(ValueError, match='The level is "short" or "full"'):
        a11y_speak.speak([1, 2], level="medium")
    assert server.take() == []


def test_wait_after_sonify_returns_when_the_sound_was_heard(server):
    played = a11y_speak.sonify([1, 2])
    while not any(method == "sonify" for method, _ in server.take()):
        time.sleep(0.01)
    assert not played.wait(0.2)
    server.end(1)
    assert played.wait(60)


def test_figures_that_are_played_in_a_row_are_sent_in_their_order(server):
    server.outcome = "finished"
    played = [a11y_speak.sonify([1, n], seconds=n) for n in range(1, 6)]
    for each in played:
        each.wait(60)
    sounds = [params for method, params in server.take() if method == "sonify"]
    assert [each["seconds"] for each in sounds] == [1, 2, 3, 4, 5]
    assert all(each["queue"] for each in sounds)
    assert threading.active_count() < 50


def test_a_figure_without_a_value_has_an_opening():
    figure, ax = plt.subplots()
    ax.scatter([0, 1], [float("nan")] * 2)
    assert opening(charts_of(figure)) == "Nothing is drawn"
    plt.close("all")


@pytest.mark.parametrize("title", [None, "T", "A rather long title of the figure, with a remark"])
@pytest.mark.parametrize(
    "kind", ["picture of 200 rows and 400 columns", "density of 244 points without bins", "shapes"]
)
def test_an_opening_says_that_a_plot_is_not_read_whatever_its_kind_and_title(kind, title):
    told = opening([Chart("a", title, [], [], f"This kind of plot, {kind}, is not read yet; it has no texts")])
    assert told.endswith((f"{kind}, is not read yet", f"Not read yet: {kind.split(' of ')[0]}"))
    assert seconds(told) <= 8


def drawn(draw):
    figure, ax = plt.subplots()
    draw(ax)
    said = opening(charts_of(figure))
    plt.close("all")
    return said


def test_dots_at_names_of_y_are_compared_along_x():
    assert drawn(lambda ax: ax.scatter([7, 2, 4], ["a", "b", "c"])) == "3 dots; highest a, 7; lowest b, 2"


def test_names_as_values_are_counted():
    assert drawn(lambda ax: ax.scatter([1, 2, 3], ["bad", "ok", "bad"])) == "3 dots; 2 bad, 1 ok"
    assert opening(charts_of([True, False, None, True])) == "Values by Row. 4 points; 2 True, 1 False"
    two = {"First": [True, False, True], "Active": [True, True, True]}
    assert opening(charts_of(two)) == "Row. 2 lines: First, Active; First 2 True, 1 False; Active 3 True"


def test_names_that_are_values_once_are_not_counted():
    assert drawn(lambda ax: ax.plot([1, 2, 3], ["low", "mid", "high"])) == "3 points; from low to high"
    assert drawn(lambda ax: ax.plot([1, 2], ["no", "yes"], "o-")) == "2 points; from no to yes"


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ([10, 5, 2, 4, 9], "5 points; falls from 10 to 9, lowest 2 at 2"),
        ([1, 0, 1], "3 points; from 1 to 1, lowest 0 at 1"),
        ([10, 9.9, 50, 90], "4 points; rises from 10 to 90"),
        ([10, 2, 95, 9], "4 points; falls from 10 to 9, highest 95 at 2"),
    ],
)
def test_a_line_that_falls_far_below_both_its_ends_has_its_lowest_value(values, text):
    assert drawn(lambda ax: ax.plot(values)) == text


def test_a_turned_axis_is_said_right_after_the_main_fact():
    def draw(ax):
        ax.plot([1, 2, 3], [3, 1, 2])
        ax.invert_yaxis()
        ax.axhline(2)
        ax.set_ylabel("Depth (m)")

    assert drawn(draw) == "Depth. 3 points; lowest 1 m at 2. The y axis runs downwards. Horizontal line at 2 m"


def test_areas_are_counted_as_areas():
    said = drawn(lambda ax: (ax.stackplot([1, 2], [1, 2], [3, 5], labels=["a", "b"]), ax.legend()))
    assert said == "2 areas: a, b; highest total 7 at 2"


@pytest.mark.parametrize(
    ("drawn_too", "fact"),
    [({"showmedians": True}, "a: median 5"), ({"showmeans": True}, "b: mean 7.6"), ({}, "a: widest at about 4.96")],
)
def test_the_highest_of_several_violins_is_named_by_its_drawn_measure(drawn_too, fact):
    def draw(ax):
        ax.violinplot([list(range(1, 10)), [2, 3, 4, 9, 20]], **drawn_too)
        ax.set_xticks([1, 2], ["a", "b"])

    assert drawn(draw) == f"2 violins; highest {fact}"


def test_the_fact_of_the_first_of_several_plots_goes_before_its_size():
    figure, axes = plt.subplots(1, 2)
    for ax, name in zip(axes, ["Autumn waves", "Winter waves"]):
        ax.plot(np.sin(np.arange(471) / 7) + 0.001 * np.arange(471))
        ax.set_title(name)
    said = opening(charts_of(figure))
    plt.close("all")
    assert said == "2 plots: Autumn waves, Winter waves. The first: highest about 1.45 at 451"


def test_groups_of_one_dot_or_bar_are_dots_or_bars():
    def draw(ax):
        for n, name in enumerate(["a", "b", "c", "d"]):
            ax.bar([n], [n + 1], label=name)
        ax.legend()

    assert drawn(draw) == "4 bars; highest 4, d, at 3"


def test_the_line_is_the_main_fact_of_dots_without_a_trend():
    def draw(ax):
        x = np.arange(30.0)
        ax.scatter(x, np.arange(30) % 2)
        ax.plot(x, 0.3 + x / 100)

    assert drawn(draw) == "1 line, 30 dots; the line rises from 0.3 to 0.59"


def test_rows_of_cells_beside_dots_are_counted_as_rows():
    def draw(ax):
        ax.imshow([[1, 2, 3], [4, 5, 6]])
        ax.scatter([0, 2], [0, 1])

    assert drawn(draw) == "2 dots, 2 rows; highest 1, dots, at 2; highest 6, y 1, at 2"


def test_events_of_several_kinds_have_the_names_of_the_kinds():
    def draw(ax):
        ax.eventplot([[1, 2], [3]], lineoffsets=[0, 1])
        ax.set_yticks([0, 1], ["spikes", "stimuli"])

    assert drawn(draw) == "3 events: spikes, stimuli"


def test_the_main_fact_of_arrows_is_the_longest():
    assert drawn(lambda ax: ax.quiver([0, 1], [0, 1], [1, 0], [0, 2])) == "2 arrows; longest 2, up, at 1, 1"
    assert drawn(lambda ax: ax.quiver([0, 1], [0, 1], [1, 0], [0, 1])) == "2 arrows"


@pytest.mark.parametrize(
    ("values", "text"),
    [
        ([1009.8, 1013.2, 1011], "3 points; highest about 1013 at 1"),
        ([293.1, 293.4], "2 points; rises from 293.1 to 293.4"),
        ([1e6 + 1, 1e6 + 2, 1e6 + 5], "3 points; rises from 1000001 to 1000005"),
        ([1e6, 2e6, 5e6], "3 points; rises from 1 million to 5 million"),
    ],
)
def test_values_that_differ_little_have_the_digits_that_tell_them_apart(values, text):
    assert drawn(lambda ax: ax.plot(values)) == text


def test_a_nameless_series_among_others_is_named_by_its_kind():
    def draw(ax):
        ax.bar([1, 2, 3], [3, 1, 2])
        ax.scatter([1, 2, 3], [4, 5, 9])

    assert drawn(draw) == "3 dots, 3 bars; highest 9, dots, at 3"


def test_the_main_fact_of_a_regression_is_its_trend():
    def draw(ax):
        x = np.arange(30.0)
        ax.scatter(x, 2 * x + np.sin(x))
        ax.plot(x, 2 * x)

    assert drawn(draw) == "1 line, 30 dots; y rises with x"


def test_the_highest_of_several_series_of_boxes_is_named():
    figure = go.Figure([go.Box(y=[1, 2, 3, 4, 5, 20], name="a"), go.Box(y=[2, 3, 4], name="b")])
    assert opening(charts_of(figure)) == "2 boxes; highest a: median 3.5"


def test_a_bin_with_long_ends_is_said_by_its_middle():
    values = np.random.default_rng(1).normal(size=200)
    assert drawn(lambda ax: ax.hist(values, bins=12)) == "12 bars; highest 41 at about −0.152"


def test_the_first_of_several_plots_has_the_titles_of_its_axes():
    figure, axes = plt.subplots(1, 2)
    for ax in axes:
        ax.plot([1, 2], [3, 4])
        ax.set(xlabel="Age", ylabel="Pay ($)")
    said = opening(charts_of(figure))
    plt.close("all")
    assert said == "2 plots. The first: Pay by Age, 2 points; rises from $3 to $4"


def test_plots_without_titles_have_those_of_their_values():
    figure, axes = plt.subplots(3, 1, sharex=True)
    for ax, name in zip(axes, ["", "Trend", "Rest"]):
        ax.plot([1, 2, 3])
        ax.set_ylabel(name)
    axes[0].set_title("Sales")
    said = opening(charts_of(figure))
    plt.close("all")
    assert said == "3 plots: Sales, Trend, Rest. The first: 3 points; rises from 1 to 3"


def test_a_bin_around_0_is_at_0():
    def draw(ax):
        ax.hist([0, 0, 0, 1], bins=np.linspace(-3.0755809, 3.0755809, 8))
        ax.set(xlabel="Change of the weight", ylabel="Number of cats")

    assert drawn(draw) == "Number of cats by Change of the weight. 7 bars; highest 3 at 0"


def test_both_axes_of_values_are_named():
    figure, ax = plt.subplots()
    ax.bar(["Jan", "Feb"], [30, 50], label="Rain")
    ax.set_ylabel("Rain (mm)")
    twin = ax.twinx()
    twin.plot(["Jan", "Feb"], [3, 5], label="Temp")
    twin.set_ylabel("Temp (°C)")
    said = opening(charts_of(figure))
    plt.close("all")
    assert said == "Rain and Temp. 2 bars, 1 line; highest 50 mm, Rain; highest 5 °C, Temp"


def test_ticks_without_a_sign_have_a_0_without_a_unit():
    def draw(ax):
        ax.barh(["0-9", "10-19"], [-3, -4], label="Male")
        ax.barh(["0-9", "10-19"], [3.2, 4.1], label="Female")
        ax.set_xticks([-4, -2, 0, 2, 4], ["4M", "2M", "0", "2M", "4M"])
        ax.legend()

    assert drawn(draw) == "2 groups of bars: Male, Female; highest 4.1 M, Female, at 10-19"
