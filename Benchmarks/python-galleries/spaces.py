# SPDX-License-Identifier: MIT
"""The pairs of x and z that each artist in three dimensions shows."""

import numpy as np
from conservation.strokes import solids
from matplotlib import contour

from pairs import Held, column


def spaces(ax):
    """x and z of points, lines and faces, and of the levels of contours."""
    for artist in [*ax.lines, *ax.collections]:
        for x, _, z in solids(artist):
            yield Held(column(x, z))
        if isinstance(artist, contour.ContourSet):
            pieces = [
                (each[:, 0].mean(), level)
                for (each, _), level in zip(artist._3dverts_codes, artist.levels)
                if len(each)
            ]
            levels = np.array(pieces).reshape(-1, 2)
            yield Held(levels)
            yield Held(np.column_stack([levels[:, 0], np.full(len(levels), np.nan)]))
