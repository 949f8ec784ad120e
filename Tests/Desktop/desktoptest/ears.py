# SPDX-License-Identifier: MIT
"""The sound of speech: the null sink's monitor, and a recognizer that knows the test's own words."""
import json
import os
import subprocess
import tempfile
import wave

from soundbench.recorder import Recorder

HEAR = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(__file__)))), "scripts", "hear")

# Two words without a sentence around them are recognized better at a lower tempo.
TEMPO = "0.7"


class Session:
    """The session's sound server, in the form that a recorder expects."""

    @staticmethod
    def environment():
        return dict(os.environ)


class Ears(Recorder):
    """A recorder at the voice's own rate. Its times are exact to a millisecond: it requests blocks of that length."""
    rate = 22050

    def __init__(self):
        super().__init__(Session, 1)

    def command(self, block_ms):
        return ["parec", "-d", "ears.monitor", "--raw", "--format=s16le", f"--rate={self.rate}", "--channels=1",
                f"--latency-msec={block_ms}", f"--process-time-msec={block_ms}"]

    def words(self, begin, end, phrases, name):
        """The words between two times, among these phrases; an empty text if they match none. Keeps the recording in $REPORT by
        its name."""
        self.until(lambda: self.total >= self.frame(end), 5)
        chunks = self.between(self.frame(begin), self.frame(end))
        recording = os.path.join(os.environ["REPORT"], name.replace(" ", "-") + ".wav")
        with tempfile.TemporaryDirectory() as folder:
            grammar = os.path.join(folder, "grammar")
            with wave.open(recording, "wb") as file:
                file.setparams((1, 2, self.rate, 0, "NONE", None))
                file.writeframes(b"".join(chunk.samples.tobytes() for chunk in chunks))
            with open(grammar, "w") as file:
                file.write(f"#JSGF V1.0;\ngrammar said;\npublic <said> = ({' | '.join(phrases)})+;\n")
            heard = subprocess.run([HEAR, "--json", "--tempo", TEMPO, "--grammar", grammar, recording], capture_output=True,
                                   text=True)
        if heard.returncode:
            raise AssertionError(heard.stderr)
        return " ".join(part["text"] for part in json.loads(heard.stdout)["heard"])
