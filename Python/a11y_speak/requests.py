# SPDX-License-Identifier: MIT
"""The requests to the daemon: the methods that both clients share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, Literal, TypeVar, Unpack

from .options import ChartOptions, ElementOptions, PlayOptions, Priority, SoundOptions, SpeechOptions
from .wire import Params, wire_names

Made = TypeVar("Made")
Reply = TypeVar("Reply")
Count = TypeVar("Count")
Done = TypeVar("Done")

Score = Params
"""Tracks of notes: {"tracks": [{"timbre": "square", "notes": [[start, length, hertz, gain, pan], …]}]}

Start and length are in seconds, gain is 0 to 1. Pan is -1 (left) to 1 (right), and may be omitted. Timbres are
square, pluck, sine, organ, reed and sawtooth."""


class Requests(Generic[Made, Reply, Count, Done]):
    """The daemon's methods. `AsyncClient` returns an awaitable from each."""

    def announce(
        self,
        text: str | None = None,
        *,
        priority: Priority | None = None,
        queue: bool | None = None,
        slot: str | None = None,
        expires: float | None = None,
        language: str | None = None,
        rate: int | None = None,
        **more: Unpack[SpeechOptions],
    ) -> Made:
        """Says a text.

        Args:
            text: the text to say: plain, or of a `kind` in `more`. Or `more` has ssml, character, key or sound_icon.
            priority: "high", "message", "default", "low", "notification" or "progress"; "default" if omitted.
            queue: True to wait for other announcements of priority default instead of interrupting them.
            slot: a name. At most one announcement of a slot waits; a newer one replaces it.
            expires: seconds after which the announcement expires unsaid, at most 86400.
            language: a language tag such as "de" or "en-US"; the user's language if omitted.
            rate: words per minute, 80 to 2000.
            more: the other parameters of announce in a11y-speakd-protocol(7), in snake_case, as `SpeechOptions` lists.

        Raises:
            Refused: when the daemon refuses a parameter; the message says which and why.
            Disconnected: when the daemon disconnects, and no daemon is found again.
            ValueError: when the request takes more than 256 KiB.
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
        return self._receipt("announce", _without_none(given | wire_names({**more})))

    def append(self, announcement: int, text: str = "", *, close: bool = False) -> Count:
        """Appends a text to an open announcement: one that was announced with `open=True`.

        Args:
            announcement: the number of the announcement, `id` of its receipt.
            text: a sentence or more; empty to close the announcement only.
            close: True to close the announcement after the text. The daemon closes it after 10 seconds without one.

        Returns:
            int: the number of the announcement.

        Raises:
            Refused: when the announcement is not open, for example because it was interrupted.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        given: Params = {"append": announcement, "open": not close and bool(text)}
        return self._count("announce", given | ({"text": text} if text else {}), "announcement")

    def sonify(
        self,
        chart: str,
        *,
        series: Sequence[str] | None = None,
        range: Literal["visible", "all"] | Sequence[float] | None = None,
        mode: Literal["notes", "glide", "contour", "compare"] | None = None,
        seconds: float | None = None,
        order: Literal["sequence", "together"] | None = None,
        words: Literal["before", "around", "none"] | None = None,
        **more: Unpack[SoundOptions],
    ) -> Made:
        """Plays a chart that `describe` has sent.

        Args:
            chart: the chart's id.
            series: the ids of the series to play; all series if omitted.
            range: "visible", "all", or the two ends on the x axis.
            mode: "notes", "glide", "contour" or "compare".
            seconds: the duration of each series, 0.1 to 600; at most 4 if omitted.
            order: "sequence" or "together".
            words: "before", "around" or "none".
            more: reference, band, lane, priority, queue and slot, as in a11y-speakd-protocol(7).

        Raises:
            Refused: when the daemon has no such chart or series, or refuses a parameter.
            Disconnected: when the daemon disconnects, and no daemon is found again.
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
        return self._receipt("sonify", _without_none(given | wire_names({**more})))

    def play(self, score: Score, *, text: str | None = None, **more: Unpack[PlayOptions]) -> Made:
        """Plays notes.

        Args:
            score: tracks of notes, as `Score` describes.
            text: the name in captions and in the history.
            more: lane, priority, queue and slot, as in a11y-speakd-protocol(7).

        Raises:
            Refused: when the daemon cannot play a note; the message says which.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        return self._receipt("play", _without_none({"score": score, "text": text} | wire_names({**more})))

    def chart(self, chart: str, command: str, **more: Unpack[ChartOptions]) -> Reply:
        """Sends a command to a chart, as its user would: summary, next, maximum, goTo …

        Args:
            chart: the chart's id.
            command: a command of chart in a11y-speakd-protocol(7).
            more: the command's parameters there: series, axis, x, y, direction, client, cursor.

        Returns:
            dict: handled (False when there was nothing to do), announcement and cursor.

        Raises:
            Refused: when the daemon has no such chart or command.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        return self._reply("chart", {"chart": chart, "command": command} | wire_names({**more}))

    def range_changed(self, chart: str, axis: str, low: float, high: float, *, settled: bool | None = None) -> Made:
        """Reports a new visible range of a chart's axis. The daemon announces the range once it has settled.

        Args:
            low: the lower end, in the axis's values (dates in seconds since 1970, UTC).
            high: the upper end, in the same values.
            settled: False during a gesture, True at its end; None when the program knows of no gesture.

        Raises:
            Refused: when the daemon has no such chart or axis.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        range = {"chart": chart, "axis": axis, "min": low, "max": high, "settled": settled}
        return self._receipt("rangeChanged", _without_none(range))

    def tone(self, id: str, value: float | None) -> Done:
        """Plays a live tone that follows a value. The tone ends with the connection.

        Args:
            id: the tone's name.
            value: the pitch, 0 (low) to 1 (high); None to end the tone.
        """
        return self._done("tone", {"id": id} | ({"end": True} if value is None else {"value": value}))

    def display(self, id: str, *, container: str | None = None, **members: Unpack[ElementOptions]) -> Done:
        """Displays an element, or replaces it. Nothing is announced.

        An element with `live="polite"` or `live="assertive"` is a live region: its changes are announced. An element
        with a `text` and a `caret` is a text field: see `change`.

        Args:
            id: the element's name, unique in this client.
            container: the name of the element around it.
            members: its label, its value, and the others of an element in a11y-speakd-protocol(7), in snake_case.
        """
        element = {"id": id} | ({} if container is None else {"container": container}) | wire_names({**members})
        return self._done("willDisplay", {"element": element})

    def change(self, id: str, *, by_user: bool = False, **members: Unpack[ElementOptions]) -> Done:
        """Changes an element. The difference is announced if the element is in a live region or has the focus.

        Report each key of a text field with its new `text` and `caret`, and with `by_user`: typed and deleted letters
        are announced, and the character, word or line at the caret.

        Args:
            id: the element's name.
            by_user: True if the user has adjusted the element or typed in it; its value is then always announced.
            members: the members that change, as in `display`; None removes one.
        """
        element = {"id": id} | wire_names({**members})
        return self._done("invalidated", {"element": element} | ({"cause": "user"} if by_user else {}))

    def focus(self, id: str) -> Made:
        """Moves the focus to a displayed element, which is announced.

        Args:
            id: the element's name.

        Raises:
            Refused: when no such element is displayed.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        return self._receipt("focus", {"element": id})

    def end_display(self, id: str) -> Done:
        """Removes an element from the screen, and its announcements that are still waiting."""
        return self._done("didEndDisplay", {"element": id})

    def cancel(self, announcement: int | None = None, *, scope: str | None = None) -> Count:
        """Silences announcements.

        Args:
            announcement: the number of one announcement.
            scope: "self" for the announcements of this client, "all" for those of all clients.

        Returns:
            int: the number of silenced announcements.

        Raises:
            Refused: when neither parameter is given.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        given = {"announcement": announcement, "scope": scope}
        return self._count("cancel", _without_none(given), "canceled")

    def acknowledge(self, announcement: int | None = None, *, scope: str | None = None) -> Count:
        """Acknowledges repeating alarms, which ends their repetition.

        Args:
            announcement: the number of one alarm.
            scope: "self" for the alarms of this client, "all" for those of all clients.

        Returns:
            int: the number of acknowledged alarms.

        Raises:
            Refused: when neither parameter is given.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        given = {"announcement": announcement, "scope": scope}
        return self._count("acknowledge", _without_none(given), "acknowledged")

    def status(self) -> Reply:
        """The daemon's state, as the result of status in a11y-speakd-protocol(7)."""
        return self._reply("status", {})

    def request(self, method: str, **params: object) -> Reply:
        """Sends any method of a11y-speakd-protocol(7), and returns its result.

        Args:
            method: the method's name.
            params: its parameters in snake_case. The protocol's own spelling is accepted too.

        Raises:
            Refused: when the daemon refuses the request; the message says why.
            Disconnected: when the daemon disconnects, and no daemon is found again.
        """
        return self._reply(method, wire_names(params))

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
