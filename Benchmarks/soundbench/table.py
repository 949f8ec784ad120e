# SPDX-License-Identifier: MIT
"""Rows with two cells of words and further cells of figures, for the terminal and for a page."""
import dataclasses


@dataclasses.dataclass
class Table:
    headings: tuple
    widths: tuple
    rows: list = dataclasses.field(default_factory=list)

    def add(self, row):
        """Adds a row and prints it, because the next one may take a while."""
        self.rows.append(row)
        print(self.line(row), flush=True)

    def line(self, row):
        cells = (cell.ljust(width) if i < 2 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, self.widths)))
        return "  ".join(cells).rstrip()

    def text(self):
        return "\n".join(map(self.line, [self.headings, *self.rows]))

    def markdown(self):
        rule = "|---|---|" + "--:|" * (len(self.headings) - 2)
        return "\n".join([self.cells(self.headings), rule, *map(self.cells, self.rows)])

    @staticmethod
    def cells(row):
        return f"| {' | '.join(row)} |"
