# SPDX-License-Identifier: MIT
"""Figures are read with the oldest supported versions, whose missing names are taken away here."""

import types

import matplotlib.pyplot as plt
import numpy as np
import plotly.graph_objects as go
import pytest
from matplotlib import axis as axes
from matplotlib.colorbar import Colorbar

from a11y_speak import charts_of
from a11y_speak.openings import opening
from a11y_speak.plotly.figure import title_of


@pytest.fixture
def matplotlib_3_6(monkeypatch):
    """Axis.get_converter and Colorbar.long_axis came with 3.10, Axis.get_tick_params with 3.7."""
    monkeypatch.setattr(axes.Axis, "converter", property(axes.Axis.get_converter), raising=False)
    monkeypatch.delattr(axes.Axis, "get_converter")
    monkeypatch.delattr(axes.Axis, "get_tick_params")
    monkeypatch.delattr(Colorbar, "long_axis")
    yield
    plt.close("all")


def test_a_line_is_read_by_matplotlib_3_6(matplotlib_3_6):
    _, ax = plt.subplots()
    ax.plot([1, 2, 3], [4, 2, 9])
    assert opening(charts_of(ax)) == "3 points; rises from 4 to 9, lowest 2 at 2"


def test_the_texts_at_dots_without_ticks_are_read_by_matplotlib_3_6(matplotlib_3_6):
    _, ax = plt.subplots()
    ax.scatter([1, 2], [3, 4])
    ax.text(1, 3, "here")
    assert "here" in str(charts_of(ax)[0])


@pytest.mark.parametrize("side", ["vertical", "horizontal"])
def test_the_axis_of_a_color_bar_is_that_of_its_direction(side):
    from a11y_speak.matplotlib.parts import long_axis

    figure, ax = plt.subplots()
    bar = figure.colorbar(ax.imshow(np.eye(2)), orientation=side)
    old = types.SimpleNamespace(ax=bar.ax, orientation=side)
    found, expected = long_axis(old), bar.long_axis
    plt.close("all")
    assert found is expected


def test_a_title_without_a_subtitle_is_read_by_plotly_5_20():
    old = types.SimpleNamespace(title=types.SimpleNamespace(text="Rain"))
    assert title_of(old) == "Rain"
    assert title_of(go.Layout(title={"text": "Rain", "subtitle": {"text": "in mm"}})) == "Rain. in mm"
