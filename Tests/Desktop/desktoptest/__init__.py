# SPDX-License-Identifier: MIT
"""Real programs on an invisible desktop, and the speech that they cause."""
import time

PATIENCE = 30  # seconds, the limit for any step on a busy machine


def eventually(what, find, patience=PATIENCE, pause=0.05):
    """Polls until there is an answer, for conditions without an event."""
    deadline = time.monotonic() + patience
    while not (answer := find()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(pause)
    return answer
