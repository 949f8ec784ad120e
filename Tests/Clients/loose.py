#!/usr/bin/python3
# SPDX-License-Identifier: MIT
"""An accessibility bus that checks nothing, as some do: a program announces a text that is not UTF-8 over it, then others.

    loose.py PATH TEXT ...    listens on the socket PATH, and sends the texts to the first client repeatedly, because it may not
                              receive them yet; @ in a text stands for a byte that UTF-8 never has
"""
import os
import socket
import sys
import threading
import time

from gi.repository import Gio, GLib

FLAGS = Gio.DBusCapabilityFlags.NONE
path, texts = sys.argv[1], sys.argv[2:]
server = socket.socket(socket.AF_UNIX)
server.bind(path)
server.listen(1)
peer = server.accept()[0]


def greet():
    """Performs the authentication before messages, as in the D-Bus Specification."""
    received = b""
    while not received.endswith(b"BEGIN\r\n"):
        received += peer.recv(4096)
        for ask, answer in ((b"AUTH EXTERNAL", b"DATA\r\n"), (b"DATA\r\n", b"OK " + b"0" * 32 + b"\r\n"),
                            (b"NEGOTIATE_UNIX_FD\r\n", b"AGREE_UNIX_FD\r\n")):
            if ask in received:
                received = received.replace(ask, b"", 1)
                peer.sendall(answer)


def messages():
    data = b""
    while True:
        while len(data) < 16 or len(data) < Gio.DBusMessage.bytes_needed(data):
            more = peer.recv(65536)
            if not more:
                return
            data += more
        size = Gio.DBusMessage.bytes_needed(data)
        yield Gio.DBusMessage.new_from_blob(data[:size], FLAGS)
        data = data[size:]


def send(message, serials=iter(range(1, 1 << 30)), lock=threading.Lock()):
    with lock:
        message.set_serial(next(serials))
        blob = message.to_blob(FLAGS)
        peer.sendall(bytes(blob).replace(b"@", b"\xff"))


def reply(call):
    answer = Gio.DBusMessage.new_method_reply(call)
    answer.set_sender("org.freedesktop.DBus")
    body = {"Hello": GLib.Variant("(s)", (":1.1",)),
            "GetConnectionUnixProcessID": GLib.Variant("(u)", (os.getpid(),)),
            "GetRegisteredEvents": GLib.Variant("(a(ss))", ([],))}.get(call.get_member())
    if body is not None:
        answer.set_body(body)
    send(answer)


def announce():
    while True:
        for text in texts:
            signal = Gio.DBusMessage.new_signal("/1", "org.a11y.atspi.Event.Object", "Announcement")
            signal.set_sender(":1.7")
            signal.set_body(GLib.Variant("(siiva{sv})", ("", 2, 0, GLib.Variant("s", text), {})))
            send(signal)
        time.sleep(0.3)


greet()
for call in messages():
    reply(call)
    if call.get_member() == "GetRegisteredEvents":
        threading.Thread(target=announce, daemon=True).start()
