# SPDX-License-Identifier: MIT
"""Runs one example of a gallery in a process of its own, and says what its figures tell."""

import ast
import contextlib
import io
import json
import os
import sys
import time
import traceback
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent.parent / "Python")]

import matplotlib  # noqa: E402

matplotlib.use("Agg")
import a11y_speak  # noqa: E402
import matplotlib.pyplot as plt  # noqa: E402
from a11y_speak.wire import request_line  # noqa: E402


def run(source, name):
    """The names of what an example leaves: figures of matplotlib, and what it shows or ends with."""
    shown = []
    names = {"__name__": "__main__", "__file__": name}
    prepare(shown)
    os.chdir(Path(name).parent if Path(name).parent.is_dir() else "/tmp")
    exec(compile(ending(source), name, "exec"), names)
    figures = [plt.figure(number) for number in plt.get_fignums()]
    others = [each for each in shown if not hasattr(each, "canvas")]
    last = names.get("shown_last")
    if is_chart(last) and not any(last is one for one in others):
        others.append(last)
    return figures + others


def ending(source):
    """What an example ends with is what a notebook would show: it gets a name."""
    tree = ast.parse(source)
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = tree.body[-1]
        tree.body[-1] = ast.copy_location(ast.Assign([ast.Name("shown_last", ast.Store())], last.value), last)
        ast.fix_missing_locations(tree)
    return tree


def is_chart(each):
    """Whether it is a chart of altair or a figure of plotly."""
    return any(kind.__name__ in ("TopLevelMixin", "BaseFigure") for kind in type(each).__mro__)


def prepare(shown):
    """What would open a window, or a network, does neither."""
    plt.show = lambda *_, **__: None
    plt.pause = lambda *_: None
    with contextlib.suppress(ImportError):
        import plotly.graph_objects as go

        go.Figure.show = lambda self, *_, **__: shown.append(self)
    with contextlib.suppress(ImportError):
        import seaborn

        import datasets

        seaborn.load_dataset = datasets.load_dataset
        seaborn.utils.load_dataset = datasets.load_dataset
    with contextlib.suppress(ImportError):
        import altair
        from vega_datasets.core import Dataset

        # Tables that the package ships stand in the chart; the others would need a network.
        Dataset.url = property(
            lambda self: (
                altair.InlineData(values=json.loads(self().to_json(orient="records", date_format="iso")))
                if self.is_local
                else self.__dict__.get("url", "none")
            ),
            lambda self, url: self.__dict__.__setitem__("url", url),
        )
    with contextlib.suppress(ImportError):
        import maidr

        maidr.show = lambda *_, **__: None
        maidr.save_html = lambda *_, **__: None


def told(figure):
    """What is said of a figure, how long the reading took, and what of it no artist holds."""
    from truth import REFUSED, gathered, untrue

    if hasattr(figure, "canvas"):
        figure.canvas.draw()
    begin = time.perf_counter()
    charts = a11y_speak.charts_of(figure)
    seconds = time.perf_counter() - begin
    lines = [request_line(1, *request) for chart in charts for request in chart.requests()]
    refused, wrong = [], []
    for chart in charts:
        refused += [a or b for a, b in REFUSED.findall(chart.summary or "")]
        if hasattr(figure, "canvas"):
            wrong += untrue(chart, gathered(axes_of(figure, chart.id)))
    return {
        "charts": len(charts),
        "speaking": sum(
            chart.has_points or bool(chart.summary and not REFUSED.match(chart.summary)) for chart in charts
        ),
        "points": sum(len(each.xs) for chart in charts for each in chart.series),
        "lines": len(lines),
        "seconds": round(seconds, 3),
        "refused": refused,
        "wrong": wrong,
        "summary": [chart.summary for chart in charts][:3],
        "names": [each.name for chart in charts for each in chart.series][:6],
    }


def axes_of(figure, id):
    ax = figure.axes[int(id.removeprefix("axes")) - 1]
    return [each for each in figure.axes if each.get_position().bounds == ax.get_position().bounds]


def main():
    source, name = sys.stdin.read(), sys.argv[1]
    report = {"name": name, "figures": []}
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            figures = run(source, name)
        except BaseException as error:
            report["failed"] = f"{type(error).__name__}: {error}"[:200]
            figures = [plt.figure(number) for number in plt.get_fignums()]
        for figure in figures:
            try:
                report["figures"].append(told(figure))
            except a11y_speak.Unreadable as error:
                report["figures"].append({"charts": 0, "speaking": 0, "refused": [str(error)], "wrong": []})
            except Exception:
                report["figures"].append({"fault": traceback.format_exc()[-900:]})
    print(json.dumps(report))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
