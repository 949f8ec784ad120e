# SPDX-License-Identifier: MIT
"""Formulas of TeX in titles, names and ticks, as plain text: `$x_1$ ($\\mu$m)` is x 1 (µm)."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

TOKEN = re.compile(r"\\mu(?![A-Za-z])\s*|\\[A-Za-z]+|\\.|[{}^_]|\s+|[^\\{}^_\s]", re.DOTALL)
RAISED = str.maketrans("0123456789+-−", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻")
MARKS = {"circ": "°", "prime": "′", "degree": "°"}
"""Signs that are raised to say a unit or a derivative."""

FRACTIONS = "frac", "dfrac", "tfrac"
ACCENT = re.compile("hat|bar|tilde|vec|dot|ddot|acute|grave|breve|check|overline|underline|widehat|widetilde")
DOLLAR = re.compile(r"(?<!\\)\$")


def plain(text: str) -> str:
    """A text without the marks of TeX. Like matplotlib, it takes an odd number of dollar signs for money."""
    parts = DOLLAR.split(text)
    if len(parts) < 3 or len(parts) % 2 == 0:
        return text.replace("\\$", "$")
    said = [Formula(part).words if n % 2 else part.replace("\\$", "$") for n, part in enumerate(parts)]
    return " ".join("".join(said).split())


class Formula:
    """A formula of TeX.

    Attributes:
        words: the formula on one line.
    """

    def __init__(self, tex: str) -> None:
        self._tokens, self._at = TOKEN.findall(tex), 0
        self.words = tidy(self._row())

    def _row(self) -> str:
        """The words up to the end of the group."""
        said = ""
        while self._at < len(self._tokens):
            token = self._take()
            if token == "}":
                break
            said = self._joined(said, token)
        return said

    def _take(self) -> str:
        self._at += 1
        return str(self._tokens[self._at - 1])

    def _next(self) -> str:
        """The next group or sign."""
        while self._at < len(self._tokens) and self._tokens[self._at].isspace():
            self._at += 1
        return tidy(self._joined("", self._take())) if self._at < len(self._tokens) else ""

    def _joined(self, said: str, token: str) -> str:
        if token == "{":
            return said + self._row()
        if token == "^":
            return said + raised(self._next())
        if token == "_":
            lowered = self._next()
            return f"{said} {lowered} " if lowered else said
        if token.startswith("\\"):
            return self._commanded(said, token[1:].strip())
        return said + ("−" if token == "-" else token)

    def _commanded(self, said: str, name: str) -> str:
        if name in FRACTIONS:
            return f"{said} {over(self._next(), self._next())} "
        if name == "binom":
            return f"{said} {self._next()} choose {self._next()} "
        if name == "genfrac":
            return f"{said} {self._fraction()} "
        if name == "sqrt":
            return f"{said} {self._root()} of {self._next()} "
        if ACCENT.fullmatch(name):
            return f"{said}{self._next()} {name} "
        if name in ("left", "right", "displaystyle") or name.startswith(("math", "text", "rm", "bf", "it", "oper")):
            return said
        if not name.isalpha():
            return said + ("" if name == "!" else " " if name in ",;:> " else name)
        if name in ("quad", "qquad"):
            return f"{said} "
        sign = MARKS.get(name) or sign_of(name)
        if sign is None:
            return f"{said} {name} "
        return said + sign + ("" if sign in "µ°" or not sign.isalpha() else "\N{ZERO WIDTH SPACE}")

    def _fraction(self) -> str:
        """A fraction after its two brackets, the width of its line and its style: `\\genfrac{(}{)}{0}{}{n}{k}`"""
        before, after, line, _ = (self._next() for _ in range(4))
        above, below = self._next(), self._next()
        if (before, after) == ("(", ")") and re.fullmatch(r"0(\.0*)?[a-z]*", line):
            return f"{above} choose {below}"
        return f"{before}{over(above, below)}{after}"

    def _root(self) -> str:
        """square root, or root 3 for `\\sqrt[3]`"""
        rest = "".join(self._tokens[self._at :]).lstrip()
        if not rest.startswith("["):
            return "square root"
        degree = ""
        while self._at < len(self._tokens) and (token := self._take()) != "]":
            degree = self._joined(degree, token)
        return f"root {tidy(degree.lstrip().removeprefix('['))}"


def over(above: str, below: str) -> str:
    return f"{above}{'/' if is_short(above) and is_short(below) else ' over '}{below}"


def raised(power: str) -> str:
    """A power: ², ⁻³, °, or words for other powers."""
    if power in MARKS.values() or not power:
        return power
    if re.fullmatch(r"[+−-]?\d+", power):
        return power.translate(RAISED)
    return f"{power} " if power in "*†‡+−∗" else f" to the power of {power} "


def is_short(text: str) -> bool:
    return bool(re.fullmatch(r"[\w−]+", text))


def tidy(text: str) -> str:
    """The text with single spaces. A letter that has a name stands apart from other letters."""
    apart = re.sub("\N{ZERO WIDTH SPACE}(?=[^\\W⁰¹²³⁴-⁹])", " ", text).replace("\N{ZERO WIDTH SPACE}", "")
    return " ".join(re.sub(r"\s+([),;:\]])", r"\1", apart).split()) if apart.strip() else apart.strip()


@cache
def sign_of(name: str) -> str | None:
    """The sign of a command such as alpha or times; None for commands that are words, such as sin."""
    if name == "mu":
        return "µ"
    size = "CAPITAL" if name[0].isupper() else "SMALL"
    spelled = name.removeprefix("var").upper().replace("LAMBDA", "LAMDA")
    try:
        return unicodedata.lookup(f"GREEK {size} LETTER {spelled}")
    except KeyError:
        return signs().get(name)


@cache
def signs() -> dict[str, str]:
    """The signs of TeX that matplotlib knows; empty where matplotlib is not installed."""
    try:
        from matplotlib._mathtext_data import tex2uni
    except ImportError:
        return {}
    return {name: chr(code) for name, code in tex2uni.items()}
