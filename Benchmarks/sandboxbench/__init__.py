# SPDX-License-Identifier: MIT
"""Tries system calls from within the process that synthesizes, as a text would that had broken the library."""
