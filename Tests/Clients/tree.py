#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads and drives the accessible tree of an application, by pyatspi:

tree.py APPLICATION                      prints it: role, name, description, value, states that differ from the usual
tree.py APPLICATION do NAME ACTION       performs an action of the object with that name
tree.py APPLICATION set NAME NUMBER      sets its value
tree.py APPLICATION focus NAME           gives it the focus
tree.py APPLICATION follow NAME          keeps a cache by events until an object with that name is there, and prints the tree then
tree.py APPLICATION time                 prints how many objects it has, and how many seconds it took to walk them
Waits ten seconds at most for the application, and for what is looked for.
"""
import sys, time
import pyatspi
from gi.repository import GLib

USUAL = {"enabled", "sensitive", "showing", "visible", "focusable"}


def application(name):
    return next((app for app in pyatspi.Registry.getDesktop(0) if app is not None and app.name == name), None)


def waited(what, look):
    end = time.monotonic() + 10
    while time.monotonic() < end:
        found = look()
        if found is not None:
            return found
        GLib.MainContext.default().iteration(False)
        time.sleep(0.02)
    sys.exit(f"tree.py: no {what} came in ten seconds")


def all_in(node):
    yield node
    for child in node:
        if child is not None:
            yield from all_in(child)


def named(root, name):
    try:
        return next((node for node in all_in(root) if node.name == name and node is not root), None)
    except GLib.GError:  # what was being read has gone: it is looked for again
        return None


def line(node):
    words = [node.getRoleName(), node.name]
    if node.description:
        words.append(f"({node.description})")
    try:
        words.append(f"= {node.queryValue().currentValue:g}")
    except NotImplementedError:
        pass
    states = {state.value_nick for state in node.getState().getStates()}
    return " ".join(filter(None, words + sorted(states - USUAL) + sorted("not " + s for s in USUAL - {"focusable"} - states)))


def draw(node, depth=0):
    print("  " * depth + line(node))
    for child in node:
        draw(child, depth + 1)


name, command = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "print"
if command == "follow":
    pyatspi.Registry.registerEventListener(lambda event: None, "object:children-changed", "object:property-change")
root = waited(f"application {name}", lambda: application(name))
if command == "time":
    begin = time.monotonic()
    count = sum(1 for node in all_in(root) if node.name is not None and node.getRole() is not None)
    print(count, round(time.monotonic() - begin, 3))
elif command in ("print", "follow"):
    if command == "follow":
        print("following", flush=True)
        waited(sys.argv[3], lambda: named(root, sys.argv[3]))
    draw(root)
else:
    node = waited(sys.argv[3], lambda: named(root, sys.argv[3]))
    if command == "do":
        actions = node.queryAction()
        print(actions.doAction([actions.getName(i) for i in range(actions.nActions)].index(sys.argv[4])))
    elif command == "set":
        node.queryValue().currentValue = float(sys.argv[4])
    elif command == "focus":
        print(node.queryComponent().grabFocus())
