# SPDX-License-Identifier: MIT
"""Lets a matplotlib figure be heard through a11y-speakd: add speak(fig), or speak(ax)."""
from .link import complain
from .speaker import speak

__all__ = ["complain", "speak"]
