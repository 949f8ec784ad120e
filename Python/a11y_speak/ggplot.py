# SPDX-License-Identifier: MIT
"""Plots of plotnine: the figure of matplotlib that one draws, with its titles and names where matplotlib has them."""

from __future__ import annotations

import copy
from typing import Any

from .ggplot_layers import replaced

COLOURS = "color", "fill"


def drawn(plot: Any) -> Any:
    """The figure of a plot, without a window, with the titles and the legends that plotnine draws beside the axes."""
    from matplotlib import patches

    built = copy.deepcopy(plot)
    for name in ("figure", "_gridspec", "axs"):  # a plot that was drawn before would be drawn over itself
        vars(built).pop(name, None)
    figure = built.draw()  # and builds the layers and the scales
    if not hasattr(built.layout, "layout"):  # plotnine 0.14 builds those of a copy, which only the figure's engine has
        built = getattr(figure.get_layout_engine(), "plot", built)
    names = {name: str(getattr(built.labels, name, None) or "") for name in ("x", "y", "title", *COLOURS)}
    found = list(zip(figure.axes, panels(built)))
    replaced(built, [ax for ax, _ in found])
    for ax, panel in found:
        ax.set(xlabel=names["x"], ylabel=names["y"], title=panel)
        for axis in "xy":
            if is_discrete(built.scales.get_scales(axis)):
                named(getattr(ax, f"{axis}axis"))
        for channel in COLOURS:
            scale = built.scales.get_scales(channel)
            if is_discrete(scale):
                limits = list(scale.final_limits)
                handles = [patches.Patch(color=each, label=str(name)) for name, each in zip(limits, scale.map(limits))]
                ax.legend(handles=handles, title=names[channel])
    if names["title"]:
        figure.suptitle(names["title"])
    return figure


def is_discrete(scale: Any) -> bool:
    return any(each.__name__ == "scale_discrete" for each in type(scale).__mro__)


def named(axis: Any) -> None:
    """Makes the texts of an axis the names of its places, next to which moved dots may be."""
    from matplotlib import category

    texts = [each.get_text() for each in axis.get_ticklabels()]
    places = [float(each) for each in axis.get_majorticklocs()]
    if texts and len(texts) == len(set(texts)) == len(places):
        units = dict(zip(texts, places))
        axis.set_major_locator(category.StrCategoryLocator(units))
        axis.set_major_formatter(category.StrCategoryFormatter(units))


def panels(built: Any) -> list[str]:
    """The names of each panel of a facet; "" for a plot without facets."""
    layout = built.layout.layout
    columns = [name for name in layout.columns if not str(name).isupper()]
    return [", ".join(str(row[name]) for name in columns) for row in layout.to_dict("records")]
