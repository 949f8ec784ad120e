#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads all that every application shows, again and again, by pyatspi; with its loop, as screen readers do."""
import pyatspi
from gi.repository import GLib


def walk(node, left):
    """Returns how many more objects may be read in this turn."""
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
        pass  # what was read has gone
    return True


pyatspi.Registry.registerEventListener(lambda event: None, "object:children-changed")
GLib.timeout_add(50, read)
pyatspi.Registry.start()
