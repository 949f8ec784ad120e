#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Reads and drives the accessible tree of an application, by pyatspi:

    tree.py APPLICATION                      prints the tree: role, name, description, value, unusual states
    tree.py APPLICATION do NAME ACTION [N]   performs an action of the object with that name, once or N times
    tree.py APPLICATION set NAME NUMBER      sets the object's value
    tree.py APPLICATION focus NAME           gives the object the focus
    tree.py APPLICATION follow NAME          keeps a cache by events until an object with that name exists, then prints the tree
    tree.py APPLICATION count [N]            waits until the window has N children, and prints the number of objects in the tree
    tree.py APPLICATION linger               walks the tree until the application has ended; prints unanswered calls
    tree.py APPLICATION time [bare]          prints the number of objects, and the seconds to find and walk them: with a cache, like
                                             a screen reader, or bare, without a main loop, asking for each property
    tree.py APPLICATION table                prints a line for each object: role, name, states, interfaces, actions, attributes
    tree.py APPLICATION text NAME            prints the text of an object, by characters, words, sentences and lines
    tree.py APPLICATION edit NAME [insert AT TEXT | delete START END | caret AT | select START END]
                                             edits a text, then prints the reply, the text, the caret and the selection
    tree.py APPLICATION places               prints each object's extents on screen and in the window, and the object at its center
    tree.py APPLICATION select NAME INDEX    selects an item of a list, and prints the selected items
    tree.py APPLICATION child NAME INDEX ... prints the number of an object's children, and the children with these indices
tree.py APPLICATION names                prints the names of all applications
Waits at most 150 seconds for the application, and for the object.
"""
import sys, time
import pyatspi
from gi.repository import Atspi, GLib

USUAL = {"enabled", "sensitive", "showing", "visible", "focusable"}


def application(name):
    try:
        return next((app for app in pyatspi.Registry.getDesktop(0) if app is not None and app.name == name), None)
    except GLib.GError:  # an application ended while it was asked for its name: look again
        return application(name)


def dispatch():
    """Handles all available messages at once: at one message a turn, ten thousand would take minutes."""
    end = time.monotonic() + 1
    while GLib.MainContext.default().iteration(False) and time.monotonic() < end:
        pass


def waited(what, look, instead=lambda: ""):
    """Waits for less time than the caller does, and then reports what it found instead."""
    end = time.monotonic() + 150
    while time.monotonic() < end:
        found = look()
        if found is not None:
            return found
        dispatch()
        time.sleep(0.02)
    sys.exit(f"tree.py: no {what} came in 150 seconds; there was {instead()}")


def kept(node):
    """The number of children in libatspi's cache, and without the cache."""
    kept = (node.childCount, sum(1 for child in node if child is None))
    node.clear_cache()
    return f"{node.name}: {kept[0]} children, {kept[1]} of them none; without the cache {node.childCount}"


def all_in(node):
    yield node
    for child in node:
        if child is not None:
            yield from all_in(child)


def named(root, name):
    try:
        return next((node for node in all_in(root) if node.name == name and node is not root), None)
    except GLib.GError:  # an object was removed while it was read: look again
        return None


def role(node):
    """The role by Debian 12's name: newer versions of libatspi call a push button a button."""
    name = node.getRoleName()
    return "push button" if name == "button" else name


def line(node):
    words = [role(node), node.name]
    if node.description:
        words.append(f"({node.description})")
    try:
        words.append(f"= {node.queryValue().currentValue:g}")
    except NotImplementedError:
        pass
    states = {state.value_nick for state in node.getState().getStates()}
    return " ".join(filter(None, words + sorted(states - USUAL) + sorted("not " + s for s in USUAL - {"focusable"} - states)))


def edit(node, how=None, *parts):
    text, editable = node.queryText(), node.queryEditableText()
    if how == "insert":
        print(editable.insertText(int(parts[0]), parts[1], len(parts[1].encode())), end=" ")
    elif how:
        calls = {"delete": editable.deleteText, "caret": text.setCaretOffset, "select": text.addSelection}
        print(calls[how](*(int(part) for part in parts)), end=" ")
    chosen = [text.getSelection(index) for index in range(text.getNSelections())]
    print(repr(text.getText(0, -1)), text.caretOffset, *chosen)


def draw(node, depth=0):
    print("  " * depth + line(node))
    for child in node:
        draw(child, depth + 1)


def table(root):
    for node in all_in(root):
        states = sorted(state.value_nick for state in node.getState().getStates())
        actions = node.queryAction() if "Action" in node.get_interfaces() else []
        attributes = sorted(f"{key}={value}" for key, value in node.get_attributes().items() if key != "toolkit")
        parts = [role(node), node.name, " ".join(states), " ".join(sorted(node.get_interfaces())),
                 ", ".join(actions.getName(i) for i in range(actions.nActions)) if actions else "", " ".join(attributes),
                 node.get_accessible_id()]
        print(" | ".join(parts).rstrip(" |"))


def parts_of(text):
    """Each part that GetStringAtOffset returns, in order."""
    for granularity, name in enumerate(("char", "word", "sentence", "line")):
        found, offset = [], 0
        while offset < text.characterCount:
            part = text.getStringAtOffset(offset, granularity)
            content, _, offset = part
            found.append(content)
        yield name, found


def read(text):
    print(text.characterCount, text.caretOffset, text.getNSelections(), text.getText(0, -1))
    for name, found in parts_of(text):
        print(name, found)
    for find in (text.getTextBeforeOffset, text.getTextAtOffset, text.getTextAfterOffset):
        print(find.__name__, find(6, pyatspi.TEXT_BOUNDARY_WORD_START))
    print("extents", text.getCharacterExtents(0, pyatspi.DESKTOP_COORDS))


def places(root):
    for node in list(all_in(root))[1:]:
        component = node.queryComponent()
        on_screen = component.getExtents(pyatspi.DESKTOP_COORDS)
        in_window = component.getExtents(pyatspi.WINDOW_COORDS)
        x, y = on_screen.x + on_screen.width // 2, on_screen.y + on_screen.height // 2
        found = root[0].queryComponent().getAccessibleAtPoint(x, y, pyatspi.DESKTOP_COORDS)
        print(node.name or role(node), tuple(on_screen), tuple(in_window), found.name if found else None,
              component.contains(x, y, pyatspi.DESKTOP_COORDS))


def walk(root):
    return sum(1 for node in all_in(root) if node.name is not None and node.getRole() is not None)


def is_kept(root):
    """Whether libatspi has its cache: it loads all objects at once, and then knows the description of the first."""
    return int(root.cached_properties) & Atspi.Cache.DESCRIPTION != 0


def timed(root, begin, is_bare):
    def read():
        if not is_bare and not is_kept(root) and time.monotonic() - begin < 5:
            return True
        print(walk(root), round(time.monotonic() - begin, 3))
        if not is_bare:
            pyatspi.Registry.stop()
        return False
    if is_bare:
        read()
    else:
        GLib.timeout_add(2, read)
        pyatspi.Registry.start()


def linger(name, root):
    """Walks until the application has ended. An error as an answer means that the object was removed."""
    print(sum(1 for _ in all_in(root)), flush=True)
    while application(name) is not None:
        try:
            for node in all_in(root):
                node.getState()
        except GLib.GError as error:
            if any(word in error.message.lower() for word in ("timeout", "timed out", "did not receive")):
                print("no answer in time:", error.message)
        dispatch()
    print("gone")


name, command = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "print"
if command != "linger":
    # Only the command linger measures how soon an application answers; a busy machine must not fail the other commands.
    Atspi.set_timeout(10_000, 15_000)
if command == "follow":
    pyatspi.Registry.registerEventListener(lambda event: None, "object:children-changed", "object:property-change")
begin = time.monotonic()
root = waited(f"application {name}", lambda: application(name))
if command == "time":
    timed(root, begin, "bare" in sys.argv)
elif command == "count":
    if len(sys.argv) > 3:
        wanted = int(sys.argv[3])
        waited(f"{wanted} children", lambda: root if root.childCount and root[0].childCount == wanted else None,
               lambda: f"{kept(root)}; {kept(root[0])}" if root.childCount else "no window")
    print(sum(1 for _ in all_in(root)))
elif command == "names":
    print(*sorted(app.name for app in pyatspi.Registry.getDesktop(0) if app is not None), sep="\n")
elif command == "linger":
    linger(name, root)
elif command == "table":
    table(root)
elif command == "places":
    places(root)
elif command in ("print", "follow"):
    if command == "follow":
        waited("cache", lambda: True if is_kept(root) or time.monotonic() - begin > 5 else None)
        print("following", flush=True)
        waited(sys.argv[3], lambda: named(root, sys.argv[3]), lambda: "; ".join(kept(node) for node in [root, *root]))
    draw(root)
else:
    node = waited(sys.argv[3], lambda: named(root, sys.argv[3]))
    if command == "do":
        actions = node.queryAction()
        index = [actions.getName(i) for i in range(actions.nActions)].index(sys.argv[4])
        print(*(actions.doAction(index) for _ in range(int(sys.argv[5]) if len(sys.argv) > 5 else 1)))
    elif command == "set":
        node.queryValue().currentValue = float(sys.argv[4])
    elif command == "focus":
        print(node.queryComponent().grabFocus())
    elif command == "text":
        read(node.queryText())
    elif command == "edit":
        edit(node, *sys.argv[4:])
    elif command == "select":
        selection = node.querySelection()
        print(selection.selectChild(int(sys.argv[4])), selection.nSelectedChildren,
              [selection.getSelectedChild(i).name for i in range(selection.nSelectedChildren)])
    elif command == "child":
        print(node.childCount, [line(node.getChildAtIndex(int(index))) for index in sys.argv[4:]])
