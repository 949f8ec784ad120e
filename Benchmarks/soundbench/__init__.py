# SPDX-License-Identifier: MIT
"""Measures speech servers by the output of the sound server, in the same runs."""


class BenchError(Exception):
    """An error that a person can fix, described in one sentence."""
