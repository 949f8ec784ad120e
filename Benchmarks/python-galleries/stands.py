# SPDX-License-Identifier: MIT
"""Replacements for a window, a browser or a network while an example runs. They change nothing that is drawn."""

import contextlib
import json
import sys
import types

import matplotlib.pyplot as plt


def prepare(shown):
    """Adds the figures of plotly and altair that an example shows to a list, and makes showing others do nothing."""
    plt.show = lambda *_, **__: None
    plt.pause = lambda *_: None
    with contextlib.suppress(ImportError):
        import plotly.graph_objects as go

        go.Figure.show = lambda self, *_, **__: shown.append(self)
    with contextlib.suppress(ImportError):
        stand_for_tables()
    stand_for_maidr(shown)


def stand_for_tables():
    """Puts the tables that vega_datasets includes into charts. Other tables need a network."""
    import altair
    from vega_datasets import data
    from vega_datasets.core import Dataset

    def inline(dataset):
        if not dataset.is_local:
            return dataset.__dict__.get("url", "none")
        return altair.InlineData(values=json.loads(dataset().to_json(orient="records", date_format="iso")))

    Dataset.url = property(inline, lambda self, url: self.__dict__.__setitem__("url", url))
    with contextlib.suppress(ImportError):
        from altair.datasets._data import DatasetAccessor

        DatasetAccessor.url = property(lambda self: inline(getattr(data, self._name)))
        DatasetAccessor.__call__ = lambda self, *_, **__: getattr(data, self._name)()


def stand_for_maidr(shown):
    """Replaces maidr, which would open a browser: its figures stay open. As with maidr, Axes accept z_label, which is
    not drawn."""
    from matplotlib.axes import Axes

    def show(figure=None, *_, **__):
        if any(kind.__name__ in ("TopLevelMixin", "BaseFigure") for kind in type(figure).__mro__):
            shown.append(figure)

    def without_label(draw):
        return lambda *values, z_label=None, **more: draw(*values, **more)

    for name in "imshow", "pcolormesh":
        setattr(Axes, name, without_label(getattr(Axes, name)))
    maidr = types.ModuleType("maidr")
    maidr.show = maidr.save_html = maidr.render = show
    maidr.close = lambda *_, **__: None
    maidr.stacked = maidr.bar = lambda *_, **__: maidr
    sys.modules["maidr"] = maidr
