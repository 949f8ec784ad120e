# SPDX-License-Identifier: MIT
"""Figures of matplotlib, and of what draws with it."""
