# SPDX-License-Identifier: MIT
"""The fate of the announcements of one run, by the daemon's reports and by the recording."""
import dataclasses
import io
import json
import os
import statistics
import subprocess
import tempfile
import wave

from soundbench import BenchError

from .stage import PROBE, TEXTS

HEAR = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))), "scripts", "hear")
SPOKEN = [*TEXTS, PROBE]
# The daemon's own sentences about an engine, in words that the recognizer knows. Otherwise it would take them for the texts.
OWN = [
    "the voices of [festival | flight]",
    "are missing and",
    "espy and gee",
    "speaks instead",
    "it ended killed",
    "the process has exited",
]
# The second words of the texts, where an engine continues after its end between two words: the recognizer ends a text there.
ENDS = [text.split(maxsplit=1)[1] for text in SPOKEN]


@dataclasses.dataclass
class Verdict:
    accepted: int = 0
    lost: int = 0
    doubled: int = 0
    silent: int = 0
    stuck: int = 0
    wait: float | None = None  # seconds from the end of the cause to the next word
    pause: float | None = None  # the longest time between two words after that
    notes: list = dataclasses.field(default_factory=list)
    recording: bytes = b""  # as a WAV file

    @property
    def breaches(self):
        return self.lost + self.doubled + self.silent + self.stuck


def judge(fault, stage, mended):
    verdict = Verdict()
    asked = [announcement for client in stage.clients for announcement in client.asked.values()]
    own = {announcement.id for announcement in asked}
    crowd = [other for client in stage.clients for other in client.others.values() if other.id not in own]
    for announcement in asked + crowd:
        account(announcement, verdict)
    after = sorted(when for client in stage.clients for when, _ in client.words if when >= mended)
    if after:
        verdict.wait = after[0] - mended
        verdict.pause = max(late - early for early, late in zip([mended, *after], after))
    else:
        verdict.stuck += 1
        verdict.notes.append("no word was heard after the fault")
    is_clear = stage.engine is None or stage.engine.is_recognised and not fault.is_unclear
    if stage.sound.name not in fault.unheard and is_clear:
        listen(stage, verdict)
    return verdict


def account(announcement, verdict):
    text = announcement.text[:30]
    if announcement.refusal:
        return verdict.notes.append(f"refused: {text}: {announcement.refusal}")
    if announcement.id is None:
        verdict.stuck += 1
        return verdict.notes.append(f"no answer: {text}")
    verdict.accepted += 1
    outcomes = announcement.outcomes
    if not outcomes:
        verdict.lost += 1
        verdict.notes.append(f"no outcome: {text}: {announcement.states}")
    elif len(outcomes) > 1:
        verdict.doubled += 1
        verdict.notes.append(f"{len(outcomes)} outcomes: {text}: {announcement.states}")
    elif outcomes[0] != ("finished", None) and not outcomes[0][1]:
        verdict.silent += 1
        verdict.notes.append(f"without a reason: {text}: {announcement.states}")
    elif outcomes[0][0] != "finished" and announcement.text in SPOKEN:
        verdict.notes.append(f"{outcomes[0][0]}: {text}: {outcomes[0][1]}")


def listen(stage, verdict):
    """Checks that each finished announcement is in the recording once, or at most twice when it was cut."""
    said = {a.text: a for client in stage.clients for a in client.asked.values() if a.text in SPOKEN}
    verdict.recording = wav(stage.sound.samples(), stage.sound.rate)
    heard = compare(said, wholes(words(verdict.recording)))
    if stage.engine and heard.breaches:
        # A recognizer that does not know the daemon's sentences takes them for texts; one that does takes texts for their parts.
        heard = min(heard, compare(said, wholes(words(verdict.recording, OWN + ENDS))), key=lambda other: other.breaches)
    verdict.lost += heard.lost
    verdict.doubled += heard.doubled
    verdict.notes += heard.notes


def compare(said, texts):
    """Compares the texts in the recording with the reported outcomes."""
    found = Verdict()
    for text, announcement in said.items():
        finished = [state for state, _ in announcement.outcomes] == ["finished"]
        count = texts.count(text)
        if finished and count == 0:
            found.lost += 1
            found.notes.append(f"reported as finished and not heard: {text}; heard: {texts}; {announcement.states}")
        if count > (2 if announcement.was_cut else 1):
            found.doubled += 1
            found.notes.append(f"heard {count} times: {text}; heard: {texts}; {announcement.states}")
    # The fifth text, of the other client, may be anywhere in the order.
    order = [text for text in dict.fromkeys(reversed(texts)) if text != PROBE][::-1]
    if order != [text for text in TEXTS if text in order]:
        found.notes.append(f"another order: {texts}")
    return found


def wav(samples, rate):
    """The bytes of a WAV file with these samples."""
    whole = io.BytesIO()
    with wave.open(whole, "wb") as file:
        file.setparams((1, 2, rate, 0, "NONE", ""))
        file.writeframes(samples)
    return whole.getvalue()


def words(recording, others=()):
    """The recognized words. The recognizer knows the five texts, however early they are cut."""
    choices = " | ".join([" [".join(text.split()) + "]" * text.count(" ") for text in SPOKEN] + [*others])
    with tempfile.TemporaryDirectory() as folder:
        for name, content in (("heard.wav", recording), ("grammar", (
                f"#JSGF V1.0;\ngrammar wanted;\npublic <wanted> = ( {choices} )+;\n").encode())):
            with open(os.path.join(folder, name), "wb") as file:
                file.write(content)
        done = subprocess.run([HEAR, "--json", "--grammar", os.path.join(folder, "grammar"),
                               os.path.join(folder, "heard.wav")], capture_output=True, text=True)
    if done.returncode:
        raise BenchError(done.stderr.strip())
    return " ".join(part["text"] for part in json.loads(done.stdout)["heard"]).split()


def wholes(heard):
    """The complete texts, in their order."""
    found, place = [], 0
    while place < len(heard):
        text = next((t for t in SPOKEN if heard[place:place + len(t.split())] == t.split()), None)
        if text:
            found.append(text)
        place += len(text.split()) if text else 1
    return found


HEADINGS = ("fault", "runs", "accepted", "lost", "doubled", "silent without a reason", "stuck", "next word after, s", "worst",
            "longest pause, s", "worst")


def row(name, verdicts):
    sums = [sum(getattr(verdict, field) for verdict in verdicts)
            for field in ("accepted", "lost", "doubled", "silent", "stuck")]
    heard = [verdict for verdict in verdicts if verdict.wait is not None]
    times = [[verdict.wait for verdict in heard], [verdict.pause for verdict in heard]]
    return [name, str(len(verdicts)), *map(str, sums), *(
        f"{of(some):.2f}" if some else "-" for some in times for of in (statistics.median, max))]


def markdown(rows):
    return "\n".join([f"| {' | '.join(HEADINGS)} |", "|---" + "|--:" * (len(HEADINGS) - 1) + "|",
                      *(f"| {' | '.join(cells)} |" for cells in rows)])
