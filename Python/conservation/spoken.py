# SPDX-License-Identifier: MIT
"""The words that a voice says for a text, counted apart from the package."""

from __future__ import annotations

import re

WORDS_A_MINUTE = 175


def seconds(text: str) -> float:
    """The time of a text at 175 words a minute."""
    return words(text) * 60 / WORDS_A_MINUTE


def words(text: str) -> int:
    """The words of each number, of each sign with a name, and of each other word."""
    count = 0
    for token in re.findall(r"\d+\.\d+|\d+|[^\W\d_]+|[%°$€£µ±−²³√]", text):
        if "." in token:
            whole, part = token.split(".")
            count += spoken(int(whole)) + 1 + len(part)
        elif token.isdecimal():
            count += len(token) if token.startswith("0") and len(token) > 1 else spoken(int(token))
        else:
            count += 1
    return count


def spoken(number: int) -> int:
    """The words of a whole number: seventy-one is two, three hundred and four three, 2012 at most five."""
    if number <= 20 or (number < 100 and number % 10 == 0):
        return 1
    if number < 100:
        return 2
    if number < 1000:
        return 2 + (spoken(number % 100) if number % 100 else 0)
    return spoken(number // 1000) + 1 + (spoken(number % 1000) if number % 1000 else 0)
