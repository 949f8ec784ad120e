# SPDX-License-Identifier: MIT
"""Pairs of values that Vega-Lite itself says of each mark to a screen reader, and those of the chart's own tables."""

import collections
import contextlib
import datetime
import html
import itertools
import json
import re

import vl_convert

from specifications import BOOTSTRAPPED, NUMBER, number_of, pointed, tables_of

DATES = "%b %d, %Y", "%b %d", "%Y-%m-%dT%H:%M:%S.%f", "%b %d, %Y %H:%M", "%Y", "%b %Y", "%b", "%d", "%H:%M"
"""As Vega says them."""


def described(chart):
    """For each two channels the pairs of all marks, or None where Vega draws at random."""
    specification = chart.to_dict()
    if BOOTSTRAPPED.search(json.dumps(specification)):
        return None
    found, whole = {}, unformatted(specification)
    for each in whole, pointed(whole):
        with contextlib.suppress(ValueError):  # Vega itself cannot draw it as points
            for label in re.findall(r'aria-label="([^"]*)"', vl_convert.vegalite_to_svg(each)):
                add(found, {name: told(value) for name, value in parted(html.unescape(label))})
    for table in tables_of(specification):
        for row in table:
            add(found, row)
    return [*found.values(), *shares(found)]


def unformatted(node):
    """Numbers in full, and not as the ticks show them; of shares what they are shares of."""
    if isinstance(node, list):
        return [unformatted(each) for each in node]
    if not isinstance(node, dict):
        return node
    kept = {name: unformatted(value) for name, value in node.items() if name != "format"}
    return kept | ({"stack": "zero"} if kept.get("stack") == "normalize" else {})


def shares(found):
    """Of each number with a name: its part of all, of 1 and of 100, and its part of all at the same place."""
    for pairs in found.values():
        pairs = [*dict.fromkeys((x, y) for x, y in pairs if isinstance(y, float))]
        sums = collections.Counter()
        for x, y in pairs:
            sums[x] += y
        if whole := sum(sums.values()):
            yield [(x, y / whole) for x, y in pairs]
            yield [(x, round(y / whole * 100, 4)) for x, y in pairs]
            yield [(x, y / sums[x]) for x, y in pairs if sums[x]]


def parted(label):
    return [part.split(": ", 1) for part in label.split("; ") if ": " in part]


def add(found, row):
    """Of a mark with two ends their middle too."""
    for name, value in [*row.items()]:
        end = row.get(f"bin_{name}_end")
        if isinstance(end, float) and isinstance(value, float):
            row[f"{name} middle"] = (value + end) / 2
    for one, two in itertools.product(row.items(), repeat=2):
        found.setdefault((one[0], two[0]), []).append((one[1], two[1]))


def told(value):
    """A number, the middle of a bin, a date, or the text."""
    ends = value.replace("−", "-").split(" – ")
    if all(NUMBER.fullmatch(each) for each in ends):
        return sum(map(number_of, ends)) / len(ends)
    for form in DATES:
        with contextlib.suppress(ValueError):
            return datetime.datetime.strptime(value, form)
    return value
