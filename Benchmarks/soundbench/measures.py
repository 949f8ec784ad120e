# SPDX-License-Identifier: MIT
"""The measures that listen. All servers run at the same time and take turns, so that load hits them alike."""
import time

from .figures import Figures

# Both begin with a vowel: a plosive begins with 50 ms of silence that some servers trim.
SHORT = "Alpha bravo"
# 500 characters and no sentence end, so that nobody is spared by speaking the first sentence first.
LONG = ("alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo "
        "sierra tango uniform victor whiskey xray yankee zulu " * 4)[:500]
WARM_UP = 2


class Studio:
    """The recorder, the chance and the number of runs that all measures share."""

    def __init__(self, recorder, random, runs):
        self.recorder = recorder
        self.random = random
        self.runs = runs

    def turns(self, servers, runs):
        """The servers in a new random order for each run; the orders are printed, as a seed alone is hard to check."""
        orders = [self.random.sample(servers, len(servers)) for _ in range(runs)]
        print("  turns:", " ".join("".join(server.letter for server in order) for order in orders), flush=True)
        return orders

    def pause(self, least, most):
        time.sleep(self.random.uniform(least, most))

    def measure(self, servers, once):
        """Calls `once(server)` in turns, for seconds or None."""
        figures = {server.name: Figures() for server in servers}
        for run, order in enumerate(self.turns(servers, WARM_UP + self.runs)):
            for server in order:
                self.recorder.wait_silence()
                seconds = once(server)
                if run >= WARM_UP:
                    figures[server.name].add(None if seconds is None else seconds * 1000)
        return figures


def first_sound(studio, servers, text):
    """Socket write to first sample that is not zero, from idle."""
    clients = {server: server.connect("message") for server in servers}

    def once(server):
        client = clients[server]
        studio.pause(0.2, 0.6)
        said = client.say(text)
        heard = studio.recorder.first_sound(said.written)
        if text == LONG:
            client.cancel()
        client.wait_over(said.id)
        return heard and heard - said.written

    return closing(clients, studio.measure(servers, once))


def cancel(studio, servers):
    """Write of the cancel to the last sample that is not zero."""
    clients = {server: server.connect("message") for server in servers}

    def once(server):
        client = clients[server]
        said = client.say(LONG)
        if studio.recorder.first_sound(said.written) is None:
            return None
        studio.pause(0.4, 1.2)
        written = client.cancel()
        client.wait_over(said.id)
        last = studio.recorder.last_sound(written - 0.05, written + 0.8)
        return max(0.0, last - written) if last else 0.0

    return closing(clients, studio.measure(servers, once))


def interrupt(studio, servers):
    """A quiet `text` is being spoken, a loud `message` comes: write to the first sample louder than the quiet one ever was."""
    quiet = {server: server.connect("text", quiet=True) for server in servers}
    loud = {server: server.connect("message") for server in servers}

    def once(server):
        before = quiet[server].say(LONG)
        if studio.recorder.first_sound(before.written) is None:
            return None
        studio.pause(0.4, 1.0)
        threshold = max(1200, 1.6 * studio.recorder.peak(before.written, time.monotonic()))
        said = loud[server].say(SHORT)
        heard = studio.recorder.first_sound(said.written, threshold, 3)
        loud[server].cancel(everyone=True)
        loud[server].wait_over(said.id)
        return heard and heard - said.written

    figures = studio.measure(servers, once)
    return closing(quiet, closing(loud, figures))


def closing(clients, figures):
    for client in clients.values():
        client.close()
    return figures
