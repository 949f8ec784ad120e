# SPDX-License-Identifier: MIT
"""Kinds of figures that people draw with many packages: the opening of each, and what its series say.

A reported figure is added in five lines: a function that draws it, and its words."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

from a11y_speak import charts_of
from a11y_speak.openings import opening

metrics = pytest.importorskip("sklearn.metrics")
sns = pytest.importorskip("seaborn")
TRUTH, SCORES = [0, 0, 1, 1, 0, 1], [0.1, 0.4, 0.35, 0.8, 0.2, 0.9]
ROOT = np.arange(5.0)


def ax():
    return plt.subplots()[1]


def drawn(method, *values, **more):
    made = ax()
    getattr(made, method)(*values, **more)
    return made


def banded():
    made = ax()
    made.plot(ROOT, ROOT**2, label="mean")
    made.fill_between(ROOT, ROOT**2 - 1, ROOT**2 + 1, alpha=0.3)
    return made


def boxen():
    return sns.boxenplot(x=["a"] * 50 + ["b"] * 50, y=np.random.RandomState(0).randn(100), ax=ax())


def hand_drawn_roc():
    made = ax()
    made.plot([0, 0.5, 1], [0, 0.9, 1], label="ROC (area = 0.78)")
    made.plot([0, 1], [0, 1], "k--")
    made.set(xlabel="False Positive Rate", ylabel="True Positive Rate", title="Receiver operating characteristic")
    return made


def stacked():
    made = ax()
    made.bar(["a", "b"], [1, 2], label="u")
    made.bar(["a", "b"], [3, 5], bottom=[1, 2], label="v")
    return made


@pytest.fixture(autouse=True)
def closed():
    yield
    plt.close("all")


OPENINGS = [
    (
        lambda: metrics.RocCurveDisplay.from_predictions(TRUTH, SCORES, name="LR", ax=ax(), plot_chance_level=True),
        "True Positive Rate by False Positive Rate. 2 lines; LR (AUC = 0.89)",
    ),
    (
        lambda: metrics.PrecisionRecallDisplay.from_predictions(TRUTH, SCORES, name="LR", ax=ax()),
        "Precision by Recall. LR (AP = 0.92); falls from 1 to 0.5",
    ),
    (hand_drawn_roc, "Receiver operating characteristic. 2 lines; ROC (area = 0.78)"),
    (banded, "mean, 5 points with 1 band; rises from 0 to 16"),
    (boxen, "2 boxes; highest a: median about 0.149"),
    (stacked, "2 groups of bars: u, v; highest total 7 at b"),
    (lambda: drawn("plot", [1, 2, 3], [2, 9, 4], "o"), "3 dots; highest 9 at 2; lowest 2 at 1"),
    (lambda: drawn("eventplot", [[1, 2], [3]]), "3 events"),
    (lambda: drawn("hist", [1, 1, 2, 3.5], bins=3), "3 bars; highest 1 to about 1.83: 2"),
    (lambda: drawn("plot", [0, 1, 2], [1e-9, 5, 2e-9]), "3 points; highest 5 at 1"),
    (lambda: drawn("boxplot", [[1, 2, 3], [2, 3, 4]]), "2 boxes; highest box 2: median 3"),
]


@pytest.mark.parametrize(("draw", "text"), OPENINGS)
def test_the_opening_of_a_kind_names_its_things_and_its_main_fact(draw, text):
    assert opening(charts_of(draw())) == text
