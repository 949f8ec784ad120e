# SPDX-License-Identifier: MIT
"""GTK 3: ATK's signal "notification", which has a politeness. ATK before 2.50 has only "announcement", without one."""
import gi

gi.require_version("Atk", "1.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Atk, Gtk  # noqa: E402

from commands import tell, watch_input  # noqa: E402


def main():
    window = Gtk.Window(title="GTK 3 sender")
    label = Gtk.Label(label="GTK 3")
    window.add(label)

    def announce(text, assertive):
        accessible = label.get_accessible()
        if hasattr(Atk, "Live"):
            accessible.emit("notification", text, Atk.Live.ASSERTIVE if assertive else Atk.Live.POLITE)
        else:
            accessible.emit("announcement", text)

    watch_input(announce, Gtk.main_quit)
    window.connect("map-event", lambda *_: tell("ready"))
    window.show_all()
    Gtk.main()


main()
