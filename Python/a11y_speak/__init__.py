# SPDX-License-Identifier: MIT
"""Announcements, and figures by ear, through a11y-speakd.

speak(obj) says the summary of a figure or a table, sonify(obj) plays its values, and explore(obj) opens it in the
terminal. announce(text) says a text. Client and AsyncClient are connections for programs that say more.

Each name is imported at its first use, so that `import a11y_speak` stays fast."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aio import AsyncClient, AsyncReceipt
    from .charts import Axis, Chart, Series
    from .client import Client, announce
    from .errors import Disconnected, NoDaemon, Refused, SpeakError, Unreadable
    from .exploring import explore
    from .outcomes import AnnouncementEvent
    from .reading import charts_of
    from .receipt import Receipt
    from .speaking import sonify, speak

__version__ = "0.2.0"

_HOMES = {
    "aio": ["AsyncClient", "AsyncReceipt"],
    "charts": ["Axis", "Chart", "Series"],
    "client": ["Client", "announce"],
    "errors": ["Disconnected", "NoDaemon", "Refused", "SpeakError", "Unreadable"],
    "exploring": ["explore"],
    "outcomes": ["AnnouncementEvent"],
    "reading": ["charts_of"],
    "receipt": ["Receipt"],
    "speaking": ["sonify", "speak"],
}

__all__ = [
    "AnnouncementEvent",
    "AsyncClient",
    "AsyncReceipt",
    "Axis",
    "Chart",
    "Client",
    "Disconnected",
    "NoDaemon",
    "Receipt",
    "Refused",
    "Series",
    "SpeakError",
    "Unreadable",
    "announce",
    "charts_of",
    "explore",
    "sonify",
    "speak",
]


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(f".{home}", __name__), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load_ipython_extension(shell: Any) -> None:
    """Loads the notebook extension: `%load_ext a11y_speak`."""
    import_module(".jupyter", __name__).load(shell)


def unload_ipython_extension(shell: Any) -> None:
    """Unloads the notebook extension: `%unload_ext a11y_speak`."""
    import_module(".jupyter", __name__).unload(shell)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
