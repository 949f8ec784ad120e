# SPDX-License-Identifier: MIT
"""typed.py SOCKET TEXT: a window that draws its text field by itself, as a game does: GTK gives it the keys, and no
accessibility. Assistive technologies know its field by the daemon's socket. Prints "focused" when it has the keyboard."""
import json, os, socket, sys

os.environ["NO_AT_BRIDGE"] = "1"
import gi  # noqa: E402

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402


class Field:
    def __init__(self, link, text):
        self.link, self.text, self.caret = link, text, len(text)

    def send(self, method, **parameters):
        self.link.sendall(json.dumps({"method": method, "params": parameters}).encode() + b"\n")

    def show(self):
        self.send("hello", client="notes")
        field = {"id": "note", "label": "Note", "editable": True, "frame": [0, 0, 300, 80]}
        self.send("willDisplay", element=field | {"text": self.text, "caret": self.caret})
        self.send("focus", element="note")

    def replace(self, start, end, text):
        start, end = max(0, start), min(end, len(self.text))
        self.text, self.caret = self.text[:start] + text + self.text[end:], start + len(text)

    def press(self, _, event):
        name, letter, caret = Gdk.keyval_name(event.keyval), chr(Gdk.keyval_to_unicode(event.keyval)), self.caret
        places = {"Left": caret - 1, "Right": caret + 1, "Home": 0, "End": len(self.text)}
        if name in places:
            self.caret = max(0, min(places[name], len(self.text)))
        elif name == "BackSpace":
            self.replace(caret - 1, caret, "")
        elif name == "Delete":
            self.replace(caret, caret + 1, "")
        elif letter.isprintable():
            self.replace(caret, caret, letter)
        else:
            return False
        self.send("invalidated", element={"id": "note", "text": self.text, "caret": self.caret}, cause="user")
        return True

    def activate(self, _, event):
        self.send("window", frame=[0, 0, 300, 80], title="Notes", active=bool(event.in_))
        if event.in_:
            print("focused", flush=True)


def main():
    link = socket.socket(socket.AF_UNIX)
    link.connect(sys.argv[1])
    field = Field(link, sys.argv[2])
    field.show()
    window = Gtk.Window(title="Notes")
    window.connect("key-press-event", field.press)
    window.connect("focus-in-event", field.activate)
    window.connect("focus-out-event", field.activate)
    window.show_all()
    window.get_window().focus(0)  # there is no window manager to give it the keyboard
    Gtk.main()


main()
