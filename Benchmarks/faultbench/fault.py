# SPDX-License-Identifier: MIT
"""What every fault has."""


class Fault:
    """`strike` returns the moment its cause was over; None is now."""
    deadline = 25  # seconds until everything has its outcome
    begins_mute = False
    everybody = False  # the accounts are of all clients
    wants_root = False
    sounds = ("pulse", "pipewire")
    unheard = ()  # where no recording can tell what was heard
    is_unclear = False  # what an engine makes of its texts sounds like anything to the recogniser
    over = True

    def arrange(self, stage):
        stage.sound.start()
        stage.start_daemon()

    def strike(self, stage):
        raise NotImplementedError

    def afterwards(self, stage):
        """When new clients come."""
