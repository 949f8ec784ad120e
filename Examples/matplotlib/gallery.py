#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Some kinds of plots, and what is said when their user asks for the first point. It needs no
screen, and ends with 0 when the daemon has answered everything."""
import datetime
import sys

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
from matplotlib import ticker

import a11y_matplotlib

matplotlib.use("Agg")
HOUR = datetime.timezone(datetime.timedelta(hours=1))


def beside_each_other(ax):
    ax.bar(np.arange(3) - .2, [3, 4, 5], .4, label="2023")
    ax.bar(np.arange(3) + .2, [1, 2, 3], .4, label="2024")
    ax.set_xticks(range(3), ["Jan", "Feb", "Mar"])


def percent(ax):
    ax.plot([1, 2], [.4, .28])
    ax.yaxis.set_major_formatter(ticker.PercentFormatter(1))


KINDS = [
    beside_each_other,
    lambda ax: ax.hist([1, 1.2, 1.3, 1.4, 1.5, 2.6, 2.7, 3.4, 4], bins=4),
    lambda ax: ax.errorbar([1, 2], [4, 5], yerr=.5),
    lambda ax: ax.bxp([{"med": 3, "q1": 2, "q3": 4, "whislo": 1, "whishi": 5, "fliers": [9]}]),
    lambda ax: ax.barh(["a", "b", "c"], [3, 5, 2]),
    lambda ax: ax.pie([1, 2, 1], labels=["a", "b", "c"]),
    lambda ax: ax.stackplot([1, 2, 3], [1, 2, 3], [2, 2, 2], labels=["a", "b"]),
    percent,
    lambda ax: ax.plot([datetime.datetime(2024, 3, 5, 8 + n, tzinfo=HOUR) for n in (0, 1)], [1, 2]),
    lambda ax: ax.imshow([[1, 2, 3], [3, 4, 5]])]

for draw in KINDS:
    figure, axes = plt.subplots()
    draw(axes)
    speaker = a11y_matplotlib.speak(figure)
    speaker.ask("first")
    if not speaker.wait():
        sys.exit(1)
