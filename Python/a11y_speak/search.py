# SPDX-License-Identifier: MIT
"""The search for a daemon that has disconnected, with a limit: a value without a clock."""

from __future__ import annotations

from dataclasses import dataclass

FIRST_DELAY = 0.05
"""Seconds before the first attempt to reconnect. The delay doubles before each further attempt."""

LONGEST_DELAY = 2.0
"""The most seconds between two attempts."""


@dataclass
class Search:
    """A search for a daemon that answers.

    Attributes:
        patience: seconds after which the search ends.
        waited: seconds spent in delays so far.
    """

    patience: float
    waited: float = 0.0
    _delay: float = 0.0

    def next_delay(self) -> float | None:
        """Seconds before the next attempt; None when the search is over."""
        if self.waited >= self.patience:
            return None
        self._delay = min(max(self._delay * 2, FIRST_DELAY), LONGEST_DELAY)
        self.waited += self._delay
        return self._delay
