# SPDX-License-Identifier: MIT
"""Breaks what the daemon lives on, again and again, and counts what became of each announcement that it had accepted."""
