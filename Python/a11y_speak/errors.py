# SPDX-License-Identifier: MIT
"""What can go wrong, each as a sentence that says how to mend it."""

from __future__ import annotations


class SpeakError(Exception):
    """Any error of this package."""


class NoDaemon(SpeakError):
    """No daemon listens, none could be started, or nothing says where it listens."""


class Disconnected(SpeakError):
    """The connection ended, and no daemon was found again while the request was waited for."""


class Refused(SpeakError):
    """The daemon refused a request.

    Attributes:
        code: the number that a11y-speakd-protocol(7) lists under ERRORS.
    """

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Unreadable(SpeakError):
    """An object that is no figure and no data that could be told."""
