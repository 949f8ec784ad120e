# SPDX-License-Identifier: MIT
"""A day of recorded clients in two hours: the recording of the clients, their replay, the incidents, and the verdict."""
