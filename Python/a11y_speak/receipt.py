# SPDX-License-Identifier: MIT
"""What a client gets for an announcement that was accepted."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Protocol

from .errors import SpeakError
from .outcomes import AnnouncementEvent


class Line(Protocol):
    """What a receipt needs of its connection."""

    @property
    def has_receipts(self) -> bool: ...

    def until(self, is_done: Callable[[], bool], timeout: float | None) -> None: ...


class Receipt:
    """An accepted announcement, and its events as they happen.

    Iterating gives each event; the outcome is the last.

    Attributes:
        id: the daemon's number of the announcement; None when there was nothing to say.
        events: those that came so far.
    """

    def __init__(self, line: Line, id: int | None) -> None:
        self.id, self.events, self._line = id, list[AnnouncementEvent](), line

    def outcome(self, timeout: float | None = None) -> AnnouncementEvent:
        """Waits until the announcement has ended.

        Args:
            timeout: seconds to wait at most; None for as long as it takes.

        Raises:
            TimeoutError: when it has not ended by then.
            Disconnected: when the daemon goes, and none is found again.
        """
        for event in self.each(timeout):
            if event.is_outcome:
                return event
        raise SpeakError("There was nothing to say, so there is no outcome.")

    def each(self, timeout: float | None = None) -> Iterator[AnnouncementEvent]:
        """Its events, the outcome last; waits for those to come, as `outcome` does."""
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
