# SPDX-License-Identifier: MIT
"""Messages as lines: JSON-RPC 2.0, one object per line. Needs neither a file descriptor nor a clock."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

LONGEST_LINE = 262_144
"""The most bytes that the daemon accepts in a line."""

Params = dict[str, Any]


def request_line(number: int, method: str, params: Params) -> bytes:
    """A request as a line.

    Raises:
        ValueError: for values that JSON cannot express, and for a line of more than 256 KiB.
    """
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    try:
        line = json.dumps(message, ensure_ascii=False, allow_nan=False).encode() + b"\n"
    except (TypeError, ValueError) as error:
        raise ValueError(f"{method} cannot be sent: {error}") from None
    if len(line) > LONGEST_LINE:
        raise ValueError(
            f"{method} takes {len(line)} bytes, more than the {LONGEST_LINE} that the daemon accepts "
            "in a line: shorten its text, or send its points in parts."
        )
    return line


def wire_names(params: Params) -> Params:
    """The parameters by the protocol's names: sound_icon becomes soundIcon. A name of the protocol stays.

    Raises:
        TypeError: when a parameter has both names.
    """
    named: Params = {}
    for name, value in params.items():
        first, *rest = name.split("_")
        wire = first + "".join(word.capitalize() for word in rest)
        if wire in named:
            raise TypeError(f"{wire} is given twice, as {name} too: leave one out")
        named[wire] = value
    return named


class LineFramer:
    """Turns bytes into messages. A line that is not a JSON object is skipped."""

    def __init__(self) -> None:
        self._rest = b""

    def take(self, data: bytes) -> Iterator[Params]:
        *lines, self._rest = (self._rest + data).split(b"\n")
        for line in lines:
            try:
                message = json.loads(line)
            except ValueError:
                continue
            if isinstance(message, dict):
                yield message
