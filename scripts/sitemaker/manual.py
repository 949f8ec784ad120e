# SPDX-License-Identifier: MIT
"""Manual pages, by mandoc."""
import os
import re
import subprocess

from .model import Page, add_anchors, capitalized
from .tree import Element, parse

FOLDER = "Sources/Manual"


def files(root):
    return sorted(f"{FOLDER}/{name}" for name in os.listdir(os.path.join(root, FOLDER)) if re.search(r"\.[1-8]$", name))


def page(root, source):
    done = subprocess.run(["mandoc", "-T", "html", "-O", "fragment", os.path.join(root, source)], capture_output=True,
                          text=True, check=True)
    tree = parse(done.stdout)
    body = next(element for element in tree.walk("div") if element["class"] == "manual-text")
    name, section = os.path.basename(source).rsplit(".", 1)
    title = f"{name}({section})"
    unwrap(body)
    join_lists(body)
    date = next((cell.words for cell in tree.walk("td") if cell["class"] == "foot-date"), "")
    version = next((cell.words for cell in tree.walk("td") if cell["class"] == "foot-os"), "")
    body.children = [Element("h1", [("id", "page")], [title]), *body.children,
                     Element("p", [("class", "note")], [f"Manual page of {version}, {date}."])]
    body.tag, body.attributes = None, {}
    add_anchors(body)
    summary = re.search(r"- (.*)", body.first("p").words)
    return Page(path=f"manual/{os.path.basename(source)}.html", source=source, group="Manual", body=body, title=title,
                about=capitalized(summary[1]) if summary else "",
                parts=[term for term in body.walk("dt") if term["id"]])


def unwrap(element):
    """Lowers the headings by one level, and removes links from an element to itself."""
    children = []
    for child in element.children:
        if isinstance(child, str):
            children.append(child)
            continue
        unwrap(child)
        if child.tag == "p" and not child.children:
            continue
        if child.tag == "pre":
            drop_breaks(child)
        if child.tag == "a" and child["class"] == "permalink":
            children += child.children
            continue
        if child.tag in ("h1", "h2"):
            child.tag = "h3" if child.tag == "h2" else "h2"
        if child["id"]:
            child.attributes = {"id": child["id"]}
        elif child["class"] != "Bd-indent":
            child.attributes = {}
        children.append(child)
    element.children = children


def drop_breaks(listing):
    """mandoc ends a line that begins with a space twice, by a tag and by the end of the line."""
    kept, broken = [], True
    for child in listing.children:
        if isinstance(child, Element) and child.tag == "br":
            broken = True
            continue
        kept.append(child.removeprefix("\n") if broken and isinstance(child, str) else child)
        broken = False
    if kept and isinstance(kept[-1], str):
        kept[-1] = kept[-1].rstrip()
    listing.children = kept


def join_lists(element):
    """Makes one list of a run of lists. A paragraph without a term belongs to the term before it."""
    joined, last = [], None
    for child in element.children:
        if isinstance(child, str):
            joined.append(child)
            if child.strip():
                last = None
            continue
        if child.tag in ("section", "div", "dd", "li", "ul"):
            join_lists(child)
        if child.tag == "dl":
            for item in child.elements:
                join_lists(item)
            terms = [term for term in child.elements if term.tag == "dt"]
            if all(not term.words for term in terms):
                rest = [Element("div", children=item.children) for item in child.elements if item.tag == "dd"]
                if last is not None:
                    last.elements[-1].children += rest
                else:
                    joined += [Element("div", [("class", "indent")], each.children) for each in rest]
                continue
            if last is not None:
                last.children += child.children
                continue
            last = child
        elif child.tag == "div" and child["class"] == "Bd-indent" and last is not None:
            child.attributes = {}
            last.elements[-1].children.append(child)
            continue
        else:
            if child.tag == "div" and child["class"] == "Bd-indent":
                child["class"] = "indent"
            last = None
        joined.append(child)
    element.children = joined
    for child in element.walk("dl"):
        drop_empty_terms(child)


def drop_empty_terms(element):
    """Gives the text of an empty term to the description before it."""
    kept, skipped = [], False
    for child in element.children:
        if isinstance(child, Element) and child.tag == "dt" and not child.words and any(
                isinstance(each, Element) and each.tag == "dd" for each in kept):
            skipped = True
        elif skipped and isinstance(child, Element) and child.tag == "dd":
            before = next(each for each in reversed(kept) if isinstance(each, Element) and each.tag == "dd")
            before.children.append(Element("div", children=child.children))
            skipped = False
        else:
            kept.append(child)
    element.children = kept
