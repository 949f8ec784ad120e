# SPDX-License-Identifier: MIT
"""GTK 4: gtk_accessible_announce. HIGH is assertive; MEDIUM and LOW are polite. The window announces, because a label of GTK
4.18 puts nothing on the bus."""
import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

from commands import tell, watch_input  # noqa: E402


def main():
    loop = GLib.MainLoop()
    window = Gtk.Window(title="GTK 4 sender")
    priority = Gtk.AccessibleAnnouncementPriority

    def announce(text, assertive):
        window.announce(text, priority.HIGH if assertive else priority.MEDIUM)

    watch_input(announce, loop.quit)
    window.connect("map", lambda _: tell("ready"))
    window.present()
    loop.run()


main()
