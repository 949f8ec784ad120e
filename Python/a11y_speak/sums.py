# SPDX-License-Identifier: MIT
"""Totals that a figure or a table shows among the values that they sum up. They are series apart from the others."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .charts import Axis, Series

CERTAIN = frozenset(
    {
        *("total", "totals", "grand total", "gesamt", "insgesamt", "summe", "gesamtsumme", "total général"),
        *("total general", "totale", "totaal", "totalt", "razem", "celkem", "toplam", "итого", "всего"),
        *("合計", "総計", "合计", "总计", "總計", "합계", "총계"),
    }
)
"""The words that only totals have."""

POSSIBLE = CERTAIN | {
    *("sum", "all", "world", "overall", "net", "ensemble", "somme", "suma", "somma", "summa", "ogółem", "сумма"),
}
"""The words that a total may have, if its value is the sum of the others."""


def plain(name: str) -> str:
    return " ".join(name.casefold().rstrip(": ").split())


def apart(series: Sequence[Series], axes: Sequence[Axis]) -> list[Series]:
    """The series, with each total of bars at names as a series of its own, after the others."""
    names = {axis.id: axis.categories or [] for axis in axes if axis.scale == "category"}
    found, totals = list[Series](), list[Series]()
    bars = [each for each in series if each.x in names and each.kind != "line" and not each.spans and not each.word]
    places = {id(each): place_of(each, names[each.x]) for each in bars}
    for each in series:
        place = places.get(id(each))
        others = [n for n in range(len(each.xs)) if place is not None and float(each.xs[n]) != place]
        if place is None or len(others) < 2:
            found.append(each)
            continue
        rest = [n for n in range(len(each.xs)) if n not in set(others)]
        name = names[each.x][round(place)]
        found.append(each.of(others))
        totals.append(each.of(rest))
        totals[-1].id, totals[-1].word = f"{each.id}total", "total"
        is_alone = len(bars) == 1 or plain(each.name) == plain(name)
        totals[-1].name = name if is_alone else f"{each.name}, {name}"
    for each in sums_of(found):
        each.word = "total"
    return [*found, *totals]


def place_of(series: Series, names: list[str]) -> float | None:
    """The place of the total of a series of bars; None without one."""
    for n, name in enumerate(names):
        if plain(name) in POSSIBLE:
            values = [float(y) for x, y in zip(series.xs, series.ys) if round(float(x)) == n]
            others = [float(y) for x, y in zip(series.xs, series.ys) if round(float(x)) != n]
            is_certain = plain(name) in CERTAIN and n == len(names) - 1
            if len(values) == 1 and is_total(values[0], others, is_certain):
                return float(n)
    return None


def is_total(value: float, others: Sequence[float], is_certain: bool) -> bool:
    """Whether a value is the sum of others, up to rounding, or, at the last name, not less than any other."""
    known = [each for each in others if math.isfinite(each)]
    if len(known) < 2 or not math.isfinite(value):
        return False
    is_sum = math.isclose(value, sum(known), rel_tol=5e-3, abs_tol=1e-9)
    return is_sum or (is_certain and value >= max(known))


def sums_of(series: Sequence[Series]) -> list[Series]:
    """The series that sum up all others at each place, and have the name of a total."""
    for each in series:
        others = [one for one in series if one is not each and one.word == each.word and one.y == each.y]
        if plain(each.name) not in POSSIBLE or len(others) < 2 or each.labels:
            continue
        if all(len(one.xs) == len(each.xs) and not one.labels for one in others):
            sums = [sum(float(one.ys[n]) for one in others) for n in range(len(each.xs))]
            places = [list(map(float, one.xs)) for one in [each, *others]]
            if all(place == places[0] for place in places) and all(
                math.isclose(float(y), s, rel_tol=5e-3, abs_tol=1e-9) for y, s in zip(each.ys, sums)
            ):
                return [each]
    return []
