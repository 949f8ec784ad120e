# SPDX-License-Identifier: MIT
"""The values beside the places of one axis."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from .heard import plain, same
from .inventory import Value


class Way:
    """The values beside places along x, or along y."""

    def __init__(self) -> None:
        self._numbers: list[tuple[float, float]] = []
        self._beside: dict[str, list[Value]] = defaultdict(list)
        self._places: dict[str, list[Value]] = defaultdict(list)

    def add(self, place: Value, value: Value) -> None:
        if isinstance(place, str):
            self._beside[plain(place)].append(value)
        elif isinstance(value, str):
            self._places[plain(value)].append(place)
        else:
            self._numbers.append((place, value))

    def close(self, turning: int | None) -> None:
        """Ends the additions. `turning` is 0 or 1 where places or values are angles: 0 and 360 are one of them."""
        held = np.array(list(dict.fromkeys(self._numbers)), float).reshape(-1, 2)
        if turning is not None:
            held[:, turning] %= 360
        self._turning = turning
        self._table = held[np.argsort(held[:, 0], kind="stable")]

    def has(self, place: Value, value: Value) -> bool:
        """Whether a value is beside a place."""
        if isinstance(place, str):
            return any(same(each, value) for each in self._beside.get(plain(place), ()))
        if isinstance(value, str):
            return any(same(each, place) for each in self._places.get(plain(value), ()))
        turned = {None: (place, value), 0: (place % 360, value), 1: (place, value % 360)}[self._turning]
        return self._is_near(place, value) or self._is_near(*turned)

    def _is_near(self, place: float, value: float) -> bool:
        if place != place or value != value:
            return False
        reach = 1e-9 + 1e-5 * abs(place)
        first = np.searchsorted(self._table[:, 0], place - reach)
        last = np.searchsorted(self._table[:, 0], place + reach, side="right")
        return bool(np.isclose(self._table[first:last, 1], value, rtol=1e-5, atol=1e-9).any())
