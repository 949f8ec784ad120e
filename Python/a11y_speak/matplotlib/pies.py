# SPDX-License-Identifier: MIT
"""Pies: a name and a share for each wedge, a series for each ring."""

from __future__ import annotations

import itertools

import numpy as np
from matplotlib import patches
from matplotlib.axes import Axes

from .parts import Part, Seen, name_of
from .ticks import plain


def read_pies(ax: Axes, seen: Seen) -> tuple[list[Part], list[str]]:
    """The parts, and the names of the wedges, which are at 0, 1, 2."""
    wedges = [patch for patch in ax.patches if isinstance(patch, patches.Wedge) and patch.get_visible()]
    rings = [list(ring) for _, ring in itertools.groupby(wedges, key=lambda wedge: wedge.r)]
    names, parts = list[str](), list[Part]()
    seen.update(wedges)
    for n, ring in enumerate(rings, 1):
        shares = np.round([(wedge.theta2 - wedge.theta1) / 3.6 for wedge in ring], 4)
        parts.append(
            Part(
                "Share" if len(rings) == 1 else f"Ring {n}",
                np.arange(len(names), len(names) + len(ring), dtype=float),
                shares,
                "column",
                word="wedge",
            )
        )
        names += [
            plain(name_of(wedge)) or text_at(ax, wedge) or f"Wedge {number}" for number, wedge in enumerate(ring, 1)
        ]
    return parts, names


def text_at(ax: Axes, wedge: patches.Wedge) -> str:
    """The text on the ray through the middle of a wedge; a text that begins with a digit is skipped."""
    middle = np.deg2rad((wedge.theta1 + wedge.theta2) / 2)
    for text in ax.texts:
        x, y = np.array(text.get_position()) - wedge.center
        said = plain(text.get_text())
        if said and said[0] not in "0123456789" and np.isclose(np.cos(np.arctan2(y, x) - middle), 1, atol=1e-6):
            return said
    return ""
