# SPDX-License-Identifier: MIT
"""Heat maps of all packages: the title of each axis is heard with the row and with the extremes."""

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest
import seaborn as sns

from a11y_speak import charts_of

CELLS, NAMES = np.array([[1, 2], [3, 4]]), ["cat", "dog"]
FRAME = pd.DataFrame(CELLS, index=pd.Index(NAMES, name="Actual"), columns=pd.Index(NAMES, name="Predicted"))


def titled(draw):
    """A figure of matplotlib with both axes named."""
    figure, ax = plt.subplots()
    draw(ax)
    centers = [0.5, 1.5] if draw in MESHES else [0, 1]
    ax.set_xticks(centers, NAMES)
    ax.set_yticks(centers, NAMES)
    ax.set(xlabel="Predicted", ylabel="Actual")
    return figure


MESHES = [lambda ax: ax.pcolormesh(CELLS), lambda ax: ax.pcolor(CELLS), lambda ax: ax.pcolorfast(CELLS.astype(float))]
LAYOUT = {"xaxis": {"title": {"text": "Predicted"}}, "yaxis": {"title": {"text": "Actual"}}}
LONG = FRAME.stack().rename("n").reset_index()


def seaborn_map():
    figure, ax = plt.subplots()
    sns.heatmap(FRAME, ax=ax)
    return figure


@pytest.mark.parametrize(
    "draw",
    [
        lambda: titled(lambda ax: ax.imshow(CELLS)),
        lambda: titled(lambda ax: ax.imshow(CELLS, origin="lower")),
        lambda: titled(lambda ax: ax.matshow(CELLS)),
        *[lambda mesh=mesh: titled(mesh) for mesh in MESHES],
        seaborn_map,
        lambda: go.Figure(go.Heatmap(z=CELLS, x=NAMES, y=NAMES), LAYOUT),
        lambda: go.Figure(go.Contour(z=CELLS, x=NAMES, y=NAMES), LAYOUT),
        lambda: px.imshow(FRAME),
        lambda: alt.Chart(LONG).mark_rect().encode(x="Predicted", y="Actual", color="n"),
    ],
)
def test_a_row_of_cells_has_the_title_of_its_axis(draw):
    (chart,) = charts_of(draw())
    plt.close("all")
    assert [each.name for each in chart.series] == ["Actual cat", "Actual dog"]
    assert [[point[1] for point in each.points()] for each in chart.series] == [[1, 2], [3, 4]]
    assert chart.axes[0].title == "Predicted"
    if chart.summary:
        assert chart.summary.endswith(
            "lowest 1 at Predicted cat and Actual cat; highest 4 at Predicted dog and Actual dog"
        )


def test_a_row_without_a_title_has_its_name_alone():
    assert [each.name for each in charts_of(go.Figure(go.Heatmap(z=CELLS, y=NAMES)))[0].series] == NAMES
