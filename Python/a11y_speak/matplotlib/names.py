# SPDX-License-Identifier: MIT
"""Categories: names at places of an axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .parts import Floats, number
from .ticks import plain

FAR = 1e6
"""A visible range may reach this many steps beyond the first and the last name."""


class Names:
    """Places, and a text for each place.

    Attributes:
        at: the places, in the order of the ticks.
    """

    def __init__(self, at: Sequence[float], texts: list[str]) -> None:
        self.at, self.texts = np.array(at, float), texts

    @staticmethod
    def of(places: Any, texts: Sequence[str]) -> Names | None:
        """The names of places; None if all texts are only the numbers of their places."""
        named = [(place, plain(text)) for place, text in zip(places, texts) if plain(text)]
        if all(text == number(place) for place, text in named):
            return None
        return Names([place for place, _ in named], [text for _, text in named])

    def fit(self, values: Floats, slack: float, is_single: bool) -> bool:
        """Whether each value belongs to a place: it is at most `slack` steps away, or all are equally far.

        `is_single`: whether no two values may belong to one place."""
        values = values[np.isfinite(values)]
        near = self.nearest(values)
        far = values - self.at[near]
        is_moved = bool(len(far) > 1 and np.allclose(far, far[0], atol=1e-9) and abs(far[0]) < 0.45 * self.step)
        if not is_moved and (np.abs(far) > slack * self.step).any():
            return False
        return not (is_single and len(set(near.tolist())) < len(near))

    @property
    def step(self) -> float:
        """The least distance of two places."""
        apart = np.min(np.diff(np.sort(self.at)), initial=np.inf)
        return float(apart) if np.isfinite(apart) and apart > 0 else 1.0

    def nearest(self, values: Floats) -> Any:
        """The index of the nearest place of each value."""
        return np.abs(values[:, None] - self.at[None, :]).argmin(axis=1)

    def text(self, value: float) -> str:
        """The name of a value; before or after the name of the first or last place, when it is far from all."""
        near = int(self.nearest(np.array([float(value)]))[0])
        far = value - self.at[near]
        if abs(far) <= 0.51 * self.step:
            return self.texts[near]
        return f"{'before' if far < 0 else 'after'} {self.texts[near]}"

    def wire(self, values: Floats) -> Floats:
        """Values as the daemon counts categories; nan for a gap."""
        return np.where(np.isfinite(values), self.nearest(np.nan_to_num(values)), np.nan)

    def view(self, low: float, high: float) -> dict[str, float]:
        """A visible range as the daemon counts categories, with fractions between the names."""
        at = np.sort(self.at)
        steps = np.diff(at)
        first, last = (steps[0], steps[-1]) if len(steps) else (1.0, 1.0)
        known = np.concatenate([[at[0] - first * FAR], at, [at[-1] + last * FAR]])
        ends = np.interp([low, high], known, [-FAR, *range(len(at)), len(at) - 1 + FAR])
        return {"min": round(float(ends[0]), 6), "max": round(float(ends[1]), 6)}
