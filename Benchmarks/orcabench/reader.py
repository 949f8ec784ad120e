#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads the elements of all applications repeatedly, by pyatspi with its event loop, as screen readers do."""
import pyatspi
from gi.repository import GLib


def walk(node, left):
    """Reads an object and its children. Returns how many more objects this turn may read."""
    if left <= 0 or node is None:
        return left
    node.name, node.getRole(), node.getState()
    for child in node:
        left = walk(child, left - 1)
    return left


def read():
    try:
        for application in pyatspi.Registry.getDesktop(0):
            walk(application, 2000)
    except GLib.GError:
        pass  # the object has disappeared
    return True


pyatspi.Registry.registerEventListener(lambda event: None, "object:children-changed")
GLib.timeout_add(50, read)
pyatspi.Registry.start()
