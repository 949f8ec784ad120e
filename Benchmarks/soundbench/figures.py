# SPDX-License-Identifier: MIT
"""What a measure found for one server, and how it is put in a table."""
import dataclasses
import statistics

WIDTHS = (46, 18, 5, 9, 9, 9, 7)
HEADINGS = ("measure", "server", "runs", "median", "p95", "max", "ratio")


@dataclasses.dataclass
class Figures:
    """The values of all runs: milliseconds, or requests a second, where more is better."""
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
        """What 95 of 100 runs keep, so for a rate the fifth from below."""
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


def rows(measure, figures, ours, theirs):
    """One row per server; ours has the ratio to theirs."""
    for server, found in figures.items():
        ratio = ""
        if server == ours and theirs in figures and found.values and figures[theirs].values:
            ratio = f"{found.median / figures[theirs].median:.2f} ×"
        yield [measure, server] + found.columns() + [ratio]


def text_line(row):
    return "  ".join(cell.ljust(width) if i < 2 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, WIDTHS)))


def markdown_table(all_rows):
    head = [f"| {' | '.join(HEADINGS)} |", "|---|---|" + "--:|" * (len(HEADINGS) - 2)]
    return "\n".join(head + [f"| {' | '.join(row)} |" for row in all_rows])
