# SPDX-License-Identifier: MIT
"""Describes a figure to the daemon, and reports its changes."""

from __future__ import annotations

from typing import Any, Unpack

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from ..openings import opening
from ..options import ChartOptions, Level, SonifyOptions
from ..teller import Teller, complain
from .charts import AxesChart, View, WordsChart, figure_charts, root_of

EVENTS = "draw", "close", "pick", "button_press", "button_release"


class Speaker:
    """Describes a figure or one Axes to the daemon, and reports all changes until the figure is closed.

    The figure never waits. Without a daemon, one line is logged, and the figure's next event tries again.

    Attributes:
        target: the figure or the Axes; None once it is closed.
    """

    def __init__(self, target: Figure | Axes) -> None:
        self.target: Figure | Axes | None = target
        self._figure: Figure = root_of(target)
        self._teller = Teller("matplotlib")
        self._told: dict[str, AxesChart | WordsChart] = {}
        self._views: dict[tuple[str, str], tuple[dict[str, float], bool | None]] = {}
        self._is_settled: bool | None = None
        for name in EVENTS:
            self._figure.canvas.mpl_connect(f"{name}_event", self.hear)
        target.a11y_speaker = self
        self.hear()

    @staticmethod
    def of(target: Figure | Axes) -> Speaker:
        """The speaker that the figure or Axes already has, or a new one."""
        known = getattr(target, "a11y_speaker", None)
        if known is None or known.target is None:
            return Speaker(target)
        known.hear()
        return known  # type: ignore[no-any-return]

    @property
    def charts(self) -> list[str]:
        """The ids of the described charts, in their order: axes1, axes2 …"""
        return list(self._told)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until everything was heard; False when no daemon listens, or `seconds` pass first."""
        return self._teller.wait(seconds)

    def ask(self, command: str, chart: str = "axes1", **more: Unpack[ChartOptions]) -> None:
        """Sends a command to a chart, such as "summary" or "next", as its user would."""
        self._teller.ask("chart", chart=chart, command=command, **more)

    def say(self, level: Level = "short") -> None:
        """Says the opening of the figure, or the whole summary of each chart, one after the other."""
        if level == "short":
            self._teller.open(opening([each.chart for each in self._told.values()]))
            return
        for id in self._told:
            self._teller.say(id)

    def sonify(self, **how: Unpack[SonifyOptions]) -> None:
        """Plays each chart that has points, one after the other.

        `how`: parameters of `Client.sonify`, such as seconds=5, mode="glide" or words="none"."""
        self.hear()
        playable = [id for id, known in self._told.items() if known.chart.has_points]
        options: SonifyOptions = {"words": "around", "queue": True, **how}
        for id in playable:
            self._teller.play(id, **options)
        if not playable:
            complain("a11y-speakd: there is nothing to play in this figure")

    def close(self) -> None:
        """Stops reporting changes, and removes the charts once everything is said."""
        self.target = None
        self._teller.close()

    def hear(self, event: Any = None) -> None:
        """Reports all changes since the last call. Ignores a figure that was closed."""
        if self.target is None:
            return
        try:
            self._hear(event)
        except Exception as error:  # an error must not disturb the plot
            complain(f"a11y-speakd: {error!r}")

    def _hear(self, event: Any) -> None:
        if not self._teller.is_running:
            self._told, self._views, self._is_settled = {}, {}, None
            self._teller.start()
        name = getattr(event, "name", "")
        self.target = None if name == "close_event" else self.target
        self._is_settled = {"button_press_event": False, "button_release_event": True}.get(
            name, None if self._is_settled else self._is_settled
        )
        shown = {chart.id: chart for chart in figure_charts(self._figure, self.target)}
        for id in self._told.keys() - shown:
            del self._told[id]
            self._teller.remove(id)
        for chart in shown.values():
            self._tell(chart)
        if name == "pick_event" and hasattr(event, "ind"):
            self._picked(event)
        if name == "close_event":
            self._teller.close()

    def _picked(self, event: Any) -> None:
        read = getattr(event.artist, "get_xydata", None) or event.artist.get_offsets
        x, y = read()[event.ind[0]]
        text = f"{event.artist.get_label()}, {event.artist.axes.format_xdata(x)}, {y:.10g}"
        self._teller.ask("announce", text=text)

    def _tell(self, shown: AxesChart | WordsChart) -> None:
        known = self._told.get(shown.id)
        if (known is None or not shown.chart.is_like(known.chart)) and not self._teller.is_full:
            self._told[shown.id] = shown
            self._teller.describe(shown.chart)
        for axis, view in shown.views.items():
            self._look(shown.id, axis, view)

    def _look(self, chart: str, axis: str, view: View) -> None:
        for name in "xy":
            view.ax.callbacks.connect(f"{name}lim_changed", self.hear)  # repeated, because clear() disconnects
        old, settled = self._views.setdefault((chart, axis), (view.range, None))
        if view.range == old and not (settled is False and self._is_settled):
            return
        self._views[chart, axis] = view.range, self._is_settled
        if view.range:
            self._teller.ask(
                "rangeChanged",
                chart=chart,
                axis=axis,
                **view.range,
                cause="program" if view.follows else "user",
                settled=self._is_settled,
            )
