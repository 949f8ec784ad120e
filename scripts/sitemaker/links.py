# SPDX-License-Identifier: MIT
"""Links between the pages, and the check of a finished site."""
import os
import posixpath
import re
import shutil
from urllib.parse import unquote, urlsplit

from . import markdown
from .model import Fault
from .tree import HEADINGS, Element, parse

ATTRIBUTES = {"a": "href", "img": "src", "audio": "src", "video": "src", "source": "src", "script": "src", "link": "href"}
BINARY = {".png", ".svg", ".jpg", ".gif", ".wav", ".ogg", ".flac", ".mp3", ".whl", ".ico"}
MANUAL = re.compile(r"\b([a-z][\w.-]*)\(([1-8])\)")


class Linker:
    """Turns the links of source files into links between pages. A linked file that is not a page becomes one."""

    def __init__(self, root, output, pages):
        self.root, self.output = root, output
        self.pages = {page.source: page for page in pages}
        self.added = []

    def run(self):
        waiting = [page for page in self.pages.values() if page.group not in ("Swift",)]
        while waiting:
            page = waiting.pop(0)
            before = len(self.added)
            for element in page.body.walk(*ATTRIBUTES):
                self.resolve(page, element, ATTRIBUTES[element.tag])
            waiting += self.added[before:]
        for page in self.pages.values():
            name_manuals(page, self.pages)
        return self.added

    def resolve(self, page, element, name):
        link = element[name]
        parts = urlsplit(link)
        if not link or parts.scheme or parts.netloc or not parts.path:
            return
        base = page.source if page.source.endswith("/") else posixpath.dirname(page.source)
        target = posixpath.normpath(posixpath.join(base, unquote(parts.path)))
        place = os.path.join(self.root, target)
        if target.startswith("../") or not os.path.exists(place):
            raise Fault(f"{page.source}: the link to {link} leads nowhere: there is no {target}. Correct the link.")
        element[name] = page.to(self.page_of(target, place)) + (f"#{parts.fragment}" if parts.fragment else "")

    def page_of(self, target, place):
        """The file of the site that shows a file of the checkout."""
        if os.path.isdir(place):
            inside = f"{target}/README.md" if target != "." else "README.md"
            if inside in self.pages:
                return self.pages[inside].path
            target, made = f"{target}/", lambda: markdown.folder(self.root, target.rstrip("/"))
        elif os.path.splitext(target)[1] in BINARY:
            copied = os.path.join(self.output, target)
            os.makedirs(os.path.dirname(copied), exist_ok=True)
            shutil.copyfile(place, copied)
            return target
        else:
            def made():
                with open(place, encoding="utf-8", errors="replace") as file:
                    return markdown.listing(target, file.read())
        if target not in self.pages:
            self.pages[target] = made()
            self.added.append(self.pages[target])
        return self.pages[target].path


def name_manuals(page, pages):
    """Makes links of the names of manual pages, `a11y-speakd(1)` or `man a11y-speakd`, and of pages, `docs/python.md`."""
    places = {each.title: each for each in pages.values() if each.group == "Manual"}
    by_name = {title.split("(")[0]: each for title, each in places.items()}

    def link(target, *children):
        return Element("a", [("href", page.to(target.path))], children)

    def change(element):
        if element.tag in ("a", "pre", *HEADINGS):
            return
        children = []
        for child in element.children:
            if isinstance(child, str):
                section = re.match(r"\(([1-8])\)", child)
                before = children[-1] if children and isinstance(children[-1], Element) else None
                if section and before is not None and before.tag in ("b", "strong", "code"):
                    target = places.get(f"{before.words}{section[0]}")
                    if target is not None and target is not page:
                        children[-1] = link(target, before, section[0])
                        child = child[section.end():]
                rest = 0
                for match in MANUAL.finditer(child):
                    target = places.get(match[0])
                    if target is not None and target is not page:
                        children += [child[rest:match.start()], link(target, match[0])]
                        rest = match.end()
                children.append(child[rest:])
                continue
            target = None
            if child.tag == "code":
                words = child.words
                target = pages.get(words) if words.endswith(".md") else places.get(words)
                if words.startswith("man "):
                    target = by_name.get(words.split()[-1])
            if target is not None and target is not page:
                children.append(link(target, child))
                continue
            change(child)
            children.append(child)
        element.children = children

    change(page.body)


def check(output, left_out):
    """The faults of the finished site, as sentences: links that lead nowhere, headings, languages, texts of pictures."""
    trees, faults = {}, []
    for folder, folders, names in os.walk(output):
        folders[:] = [f for f in folders if os.path.relpath(os.path.join(folder, f), output) not in left_out]
        for name in (each for each in names if each.endswith(".html")):
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8") as file:
                trees[os.path.relpath(path, output)] = parse(file.read())
    anchors = {path: [element["id"] for element in tree.walk() if element["id"]] for path, tree in trees.items()}
    for path, tree in sorted(trees.items()):
        faults += [f"{path}: {fault}" for fault in page_faults(path, tree, anchors, output)]
    return faults, len(trees)


def page_faults(path, tree, anchors, output):
    for anchor in sorted({each for each in anchors[path] if anchors[path].count(each) > 1}):
        yield f"two elements have the id {anchor}."
    if not tree.first("html")["lang"]:
        yield "html has no attribute lang."
    level = 0
    for heading in tree.walk(*HEADINGS):
        if int(heading.tag[1]) > level + 1:
            yield f"the heading '{heading.words}' skips a level: it is {heading.tag} after h{level}. Raise it."
        level = int(heading.tag[1])
    if len(list(tree.walk("h1"))) != 1:
        yield f"there are {len(list(tree.walk('h1')))} headings of level 1: keep one."
    for tag in ("header", "main", "footer"):
        if tree.first(tag) is None:
            yield f"there is no landmark {tag}."
    for element in tree.walk(*ATTRIBUTES):
        link = element[ATTRIBUTES[element.tag]]
        parts = urlsplit(link)
        if element.tag == "a" and not element.words:
            yield f"the link to {link} has no text."
        if element.tag == "img" and not element["alt"].strip():
            yield f"the picture {link} has no alternative text."
        if parts.scheme in ("http", "https", "mailto") or parts.netloc:
            if element.tag != "a":
                yield f"{element.tag} loads {link} from the network: keep a copy in the repository."
            continue
        if not link:
            continue
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(parts.path))) if parts.path else path
        if not os.path.isfile(os.path.join(output, target)):
            yield f"the link to {link} leads nowhere: there is no {target}."
        elif parts.fragment and target in anchors and unquote(parts.fragment) not in anchors[target]:
            yield f"the link to {link} leads nowhere: {target} has no heading #{parts.fragment}."
