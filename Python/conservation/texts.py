# SPDX-License-Identifier: MIT
"""The numbers in a text."""

from __future__ import annotations

from .heard import numbers


def numbers_of(text: str) -> list[float]:
    """The numbers of a text, also in front of k and M: 3k is 3 and 3000."""
    found = [*numbers(text)]
    for letter, size in (("k", 1e3), ("M", 1e6), ("G", 1e9)):
        found += [each * size for each in found] if text.rstrip().endswith(letter) else []
    return found
