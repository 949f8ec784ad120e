# SPDX-License-Identifier: MIT
"""Measures speech servers by what comes out of the sound server, side by side."""


class BenchError(Exception):
    """Something that a person can mend, in one sentence."""
