# SPDX-License-Identifier: MIT
"""A small tree of HTML elements: parse, search, change, write."""
import html
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input", "link", "meta", "source", "track", "wbr", "col"}
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


class Element:
    """An element. Its children are elements and strings. The root has the tag None."""

    def __init__(self, tag, attributes=(), children=()):
        self.tag = tag
        self.attributes = dict(attributes)
        self.children = list(children)

    def __getitem__(self, name):
        return self.attributes.get(name) or ""

    def __setitem__(self, name, value):
        self.attributes[name] = value

    @property
    def elements(self):
        return [child for child in self.children if isinstance(child, Element)]

    @property
    def text(self):
        """The text in reading order. A picture's text is its alternative text."""
        if self.tag == "img":
            return self["alt"]
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def words(self):
        return " ".join(self.text.split())

    def walk(self, *tags):
        """Yields this element's descendants in the order of the page, all or those with the given tags."""
        for child in self.elements:
            if not tags or child.tag in tags:
                yield child
            yield from child.walk(*tags)

    def first(self, *tags):
        return next(self.walk(*tags), None)

    def write(self):
        inner = "".join(html.escape(c, quote=False) if isinstance(c, str) else c.write() for c in self.children)
        if self.tag is None:
            return inner
        if self.tag in ("script", "style"):
            inner = self.text
        names = "".join(
            f" {name}" if value is None else f' {name}="{html.escape(value)}"' for name, value in self.attributes.items())
        return f"<{self.tag}{names}>" if self.tag in VOID else f"<{self.tag}{names}>{inner}</{self.tag}>"


class Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open = [Element(None)]

    def handle_starttag(self, tag, attributes):
        element = Element(tag, attributes)
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_startendtag(self, tag, attributes):
        self.open[-1].children.append(Element(tag, attributes))

    def handle_endtag(self, tag):
        for depth in range(len(self.open) - 1, 0, -1):
            if self.open[depth].tag == tag:
                del self.open[depth:]
                return

    def handle_data(self, text):
        self.open[-1].children.append(text)


def parse(text):
    """The tree of a page or of a part of one. Comments are left out."""
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader.open[0]
