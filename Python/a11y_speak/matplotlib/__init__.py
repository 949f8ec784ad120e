# SPDX-License-Identifier: MIT
"""Lets a matplotlib figure be heard through a11y-speakd: add speak(fig), or speak(ax).
play(fig) plays its data as sound."""

from .link import complain
from .speaker import play, speak

__all__ = ["complain", "play", "speak"]
