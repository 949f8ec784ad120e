# SPDX-License-Identifier: MIT
"""Real programs on a desktop that nobody sees, and what is heard of them."""
import time

PATIENCE = 30  # seconds that anything may take on a busy machine


def eventually(what, find, patience=PATIENCE, pause=0.05):
    """Asks until there is an answer, where nothing tells of it; for all else there are events."""
    deadline = time.monotonic() + patience
    while not (answer := find()):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what}")
        time.sleep(pause)
    return answer
