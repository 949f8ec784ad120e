# SPDX-License-Identifier: MIT
"""Runs examples of a gallery, each in a separate process, and prints a report on their figures: a line of JSON for each.

    example.py FILE ...

Packages that take long to import are imported once; each example starts as a fork of this process."""

import ast
import contextlib
import io
import json
import os
import re
import resource
import signal
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
from a11y_speak.openings import opening  # noqa: E402
from a11y_speak.wire import request_line  # noqa: E402
from conservation import findings  # noqa: E402
from conservation.spoken import seconds as lasting  # noqa: E402

from pages import blocks_of  # noqa: E402
from stands import prepare  # noqa: E402

REFUSED = re.compile(r"This kind of plot, (.*?), is not read yet|Not read yet: (.*?)(?:; |\. |$)")
SECONDS = 90
"""The most processor time of one example, which does not depend on other programs."""


def run(path):
    """The figures that an example leaves or shows, and the errors of its blocks."""
    shown, failures = [], []
    names = {"__name__": "__main__", "__file__": str(path)}
    prepare(shown)
    os.chdir(path.parent)
    for block in blocks_of(path):
        names.pop("shown_last", None)
        try:
            exec(compile(ending(block), str(path), "exec"), names)
        except BaseException as error:
            failures.append(f"{type(error).__name__}: {error}"[:200])
        last = names.get("shown_last")
        if is_chart(last) and not any(last is one for one in shown):
            shown.append(last)
    far = [each for each in shown if needs_network(each)]
    failures += ["The table is in a network"] * len(far)
    near = [each for each in shown if not any(each is one for one in far)]
    return [plt.figure(number) for number in plt.get_fignums()] + near, failures


def needs_network(chart):
    """Whether a chart of altair reads a table, or the shapes of a map, from a network."""
    return not hasattr(chart, "layout") and '"url": "' in json.dumps(chart.to_dict())


def ending(source):
    """Gives a name to the last expression of an example, which a notebook would show."""
    tree = ast.parse(source)
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = tree.body[-1]
        tree.body[-1] = ast.copy_location(ast.Assign([ast.Name("shown_last", ast.Store())], last.value), last)
        ast.fix_missing_locations(tree)
    return tree


def is_chart(each):
    """Whether the object is a chart of altair or a figure of plotly."""
    return any(kind.__name__ in ("TopLevelMixin", "BaseFigure") for kind in type(each).__mro__)


def told(figure):
    """The report on a figure: the package's words, the time of reading, and the things not heard or not shown."""
    if hasattr(figure, "canvas"):
        figure.canvas.draw()
    begin = time.perf_counter()
    charts = a11y_speak.charts_of(figure)
    seconds = time.perf_counter() - begin
    lines = [request_line(1, *request) for chart in charts for request in chart.requests()]
    refused = [a or b for chart in charts for a, b in REFUSED.findall(chart.summary or "")]
    return {
        "charts": len(charts),
        "speaking": sum(
            chart.has_points or bool(chart.summary and not REFUSED.match(chart.summary)) for chart in charts
        ),
        "points": sum(len(each.xs) for chart in charts for each in chart.series),
        "lines": len(lines),
        "seconds": round(seconds, 3),
        "refused": refused,
        "opening": opening(charts),
        "lasting": round(lasting(opening(charts)), 2),
        **conserved(figure, charts),
        "summary": [chart.summary for chart in charts][:3],
        "names": [each.name for chart in charts for each in chart.series][:6],
    }


def conserved(figure, charts):
    """The texts and data that a figure shows, those that cannot be heard, and the sentences that say more."""
    try:
        found = findings.check(figure, charts)
    except Exception as error:
        return {"shown": 0, "lost": [], "untrue": [], "unchecked": f"{type(error).__name__}: {error}"[:200]}
    return {
        "shown": found.shown,
        "lost": found.lost[:50],
        "lacking": len(found.lost),
        "untrue": found.untrue[:50],
        "lies": len(found.untrue),
        "kinds": found.kinds,
        "told": found.told,
    }


def report_of(path):
    report = {"name": str(path), "figures": []}
    output = io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        figures, failures = run(path)
        if failures:
            report["failed"] = failures[0]
            report["failures"] = failures
        started = False
        for figure in figures:
            if not started and not hasattr(figure, "canvas") and not hasattr(figure, "layout"):
                started, report["engine"] = True, engine_started()
            try:
                report["figures"].append(told(figure))
            except a11y_speak.Unreadable as error:
                report["figures"].append({"charts": 1, "speaking": 0, "refused": [str(error)]})
            except Exception:
                report["figures"].append({"fault": traceback.format_exc()[-900:]})
    return report


def engine_started():
    """The seconds in which vl-convert starts its engine, once a process: not a part of reading a figure."""
    import vl_convert

    begin = time.perf_counter()
    vega = vl_convert.vegalite_to_vega({"data": {"values": [{"a": 1}]}, "mark": "point", "encoding": {}})
    vl_convert.vega_to_scenegraph(vega)
    return round(time.perf_counter() - begin, 3)


def apart(path):
    """The report as a line, from a process that ends after SECONDS of work, whatever the example does."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
        signal.alarm(10 * SECONDS)  # for a program that sleeps
        with os.fdopen(writing, "w") as file:
            file.write(json.dumps(report_of(path)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        line = file.read()
    _, status = os.waitpid(child, 0)
    if line and status == 0:
        return line
    return json.dumps({"name": str(path), "figures": [], "failed": f"The example ended with status {status}"})


def main():
    for module in "pandas", "seaborn", "plotly.express", "altair":
        with contextlib.suppress(ImportError):
            __import__(module)
    for name in sys.argv[1:]:
        print(apart(Path(name).resolve()), flush=True)


if __name__ == "__main__":
    main()
