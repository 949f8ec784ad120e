# SPDX-License-Identifier: MIT
"""The time from GTK 4's call to the first sound, compared with the same words on the daemon's own socket."""
import random
import statistics

from . import report, sender
from .stage import DesktopCase

RUNS, WARM_UP = 20, 2
BAR = 3  # milliseconds more than the socket


class Latency(DesktopCase):
    """Measurements, which fail no test."""

    def test_gtk_4_is_compared_with_the_socket(self):
        program = sender.toolkit("gtk4")
        self.addCleanup(program.close)
        program.wait("ready")
        self.reach(program)
        ways = {
            "the socket": lambda text: self.daemon.post("announce", text=text, priority="low"),
            "GTK 4": lambda text: program.send("polite", text),
        }
        figures = {name: [] for name in ways}
        for run in range(WARM_UP + RUNS):
            for name in random.sample(list(ways), len(ways)):
                text = f"{name} {run}"
                self.rest()
                sent = ways[name](text)
                first = self.ears.first_sound(sent)
                self.assertIsNotNone(first, f"{text} is not heard")
                self.daemon.wait_over(text)
                if run >= WARM_UP:
                    figures[name].append((first - sent) * 1000)
        self.write(figures)

    def write(self, figures):
        medians = {name: statistics.median(each) for name, each in figures.items()}
        more = medians["GTK 4"] - medians["the socket"]
        lines = [(name, f"{medians[name]:.1f}", f"{sorted(each)[int(len(each) * 0.95) - 1]:.1f}", "", "")
                 for name, each in figures.items()]
        lines.append(("more by GTK 4", f"{more:.1f}", "", BAR, "yes" if more <= BAR else "**no**"))
        report.append(f"Call to first sound, {RUNS} runs, milliseconds",
                      report.table(("", "median", "p95", "bar", "met"), lines))
