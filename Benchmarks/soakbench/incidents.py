# SPDX-License-Identifier: MIT
"""The incidents of each hour of the day. An incident is a generator: it yields seconds to wait, or a question that
must become true within some seconds.
"""
from soundbench.jsonlines import OVER

LONG = "This text is read by an engine of its own, which dies in the middle of it, and another one must take its place at once."
PATIENCE = 60


class Incidents:
    def __init__(self, house, watcher, tally):
        self.house, self.watcher, self.tally = house, watcher, tally
        self.happened = dict.fromkeys(("reload", "sound server killed", "espeak-ng killed", "engine killed in mid text"), 0)

    def reload(self):
        seen = self.watcher.reloads
        self.house.reload()
        yield "a reload was not reported", lambda: self.watcher.reloads > seen
        self.happened["reload"] += 1

    def sound(self):
        self.house.kill_sound()
        yield 2
        self.house.start_sound()
        self.happened["sound server killed"] += 1

    def synthesizer(self):
        # Between two texts the process may not run yet.
        yield "espeak-ng has no process", self.house.kill_synthesizers
        self.happened["espeak-ng killed"] += 1

    def engine(self, voice, script):
        """An engine speaks a text that nothing cuts, and is killed in the middle. The text must have its outcome."""
        asked = self.watcher.announce(text=LONG, voice=voice, priority="high", mayRepeat=True)
        yield "a text of an engine was not accepted", lambda: asked in self.watcher.answers
        number = self.watcher.answers.pop(asked)
        yield "a text of an engine did not begin", lambda: self.watcher.states.get(number) in OVER | {"began"}
        yield 0.5
        self.happened["engine killed in mid text"] += self.house.kill_engine(script)
        yield "a text whose engine was killed has no outcome", lambda: self.watcher.states.get(number) in OVER
        self.watcher.states.clear()

    def stays(self):
        return self.engine("stays/default", "resident.py")

    def slow(self):
        return self.engine("slow/default", "slowly.py")


# The parts of an hour at which an incident begins.
HOUR = ((0.05, "stays"), (0.13, "reload"), (0.20, "synthesizer"), (0.27, "slow"), (0.36, "sound"), (0.47, "reload"), (0.53, "stays"),
        (0.60, "synthesizer"), (0.67, "slow"), (0.74, "reload"), (0.79, "stays"))
SETTLED = 0.7  # the part at which the clients that take long begin no more
REST = 0.83  # the part of an hour at which all clients rest


class Running:
    """An incident in progress."""

    def __init__(self, steps, tally, now):
        self.steps, self.tally = steps, tally
        self.question = self.what = None
        self.is_over = False
        self.until = now
        self.go_on(now)

    def go_on(self, now):
        wanted = next(self.steps, None)
        if wanted is None:
            self.is_over = True
        elif isinstance(wanted, tuple):
            self.what, self.question = wanted
            self.until = now + PATIENCE
        else:
            self.question, self.until = None, now + wanted

    def step(self, now):
        if self.question and self.question():
            self.go_on(now)
        elif now >= self.until and self.question:
            self.tally.breach(f"{self.what} within {PATIENCE} s")
            self.is_over = True
        elif now >= self.until:
            self.go_on(now)
