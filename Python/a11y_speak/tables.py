# SPDX-License-Identifier: MIT
"""Series, frames, arrays and lists: a chart whose series are the columns of numbers."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .charts import Axis, Chart, Series
from .columns import are_unique, axis_of, listed
from .errors import Unreadable
from .missing import is_missing
from .periods import MONTHS, NAMES, YEARS, is_month_of, may_be_periods, periods_of
from .strands import placed
from .sums import apart

MOST_COLUMNS = 1000
"""The most series that the daemon takes in one chart."""


@dataclass
class Table:
    """Columns and their names, the values that name the rows, or None to number the rows, and the values' own title."""

    columns: list[tuple[str, Any]]
    rows: Any = None
    row_title: str | None = None
    title: str | None = None
    across: str | None = None


def charts_of(obj: Any) -> list[Chart]:
    """One chart of a series, a frame, an array, a list of numbers, or a dict of these.

    Raises:
        Unreadable: when nothing in the object can be a series.
    """
    table = _table(obj)
    if not table.columns:
        raise Unreadable("The table has no columns, so there is nothing to announce: pass data.")
    numbers = [column for column in table.columns if _is_numeric(column[1])]
    if not numbers:
        numbers = [column for column in table.columns if _is_answer(column[1])]
    if not numbers:
        return [_counts(table)]
    if len(numbers) > MOST_COLUMNS:
        raise Unreadable(
            f"The table has {len(numbers)} columns of numbers, and a chart may have {MOST_COLUMNS}: choose some."
        )
    return [_chart(table, numbers)]


def _chart(table: Table, numbers: list[tuple[str, Any]]) -> Chart:
    count = len(numbers[0][1])
    rows = range(1, count + 1) if table.rows is None else table.rows
    title = table.row_title or ""
    is_open = table.rows is not None and may_be_periods(title, table.rows)
    periods = periods_of(title, listed(table.rows)) if is_open else None
    rows = periods[0] if periods else rows
    axis, (xs,) = axis_of("x", table.row_title or ("Row" if table.rows is None else ""), [rows], is_x=True)
    if periods:
        axis.more["step"] = periods[1]
    names = [name for name, _ in numbers]
    across, ys = axis_of(
        "y", names[0] if len(names) == 1 else table.across, [values for _, values in numbers], is_x=False
    )
    kind = "column" if axis.scale == "category" else "line"
    series = [
        placed(Series(f"series{n}", name, xs, each, kind)) for n, (name, each) in enumerate(zip(_apart(names), ys), 1)
    ]
    lost = count - len(series[0].xs)
    series = apart(series, [axis])
    return Chart("table", table.title, [axis, across], series, _note(table, names, lost, axis.scale == "date"))


def _note(table: Table, names: list[str], lost: int, is_dated: bool) -> str | None:
    """The sentence on columns and rows that the chart cannot hold."""
    left = [name for name, _ in table.columns if name not in names]
    said = [f"Left out, because they are not numbers: {', '.join(left)}"] if left else []
    if lost:
        rows = "1 row is left out, because it has" if lost == 1 else f"{lost} rows are left out, because they have"
        said.append(f"{rows} no {table.row_title or ('date' if is_dated else 'place')}")
    return ". ".join(said) or None


def _apart(names: list[str]) -> list[str]:
    """The names, each with its place where it is there before."""
    return [f"{name}, column {n + 1}" if name in names[:n] else name for n, name in enumerate(names)]


def _counts(table: Table) -> Chart:
    """A chart of how often each word occurs."""
    name, values = table.columns[0]
    counted = Counter("empty" if is_missing(value) else " ".join(str(value).split()) for value in listed(values))
    axis = Axis("x", name, scale="category", categories=list(counted), is_x=True)
    places = [float(n) for n in range(len(counted))]
    series = Series("series1", "Count", places, [float(n) for n in counted.values()], "column")
    return Chart("table", table.title, [axis, Axis("y", "Count")], [series], f"How often each {name} is there")


def _table(obj: Any) -> Table:
    package = type(obj).__module__.partition(".")[0]
    if package == "pandas":
        return _pandas(obj)
    if package == "polars":
        return _polars(obj)
    if package == "xarray":
        return _xarray(obj)
    if package == "wordcloud" and hasattr(obj, "words_"):
        return Table([("Size, of the largest word", list(obj.words_.values()))], list(obj.words_), "Word")
    if hasattr(obj, "dtype") and hasattr(obj, "ndim"):
        return _array(obj)
    if isinstance(obj, dict):
        return _named_rows([(str(name), values) for name, values in obj.items()])
    if isinstance(obj, Sequence) and not isinstance(obj, str):
        return Table([("Values", list(obj))] if len(obj) else [])
    raise _unknown(obj)


def _pandas(obj: Any) -> Table:
    if not hasattr(obj, "index") or not hasattr(obj, "ndim"):
        raise _unknown(obj)
    if obj.ndim == 1 and not hasattr(obj, "columns"):
        if not hasattr(obj, "to_frame") or type(obj).__name__.endswith("Index"):
            return Table([(str(obj.name or "Values"), obj)])
        columns = [(str(obj.name if obj.name is not None else "Values"), obj)]
    else:
        columns = [(_title(name), obj.iloc[:, n]) for n, name in enumerate(obj.columns)]
    index = obj.index
    # Rows that were selected keep their numbers, which name nothing.
    has_place = index.nlevels == 1 and index.name is None and any(name.strip().lower() in NAMES for name, _ in columns)
    are_numbers = type(index).__name__ == "RangeIndex" or (has_place and _is_numeric(index))
    if are_numbers and index.name is None:
        return _named_rows(columns)
    rows = [_title(each) for each in index] if index.nlevels > 1 else index
    return Table(columns, rows, None if index.name is None else str(index.name))


def _polars(obj: Any) -> Table:
    if hasattr(obj, "collect"):  # a lazy frame
        obj = obj.collect()
    if hasattr(obj, "get_columns"):
        return _named_rows([(each.name, each) for each in obj.get_columns()])
    if hasattr(obj, "to_list"):
        return Table([(obj.name or "Values", obj)])
    raise _unknown(obj)


def _xarray(obj: Any) -> Table:
    """An array of one or two dimensions, or a data set of variables along one dimension."""
    if hasattr(obj, "data_vars"):
        return _pandas(obj.to_dataframe())
    if obj.ndim not in (1, 2):
        raise Unreadable(
            f"An array of xarray with {obj.ndim} dimensions is not a series: select some, such as array.isel(time=0)."
        )
    table = _pandas(obj.to_pandas())
    unit = f" ({obj.attrs['units']})" if obj.attrs.get("units") else ""
    if obj.ndim == 1:
        return Table(
            [(f"{obj.attrs.get('long_name') or obj.name or 'Values'}{unit}", obj.to_pandas())],
            table.rows,
            str(obj.dims[0]),
        )
    across = obj.dims[1]
    title = str(obj.attrs.get("long_name") or obj.name or "")
    columns = [(f"{across} {name}", values) for name, values in table.columns]
    return Table(columns, table.rows, str(obj.dims[0]), across=f"{title}{unit}" or None)


def _named_rows(columns: list[tuple[str, Any]]) -> Table:
    """The first column names the rows when it holds dates or words, each only once; else a column that is named x,
    year, date or time does."""
    if len(columns) > 1 and not _is_numeric(columns[0][1]) and are_unique(columns[0][1]):
        return Table(columns[1:], columns[0][1], columns[0][0])
    columns = _with_months(columns)
    for n, (name, values) in enumerate(columns):
        others = [*columns[:n], *columns[n + 1 :]]
        if name.strip().lower() in NAMES and any(_is_numeric(each) for _, each in others):
            if are_unique(values):
                return _sorted(others, values, name)
            return _grouped(others, values, name) or Table(columns)
    return Table(columns)


def _with_months(columns: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """The columns, with one column of months such as 2024-03 in place of the year and the number of the month."""
    years = [n for n, (name, values) in enumerate(columns) if name.strip().lower() in YEARS and _is_numeric(values)]
    months = [n for n, (name, values) in enumerate(columns) if name.strip().lower() in MONTHS and _is_numeric(values)]
    if len(years) != 1 or len(months) != 1 or len(columns) < 3:
        return columns
    pairs = list(zip(*(listed(columns[n][1]) for n in (years[0], months[0]))))
    if not all(is_month_of(*pair) for pair in pairs):
        return columns
    rest = [each for n, each in enumerate(columns) if n not in (years[0], months[0])]
    return [(columns[months[0]][0], [f"{int(year):04}-{int(month):02}" for year, month in pairs]), *rest]


def _sorted(columns: list[tuple[str, Any]], places: Any, name: str) -> Table:
    """The rows in the order of their places, those without one at the end."""
    at = listed(places)
    order = [n for n, each in enumerate(at) if not is_missing(each)]
    with contextlib.suppress(TypeError):
        order.sort(key=at.__getitem__)
    order += [n for n, each in enumerate(at) if is_missing(each)]
    if order == list(range(len(at))):
        return Table(columns, places, name)
    lists = [(title, listed(values)) for title, values in columns]
    return Table([(title, [values[n] for n in order]) for title, values in lists], [at[n] for n in order], name)


def _words(values: list[Any]) -> list[str]:
    """Each value as a text on one line."""
    try:
        known = {each: " ".join(str(each).split()) for each in set(values)}
    except TypeError:  # lists and the like
        return [" ".join(str(each).split()) for each in values]
    return [known[each] for each in values]


def _grouped(columns: list[tuple[str, Any]], places: Any, name: str) -> Table | None:
    """The rows of a long table: a series for each text of a column that has each place once, and for each column of
    numbers."""
    at = listed(places)
    numbers = [(title, listed(values)) for title, values in columns if _is_numeric(values)]
    words = [_words(listed(held)) for _, held in columns if not _is_numeric(held)]
    joint = [[", ".join(each) for each in zip(*words)]] if len(words) > 1 else []
    for groups in [*words, *joint]:
        names = list(dict.fromkeys(groups))
        is_split = len(names) < len(at) and len(set(zip(groups, at))) == len(at)
        if not is_split or len(names) * len(numbers) > MOST_COLUMNS:
            continue
        unique = sorted(set(at)) if not any(map(is_missing, at)) else []
        rows = {each: n for n, each in enumerate(unique)}
        found = list[tuple[str, Any]]()
        for title, given in numbers if rows else ():
            held: dict[str, list[Any]] = {group: [None] * len(unique) for group in names}
            for place, own, value in zip(at, groups, given):
                held[own][rows[place]] = None if is_missing(value) else value
            found += ((group if len(numbers) == 1 else f"{group}, {title}", each) for group, each in held.items())
        if found:
            return Table(found, unique, name, across=numbers[0][0] if len(numbers) == 1 else None)
    return None


def _array(obj: Any) -> Table:
    if obj.dtype.kind not in "biufMmOUS" or obj.ndim not in (1, 2) or obj.size == 0:
        raise Unreadable(
            f"An array of {obj.ndim} dimensions, {obj.size} values and type {obj.dtype} is not a series: "
            "pass numbers in one dimension, or in two, with a series in each column."
        )
    if obj.ndim == 1:
        if obj.dtype.names:
            return Table([(name, obj[name]) for name in obj.dtype.names])
        return Table([("Values", obj)])
    return Table([(f"Column {n}", obj[:, n - 1]) for n in range(1, obj.shape[1] + 1)])


def _is_numeric(values: Any) -> bool:
    """Whether values can be plotted as heights: numbers, with or without gaps, but not booleans."""
    kind = getattr(getattr(values, "dtype", None), "kind", None)
    if kind in ("i", "u", "f"):
        return True
    if kind in ("b", "M", "U", "S"):
        return False
    found = listed(values)
    if any(isinstance(value, str) for value in found):
        return False
    known = [value for value in found if not is_missing(value)]
    try:
        axis, _ = axis_of("y", None, [known], is_x=False)
    except (TypeError, ValueError):
        return False
    return bool(known) and axis.scale == "linear"


def _is_answer(values: Any) -> bool:
    """Whether each value is True or False, or missing."""
    known = [value for value in listed(values) if not is_missing(value)]
    return bool(known) and all(type(value).__name__ in ("bool", "bool_") for value in known)


def _title(name: Any) -> str:
    return ", ".join(map(str, name)) if isinstance(name, tuple) else str(name)


def _unknown(obj: Any) -> Unreadable:
    return Unreadable(
        f"An object of {type(obj).__module__}.{type(obj).__qualname__} is not data that can be announced: pass a "
        "series, a frame, an array, or numbers."
    )
