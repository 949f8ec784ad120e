# SPDX-License-Identifier: MIT
"""Lets programs and figures be heard through a11y-speakd."""

from .matplotlib import play, speak

__all__ = ["play", "speak"]
