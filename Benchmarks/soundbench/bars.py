# SPDX-License-Identifier: MIT
"""The limits on figures."""
import dataclasses


def times(ratio):
    """A ratio with two significant digits, also when it is below 0.1."""
    return f"{ratio:.{2 if ratio >= 0.1 else 3}f} ×"


@dataclasses.dataclass
class Bar:
    """The most, or the least, that our median may be: as a ratio to Speech Dispatcher's, or as a figure with a unit."""
    limit: float
    at_least: bool = False
    unit: str = ""
    on_pipewire: float | None = None

    def on(self, sound):
        """The bar on a sound server."""
        if sound != "pipewire" or self.on_pipewire is None:
            return self
        return dataclasses.replace(self, limit=self.on_pipewire)

    def columns(self, figures, ratio):
        """The bar, and whether it is met: "?" for a ratio without Speech Dispatcher's figure."""
        sign = "≥" if self.at_least else "≤"
        text = f"{sign} {self.limit:g} {self.unit or '×'}"
        value = ratio if not self.unit else figures.median if figures.values else None
        if value is None:
            return [text, "?"]
        return [text, "yes" if (value >= self.limit if self.at_least else value <= self.limit) else "no"]
