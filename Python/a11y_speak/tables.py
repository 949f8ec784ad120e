# SPDX-License-Identifier: MIT
"""Series, frames, arrays and lists: a chart whose series are the columns of numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .charts import Axis, Chart, Series
from .columns import are_unique, axis_of
from .errors import Unreadable

MOST_COLUMNS = 1000
"""The most series that the daemon takes in one chart."""


@dataclass
class Table:
    """Columns by name, and the values that name the rows; None to number the rows."""

    columns: dict[str, Any]
    rows: Any = None
    row_title: str | None = None
    title: str | None = None


def charts_of(obj: Any) -> list[Chart]:
    """One chart of a series, a frame, an array, a list of numbers, or a dict of these.

    Raises:
        Unreadable: when nothing in the object can be a series.
    """
    table = _table(obj)
    if not table.columns:
        raise Unreadable("The table has no columns, so there is nothing to announce: pass data.")
    numbers = {name: values for name, values in table.columns.items() if _is_numeric(values)}
    if not numbers:
        return [_counts(table)]
    if len(numbers) > MOST_COLUMNS:
        raise Unreadable(
            f"The table has {len(numbers)} columns of numbers, and a chart may have {MOST_COLUMNS}: choose some."
        )
    return [_chart(table, numbers)]


def _chart(table: Table, numbers: dict[str, Any]) -> Chart:
    count = len(next(iter(numbers.values())))
    rows = range(1, count + 1) if table.rows is None else table.rows
    axis, (xs,) = axis_of("x", table.row_title or ("Row" if table.rows is None else ""), [rows], is_x=True)
    only = next(iter(numbers)) if len(numbers) == 1 else None
    across, ys = axis_of("y", only, list(numbers.values()), is_x=False)
    kind = "column" if axis.scale == "category" else "line"
    series = [Series(f"series{n}", name, xs, each, kind) for n, (name, each) in enumerate(zip(numbers, ys), 1)]
    left = [name for name in table.columns if name not in numbers]
    summary = f"Left out, because they are not numbers: {', '.join(left)}" if left else None
    return Chart("table", table.title, [axis, across], series, summary)


def _counts(table: Table) -> Chart:
    """A chart of how often each word occurs."""
    name, values = next(iter(table.columns.items()))
    counted = Counter(" ".join(str(value).split()) or "empty" for value in _listed(values))
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
    if hasattr(obj, "dtype") and hasattr(obj, "ndim"):
        return _array(obj)
    if isinstance(obj, dict):
        return Table({str(name): values for name, values in obj.items()})
    if isinstance(obj, Sequence) and not isinstance(obj, str):
        return Table({"Values": list(obj)} if len(obj) else {})
    raise _unknown(obj)


def _pandas(obj: Any) -> Table:
    if not hasattr(obj, "index") or not hasattr(obj, "ndim"):
        raise _unknown(obj)
    if obj.ndim == 1 and not hasattr(obj, "columns"):
        if not hasattr(obj, "to_frame") or type(obj).__name__.endswith("Index"):
            return Table({str(obj.name or "Values"): obj})
        columns = {str(obj.name if obj.name is not None else "Values"): obj}
    else:
        columns = {_title(name): obj.iloc[:, n] for n, name in enumerate(obj.columns)}
    index = obj.index
    if type(index).__name__ == "RangeIndex" and index.name is None:
        return _named_rows(columns)
    rows = [_title(each) for each in index] if index.nlevels > 1 else index
    return Table(columns, rows, None if index.name is None else str(index.name))


def _polars(obj: Any) -> Table:
    if hasattr(obj, "collect"):  # a lazy frame
        obj = obj.collect()
    if hasattr(obj, "get_columns"):
        return _named_rows({each.name: each for each in obj.get_columns()})
    if hasattr(obj, "to_list"):
        return Table({obj.name or "Values": obj})
    raise _unknown(obj)


def _named_rows(columns: dict[str, Any]) -> Table:
    """The first column names the rows when it holds dates or words, each only once."""
    first = next(iter(columns), None)
    if first is not None and len(columns) > 1 and not _is_numeric(columns[first]):
        if are_unique(columns[first]):
            return Table({name: v for name, v in columns.items() if name != first}, columns[first], first)
    return Table(columns)


def _array(obj: Any) -> Table:
    if obj.dtype.kind not in "biufMmOUS" or obj.ndim not in (1, 2) or obj.size == 0:
        raise Unreadable(
            f"An array of {obj.ndim} dimensions, {obj.size} values and type {obj.dtype} is not a series: "
            "pass numbers in one dimension, or in two, with a series in each column."
        )
    if obj.ndim == 1:
        if obj.dtype.names:
            return Table({name: obj[name] for name in obj.dtype.names})
        return Table({"Values": obj})
    return Table({f"Column {n}": obj[:, n - 1] for n in range(1, obj.shape[1] + 1)})


def _is_numeric(values: Any) -> bool:
    """Whether values can be plotted as heights: numbers, with or without gaps, but not booleans."""
    kind = getattr(getattr(values, "dtype", None), "kind", None)
    if kind in ("i", "u", "f"):
        return True
    if kind in ("b", "M", "U", "S"):
        return False
    known = [value for value in _listed(values) if value is not None and value == value]
    try:
        axis, _ = axis_of("y", None, [known], is_x=False)
    except (TypeError, ValueError):
        return False
    return bool(known) and axis.scale == "linear"


def _listed(values: Any) -> list[Any]:
    return list(values.to_list() if hasattr(values, "to_list") else values)


def _title(name: Any) -> str:
    return ", ".join(map(str, name)) if isinstance(name, tuple) else str(name)


def _unknown(obj: Any) -> Unreadable:
    return Unreadable(
        f"An object of {type(obj).__module__}.{type(obj).__qualname__} is not data that can be announced: pass a "
        "series, a frame, an array, or numbers."
    )
