# SPDX-License-Identifier: MIT
"""Breaks the daemon and its surroundings repeatedly, and counts the outcomes of each accepted announcement."""
