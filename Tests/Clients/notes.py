# SPDX-License-Identifier: MIT
"""A small window for a screen reader: an entry, a check box, a slider, a button and a text. Prints "focused" when the window
has the keyboard, and each place of the text's cursor."""
import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402

TEXT = "Build finished.\nBattery low.\nThe quick brown fox jumps over the lazy dog.\nHello world."


def tell(what):
    print(what, flush=True)


def add(box, name, widget):
    label = Gtk.Label(label=name)
    label.set_mnemonic_widget(widget)
    box.add(label)
    box.add(widget)


def note_cursor(buffer, position, mark):
    if mark == buffer.get_insert():
        tell(f"cursor {position.get_offset()}")


def main():
    window = Gtk.Window(title="Notes")
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
    add(box, "Name", Gtk.Entry())
    box.add(Gtk.CheckButton(label="Alarm"))
    add(box, "Volume", Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 10, 1))
    box.add(Gtk.Button(label="Save"))
    buffer = Gtk.TextBuffer(text=TEXT)
    buffer.place_cursor(buffer.get_start_iter())
    buffer.connect("mark-set", note_cursor)
    add(box, "Text", Gtk.TextView(buffer=buffer, accepts_tab=False))
    window.add(box)
    window.connect("focus-in-event", lambda *_: tell("focused"))
    window.show_all()
    window.get_window().focus(0)  # there is no window manager to give it the keyboard
    Gtk.main()


main()
