# SPDX-License-Identifier: MIT
"""Lets a matplotlib figure be heard through a11y-speakd: add speak(fig), or speak(ax)."""
import functools
import json
import logging
import os
import queue
import re
import socket
import threading
import numpy as np
from matplotlib import category, collections, dates

complain = functools.cache(logging.getLogger("a11y-speakd").warning)  # each sentence once


def read_axis(axis, values=np.empty(0)):
    label = re.fullmatch(r"(.*?)(?:\s+\(([^()]+)\))?", axis.get_label_text(), re.DOTALL)
    known = {"id": axis.axis_name, "title": label[1], "unit": label[2], "scale": "linear"}
    view, ticks = np.sort(getattr(axis.axes, f"get_{known['id']}lim")()), axis.get_major_locator()
    if isinstance(ticks, category.StrCategoryLocator):
        known.update(scale="category", categories=axis.get_major_formatter().format_ticks(ticks()))
    elif isinstance(ticks, dates.DateLocator):  # in days; the daemon counts seconds since 1970
        known["scale"], start = "date", dates.date2num(np.datetime64(0, "s"))
        view, values = (np.round((days - start) * 86400, 3) for days in (view, values))
    elif axis.get_scale() == "log":
        known["scale"], values = "logarithmic", np.where(values > 0, values, np.nan)
    return known, dict(zip(("min", "max"), view.tolist())), values  # as the daemon counts


def read_series(ax):
    bars = [group for group in ax.containers if getattr(group, "orientation", "") == "vertical"]
    kind = "stackedColumn" if any(bar.get_y() for group in bars for bar in group) else "column"
    found = [(line, "line", line.get_xydata()) for line in ax.lines
             if line.get_transform() is ax.transData]  # which it is not of axhline
    found += [(dots, "line", np.ma.filled(dots.get_offsets(), np.nan)) for dots in ax.collections
              if isinstance(dots, collections.PathCollection)]
    found += [(group, kind, np.array([(bar.get_x() + bar.get_width() / 2, bar.get_height())
                                      for bar in group])) for group in bars]
    for n, (artist, kind, points) in enumerate(found, 1):
        x, y = read_axis(ax.xaxis, points[:, 0])[2], read_axis(ax.yaxis, points[:, 1])[2]
        points = np.column_stack([x, np.where(np.isfinite(y), y, None)])[np.isfinite(x)]
        yield {"id": f"series{n}", "name": re.sub("^_.*|^$", f"Series {n}", artist.get_label()),
               "kind": kind, "points": points.tolist()}


def converse(waiting):
    path = os.getenv("A11Y_SPEAKD_SOCKET") or os.path.expandvars(
        "$XDG_RUNTIME_DIR/a11y-speakd/events.sock")
    try:
        with socket.socket(socket.AF_UNIX) as link, link.makefile("rw") as stream:
            link.connect(path)
            for n, (method, params) in enumerate(iter(waiting.get, None), 1):
                request = {"jsonrpc": "2.0", "id": n, "method": method, "params": params}
                print(json.dumps(request), file=stream, flush=True)
                reply = next(line for line in map(json.loads, stream) if "method" not in line)
                if "error" in reply:
                    complain(f"a11y-speakd: {method}: {reply['error']['message']}")
                waiting.task_done()
    except (OSError, StopIteration):
        complain(f"a11y-speakd: no daemon answers at {path}; going on without speech.")


class speak:  # a figure, or one Axes of it; call it once for each
    def __init__(self, target):
        self.target, self.figure, self.thread = target, target.figure.canvas.figure, None
        for name in "draw", "close", "pick", "button_press", "button_release":
            self.figure.canvas.mpl_connect(f"{name}_event", lambda event: self.hear(event))
        self.hear()

    def wait(self, seconds=5):
        for _ in range(100 * seconds):
            self.thread.join(0.01 if self.waiting.unfinished_tasks else 0)
        return self.thread.is_alive() and not self.waiting.unfinished_tasks

    def hear(self, event=None):
        try:
            if not (self.thread and self.thread.is_alive()):
                self.told, self.views, self.settled, self.waiting = {}, {}, None, queue.Queue()
                self.waiting.put(("hello", {"client": "matplotlib"}))
                self.thread = threading.Thread(target=converse, args=[self.waiting], daemon=True)
                self.thread.start()
            name = getattr(event, "name", "")
            self.target = None if name == "close_event" else self.target
            self.settled = {"button_press_event": False, "button_release_event": True}.get(
                name, None if self.settled else self.settled)
            shown = {f"axes{n}": ax for n, ax in enumerate(self.figure.axes, 1) if ax.has_data()
                     and self.target in (self.figure, ax)}
            for chart in self.told.keys() - shown:
                self.waiting.put(("removeChart", {"chart": self.told.pop(chart)["id"]}))
            for chart, ax in shown.items():
                self.tell(chart, ax)
            if name == "pick_event" and hasattr(event, "ind"):
                read = getattr(event.artist, "get_xydata", None) or event.artist.get_offsets
                x, y = read()[event.ind[0]]
                text = f"{event.artist.get_label()}, {event.artist.axes.format_xdata(x)}, {y:.10g}"
                self.waiting.put(("announce", {"text": text}))
        except Exception as error:  # which the plot must not notice
            complain(f"a11y-speakd: {error!r}")

    def tell(self, chart, ax):
        axes, views, _ = zip(read_axis(ax.xaxis), read_axis(ax.yaxis))
        known = {"id": chart, "title": ax.get_title(), "axes": axes, "series": [*read_series(ax)]}
        if known != self.told.get(chart) and self.waiting.unfinished_tasks < 1000:
            self.told[chart] = known
            self.waiting.put(("describeChart", {"chart": known | {
                "axes": [axis | view for axis, view in zip(axes, views)],
                "series": [each | {"points": []} for each in known["series"]]}}))
            for each in known["series"]:
                for at in range(0, len(each["points"]), 2000):  # under 256 KiB a line
                    self.waiting.put(("appendPoints", {"chart": chart, "series": each["id"],
                                                       "points": each["points"][at:at + 2000]}))
        for axis, view in zip("xy", views):
            ax.callbacks.connect(f"{axis}lim_changed", self.hear)  # once, and again after clear()
            old, settled = self.views.setdefault((chart, axis), (view, None))
            if view != old or settled is False and self.settled:
                self.views[chart, axis] = view, self.settled
                scaled = getattr(ax, f"get_autoscale{axis}_on")()
                self.waiting.put(("rangeChanged", view | {"chart": chart, "axis": axis, "cause":
                                  "program" if scaled else "user", "settled": self.settled}))
