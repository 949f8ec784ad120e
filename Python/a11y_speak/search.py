# SPDX-License-Identifier: MIT
"""How a client looks for a daemon that has gone, and gives up: a value without a clock."""

from __future__ import annotations

from dataclasses import dataclass

FIRST_DELAY = 0.05
"""Seconds before the first try to connect again; they double before each further one."""

LONGEST_DELAY = 2.0
"""Seconds between two tries at most."""


@dataclass
class Search:
    """A search for a daemon that answers.

    Attributes:
        patience: seconds after which it is given up.
        waited: seconds that have passed in delays.
    """

    patience: float
    waited: float = 0.0
    _delay: float = 0.0

    def next_delay(self) -> float | None:
        """Seconds before the next try; None when the search is over."""
        if self.waited >= self.patience:
            return None
        self._delay = min(max(self._delay * 2, FIRST_DELAY), LONGEST_DELAY)
        self.waited += self._delay
        return self._delay
