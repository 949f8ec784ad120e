# SPDX-License-Identifier: MIT
"""How much memory a server has: of all its processes, where what several share is counted once (PSS)."""
import collections

from . import processes


def used(root):
    """Kilobytes of a process and its descendants, by the names of smaps_rollup: "Pss", and "Pss_Anon", which is no file's."""
    return sum(processes.of_tree(root, used_by_one), collections.Counter())


def used_by_one(pid):
    with open(f"/proc/{pid}/smaps_rollup") as file:
        next(file)  # the addresses
        return collections.Counter({name.rstrip(":"): int(value) for name, value, _ in map(str.split, file)})
