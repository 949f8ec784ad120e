# SPDX-License-Identifier: MIT
"""No toolkit: the signal alone, sent immediately."""
from gi.repository import Gio, GLib

from commands import tell, watch_input


def accessibility_bus():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
                                 Gio.DBusCallFlags.NONE, -1, None).unpack()
    flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


def main():
    bus, loop = accessibility_bus(), GLib.MainLoop()

    def announce(text, assertive):
        values = GLib.Variant("(siiva{sv})", ("", 2 if assertive else 1, 0, GLib.Variant("s", text), {}))
        bus.emit_signal(None, "/object", "org.a11y.atspi.Event.Object", "Announcement", values)
        bus.flush_sync(None)

    watch_input(announce, loop.quit)
    tell("ready")
    loop.run()


main()
