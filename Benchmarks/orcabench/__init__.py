# SPDX-License-Identifier: MIT
"""How soon Orca says where the focus of a client is, beside other clients that are at fault."""
