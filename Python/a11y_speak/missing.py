# SPDX-License-Identifier: MIT
"""Missing values of all packages."""

from __future__ import annotations

from typing import Any


def is_missing(value: Any) -> bool:
    """Whether a value is None, nan, NaT or NA."""
    if value is None or type(value).__name__ in ("NAType", "NaTType", "MaskedConstant"):
        return True
    return bool(value != value) if not hasattr(value, "__len__") else False
