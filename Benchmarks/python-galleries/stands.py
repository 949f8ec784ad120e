# SPDX-License-Identifier: MIT
"""Replacements for a window, a browser or a network while an example runs. They change nothing that is drawn."""

import contextlib
import json
import os
import re
import sys
import types
from pathlib import Path

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


TABLES = os.environ.get("VEGA_TABLES")
"""The folder `data` of a clone of vega-datasets, if there is one."""


def file_of(name):
    """The file of a table of vega-datasets; None without one."""
    wanted = re.sub(r"[-_]", "", name).lower()
    found = sorted(Path(TABLES).glob("*")) if TABLES else []
    return next((each for each in found if each.suffix and re.sub(r"[-_]", "", each.stem).lower() == wanted), None)


def table_of(name):
    """A table of the clone, as pandas reads it."""
    import pandas

    file = file_of(name)
    readers = {".csv": pandas.read_csv, ".json": pandas.read_json, ".tsv": lambda file: pandas.read_csv(file, sep="\t")}
    return readers[file.suffix](file)


def inline_table(name):
    """The rows of a table of the clone, with dates as its file has them; None for maps and missing files."""
    from altair import InlineData

    file = file_of(name)
    if file is None or file.suffix not in (".csv", ".json", ".tsv"):
        return None
    if file.suffix == ".json":
        values = json.loads(file.read_text())
        return InlineData(values=values) if isinstance(values, list) else None
    return InlineData(values=json.loads(table_of(name).to_json(orient="records")))


def stand_for_tables():
    """Puts the tables that vega_datasets includes, and those of a clone, into charts. Other tables need a network."""
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

        def url(accessor):
            return inline_table(accessor._name) or inline(getattr(data, accessor._name))

        def call(accessor, *_, **__):
            is_local = hasattr(data, accessor._name) and getattr(data, accessor._name).is_local
            return getattr(data, accessor._name)() if is_local or not TABLES else table_of(accessor._name)

        DatasetAccessor.url, DatasetAccessor.__call__ = property(url), call


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
