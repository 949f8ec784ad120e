# SPDX-License-Identifier: MIT
"""The events and outcomes of announcements: values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .wire import Params

OUTCOMES = frozenset(["finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"])
"""The final states. Each accepted announcement ends in exactly one."""


@dataclass(frozen=True)
class AnnouncementEvent:
    """A change of an announcement's state.

    Attributes:
        id: the daemon's number of the announcement.
        state: "queued", "began", or one of OUTCOMES.
        text: the announcement's text; None when it is sensitive.
        reason: the reason for the state, as a sentence; None when the state needs no reason.
        heard: the words heard before an interruption.
        time: when the state changed, in seconds since 1970 (UTC).
    """

    id: int
    state: str
    text: str | None = None
    reason: str | None = None
    heard: str | None = None
    time: float = 0.0

    @property
    def is_outcome(self) -> bool:
        """Whether this is the announcement's last event: its state is one of OUTCOMES."""
        return self.state in OUTCOMES

    @staticmethod
    def of(params: Params) -> AnnouncementEvent | None:
        """Reads the protocol's event `announcement`; None for other parameters."""
        if not isinstance(params.get("id"), int) or not isinstance(params.get("state"), str):
            return None
        return AnnouncementEvent(**{name: params[name] for name in AnnouncementEvent.__match_args__ if name in params})

    @staticmethod
    def of_past(id: int, reply: Params | None) -> AnnouncementEvent | None:
        """The outcome in the daemon's history; None for an announcement that has not ended.

        A reply of None means that the daemon does not know the announcement.
        """
        if reply is None:
            reason = "dropped: the daemon ended, and the new daemon does not know this announcement"
            return AnnouncementEvent(id, "dropped", reason=reason)
        past = next(iter(reply.get("announcements", [])), None)
        steps: list[Any] = past["steps"] if past else []
        if not past or not steps or steps[-1]["state"] not in OUTCOMES:
            return None
        return AnnouncementEvent.of({"id": id, "text": past.get("text")} | steps[-1])
