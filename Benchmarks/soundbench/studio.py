# SPDX-License-Identifier: MIT
"""The place of the measurements: the turns of the servers, and the servers that run at the same time."""
import contextlib
import time

from .figures import Figures

WARM_UP = 2


class Studio:
    """The things that all measures share: a recorder for each sound server, all running servers, the random source, the
    number of runs.
    """

    def __init__(self, recorders, running, random, runs):
        self.recorders = recorders
        self.running = running
        self.random = random
        self.runs = runs

    def hear(self, server):
        """The recorder of the sound server on which a server plays."""
        return self.recorders[server.pulse]

    def turns(self, servers, runs):
        """The servers in a new random order for each run. Prints the orders, because a seed alone is hard to check."""
        orders = [self.random.sample(servers, len(servers)) for _ in range(runs)]
        print("  turns:", " ".join("".join(server.letter for server in order) for order in orders), flush=True)
        return orders

    def pause(self, least, most):
        time.sleep(self.random.uniform(least, most))

    def measure(self, servers, once, runs=None):
        """Calls `once(server)` in turns. It returns seconds, or None for a missed run."""
        figures = {server.name: Figures() for server in servers}
        for run, order in enumerate(self.turns(servers, WARM_UP + (runs or self.runs))):
            for server in order:
                self.hear(server).wait_silence()
                seconds = once(server)
                if run >= WARM_UP:
                    figures[server.name].add(None if seconds is None else seconds * 1000)
        return figures

    @contextlib.contextmanager
    def alone(self, server):
        """Restarts a server, with all others stopped, because they might share its pages."""
        for other in self.running:
            other.stop()
        server.start()
        yield
        server.stop()
        for other in self.running:
            other.start()
