# SPDX-License-Identifier: MIT
"""What a figure is held against."""
import dataclasses


def times(ratio):
    """Two digits that count, also of what is a hundred times less."""
    return f"{ratio:.{2 if ratio >= 0.1 else 3}f} ×"


@dataclasses.dataclass
class Bar:
    """The most, or the least, that our median may be: of Speech Dispatcher's, or by itself when a unit is named."""
    limit: float
    at_least: bool = False
    unit: str = ""
    on_pipewire: float | None = None

    def on(self, sound):
        """The bar on this sound server."""
        if sound != "pipewire" or self.on_pipewire is None:
            return self
        return dataclasses.replace(self, limit=self.on_pipewire)

    def columns(self, figures, ratio):
        """The bar, and whether it is met; of a ratio nobody knows when Speech Dispatcher is not there."""
        sign = "≥" if self.at_least else "≤"
        text = f"{sign} {self.limit:g} {self.unit or '×'}"
        value = ratio if not self.unit else figures.median if figures.values else None
        if value is None:
            return [text, "?"]
        return [text, "yes" if (value >= self.limit if self.at_least else value <= self.limit) else "no"]
