# SPDX-License-Identifier: MIT
"""A sketch as a figure of seaborn, from a table in long form."""

from __future__ import annotations

from typing import Any

import matplotlib.pyplot as plt
import pandas as pd
import seaborn as sns

from .figures import Sketch

KINDS = "line", "dots", "bars", "lying", "strips", "joints", "boxes", "letters", "violins", "histogram", "cells", "rugs"
"""The kinds, some of them by seaborn's own names: joints are points of pointplot, letters boxes of boxenplot."""

NAMED = "bars", "lying", "strips", "joints", "boxes", "letters", "violins"
"""The kinds whose places are names."""

SPREADS = "strips", "boxes", "letters", "violins"


def drawn(sketch: Sketch) -> Any:
    figure, ax = plt.subplots()
    DRAWN[sketch.kind](ax, sketch)
    ax.set(title=sketch.titles[2], **{f"{side}label": text for side, text in zip("xy", sketch.titles) if text})
    if sketch.is_log and any(value == value for _, values in sketch.series for value in values):
        ax.set_yscale("log")
    if sketch.level is not None and sketch.kind in ("line", "dots", "bars"):
        ax.axhline(sketch.level)
    return figure


def table(sketch: Sketch) -> Any:
    rows = [(place, value, name) for name, values in sketch.series for place, value in zip(sketch.places, values)]
    frame = pd.DataFrame(rows, columns=["place", "value", "group"])
    if hasattr(sketch.places[0], "year"):
        frame["place"] = pd.to_datetime(frame["place"])
    if sketch.kind in SPREADS:  # several values at each name
        more = [frame.assign(value=frame["value"] * factor + n) for n, factor in enumerate((1.0, 1.5, 0.25, 2.0))]
        frame = pd.concat(more, ignore_index=True)
    return frame


def grouped(draw: Any, lies: bool = False, **settings: Any) -> Any:
    def of(ax: Any, sketch: Sketch) -> None:
        sides = {"x": "value", "y": "place"} if lies else {"x": "place", "y": "value"}
        hue = {"hue": "group"} if len(sketch.series) > 1 else {}
        draw(table(sketch), **sides, **hue, **settings, ax=ax)

    return of


def histogram(ax: Any, sketch: Sketch) -> None:
    sns.histplot(table(sketch), x="value", bins=4, ax=ax)


def rugs(ax: Any, sketch: Sketch) -> None:
    sns.rugplot(table(sketch), **{"y" if sketch.is_reversed else "x": "value"}, ax=ax)


def cells(ax: Any, sketch: Sketch) -> None:
    frame = pd.DataFrame(dict(sketch.series), index=[str(each) for each in sketch.places])
    sns.heatmap(frame.T, annot=sketch.is_reversed, ax=ax)


DRAWN = {
    "line": grouped(sns.lineplot, errorbar=None),
    "dots": grouped(sns.scatterplot),
    "bars": grouped(sns.barplot, errorbar=None),
    "lying": grouped(sns.barplot, lies=True, errorbar=None),
    "strips": grouped(sns.stripplot),
    "joints": grouped(sns.pointplot, errorbar=None),
    "boxes": grouped(sns.boxplot),
    "letters": grouped(sns.boxenplot),
    "violins": grouped(sns.violinplot),
    "histogram": histogram,
    "cells": cells,
    "rugs": rugs,
}
