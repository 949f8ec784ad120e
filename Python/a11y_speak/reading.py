# SPDX-License-Identifier: MIT
"""Finds the kind of an object, and the module that reads it into charts."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .charts import Chart
from .errors import Unreadable

READERS = {
    "altair": "altair",
    "bokeh": "bokeh",
    "numpy": "tables",
    "pandas": "tables",
    "plotly": "plotly",
    "polars": "tables",
    "wordcloud": "tables",
    "xarray": "tables",
}
"""The module of this package that reads the objects of another package."""


INSTEAD = {
    "geopandas": "call its plot method and pass the Axes, or pass the columns of numbers, such as frame[['pop']]",
    "networkx": "draw it with networkx.draw_networkx on an Axes and pass the figure, or pass dict(graph.degree)",
    "lifelines": "call its plot method and pass the Axes",
    "statsmodels": "pass a figure of statsmodels.graphics, or a series such as result.params",
    "sklearn": "pass a display, such as RocCurveDisplay.from_estimator(...)",
    "shapely": "pass a plot of it",
    "scipy": "plot it, and pass the figure",
}
"""The remedy for objects of a package that are not figures."""


def figure_of(obj: Any) -> Any:
    """The figure or Axes of matplotlib that belongs to an object; None for other objects.

    Grids of seaborn have a figure, and its Plot draws one. Lists of Axes and artists are drawn in one.
    """
    packages = packages_of(obj)
    if "matplotlib" in packages or "mpl_toolkits" in packages:
        if hasattr(obj, "canvas") or hasattr(obj, "get_xlim"):
            return obj
        found = getattr(obj, "axes", None) or getattr(obj, "figure", None)
        return found if found is not None else _first_figure(obj)
    if "seaborn" in packages:
        if hasattr(obj, "plot") and hasattr(obj, "layout"):
            return obj.plot(pyplot=False)._figure  # seaborn.objects has no public name for it
        return getattr(obj, "figure", None)
    if "plotnine" in packages and hasattr(obj, "draw"):
        from .ggplot import drawn

        return drawn(obj)
    if (shown := getattr(obj, "figure_", None)) is not None:  # a display of scikit-learn
        return getattr(obj, "ax_", None) or shown
    return _first_figure(obj)


def _first_figure(obj: Any) -> Any:
    """The figure of a list or an array of Axes or artists, as plt.subplots and ax.plot return it."""
    if isinstance(obj, list | tuple) or (type(obj).__name__ == "ndarray" and obj.dtype == object):
        each = next(iter(getattr(obj, "flat", obj)), None)
        if "matplotlib" in packages_of(each):
            found = figure_of(each)
            return getattr(found, "figure", found)
    return None


def charts_of(obj: Any) -> list[Chart]:
    """The charts of a figure or of data, as values, in the order of drawing.

    Raises:
        Unreadable: for an object of another kind.
    """
    if isinstance(obj, Chart):
        return [obj]
    if (figure := figure_of(obj)) is not None:
        from .matplotlib.charts import figure_charts, root_of

        return [each.chart for each in figure_charts(root_of(figure), figure)]
    for package in packages_of(obj):
        if package in INSTEAD:
            raise Unreadable(f"A {type(obj).__name__} of {package} is not a figure: {INSTEAD[package]}.")
        if package in READERS:
            reader = import_module(f".{READERS[package]}", __package__)
            return list(reader.charts_of(obj))
    if isinstance(obj, list | tuple | dict):
        return list(import_module(".tables", __package__).charts_of(obj))
    raise Unreadable(
        f"An object of {type(obj).__module__}.{type(obj).__qualname__} is neither a figure nor data that "
        "can be announced: pass a figure or Axes of matplotlib or seaborn, a figure of plotly or bokeh, a chart of "
        "altair, a series or frame of pandas or polars, or numbers."
    )


def packages_of(obj: Any) -> list[str]:
    """The packages of an object's classes, the most derived class first. Imports nothing."""
    return list(dict.fromkeys(each.__module__.partition(".")[0] for each in type(obj).__mro__))
