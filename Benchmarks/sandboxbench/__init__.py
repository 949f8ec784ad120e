# SPDX-License-Identifier: MIT
"""Tries system calls from within the process that synthesizes, as a text that had taken over the library could."""
