# SPDX-License-Identifier: MIT
"""The values that a trace of plotly is given: numbers, seconds for dates, and names."""

from __future__ import annotations

import base64
import contextlib
import datetime
import html
import re
from typing import Any

import numpy as np

from .inventory import Value

UTC = datetime.timezone.utc  # noqa: UP017


def plain(text: Any) -> str:
    return " ".join(html.unescape(re.sub("<[^>]*>", " ", str(text))).split())


def listed(given: Any) -> list[Any]:
    if isinstance(given, dict):
        flat = np.frombuffer(base64.b64decode(given["bdata"]), given["dtype"])
        shape = [int(each) for each in str(given.get("shape", len(flat))).split(",")]
        return list(flat.reshape(shape).tolist())
    return list(given or [])


def values(given: Any) -> list[Value]:
    found = listed(given)
    if len(found) == 2 and all(isinstance(each, list) for each in found):  # two levels of names
        return [", ".join(map(str, each)) for each in zip(*found)]
    kept = [each for each in found if not isinstance(each, list)]
    held = [valued(each) for each in kept]
    # Among names, a number is a name as well. A missing value is none.
    has_names = any(isinstance(each, str) and each for each in held)
    return [
        str(raw) if has_names and isinstance(each, float) and is_plain(raw) else each for raw, each in zip(kept, held)
    ]


def is_plain(given: Any) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool) and given == given


def valued(given: Any) -> Value:
    """A number, seconds for a date, or a name; nan for a missing value."""
    if given is None:
        return float("nan")
    if isinstance(given, bool):  # plotly draws them as names
        return str(given)
    if isinstance(given, str):
        if re.match(r"\d{4}-\d\d-\d\d", given):
            with contextlib.suppress(ValueError):
                at = datetime.datetime.fromisoformat(given[:26])
                return at.replace(tzinfo=at.tzinfo or UTC).timestamp()
        return plain(given)
    return float(given)
