# SPDX-License-Identifier: MIT
"""What is told of a figure, and when."""

import queue
import threading

from .charts import charts_of
from .link import complain, converse


def play(target, **how):
    """Plays a figure, or one Axes of it, which speaks from then on if it did not yet.

    how: what "sonify" of the protocol takes, such as seconds=5, mode="glide" or words="none"."""
    speaker = getattr(target, "a11y_speaker", None) or speak(target)
    speaker.play(**how)
    return speaker


class speak:  # a figure, or one Axes of it; call it once for each
    def __init__(self, target):
        self.target, self.figure, self.thread = target, target.figure.canvas.figure, None
        for name in "draw", "close", "pick", "button_press", "button_release":
            self.figure.canvas.mpl_connect(f"{name}_event", lambda event: self.hear(event))
        target.a11y_speaker = self
        self.hear()

    def wait(self, seconds=5):
        for _ in range(100 * seconds):
            self.thread.join(0.01 if self.waiting.unfinished_tasks else 0)
        return self.thread.is_alive() and not self.waiting.unfinished_tasks

    def ask(self, command, chart="axes1", **more):
        """Asks a command of a chart, such as "summary" or "next", as its user would."""
        self.waiting.put(("chart", {"chart": chart, "command": command} | more))

    def play(self, **how):
        """Plays each chart that has points, one after the other."""
        self.hear()
        charts = [
            chart for chart, known in self.told.items() if any(each["points"] for each in known["series"])
        ]
        for place, chart in enumerate(charts):
            self.waiting.put(("sonify", {"chart": chart, "words": "around", "queue": place > 0} | how))
        if not charts:
            complain("a11y-speakd: there is nothing to play in this figure")

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
                name, None if self.settled else self.settled
            )
            shown = {chart.id: chart for chart in charts_of(self.figure, self.target)}
            for chart in self.told.keys() - shown:
                self.waiting.put(("removeChart", {"chart": self.told.pop(chart)["id"]}))
            for chart in shown.values():
                self.tell(chart)
            if name == "pick_event" and hasattr(event, "ind"):
                read = getattr(event.artist, "get_xydata", None) or event.artist.get_offsets
                x, y = read()[event.ind[0]]
                text = f"{event.artist.get_label()}, {event.artist.axes.format_xdata(x)}, {y:.10g}"
                self.waiting.put(("announce", {"text": text}))
        except Exception as error:  # which the plot must not notice
            complain(f"a11y-speakd: {error!r}")

    def tell(self, chart):
        known = chart.known
        if known != self.told.get(chart.id) and self.waiting.unfinished_tasks < 1000:
            self.told[chart.id] = known
            self.waiting.put(
                (
                    "describeChart",
                    {
                        "chart": known
                        | {
                            "axes": [axis | chart.views[axis["id"]][1] for axis in known["axes"]],
                            "series": [each | {"points": []} for each in known["series"]],
                        }
                    },
                )
            )
            for each in known["series"]:
                for at in range(0, len(each["points"]), 2000):  # under 256 KiB a line
                    self.waiting.put(
                        (
                            "appendPoints",
                            {
                                "chart": chart.id,
                                "series": each["id"],
                                "points": each["points"][at : at + 2000],
                            },
                        )
                    )
        for axis, (ax, view, scaled) in chart.views.items():
            for name in "xy":
                ax.callbacks.connect(f"{name}lim_changed", self.hear)  # once, and after clear()
            old, settled = self.views.setdefault((chart.id, axis), (view, None))
            if view != old or (settled is False and self.settled):
                self.views[chart.id, axis] = view, self.settled
                if not view:
                    continue
                self.waiting.put(
                    (
                        "rangeChanged",
                        view
                        | {
                            "chart": chart.id,
                            "axis": axis,
                            "cause": "program" if scaled else "user",
                            "settled": self.settled,
                        },
                    )
                )
