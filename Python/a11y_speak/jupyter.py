# SPDX-License-Identifier: MIT
"""%load_ext a11y_speak: speaks and plays the figure of each cell, and prints how to ask for more."""

from __future__ import annotations

import sys
from typing import Any, Unpack

from .options import ChartOptions, SonifyOptions
from .reading import charts_of, figure_of
from .speaking import Spoken, shown
from .teller import complain

KEYS = (
    "a11y_speak: say() again, play() its sound, ask('next') and ask('maximum') walk it, "
    "explore(figure) opens it in a terminal; %a11y_speak off is silence."
)


class CellSpeaker:
    """After each cell, speaks the object that the cell ends with, or else the cell's new figures.

    Attributes:
        mode: "both", "words", "sound" or "off".
        spoken: the latest spoken figure, for `say`, `play` and `ask` in the notebook.
    """

    def __init__(self, shell: Any) -> None:
        self.shell, self.mode = shell, "both"
        self.spoken: Spoken | None = None
        self._known: set[int] = set()
        self._has_keys = False

    def after(self, result: Any) -> None:
        """Handles the end of a cell; `result` is IPython's own."""
        if self.mode == "off" or not getattr(result, "success", True):
            return
        for obj in self._figures(getattr(result, "result", None)):
            self._speak(obj)

    def _figures(self, value: Any) -> list[Any]:
        """The object that the cell ends with, or else the new figures."""
        if value is not None and is_told(value):
            return [value]
        pyplot = sys.modules.get("matplotlib.pyplot")
        numbers = pyplot.get_fignums() if pyplot else []
        figures = [pyplot.figure(number) for number in numbers] if pyplot else []
        return [figure for figure in figures if id(figure) not in self._known]

    def _speak(self, obj: Any) -> None:
        figure = figure_of(obj)
        self._known.add(id(figure if figure is not None else obj))
        try:
            self.spoken = spoken = shown(obj)
            if self.mode in ("both", "words"):
                spoken.say()
            if self.mode in ("both", "sound"):
                spoken.sonify(words="none")
        except Exception as error:  # an error must not disturb the notebook
            complain(f"a11y-speakd: {error}")
        if not self._has_keys:
            self._has_keys = True
            print(KEYS)

    def say(self) -> None:
        """Says the last figure again."""
        if self.spoken:
            self.spoken.say()

    def play(self, **how: Unpack[SonifyOptions]) -> None:
        """Plays the last figure."""
        if self.spoken:
            self.spoken.sonify(**how)

    def ask(self, command: str, **more: Unpack[ChartOptions]) -> None:
        """Asks a command of the last figure, such as "next"."""
        if self.spoken:
            self.spoken.ask(command, **more)

    def magic(self, line: str) -> None:
        """%a11y_speak both, words, sound or off"""
        if line.strip() not in ("both", "words", "sound", "off"):
            print("%a11y_speak takes both, words, sound or off.")
            return
        self.mode = line.strip()


def is_told(value: Any) -> bool:
    """Whether a cell's value is a figure. Tables are not: the notebook shows them as text."""
    if figure_of(value) is not None:
        return True
    if type(value).__module__.partition(".")[0] not in ("plotly", "altair"):
        return False
    try:
        return bool(charts_of(value))
    except Exception:
        return False


def load(shell: Any) -> CellSpeaker:
    """Registers the speaker with IPython, and adds its functions to the notebook."""
    speaker = CellSpeaker(shell)
    shell.events.register("post_run_cell", speaker.after)
    shell.register_magic_function(speaker.magic, "line", "a11y_speak")
    from .exploring import explore

    shell.push({"say": speaker.say, "play": speaker.play, "ask": speaker.ask, "explore": explore}, interactive=False)
    shell.a11y_speaker = speaker
    return speaker


def unload(shell: Any) -> None:
    """Undoes `load`."""
    speaker = shell.a11y_speaker
    shell.events.unregister("post_run_cell", speaker.after)
    speaker.mode = "off"
