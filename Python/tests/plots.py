#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Speaks many kinds of plots: the summary of each, and its first points, as when a user asks for them.
Needs no screen. Exits with 0 when the daemon has answered everything."""

import datetime
import sys

import matplotlib
import matplotlib.pyplot as plt
import numpy as np
from matplotlib import ticker

import a11y_speak

matplotlib.use("Agg")
HOUR = datetime.timezone(datetime.timedelta(hours=1))
VALUES = [1, 1.2, 1.3, 1.4, 1.5, 2.6, 2.7, 3.4, 4]


def beside_each_other(ax):
    ax.bar(np.arange(3) - 0.2, [3, 4, 5], 0.4, label="2023")
    ax.bar(np.arange(3) + 0.2, [1, 2, 3], 0.4, label="2024")
    ax.set_xticks(range(3), ["Jan", "Feb", "Mar"])


def on_each_other(ax):
    ax.bar(["a", "b"], [3, 5], label="x")
    ax.bar(["a", "b"], [1, 2], bottom=[3, 5], label="y")


def twins(ax):
    ax.plot([1, 2], [1, 3], label="left")
    ax.twinx().plot([1, 2], [100, 200], label="right")


def percent(ax):
    ax.plot([1, 2], [0.4, 0.28])
    ax.yaxis.set_major_formatter(ticker.PercentFormatter(1))


def line_with_texts(ax):
    ax.plot([1, 2, 3], [1, 5, 2], label="height")
    ax.axhline(4)
    ax.annotate("top", (2, 5))


def years(ax):
    ax.plot([2001, 2002, 2003], [1, 2, 3])
    ax.set_xlabel("year")


def hours(ax):
    ax.plot([datetime.datetime(2024, 3, 5, 8 + n, tzinfo=HOUR) for n in (0, 1)], [1, 2])


KINDS = [
    lambda ax: ax.bar(["a", "b", "c"], [3, 5, 2], label="n"),
    beside_each_other,
    on_each_other,
    lambda ax: ax.hist(VALUES, bins=4),
    lambda ax: ax.hist([[1, 1.2, 2, 3], [1, 2, 2.5, 4]], bins=3, label=["a", "b"]),
    lambda ax: ax.errorbar([1, 2], [4, 5], yerr=0.5),
    lambda ax: ax.bxp([{"med": 3, "q1": 2, "q3": 4, "whislo": 1, "whishi": 5, "fliers": [9]}]),
    lambda ax: ax.stem([1, 2, 3], [3, 0, 2]),
    lambda ax: ax.step([1, 2], [4, 5], label="fare"),
    lambda ax: ax.scatter([3, 1, 2, 1], [4, 5, 6, 7]),
    lambda ax: ax.barh(["a", "b", "c"], [3, 5, 2]),
    lambda ax: ax.imshow([[1, 2, 3], [3, 4, 5]]),
    lambda ax: ax.pie([1, 2, 1], labels=["a", "b", "c"]),
    lambda ax: ax.violinplot([[1, 2, 3, 3, 3, 4, 5]]),
    lambda ax: ax.fill_between([1, 2, 3], [1, 3, 2], label="rain"),
    lambda ax: ax.stackplot([1, 2, 3], [1, 2, 3], [2, 2, 2], labels=["a", "b"]),
    lambda ax: ax.hexbin([0, 1, 1], [0, 1, 1], gridsize=2),
    lambda ax: ax.contour([[1, 2, 3], [2, 3, 4], [3, 4, 9]]),
    twins,
    line_with_texts,
    percent,
    hours,
    years,
]


def tell(*plots):
    """Asks for the summary and the first two points of each plot."""
    figure = plots[0].figure
    speaker = a11y_speak.speak(figure, summary=False)
    for n, _ in enumerate(plots, 1):
        for command in "summary", "next", "next":
            speaker.ask(command, f"axes{n}")
    if not speaker.wait(60):
        sys.exit(1)
    plt.close(figure)


if __name__ == "__main__":
    for draw in KINDS:
        plot = plt.figure().add_subplot()
        draw(plot)
        tell(plot)
    one, other = plt.figure().subplots(1, 2)
    one.plot([1, 2])
    other.plot([2, 1])
    other.set_title("down")
    tell(one, other)
    for projection, values in ("polar", [0, np.pi / 2]), ("3d", [0, 1]):
        plot = plt.figure().add_subplot(projection=projection)
        plot.scatter(values, [1, 2])
        tell(plot)
