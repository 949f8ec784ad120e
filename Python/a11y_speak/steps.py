# SPDX-License-Identifier: MIT
"""The steps of a conversation, which a client performs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .errors import SpeakError
from .wire import Params


@dataclass(frozen=True)
class Connect:
    """Try to connect, and report `opened` or `not_found`."""


@dataclass(frozen=True)
class Send:
    line: bytes


@dataclass(frozen=True)
class Wait:
    """Report `waited` after this many seconds."""

    seconds: float


@dataclass(frozen=True)
class Answer:
    """The reply to the request with this ticket: the result, or the error."""

    ticket: Any
    reply: Params | SpeakError


@dataclass(frozen=True)
class Happened:
    """An event of the daemon, by its name in the protocol."""

    name: str
    params: Params


@dataclass(frozen=True)
class Over:
    """No further requests are possible."""

    error: SpeakError


Step = Connect | Send | Wait | Answer | Happened | Over
