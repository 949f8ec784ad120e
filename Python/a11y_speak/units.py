# SPDX-License-Identifier: MIT
"""Units: whether the words in the brackets of a title are one."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources

SYMBOL = re.compile(
    "(?:da|Ki|Mi|Gi|Ti|Pi|[qryzafpnµmcdhkKMGTPEZYRQ])?"
    "(?:m|g|s|A|K|mol|cd|Hz|N|Pa|J|W|C|V|F|Ω|S|Wb|T|H|lm|lx|Bq|Gy|Sv|kat|L|l|eV|B|b|bit|Wh|cal|bar)|Å"
)
"""A prefix, and a symbol of the International System or of a unit used with it."""

POWER = re.compile(r"(?<=[^\d\s^*])(?:\^|\*\*)?[{(]?[-−⁻+⁺]?[\d⁰¹²³⁴-⁹]+[})]?$")
"""An exponent: m², m^2, s-1, s⁻¹, m2"""

JOINTS = re.compile(r"\s+per\s+|\s+of\s+|\s*[/·⋅×]\s*|\s*(?<!\*)\*(?!\*)\s*|\s+")
SIZE = re.compile(r"[×x]?\s*10(?:\^|\*\*)?[-−⁻]?[\d⁰¹²³⁴-⁹]+|1(?:,?000)+")
"""A power of ten before a unit: 10^6, 1000"""


@cache
def names() -> frozenset[str]:
    """The names and symbols of CLDR, without differences of capital letters in words of four letters or more."""
    lines = resources.files(__package__).joinpath("units.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(alike(line) for line in lines if not line.startswith("# "))


def alike(name: str) -> str:
    name = name.replace("\N{GREEK SMALL LETTER MU}", "µ").replace("\N{ANGSTROM SIGN}", "Å")
    return name.lower() if len(name) > 3 else name


def is_unit(text: str) -> bool:
    """Whether a text is a unit, or units joined: km, µg/m³, miles per hour, million US dollars. A remark is not."""
    if is_one(text):
        return True
    parts = [part for part in JOINTS.split(text) if part]
    known = [bool(SIZE.fullmatch(part)) or part == "1" or is_one(part) for part in parts]
    return len(parts) > 1 and all(known) and not all(part.isdigit() for part in parts)


def is_one(name: str) -> bool:
    bare = alike(name)
    if bare in names() or is_money(name):
        return True
    shorn = POWER.sub("", bare)
    if shorn != bare and shorn:
        return is_one(shorn)
    return SYMBOL.fullmatch(bare) is not None


def is_money(name: str) -> bool:
    """Whether the text is a sign of a currency, alone or after the letters of a country: €, US$."""
    return unicodedata.category(name[-1:] or " ") == "Sc" and re.fullmatch("[A-Z]{0,3}", name[:-1]) is not None
