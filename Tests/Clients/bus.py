#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""Programs on a desktop's buses. Reads commands, one a line, carries them out, and prints a line after each.

    announce POLITENESS PATH TEXT     on the accessibility bus: 1 polite, 2 assertive
        repeat COUNT PATHS TEXT          announces "TEXT 1" to "TEXT COUNT", from PATHS objects in turn
        insert PATH TEXT                 text appears in an object, whose attributes a command `attributes` gave
        attributes PATH NAME=VALUE ...   the attributes that an object reports
        hang                             stops answering; needs a separate process
        listen EVENT | unlisten EVENT    registers an event, as a screen reader does: object:announcement
        pretend LISTENER EVENT           plays the registry, with this listener in its list
        serve [NAME]                     plays the notification server; NAME is its own name
        notify NAME REPLACED URGENCY SUMMARY|BODY [HINT=VALUE ...]    prints the number of the notification
    dismiss NUMBER | close NUMBER | inhibit true|false
        raw SIGNATURE                    sends an announcement with another signature
        many COUNT                       announces once from each of COUNT connections, which then close
        long COUNT                       announces a text of COUNT characters
"""
import sys
import threading

import dbus
import dbus.lowlevel
import dbus.mainloop.glib
import dbus.service
from gi.repository import GLib

dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
session = dbus.SessionBus(private=True)
EVENT = "org.a11y.atspi.Event.Object"
REGISTRY = "org.a11y.atspi.Registry"


def accessibility():
    """A separate connection to the accessibility bus."""
    launcher = session.get_object("org.a11y.Bus", "/org/a11y/bus")
    return dbus.bus.BusConnection(launcher.GetAddress(dbus_interface="org.a11y.Bus"))


class Accessible(dbus.service.Object):
    """An object of an application, with the methods that the tests need."""

    def __init__(self, bus, path, attributes):
        super().__init__(bus, path)
        self.attributes = attributes

    @dbus.service.method("org.a11y.atspi.Accessible", out_signature="a{ss}")
    def GetAttributes(self):
        return dbus.Dictionary(self.attributes, signature="ss")

    @dbus.service.method("org.a11y.atspi.Accessible", out_signature="u")
    def GetRole(self):
        return int(self.attributes.get("role", 73))


class Notifications(dbus.service.Object):
    """A server for notifications."""

    def __init__(self, bus, name):
        super().__init__(bus, "/org/freedesktop/Notifications")
        self.own = name
        self.last = 0
        self.inhibited = False

    @dbus.service.method("org.freedesktop.Notifications", in_signature="susssasa{sv}i", out_signature="u")
    def Notify(self, name, replaced, icon, summary, body, actions, hints, timeout):
        if not replaced:
            self.last += 1
        return replaced or self.last

    @dbus.service.method("org.freedesktop.Notifications", out_signature="ssss")
    def GetServerInformation(self):
        return self.own, "a11y-speakd", "1", "1.2"

    @dbus.service.method("org.freedesktop.Notifications", in_signature="u")
    def CloseNotification(self, number):
        self.NotificationClosed(number, 3)

    @dbus.service.signal("org.freedesktop.Notifications", signature="uu")
    def NotificationClosed(self, number, reason):
        pass

    @dbus.service.method("org.freedesktop.DBus.Properties", in_signature="ss", out_signature="v")
    def Get(self, interface, name):
        if (interface, name) != ("org.freedesktop.Notifications", "Inhibited"):
            raise dbus.exceptions.DBusException("none", name="org.freedesktop.DBus.Error.UnknownProperty")
        return self.inhibited

    @dbus.service.signal("org.freedesktop.DBus.Properties", signature="sa{sv}as")
    def PropertiesChanged(self, interface, changed, gone):
        pass


class Registry(dbus.service.Object):
    """The registry of toolkits and screen readers, with the methods that the tests need."""

    def __init__(self, bus, listeners):
        super().__init__(bus, "/org/a11y/atspi/registry")
        self.listeners = listeners
        self.name = dbus.service.BusName(REGISTRY, bus)

    @dbus.service.method(REGISTRY, out_signature="a(ss)")
    def GetRegisteredEvents(self):
        return self.listeners


class Programs:
    """Carries out the commands."""

    def __init__(self):
        self.bus = None
        self.objects = {}
        self.server = None
        self.senders = []

    def own(self):
        if self.bus is None:
            self.bus = accessibility()
        return self.bus

    def emit(self, member, path, signature, *arguments):
        message = dbus.lowlevel.SignalMessage(path, EVENT, member)
        message.append(*arguments, signature=signature)
        self.own().send_message(message)

    def say(self, politeness, path, text):
        self.emit("Announcement", path, "siiva{sv}", "", int(politeness), 0, text, dbus.Dictionary({}, signature="sv"))

    def announce(self, words):
        self.say(*words.split(" ", 2))

    def repeat(self, words):
        count, paths, text = words.split(" ", 2)
        for number in range(1, int(count) + 1):
            self.say(1, f"/object/{number % int(paths)}", f"{text} {number}")

    def long(self, words):
        self.say(1, "/object/1", "a" * int(words))

    def many(self, words):
        for number in range(int(words)):
            sender = accessibility()
            message = dbus.lowlevel.SignalMessage("/object/1", EVENT, "Announcement")
            nothing = dbus.Dictionary({}, signature="sv")
            message.append("", 1, 0, f"sender {number}", nothing, signature="siiva{sv}")
            sender.send_message(message)
            sender.flush()
            sender.close()

    def raw(self, words):
        values = {"s": "text", "i": 1, "as": ["text"], "": None}
        self.emit("Announcement", "/object/1", words, *([values[words]] if words else []))

    def insert(self, words):
        path, text = words.split(" ", 1)
        empty = dbus.Dictionary({}, signature="sv")
        self.emit("TextChanged", path, "siiva{sv}", "insert", 0, len(text), text, empty)

    def attributes(self, words):
        path, *pairs = words.split(" ")
        self.objects[path] = Accessible(self.own(), path, dict(pair.split("=", 1) for pair in pairs))

    def registry(self, method, event):
        registry = self.own().get_object(REGISTRY, "/org/a11y/atspi/registry", introspect=False)
        call = getattr(registry, method)
        if method == "RegisterEvent":
            call(event, dbus.Array([], signature="s"), "", dbus_interface=REGISTRY, signature="sass")
        else:
            call(event, dbus_interface=REGISTRY, signature="s")

    def listen(self, words):
        self.registry("RegisterEvent", words)

    def unlisten(self, words):
        self.registry("DeregisterEvent", words)

    def pretend(self, words):
        self.pretended = Registry(self.own(), [tuple(words.split(" "))])

    def serve(self, words):
        self.server = Notifications(session, words or "bus.py")
        self.name = dbus.service.BusName("org.freedesktop.Notifications", session)

    def notify(self, words):
        name, replaced, urgency, rest = words.split(" ", 3)
        text, *hints = rest.split(" HINT ")
        summary, _, body = text.partition("|")
        given = {"urgency": dbus.Byte(int(urgency))}
        for hint in hints:
            key, value = hint.split("=", 1)
            given[key] = {"true": True, "false": False}.get(value, value)
        sender = dbus.SessionBus(private=True)
        self.senders.append(sender)
        shown = sender.get_object("org.freedesktop.Notifications", "/org/freedesktop/Notifications", introspect=False)
        shown.Notify(
            name if name != "-" else "", dbus.UInt32(replaced), "", summary, body, dbus.Array([], signature="s"),
            dbus.Dictionary(given, signature="sv"), -1, dbus_interface="org.freedesktop.Notifications",
            signature="susssasa{sv}i", reply_handler=lambda number: print("number", number, flush=True),
            error_handler=lambda error: print("error", error, flush=True))

    def dismiss(self, words):
        self.server.NotificationClosed(int(words), 2)

    def close(self, words):
        self.server.CloseNotification(int(words))

    def inhibit(self, words):
        self.server.inhibited = words == "true"
        changed = {"Inhibited": self.server.inhibited}
        self.server.PropertiesChanged("org.freedesktop.Notifications", changed, [])

    def hang(self, words):
        print("hangs", flush=True)
        threading.Event().wait()

    def obey(self, line):
        command, _, words = line.rstrip("\n").partition(" ")
        getattr(self, command)(words)
        if self.bus is not None:
            self.bus.flush()
            # The reply arrives when the bus has received everything sent before.
            self.bus.get_object("org.freedesktop.DBus", "/org/freedesktop/DBus", introspect=False).GetId(
                dbus_interface="org.freedesktop.DBus")
        print("done", command, flush=True)
        return False


loop = GLib.MainLoop()
programs = Programs()


def read():
    for line in sys.stdin:
        GLib.idle_add(programs.obey, line)
    GLib.idle_add(loop.quit)


threading.Thread(target=read, daemon=True).start()
loop.run()
