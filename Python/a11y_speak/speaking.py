# SPDX-License-Identifier: MIT
"""speak and sonify: a figure or data by ear, with one line of code."""

from __future__ import annotations

from typing import Any, Protocol, Unpack, get_args

from .charts import Chart
from .openings import opening
from .options import ChartOptions, Level, SonifyOptions
from .reading import charts_of, figure_of
from .teller import Teller, complain


class Spoken(Protocol):
    """The result of speak and sonify: a figure or data whose charts the daemon has."""

    @property
    def charts(self) -> list[str]:
        """The ids of the charts, in their order."""

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until everything was heard; False when no daemon listens, or `seconds` pass first."""

    def ask(self, command: str, chart: str = ..., **more: Unpack[ChartOptions]) -> None:
        """Sends a command to a chart, such as "summary" or "next", as its user would."""

    def say(self, level: Level = "short") -> None:
        """Says the opening of the figure, or the whole summary of each chart, one after the other."""

    def sonify(self, **how: Unpack[SonifyOptions]) -> None:
        """Plays each chart that has points, one after the other."""

    def close(self) -> None:
        """Removes the charts once everything is said."""


class SpokenCharts:
    """Charts that do not change: of a figure of plotly or altair, of a table, of numbers."""

    def __init__(self, name: str, shown: list[Chart]) -> None:
        self._teller, self._shown = Teller(name), {chart.id: chart for chart in shown}
        self._is_told = False

    @property
    def charts(self) -> list[str]:
        return list(self._shown)

    def wait(self, seconds: float | None = None) -> bool:
        return self._teller.wait(seconds)

    def ask(self, command: str, chart: str = "", **more: Unpack[ChartOptions]) -> None:
        self._tell()
        chart = chart or next(iter(self._shown), "")
        self._teller.ask("chart", chart=chart, command=command, **more)

    def say(self, level: Level = "short") -> None:
        self._tell()
        if level == "short":
            self._teller.open(opening(list(self._shown.values())))
            return
        for id in self._shown:
            self._teller.say(id)

    def sonify(self, **how: Unpack[SonifyOptions]) -> None:
        self._tell()
        playable = [chart.id for chart in self._shown.values() if chart.has_points]
        options: SonifyOptions = {"words": "around", "queue": True, **how}
        for id in playable:
            self._teller.play(id, **options)
        if not playable:
            complain("a11y-speakd: there is nothing to play in this figure")

    def close(self) -> None:
        self._teller.close()

    def _tell(self) -> None:
        """Describes the charts, and describes them again to a daemon that starts later or returns."""
        if self._teller.is_running and self._is_told:
            return
        self._is_told = True
        self._teller.start()
        for chart in self._shown.values():
            self._teller.describe(chart)


def shown(obj: Any) -> Spoken:
    """Sends the charts of a figure or of data to the daemon, and announces nothing.

    Raises:
        Unreadable: for an object that is neither a figure nor data.
    """
    if (figure := figure_of(obj)) is not None:
        from .matplotlib.speaker import Speaker

        return Speaker.of(figure)
    return SpokenCharts(type(obj).__module__.partition(".")[0], charts_of(obj))


def speak(obj: Any, *, level: Level = "short", summary: bool = True) -> Spoken:
    """Says a figure or data in words. A live figure of matplotlib then announces its changes.

    Returns at once; `speak(obj).wait()` returns when it was heard. Without a daemon, one line is logged, and the
    program goes on.

    Args:
        obj: a figure or Axes of matplotlib, a grid or Plot of seaborn, a Figure of plotly, a chart of
            altair, a series or frame of pandas or polars, an array of numpy, or a list of numbers.
        level: "short" for the opening, which takes at most eight seconds at 175 words a minute and has the main fact
            first; "full" for the summary of each chart with all its notes.
        summary: False to send the charts to the daemon and say nothing.

    Raises:
        Unreadable: for an object of another kind.
        ValueError: for another level.
    """
    if level not in get_args(Level):
        raise ValueError(f'The level is "short" or "full", and not {level!r}.')
    spoken = shown(obj)
    if summary:
        spoken.say(level)
    return spoken


def sonify(obj: Any, **how: Unpack[SonifyOptions]) -> Spoken:
    """Plays a figure or data as sound: for each chart its lowest and highest value, then its points.

    Returns at once; `sonify(obj).wait()` returns when it was heard. Figures that are played in a row take turns.

    Args:
        obj: an object as for `speak`.
        how: parameters of `Client.sonify`, such as seconds=5, mode="contour" or words="none".

    Raises:
        Unreadable: for an object of another kind.
    """
    spoken = shown(obj)
    spoken.sonify(**how)
    return spoken
