# SPDX-License-Identifier: MIT
"""The figures of a measure for one server, and their rows in a table."""
import dataclasses
import statistics

from .bars import Bar, times

WIDTHS = (50, 18, 5, 9, 9, 9, 7, 8, 3)
HEADINGS = ("measure", "server", "runs", "median", "p95", "max", "ratio", "bar", "met")


@dataclasses.dataclass
class Figures:
    """The values of all runs: milliseconds, megabytes, or requests a second, where more is better."""
    values: list = dataclasses.field(default_factory=list)
    missed: int = 0
    more_is_better: bool = False

    def add(self, value):
        if value is None:
            self.missed += 1
        else:
            self.values.append(value)

    @property
    def median(self):
        return statistics.median(self.values)

    @property
    def p95(self):
        """The value that 95 of 100 runs reach. For a rate this is the fifth from below."""
        ordered = sorted(self.values, reverse=self.more_is_better)
        return ordered[round(0.95 * (len(ordered) - 1))]

    @property
    def worst(self):
        return min(self.values) if self.more_is_better else max(self.values)

    def columns(self):
        if not self.values:
            return ["0", "-", "-", "-"]
        places = 0 if self.more_is_better else 1
        return [str(len(self.values))] + [f"{value:.{places}f}" for value in (self.median, self.p95, self.worst)]


# A figure may be worse than an earlier build's by at most 5 %.
KEPT, KEPT_RATE = Bar(1.05), Bar(0.95, at_least=True)


def ratio(found, other):
    """The ratio of the medians; None when either has no median."""
    return found.median / other.median if other and found.values and other.values else None


def rows(measure, bar, figures, ours, theirs, earlier=None):
    """One row per server. Our row has the ratio to the other server and the bar; the earlier build's has our ratio to
    that build.
    """
    for server, found in figures.items():
        beside = ["", "", ""]
        if server == ours:
            times_theirs = ratio(found, figures.get(theirs))
            beside = ["" if times_theirs is None else times(times_theirs), *bar.columns(found, times_theirs)]
        elif server == earlier:
            times_before = ratio(figures[ours], found)
            kept = KEPT_RATE if found.more_is_better else KEPT
            beside = ["" if times_before is None else times(times_before), *kept.columns(found, times_before)]
        yield [measure, server] + found.columns() + beside
