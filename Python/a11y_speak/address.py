# SPDX-License-Identifier: MIT
"""The path of the daemon's socket, connecting to the socket, and starting a daemon there."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping

from .errors import NoDaemon

LONGEST_PATH = 107
"""The most bytes that a path may have to fit into the address of a Unix socket."""

SPAWN = "A11Y_SPEAKD_SPAWN"
"""The variable with the daemon's program, for clients that start a daemon when none listens."""


def socket_path(environment: Mapping[str, str]) -> str:
    """The path of the daemon's socket: `$A11Y_SPEAKD_SOCKET`, else `$XDG_RUNTIME_DIR/a11y-speakd/events.sock`.

    Raises:
        NoDaemon: when neither is set.
    """
    if path := environment.get("A11Y_SPEAKD_SOCKET"):
        return path
    if folder := environment.get("XDG_RUNTIME_DIR"):
        return f"{folder}/a11y-speakd/events.sock"
    raise NoDaemon(
        "XDG_RUNTIME_DIR is not set, so the daemon's socket is unknown: log in through a session, "
        "or name the socket in A11Y_SPEAKD_SOCKET."
    )


def connect(path: str) -> socket.socket:
    """Connects to the daemon at a path.

    Raises:
        NoDaemon: when no daemon listens there, or the path has more than 107 bytes.
    """
    if len(os.fsencode(path)) > LONGEST_PATH:
        raise NoDaemon(
            f"The path {path} is longer than {LONGEST_PATH} bytes, the most for a socket: "
            "name a shorter one in A11Y_SPEAKD_SOCKET."
        )
    link = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM | socket.SOCK_CLOEXEC)
    try:
        link.connect(path)
    except OSError as error:
        link.close()
        raise NoDaemon(
            f"no daemon answers at {path} ({error.strerror}): start it with "
            "'systemctl --user start a11y-speakd.socket' or 'a11y-speakd &'."
        ) from None
    return link


def start_if_asked(path: str, environment: Mapping[str, str]) -> None:
    """Starts the program that `$A11Y_SPEAKD_SPAWN` names, unless a daemon listens already.

    Returns when the socket accepts connections. Several clients that call this at once start one daemon.

    Raises:
        NoDaemon: with the program's own error message, when the daemon could not be started.
    """
    program = environment.get(SPAWN)
    if not program or _listens(path):
        return
    import subprocess  # importing subprocess takes as long as importing all the rest

    try:
        done = subprocess.run(
            [program, "--background", "--socket", path],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=dict(environment),
            check=False,
        )
    except OSError as error:
        raise NoDaemon(
            f"the daemon was not started: {program} cannot be run ({error.strerror}); name its program in {SPAWN}."
        ) from None
    if not _listens(path):
        words = done.stderr.decode(errors="replace").strip().splitlines()
        said = words[-1].removeprefix("a11y-speakd: ") if words else "it ended and printed nothing"
        raise NoDaemon(f"the daemon was not started: {said}")


def _listens(path: str) -> bool:
    try:
        connect(path).close()
    except NoDaemon:
        return False
    return True
