# SPDX-License-Identifier: MIT
"""What becomes of announcements: values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .wire import Params

OUTCOMES = frozenset(["finished", "interrupted", "replaced", "expired", "dropped", "canceled", "failed"])
"""States of which each accepted announcement has exactly one, its last."""


@dataclass(frozen=True)
class AnnouncementEvent:
    """A step of an announcement on its way.

    Attributes:
        id: the announcement.
        state: queued, began, or one of OUTCOMES.
        text: its words; None when it is sensitive.
        reason: why, a sentence; None where that is plain.
        heard: of one that was cut, the words that were heard.
        time: when, in seconds since 1970 (UTC).
    """

    id: int
    state: str
    text: str | None = None
    reason: str | None = None
    heard: str | None = None
    time: float = 0.0

    @property
    def is_outcome(self) -> bool:
        """Whether it is the last: the state is one of OUTCOMES."""
        return self.state in OUTCOMES

    @staticmethod
    def of(params: Params) -> AnnouncementEvent | None:
        """The event `announcement` of the protocol; None for what is none."""
        if not isinstance(params.get("id"), int) or not isinstance(params.get("state"), str):
            return None
        return AnnouncementEvent(**{name: params[name] for name in AnnouncementEvent.__match_args__ if name in params})

    @staticmethod
    def of_past(id: int, reply: Params | None) -> AnnouncementEvent | None:
        """The outcome that the history has; None for one that has not ended.

        Without a reply the daemon does not remember it.
        """
        if reply is None:
            reason = "dropped: the daemon ended, and the new daemon does not know this announcement"
            return AnnouncementEvent(id, "dropped", reason=reason)
        past = next(iter(reply.get("announcements", [])), None)
        steps: list[Any] = past["steps"] if past else []
        if not past or not steps or steps[-1]["state"] not in OUTCOMES:
            return None
        return AnnouncementEvent.of({"id": id, "text": past.get("text")} | steps[-1])
