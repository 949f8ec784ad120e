# SPDX-License-Identifier: MIT
"""Ten figures of different kinds and shapes, whose values are known."""

import matplotlib
import numpy as np

matplotlib.use("Agg")
import matplotlib.pyplot as plt

PLACES = range(1, 9)
SHAPES = {
    "rising": ("line", [1, 2, 3, 4, 5, 6, 7, 8]),
    "falling": ("bars", [8, 7, 6, 5, 4, 3, 2, 1]),
    "hill": ("scatter", [1, 3, 5, 8, 7, 4, 2, 0]),
    "valley": ("histogram", [8, 5, 3, 1, 2, 4, 6, 7]),
    "square": ("area", [0, 1, 4, 9, 16, 25, 36, 49]),
    "wave": ("lying bars", [5, 8, 6, 2, 0, 3, 7, 4]),
    "step": ("steps", [1, 2, 3, 10, 11, 12, 20, 21]),
    "peak": ("error bars", [2, 3, 4, 30, 5, 6, 7, 8]),
    "negative": ("stems", [-8, -6, -3, -1, 0, 2, 5, 7]),
    "small": ("heat map", [0.1, 0.4, 0.2, 0.8, 0.6, 0.3, 0.7, 0.5]),
}


def figures():
    """The name, the kind, the values and the figure of each."""
    for name, (kind, values) in SHAPES.items():
        ax = plt.figure().add_subplot()
        draw(ax, kind, values, name.capitalize())
        yield name, kind, values, ax.figure
        plt.close(ax.figure)


def draw(ax, kind, values, label):
    match kind:
        case "line":
            ax.plot(PLACES, values, label=label)
        case "bars":
            ax.bar(PLACES, values, label=label)
        case "scatter":
            ax.scatter(PLACES, values, label=label)
        case "histogram":
            ax.hist(np.repeat(PLACES, values), bins=np.arange(0.5, 9), label=label)
        case "area":
            ax.fill_between(PLACES, values, label=label)
        case "lying bars":
            ax.barh(PLACES, values, label=label)
        case "steps":
            ax.step(PLACES, values, label=label)
        case "error bars":
            ax.errorbar(PLACES, values, yerr=0.5, label=label)
        case "stems":
            ax.stem(PLACES, values, label=label)
        case "heat map":
            ax.pcolormesh(np.arange(0.5, 9), [0, 1], [values])
            ax.set_yticks([0.5], [label])
