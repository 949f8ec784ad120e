# SPDX-License-Identifier: MIT
"""The accessibility bus: announcements, listeners, and the trees of applications."""
import collections
import threading
import time

from gi.repository import Gio, GLib

from . import PATIENCE, eventually

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties")

# `time` is CLOCK_MONOTONIC, in seconds; politeness 1 is polite, 2 is assertive.
Announcement = collections.namedtuple("Announcement", "time sender path politeness text")


class Loop(threading.Thread):
    """Delivers signals while the tests wait."""

    def __init__(self):
        super().__init__(daemon=True)
        self.context = GLib.MainContext.default()
        self.start()

    def run(self):
        GLib.MainLoop(self.context).run()


def is_enabled():
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    return call(session, *STATUS, "Get", "(ss)", "org.a11y.Status", "IsEnabled")[0]


def set_enabled(value):
    """Makes toolkits build their trees, as `enable-toolkits` does."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    call(session, *STATUS, "Set", "(ssv)", "org.a11y.Status", "IsEnabled", GLib.Variant("b", value))


def call(connection, name, path, interface, method, signature=None, *arguments):
    """The values of the reply."""
    variant = GLib.Variant(signature, arguments) if signature else None
    reply = connection.call_sync(name, path, interface, method, variant, None, Gio.DBusCallFlags.NONE, 5000, None)
    return reply.unpack()


class Bus:
    """A separate connection, which receives announcements without being registered for them."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.announcements, self.left = [], []
        self.news = threading.Condition()
        self.connection.signal_subscribe(None, "org.a11y.atspi.Event.Object", "Announcement", None, None,
                                         Gio.DBusSignalFlags.NONE, self.note)
        self.connection.signal_subscribe(REGISTRY, REGISTRY, "EventListenerDeregistered", None, None,
                                         Gio.DBusSignalFlags.NONE, self.note_leaving)

    def close(self):
        """Closes without deregistering, like a listener that was killed. The bus may have ended before."""
        if not self.connection.is_closed():
            self.connection.close_sync(None)

    def note(self, _, sender, path, __, ___, parameters):
        if parameters.get_type_string() != "(siiva{sv})":
            return
        _, politeness, _, text, _ = parameters.unpack()
        with self.news:
            self.announcements.append(Announcement(time.monotonic(), sender, path, politeness, text))
            self.news.notify_all()

    def note_leaving(self, *signal):
        """Adds a listener that has deregistered to `left`, with the time."""
        with self.news:
            self.left.append((signal[-1].unpack()[0], time.monotonic()))
            self.news.notify_all()

    def announced(self, text, patience=PATIENCE):
        """The announcement with that text; None if it does not arrive in time."""
        with self.news:
            def find():
                return next((each for each in self.announcements if each.text == text), None)
            return self.news.wait_for(find, patience)

    def call(self, name, path, interface, method, signature=None, *arguments):
        return call(self.connection, name, path, interface, method, signature, *arguments)

    def register(self, event="object:announcement"):
        """Registers this connection as a listener, by which a screen reader is recognized."""
        self.registry("RegisterEvent", "(sass)", event, [], "")

    def deregister(self, event="object:announcement"):
        self.registry("DeregisterEvent", "(s)", event)

    def listeners(self):
        """The listeners, each with its event."""
        return self.registry("GetRegisteredEvents")[0]

    def registry(self, method, signature=None, *arguments):
        return self.call(REGISTRY, "/org/a11y/atspi/registry", REGISTRY, method, signature, *arguments)

    def readers(self):
        """The listeners for announcements."""
        return {name for name, event in self.listeners() if event.lower().startswith("object:announcement")}

    # Applications

    def children(self, name, path):
        try:
            return self.call(name, path, ACCESSIBLE, "GetChildren")[0]
        except GLib.Error:
            return []  # the application has ended, or shows nothing yet

    def role(self, name, path):
        try:
            return self.call(name, path, ACCESSIBLE, "GetRoleName")[0]
        except GLib.Error:
            return None

    def applications(self):
        return self.children(REGISTRY, ROOT)

    def attributes(self, name, path):
        return self.call(name, path, ACCESSIBLE, "GetAttributes")[0]

    def shows_page(self, application, depth=12):
        """Whether the application has a document in its tree."""
        level = [application]
        for _ in range(depth):
            level = [child for parent in level for child in self.children(*parent)]
            if any(self.role(*each) in ("document web", "document frame") for each in level):
                return True
        return False

    def wait_for_page(self):
        def find():
            return any(self.shows_page(each) for each in self.applications())
        eventually("a page in the accessibility tree", find, pause=0.3)
