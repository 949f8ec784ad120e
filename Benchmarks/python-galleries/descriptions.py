# SPDX-License-Identifier: MIT
"""Pairs of values from Vega-Lite's own descriptions of marks for screen readers, and from the chart's own tables."""

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
"""The forms of dates in Vega's descriptions."""


def described(chart):
    """The pairs of all marks for each two channels; None where Vega draws at random."""
    specification = chart.to_dict()
    if BOOTSTRAPPED.search(json.dumps(specification)):
        return None
    found, whole = {}, unformatted(specification)
    for each in whole, pointed(whole):
        with contextlib.suppress(ValueError):  # Vega cannot draw this chart as points
            for label in re.findall(r'aria-label="([^"]*)"', vl_convert.vegalite_to_svg(each)):
                add(found, {name: told(value) for name, value in parted(html.unescape(label))})
    for table in tables_of(specification):
        for row in table:
            add(found, row)
    return [*found.values(), *shares(found)]


def unformatted(node):
    """The specification with full numbers instead of the ticks' form, and with the totals of shares."""
    if isinstance(node, list):
        return [unformatted(each) for each in node]
    if not isinstance(node, dict):
        return node
    kept = {name: unformatted(value) for name, value in node.items() if name != "format"}
    return kept | ({"stack": "zero"} if kept.get("stack") == "normalize" else {})


def shares(found):
    """The share of each number with a name, of all numbers, as part of 1 and of 100, and of all numbers at its place."""
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
    """Adds the values of a mark, and the middle of a mark with two ends."""
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
