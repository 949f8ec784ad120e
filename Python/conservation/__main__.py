# SPDX-License-Identifier: MIT
"""Prints how much of the gallery's figures, and of random figures, can be heard, and all that is said and not shown.

python -m conservation [COUNT [SEED [PACKAGE ...]]]        in Python/; COUNT random figures of each package, 200
by default. Without a PACKAGE, the gallery and all packages are checked.
"""

import collections
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
from hypothesis import HealthCheck, Phase, given, seed, settings

from a11y_speak import charts_of
from a11y_speak.openings import opening
from gallery.kinds import KINDS

from . import altair_figures, bokeh_figures, matplotlib_figures, plotly_figures, seaborn_figures
from .figures import sketches
from .findings import check
from .spoken import seconds

PACKAGES = {
    "matplotlib": matplotlib_figures,
    "plotly": plotly_figures,
    "altair": altair_figures,
    "bokeh": bokeh_figures,
    "seaborn": seaborn_figures,
}


def random_figures(name: str, count: int, number: int) -> None:
    """Checks random figures of a package, and prints a line for each kind and for each lost datum."""
    package = PACKAGES[name]
    totals: dict[str, list[int]] = collections.defaultdict(lambda: [0] * 5)
    longest = 0.0

    @seed(number)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(sketches(tuple(package.KINDS)))
    def run(sketch: object) -> None:
        nonlocal longest
        figure = package.drawn(sketch)
        charts = charts_of(figure)
        longest = max(longest, seconds(opening(charts)))
        found = check(figure, charts)
        plt.close("all")
        kind = totals[sketch.kind]  # type: ignore[attr-defined]
        for n, more in enumerate((1, found.shown, len(found.lost), len(found.untrue), found.refused)):
            kind[n] += more
        for way, several in (("lost", found.lost), ("untrue", found.untrue)):
            for each in several:
                print(f"{name}: {way}: {each} in {sketch}", flush=True)

    run()
    totals = dict(sorted(totals.items())) | {"all": [sum(each) for each in zip(*totals.values())]}
    for kind, (figures, shown, lost, untrue, refused) in totals.items():
        counts = f"{shown} shown, {shown - lost} heard, {untrue} untrue, {refused} refused"
        print(f"{name}, {kind}: {figures} figures, {counts}", flush=True)
    print(f"{name}: the longest opening takes {longest:.1f} s", flush=True)


def main(count: int, number: int, names: list[str]) -> None:
    for name, draw in KINDS.items():
        if name != "frame" and not names:
            found = check(draw())
            plt.close("all")
            print(
                f"gallery, {name}: {found.shown} shown, {found.shown - len(found.lost)} heard",
                f"{len(found.untrue)} untrue",
                *found.lost,
                *found.untrue,
                sep="\n  ",
            )
    for name in names or PACKAGES:
        random_figures(name, count, number)
    print(f"seed {number}")


if __name__ == "__main__":
    count, number = [*map(int, sys.argv[1:3]), *[200, 1][len(sys.argv) - 1 :]]
    main(count, number, sys.argv[3:])
