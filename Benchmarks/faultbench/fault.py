# SPDX-License-Identifier: MIT
"""The base class of faults."""


class Fault:
    """A fault. Its docstring is its name in the table. `strike` returns the time when the cause was over, or None for now."""
    deadline = 25  # seconds until every announcement has an outcome
    begins_mute = False
    everybody = False  # announcements of all clients are judged, not only our own
    wants_root = False
    sounds = ("pulse", "pipewire")
    unheard = ()  # sound servers whose recording of this fault cannot be judged
    is_unclear = False  # the recognizer cannot judge an engine's speech of the fault's texts
    over = True

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon()

    def strike(self, stage):
        raise NotImplementedError

    def afterwards(self, stage):
        """Runs once a new client has announced the fifth text."""
