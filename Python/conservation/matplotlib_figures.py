# SPDX-License-Identifier: MIT
"""A sketch as a figure of matplotlib."""

from __future__ import annotations

from typing import Any

import matplotlib.pyplot as plt
import numpy as np

from .figures import Sketch


def drawn(sketch: Sketch) -> Any:
    figure, ax = plt.subplots()
    DRAWN[sketch.kind](ax, sketch)
    ax.set(xlabel=sketch.titles[0], ylabel=sketch.titles[1], title=sketch.titles[2])
    if sketch.is_log:
        ax.set_yscale("log")
    if sketch.is_reversed and sketch.kind in ("line", "dots"):
        ax.invert_yaxis()
    if sketch.level is not None:
        if sketch.level_form == "axhline":
            ax.axhline(sketch.level)
        else:
            ax.hlines(sketch.level, *ax.get_xlim())
    if len(sketch.series) > 1 and sketch.kind != "cells":
        ax.legend()
    if sketch.note and sketch.kind == "line":
        values = sketch.series[0][1]
        ax.annotate(sketch.note, (sketch.places[0], values[0] if values[0] == values[0] else 1.0))
    if sketch.twin:
        right = ax.twinx()
        right.plot(sketch.places, sketch.twin[1], label="Twin")
        right.set_ylabel(sketch.twin[0])
    return figure


def lines(ax: Any, sketch: Sketch) -> None:
    for name, values in sketch.series:
        ax.plot(sketch.places, values, label=name)


def dots(ax: Any, sketch: Sketch) -> None:
    for name, values in sketch.series:
        ax.scatter(sketch.places, values, label=name)


def steps(ax: Any, sketch: Sketch) -> None:
    for name, values in sketch.series:
        ax.step(sketch.places, values, label=name)


def errors(ax: Any, sketch: Sketch) -> None:
    for name, values in sketch.series:
        ax.errorbar(sketch.places, values, yerr=[abs(each) / 10 + 1 for each in values], label=name)


def bars(ax: Any, sketch: Sketch) -> None:
    if sketch.is_stacked:
        foot = np.zeros(len(sketch.places))
        for name, values in sketch.series:
            ax.bar(sketch.places, values, bottom=foot, label=name)
            foot = foot + values
    elif isinstance(sketch.places[0], str):
        grouped(ax, sketch)
    else:
        name, values = sketch.series[0]
        ax.bar(sketch.places, values, label=name)


def grouped(ax: Any, sketch: Sketch) -> None:
    count = len(sketch.series)
    for n, (name, values) in enumerate(sketch.series):
        at = np.arange(len(sketch.places)) + (n - (count - 1) / 2) * 0.8 / count
        ax.bar(at, values, 0.8 / count, label=name)
    ax.set_xticks(range(len(sketch.places)), sketch.places)


def lying(ax: Any, sketch: Sketch) -> None:
    name, values = sketch.series[0]
    ax.barh(sketch.places, values, label=name)


def histogram(ax: Any, sketch: Sketch) -> None:
    name, values = sketch.series[0]
    ax.hist(values, bins=4, label=name)


def boxes(ax: Any, sketch: Sketch) -> None:
    values = [np.array(sketch.series[0][1]) * (n + 1) for n in range(len(sketch.places))]
    ax.boxplot(values, tick_labels=sketch.places, orientation="horizontal" if sketch.is_reversed else "vertical")


def cells(ax: Any, sketch: Sketch) -> None:
    values = np.array([each for _, each in sketch.series])
    ax.imshow(values)
    ax.set_xticks(range(len(sketch.places)), sketch.places)
    ax.set_yticks(range(len(sketch.series)), [name for name, _ in sketch.series])


DRAWN = {
    "line": lines,
    "dots": dots,
    "bars": bars,
    "lying": lying,
    "steps": steps,
    "errors": errors,
    "histogram": histogram,
    "boxes": boxes,
    "cells": cells,
}

KINDS = tuple(DRAWN)
