# SPDX-License-Identifier: MIT
"""What can be asked of the daemon: the methods that both clients have."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from .wire import Params

Made = TypeVar("Made")
Reply = TypeVar("Reply")
Count = TypeVar("Count")
Done = TypeVar("Done")

Score = Params
"""Tracks of notes: {"tracks": [{"timbre": "square", "notes": [[start, length, hertz, gain, pan], …]}]}

Start and length are seconds, gain is 0 to 1, pan is -1 (left) to 1 and may be left out. Timbres are
square, pluck, sine, organ, reed and sawtooth."""


class Requests(Generic[Made, Reply, Count, Done]):
    """The daemon's methods. In `AsyncClient` each is awaited."""

    def announce(
        self,
        text: str | None = None,
        *,
        priority: str | None = None,
        queue: bool | None = None,
        slot: str | None = None,
        expires: float | None = None,
        language: str | None = None,
        rate: int | None = None,
        **more: Any,
    ) -> Made:
        """Says a text.

        Args:
            text: what to say; text, never markup. Or one of ssml, character, key, soundIcon in `more`.
            priority: high, message, default, low, notification or progress; default unless given.
            queue: wait behind other announcements of priority default, instead of cutting them.
            slot: a name: of a slot at most one waits, and a newer one takes its place.
            expires: seconds after which it is not worth saying, at most 86400.
            language: such as "de" or "en-US"; the user's unless given.
            rate: words a minute, 80 to 2000.
            more: the other parameters of announce in a11y-speakd-protocol(7), by their names there.

        Raises:
            Refused: when the daemon refuses a parameter; its sentence says which and why.
            Disconnected: when the daemon goes, and none is found again.
            ValueError: when it takes more than 256 KiB.
        """
        given: Params = {
            "text": text,
            "priority": priority,
            "queue": queue,
            "slot": slot,
            "expires": expires,
            "language": language,
            "rate": rate,
        }
        return self._receipt("announce", _without_none(given | more))

    def sonify(
        self,
        chart: str,
        *,
        series: Sequence[str] | None = None,
        range: str | Sequence[float] | None = None,
        mode: str | None = None,
        seconds: float | None = None,
        order: str | None = None,
        words: str | None = None,
        **more: Any,
    ) -> Made:
        """Plays a chart that was described.

        Args:
            chart: its id.
            series: the ids of those that are heard; all unless given.
            range: visible, all, or the two ends on the x axis.
            mode: notes, glide, contour or compare.
            seconds: how long each series takes, 0.1 to 600; 4 at most unless given.
            order: sequence or together.
            words: before, around or none.
            more: the other parameters of sonify in a11y-speakd-protocol(7).

        Raises:
            Refused: when there is no such chart or series, or a parameter is wrong.
            Disconnected: when the daemon goes, and none is found again.
        """
        given: Params = {
            "chart": chart,
            "series": series,
            "range": range,
            "mode": mode,
            "seconds": seconds,
            "order": order,
            "words": words,
        }
        return self._receipt("sonify", _without_none(given | more))

    def play(self, score: Score, *, text: str | None = None, **more: Any) -> Made:
        """Plays notes.

        Args:
            score: tracks of notes, see `Score`.
            text: what captions and the history call it.
            more: lane, priority, queue and slot, as in a11y-speakd-protocol(7).

        Raises:
            Refused: when a note cannot be played; its sentence says which.
            Disconnected: when the daemon goes, and none is found again.
        """
        return self._receipt("play", _without_none({"score": score, "text": text} | more))

    def chart(self, chart: str, command: str, **more: Any) -> Reply:
        """Asks a command of a chart, as its user would: summary, next, maximum, goTo …

        Args:
            chart: its id.
            command: one of those of chart in a11y-speakd-protocol(7).
            more: series, axis, x, y, direction, client, cursor, as there.

        Returns:
            handled (False when there was nothing to do), announcement and cursor.

        Raises:
            Refused: when there is no such chart, or no such command.
            Disconnected: when the daemon goes, and none is found again.
        """
        return self._reply("chart", {"chart": chart, "command": command} | more)

    def range_changed(self, chart: str, axis: str, low: float, high: float, *, settled: bool | None = None) -> Made:
        """Tells that an axis of a chart shows another range, which is announced when it has come to rest.

        Args:
            low: where it begins, in the axis's own values (dates in seconds since 1970, UTC).
            high: where it ends.
            settled: False while a gesture goes on, True when it has ended; None for either.

        Raises:
            Refused: when there is no such chart or axis.
            Disconnected: when the daemon goes, and none is found again.
        """
        range = {"chart": chart, "axis": axis, "min": low, "max": high, "settled": settled}
        return self._receipt("rangeChanged", _without_none(range))

    def tone(self, id: str, value: float | None) -> Done:
        """A live tone that follows a value; it ends with the connection.

        Args:
            id: a name for it.
            value: 0 (low) to 1 (high); None ends it.
        """
        return self._done("tone", {"id": id} | ({"end": True} if value is None else {"value": value}))

    def cancel(self, announcement: int | None = None, *, scope: str | None = None) -> Count:
        """Silences one announcement, or with scope "self" or "all" these; how many they were."""
        given = {"announcement": announcement, "scope": scope}
        return self._count("cancel", _without_none(given), "canceled")

    def acknowledge(self, announcement: int | None = None, *, scope: str | None = None) -> Count:
        """Ends the repetition of an alarm, or with scope "self" or "all" of these; how many they were."""
        given = {"announcement": announcement, "scope": scope}
        return self._count("acknowledge", _without_none(given), "acknowledged")

    def status(self) -> Reply:
        """What the daemon is doing, as status in a11y-speakd-protocol(7)."""
        return self._reply("status", {})

    def request(self, method: str, **params: Any) -> Reply:
        """Any method of a11y-speakd-protocol(7), and its result.

        Raises:
            Refused: with the daemon's sentence.
            Disconnected: when the daemon goes, and none is found again.
        """
        return self._reply(method, params)

    @abstractmethod
    def _reply(self, method: str, params: Params) -> Reply: ...

    @abstractmethod
    def _receipt(self, method: str, params: Params) -> Made: ...

    @abstractmethod
    def _count(self, method: str, params: Params, member: str) -> Count: ...

    @abstractmethod
    def _done(self, method: str, params: Params) -> Done: ...


def _without_none(params: Params) -> Params:
    return {name: value for name, value in params.items() if value is not None}
