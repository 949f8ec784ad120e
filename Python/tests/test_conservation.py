# SPDX-License-Identifier: MIT
"""Everything that a figure shows can be heard: the figures of the gallery, and random figures.

`A11Y_CONSERVATION` sets the number of random figures of each package, 60 by default. Hypothesis prints the seed of a
failure, and makes the figure as small as it can."""

import os

import matplotlib.pyplot as plt
import pytest
from hypothesis import HealthCheck, given, settings

from conservation import altair_figures, matplotlib_figures, plotly_figures
from conservation.figures import sketches
from conservation.findings import check
from gallery.kinds import KINDS

COUNT = int(os.environ.get("A11Y_CONSERVATION", "60"))
RANDOM = settings(
    max_examples=COUNT, deadline=None, print_blob=True, database=None, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("name", [name for name in KINDS if name != "frame"])
def test_a_figure_of_the_gallery_is_heard_whole(name):
    found = check(KINDS[name]())
    plt.close("all")
    assert (found.lost, found.refused) == ([], False)


@RANDOM
@given(sketches())
def test_a_random_figure_of_matplotlib_is_heard_whole(sketch):
    found = check(matplotlib_figures.drawn(sketch))
    plt.close("all")
    assert found.lost == []


@RANDOM
@given(sketches(plotly_figures.KINDS))
def test_a_random_figure_of_plotly_is_heard_whole(sketch):
    assert check(plotly_figures.drawn(sketch)).lost == []


@RANDOM
@given(sketches(altair_figures.KINDS))
def test_a_random_figure_of_altair_is_heard_whole(sketch):
    assert check(altair_figures.drawn(sketch)).lost == []
