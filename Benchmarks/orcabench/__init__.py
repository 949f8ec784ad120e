# SPDX-License-Identifier: MIT
"""Measures how soon Orca says the focus of a client while other clients are at fault."""
