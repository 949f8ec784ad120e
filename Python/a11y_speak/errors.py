# SPDX-License-Identifier: MIT
"""The package's errors. Each message says how to fix the fault."""

from __future__ import annotations


class SpeakError(Exception):
    """The base class of this package's errors."""


class NoDaemon(SpeakError):
    """No daemon listens, no daemon could be started, or the path of its socket is unknown."""


class Disconnected(SpeakError):
    """The connection ended, and no daemon was found again while the request waited."""


class Refused(SpeakError):
    """The daemon refused a request.

    Attributes:
        code: the number that a11y-speakd-protocol(7) lists under ERRORS.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreadable(SpeakError):
    """The object is neither a figure nor data that this package can read."""
