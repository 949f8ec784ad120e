# SPDX-License-Identifier: MIT
"""Titles and names that the package says, and that neither the figure shows nor the package has as its own words."""

import functools
import html
import re

from conservation.claims import OWN_NAMES

OWN = {
    "title": r"[Pp]lot \d+ of \d+",
    "axis": "Value|Count|Share|Row|Angle|Radius|Right y|Top x|[XYxyabz]|Flow|Longitude|Latitude|Values",
    "name": OWN_NAMES.pattern,
}
"""The package's own words for things without a name, as Python/README.md lists them."""

BETWEEN = ", ", " to ", " in ", " by "
UNIT = re.compile(r"\s*[(\[][^()\[\]]*[)\]]")
NUMBER = re.compile(r"(.+?) ?-?[\d.,]+(e[-+]?\d+)?")


def unknown(chart, shown):
    """Texts that the package says and the figure does not show: [kind, text]."""
    known = {kind: {worded(each) for each in texts if isinstance(each, str)} - {""} for kind, texts in shown.items()}
    known["name"] |= known["x"] | known["y"] | known["z"]
    if any(axis.title == "Share" for axis in chart.axes):  # the package puts values that run along y on x
        known["x"] |= known["y"]
    told = [("title", chart.title), *((axis.id[0], axis.title) for axis in chart.axes)]
    told += [("name", each) for axis in chart.axes for each in axis.categories or ()]
    told += [("name", each.name) for each in chart.series]
    return [[kind, text] for kind, text in dict.fromkeys(told) if text and not is_known(worded(text), kind, known)]


def is_known(text, kind, known):
    """Whether a text is shown unchanged, is the package's own, or joins such texts by a comma, a number or a word."""
    own = OWN.get(kind, OWN["axis"])
    if text in known[kind] or re.fullmatch(own, text) or has_unit(text, known[kind]):
        return True
    if kind in "xyz":
        return False
    if (row := NUMBER.fullmatch(text)) and (is_known(row[1], "y", known) or row[1] in known["x"]):
        return True
    parts = [(text[: each.start()], text[each.end() :]) for between in BETWEEN for each in re.finditer(between, text)]
    return any(is_known(one, kind, known) and is_known(two, kind, known) for one, two in parts)


def has_unit(text, known):
    """Whether a text is shown with a unit in brackets, which the package separates."""
    return any(each.startswith(text) and UNIT.fullmatch(each[len(text) :]) for each in known)


@functools.cache
def worded(text):
    """A text on one line, without the marks of TeX and HTML."""
    plain = re.sub(r"mathdefault|mathregular|[$\\{}]|</?\w[^<>]*>", "", re.sub(r"<br\s*/?>", " ", html.unescape(text)))
    return " ".join(plain.replace("−", "-").split())
