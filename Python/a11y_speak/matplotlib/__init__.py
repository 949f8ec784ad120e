# SPDX-License-Identifier: MIT
"""Figures of matplotlib, and of the packages that draw with matplotlib."""
