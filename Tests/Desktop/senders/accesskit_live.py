# SPDX-License-Identifier: MIT
"""AccessKit, which egui, Slint, Bevy and others use: a label with `live` whose value changes. It builds no tree and announces
nothing until a client asks for the tree; then it prints "active"."""
import sys

import accesskit as ak

from commands import perform, tell

WINDOW, STATUS = 0, 1


def tree(text, live):
    window = ak.Node(ak.Role.WINDOW)
    window.set_label("AccessKit sender")
    window.set_children([STATUS])
    status = ak.Node(ak.Role.LABEL)
    status.set_value(text)
    status.set_live(live)
    update = ak.TreeUpdate(STATUS)
    update.nodes.append((WINDOW, window))
    update.nodes.append((STATUS, status))
    top = ak.Tree(WINDOW)
    top.toolkit_name = "AccessKit"
    update.tree = top
    return update


def main():
    def activate():
        tell("active")
        return tree("", ak.Live.POLITE)

    adapter = ak.unix.Adapter(activate, lambda _: None, lambda: None)
    adapter.update_window_focus_state(True)
    tell("ready")

    def announce(text, assertive):
        live = ak.Live.ASSERTIVE if assertive else ak.Live.POLITE
        adapter.update_if_active(lambda: tree(text, live))

    for line in sys.stdin:
        perform(line.rstrip("\n"), announce)


main()
