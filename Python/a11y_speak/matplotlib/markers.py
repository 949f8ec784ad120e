# SPDX-License-Identifier: MIT
"""The names that a legend gives to the shapes of dots, and words for colors that no legend names."""

from __future__ import annotations

import colorsys
from collections.abc import Iterator
from typing import Any

import numpy as np
from matplotlib.markers import MarkerStyle

from .legends import Colour
from .ticks import plain

HUES = (
    (15, "red"),
    (45, "orange"),
    (70, "yellow"),
    (165, "green"),
    (195, "cyan"),
    (255, "blue"),
    (290, "purple"),
    (345, "pink"),
    (361, "red"),
)
"""The greatest hue of each color word, in degrees."""

MOST = 6
"""The most colors without a legend that are told apart."""


def names_of_shapes(dots: Any, count: int) -> list[str]:
    """The name of each dot's shape by a legend; empty where no legend names the shapes."""
    paths = dots.get_paths()
    legends = [each for each in (dots.axes.get_legend(), *getattr(dots.axes.figure, "legends", [])) if each]
    if len(paths) != count or count < 2 or not legends:
        return []
    keys = [key_of(path.vertices) for path in paths]
    for names in (names for legend in legends for names in sections(legend)):
        if len({*keys}) > 1 and {*keys} <= names.keys():
            return [names[key] for key in keys]
    return []


def sections(legend: Any) -> Iterator[dict[bytes, str]]:
    """The names of the shapes in each part of a legend that has a different shape for each name."""
    handles = getattr(legend, "legend_handles", None) or getattr(legend, "legendHandles", [])
    found: dict[bytes, str] = {}
    for handle, text in zip(handles, legend.get_texts()):
        marker = getattr(handle, "get_marker", lambda: None)()
        if marker in (None, "None", "", " "):
            yield found
            found = {}
            continue
        style = MarkerStyle(marker)
        found.setdefault(key_of(style.get_path().transformed(style.get_transform()).vertices), plain(text.get_text()))
    yield found


def key_of(vertices: Any) -> bytes:
    return bytes(np.round(np.asarray(vertices, float), 6).tobytes())


def names_of_colours(colours: list[Colour]) -> list[str]:
    """A word for each of a few colors; empty where two colors would have one word."""
    names = [word_of(colour) for colour in colours]
    return names if 1 < len(names) <= MOST and len({*names}) == len(names) else []


def word_of(colour: Colour) -> str:
    hue, light, strength = colorsys.rgb_to_hls(*colour[:3])
    if light < 0.12 or light > 0.95 or strength < 0.15:
        return "black" if light < 0.2 else "white" if light > 0.95 else "gray"
    word = next(word for most, word in HUES if hue * 360 < most)
    is_dull = light < 0.35 or (light < 0.5 and strength < 0.45)
    return "brown" if word in ("orange", "red") and is_dull and 8 < hue * 360 < 45 else word
