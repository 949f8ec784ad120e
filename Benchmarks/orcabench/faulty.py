# SPDX-License-Identifier: MIT
"""Clients with different faults. All have a window that is not active."""
import itertools
import threading

from .connection import Connection


def element(id, **more):
    return "willDisplay", {"element": {"id": id, "label": id.title(), **more}}


def window(is_active=False):
    return "window", {"window": {"title": "Faulty", "frame": [0, 0, 400, 300], "isActive": is_active}}


def display(count, **more):
    return [element(f"e{number}", **more) for number in range(count)]


class Silent(Connection):
    """Gets a request to act each time, and answers none."""
    name = "silent"

    def begin(self):
        self.tell(window(), *display(500, traits=["button"]))

    def strike(self, honest):
        honest.tell(("perform", {"element": "e0", "action": "activate", "client": self.name}))


class Circle(Connection):
    """Contains itself, and describes that again each time."""
    name = "circle"

    def begin(self):
        self.tell(window(), element("a", container="b"), element("b", container="c"), element("c", container="a"),
                  element("d", container="d"))

    def strike(self, honest):
        self.tell(element("a", container="c"), element("c", container="b"), element("b", container="a"))


class Foreign(Connection):
    """Is inside elements of other clients, and off the screen."""
    name = "foreign"

    def begin(self):
        self.tell(window(), element("a", container="song 0", frame=[-500, -500, 10, 10]),
                  element("b", container="song 1", index=-7, count=-1, frame=[1e300, -1e300, -10, -10]))

    def strike(self, honest):
        self.tell(element("a", container="song 1", frame=[-1e300, 0, 0, -1]), element("a", container="song 0", frame=[-500, -500, 10, 10]))


class Crowd(Connection):
    """Has 20,000 elements in one container, and removes and adds 50 of them each time."""
    name = "crowd"
    count = 20_000

    def begin(self):
        self.at = 0
        for start in range(0, self.count, 1000):
            self.tell(*(element(f"e{number}", container="all", index=self.count - number) for number in range(start, start + 1000)))
        self.tell(window())

    def strike(self, honest):
        ids = [f"e{(self.at + step) % self.count}" for step in range(50)]
        self.at += 50
        self.tell(*(("didEndDisplay", {"element": id}) for id in ids),
                  *(element(id, container="all", index=3) for id in ids))


class Mortal:
    """Takes the keys and the focus in its turn, and disconnects while Orca reads it."""
    name = "mortal"
    count, turn, places = 3, 0, itertools.count()

    def __init__(self, path, name):
        self.path, self.place = path, next(self.places) % self.count

    def begin(self):
        pass

    def strike(self, honest):
        self.turn += 1
        if self.turn % self.count != self.place:
            return
        client = Connection(self.path, self.name)
        client.tell(*display(300, traits=["button"], container="all"), window(is_active=True), ("focus", {"element": "e7"}))
        # By then Orca has begun to read the client.
        threading.Timer(0.05, client.close).start()

    def close(self):
        pass


# Ten clients.
KINDS = [Silent, Silent, Circle, Circle, Foreign, Foreign, Crowd, *[Mortal] * Mortal.count]


def all_of(path):
    """The clients, with the elements that they show from the beginning."""
    found = [kind(path, kind.name) for kind in KINDS]
    for client in found:
        client.begin()
    return found
