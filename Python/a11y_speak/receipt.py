# SPDX-License-Identifier: MIT
"""The receipt that a client gets for an accepted announcement."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Protocol

from .errors import SpeakError
from .outcomes import AnnouncementEvent


class Line(Protocol):
    """The part of a connection that a receipt uses."""

    @property
    def has_receipts(self) -> bool: ...

    def until(self, is_done: Callable[[], bool], timeout: float | None) -> None: ...


class Receipt:
    """An accepted announcement and its events.

    Iterating yields each event and waits for the next one; the last is the outcome.

    Attributes:
        id: the daemon's number of the announcement; None when there was nothing to say.
        events: the events received so far.
    """

    def __init__(self, line: Line, id: int | None) -> None:
        self.id, self.events, self._line = id, list[AnnouncementEvent](), line

    def outcome(self, timeout: float | None = None) -> AnnouncementEvent:
        """Waits until the announcement has ended.

        Args:
            timeout: seconds to wait for the next event; None to wait as long as the speech takes.

        Raises:
            TimeoutError: when no further event arrives in this time.
            Disconnected: when the daemon disconnects, and no daemon is found again.
            SpeakError: when there was nothing to say, or the client has not subscribed to announcements.
        """
        for event in self.each(timeout):
            if event.is_outcome:
                return event
        raise SpeakError("There was nothing to say, so there is no outcome.")

    def each(self, timeout: float | None = None) -> Iterator[AnnouncementEvent]:
        """Yields the announcement's events, the outcome last. Waits and raises errors as `outcome` does."""
        if not self._line.has_receipts:
            raise SpeakError("This client has not subscribed to announcements: name announcements in events.")
        seen = 0
        while self.id is not None:
            seen += 1
            self._line.until(functools.partial(self._has, seen), timeout)
            yield self.events[seen - 1]
            if self.events[seen - 1].is_outcome:
                return

    def _has(self, count: int) -> bool:
        return len(self.events) >= count

    def __iter__(self) -> Iterator[AnnouncementEvent]:
        return self.each()

    def __repr__(self) -> str:
        state = self.events[-1].state if self.events else "accepted"
        return f"<Receipt {self.id}: {state}>"
