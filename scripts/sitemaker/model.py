# SPDX-License-Identifier: MIT
"""A page of the site, and the faults that a reader would meet."""
import posixpath
import re
from dataclasses import dataclass, field

from .tree import HEADINGS, Element


class Fault(Exception):
    """A sentence that names the page, the fault and the fix."""


@dataclass
class Page:
    path: str
    """The path of the HTML file below the site."""
    source: str
    """The file of the checkout that the page is made from."""
    group: str
    body: Element
    title: str = ""
    about: str = ""
    """One sentence for the list of pages."""
    name: str = ""
    """The name in lists; the title by default."""
    parts: list = field(default_factory=list)
    """Elements other than headings that the index lists: commands, options, settings."""

    def to(self, path):
        """The link from this page to another file of the site."""
        return posixpath.relpath(path, posixpath.dirname(self.path) or ".")


def slug(text):
    """The anchor of a heading, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def add_anchors(body, taken=None):
    """Gives each heading without an anchor one that is unique on its page."""
    taken = taken if taken is not None else {element["id"] for element in body.walk() if element["id"]}
    for heading in body.walk(*HEADINGS):
        if heading["id"]:
            continue
        base = slug(heading.text) or "section"
        anchor, count = base, 0
        while anchor in taken:
            count += 1
            anchor = f"{base}-{count}"
        taken.add(anchor)
        heading["id"] = anchor
    return body


def capitalized(text):
    """The text with a capital at its start, unless it starts with a name such as a11y-speakd."""
    return text[:1].upper() + text[1:] if text.split(" ")[0].rstrip(",").isalpha() else text


def first_sentence(text, limit=150):
    """The first sentence of a text; a longer one ends at a word, with an ellipsis."""
    sentence = re.split(r"(?<=[.!?])\s", " ".join(text.split()), maxsplit=1)[0].rstrip(":")
    if len(sentence) <= limit:
        return sentence
    return sentence[:limit].rsplit(" ", 1)[0].rstrip(",;") + " …"
