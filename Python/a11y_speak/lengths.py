# SPDX-License-Identifier: MIT
"""The number of words that a voice says for a text, and texts of a limited number of words."""

from __future__ import annotations

import re

MOST_WORDS = 19
"""The words of an opening: at 175 words a minute, 23 words take eight seconds without pauses."""

TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*|\d+|[%°$€£¥µ±−+=/×²³√∑]|\.(?=\d)")
WIDE = re.compile(r"[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]")


def word_count(text: str) -> int:
    """The words of a text as it is spoken: each two digits of a number, each sign and each two wide characters."""
    return sum(map(_words, TOKEN.findall(text)))


def _words(token: str) -> int:
    if token.isdecimal():
        return _digits(token)
    if WIDE.search(token):
        return (len(token) + 1) // 2
    if len(token) > 1 and token.isupper() and len(token) < 6:
        return len(token)  # an abbreviation, letter by letter
    return max(1, (len(token) + 5) // 14)


def _digits(token: str) -> int:
    """The words of a number: 7 is one word, 42 two, 365 four, 2024 five, 16000 two.

    A number that begins with 0, or is very long, is spelled."""
    if token.startswith("0") or len(token) > 15:
        return len(token)
    thousands, rest = divmod(int(token), 1000)
    below = (2 if rest > 99 else 0) + _tens(rest % 100)
    if not thousands:
        return below or 1
    return _digits(str(thousands)) + 1 + below + (1 if rest and len(token) < 5 else 0)


def _tens(value: int) -> int:
    """The words of a number up to 99; none for 0."""
    return 0 if not value else 1 if value <= 20 or value % 10 == 0 else 2


def shortened(text: str, most: int) -> str:
    """The first words of a text, at most `most`."""
    words, kept = text.split(), list[str]()
    for word in words:
        if word_count(" ".join([*kept, word])) > most:
            return " ".join(kept).rstrip(",;:") + " …" if kept else word[: most * 4] + "…"
        kept.append(word)
    return text
