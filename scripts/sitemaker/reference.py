# SPDX-License-Identifier: MIT
"""The reference of the Swift library, from the data of DocC's archive: one page for each article and each type.

DocC's own pages need JavaScript. These need none. A type's members are on the type's page.
"""
import json
import os
import re

from .model import Page, add_anchors, first_sentence
from .tree import HEADINGS, Element

FOLDER = "reference"
KINDS = {"class": "Class", "struct": "Structure", "enum": "Enumeration", "protocol": "Protocol",
         "typealias": "Type alias", "func": "Function", "module": "Module", "macro": "Macro", "var": "Variable"}


def element(tag, *children, **attributes):
    names = {name.rstrip("_"): value for name, value in attributes.items()}
    return Element(tag, names, [c for c in children if c is not None and c != ""])


class Reference:
    """The pages of one archive."""

    def __init__(self, archive):
        self.nodes, self.places = {}, {}
        data = os.path.join(archive, "data", "documentation")
        for folder, _, names in os.walk(data):
            for name in (each for each in names if each.endswith(".json")):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    node = json.load(file)
                self.nodes[node["identifier"]["url"]] = node
        for identifier, node in self.nodes.items():
            if self.has_page(node):
                self.places[identifier] = (self.path_of(identifier), "")
        for identifier, node in self.nodes.items():
            parent = self.parent(node)
            if identifier not in self.places and node["metadata"]["role"] == "symbol" and parent in self.places:
                self.places[identifier] = (self.places[parent][0], anchor_of(identifier))

    @staticmethod
    def has_page(node):
        metadata = node["metadata"]
        return metadata["role"] in ("article", "collection") or metadata.get("symbolKind") in KINDS

    @staticmethod
    def parent(node):
        path = node["hierarchy"]["paths"][0]
        return path[-1] if path else None

    @staticmethod
    def path_of(identifier):
        """`reference/index.html` is the module's page; a nested type is in its parent's folder."""
        parts = identifier.split("/documentation/", 1)[1].split("/")[1:]
        return f"{FOLDER}/{'/'.join(part.lower() for part in parts) or 'index'}.html"

    def pages(self):
        found = []
        for identifier, node in self.nodes.items():
            if self.has_page(node):
                found.append(NodePage(self, identifier, node).page())
        return sorted(found, key=lambda page: (page.path != f"{FOLDER}/index.html", page.path))


def anchor_of(identifier):
    return re.sub(r"[^\w\-]+", "-", identifier.rsplit("/", 1)[1]).strip("-") or "operator"


def raised(blocks):
    """Raises the headings of a text that had them below DocC's heading 'Overview', which is left out."""
    headings = [each for each in blocks if each.tag in HEADINGS]
    while headings and min(int(each.tag[1]) for each in headings) > 2:
        for each in headings:
            each.tag = f"h{int(each.tag[1]) - 1}"
    return blocks


class NodePage:
    """The page of one article or type."""

    def __init__(self, reference, identifier, node):
        self.reference, self.identifier, self.node = reference, identifier, node
        self.path = reference.places[identifier][0]
        self.references = dict(node["references"])
        self.shown = set()

    def page(self):
        metadata, body = self.node["metadata"], Element(None)
        title = self.name(self.identifier)
        body.children.append(element("h1", title, id="page"))
        kind = KINDS.get(metadata.get("symbolKind"))
        parent = self.reference.parent(self.node)
        if kind and parent:
            link = self.link(parent, f"the module {self.name(parent)}" if parent.count("/") == 4 else self.name(parent))
            body.children.append(element("p", f"{kind} in ", link, ".", class_="note"))
        body.children += raised(self.content(self.node, 0))
        for section in self.node.get("relationshipsSections", []):
            items = [element("li", self.link(each)) for each in section["identifiers"]]
            body.children += [element("h2", section["title"].capitalize()), element("ul", *items)]
        for section in self.node.get("topicSections", []) + self.node.get("defaultImplementationsSections", []):
            body.children += self.topic(section)
        if not kind:
            body.children += self.see_also()
        taken = {each["id"] for each in body.walk() if each["id"]}
        add_anchors(body, taken)
        about = self.inline(self.node.get("abstract", []))
        return Page(path=self.path, source="the reference's archive", group="Swift", body=body, title=title,
                    about=first_sentence(Element(None, children=about).words))

    def name(self, identifier):
        """A type's name with those of the types around it."""
        node = self.reference.nodes.get(identifier)
        if node is None:
            return self.references.get(identifier, {}).get("title", identifier.rsplit("/", 1)[-1])
        return node["metadata"]["title"]

    def link(self, identifier, text=None):
        reference = self.references.get(identifier, {})
        code = reference.get("kind") == "symbol" or reference.get("type") == "unresolvable"
        words = text or reference.get("title") or self.name(identifier)
        label = element("code", words) if code and text is None else words
        if reference.get("type") == "link":
            return element("a", words, href=reference["url"])
        place = self.reference.places.get(identifier)
        if place is None:
            return label
        path = os.path.relpath(place[0], os.path.dirname(self.path))
        if place[0] == self.path:
            path = "" if place[1] else os.path.basename(place[0])
        return element("a", label, href=path + (f"#{place[1]}" if place[1] else ""))

    def topic(self, section):
        """Members in full; articles and types as links. A group of implementations repeats its protocol: left out."""
        members, links = [], []
        for identifier in section["identifiers"]:
            node = self.reference.nodes.get(identifier)
            if node is None or node["metadata"]["role"] == "collectionGroup" or identifier in self.shown:
                continue
            if self.reference.has_page(node):
                abstract = self.inline(node.get("abstract", []), node)
                links += [element("dt", self.link(identifier)), element("dd", *abstract)]
            elif self.reference.places.get(identifier, ("",))[0] == self.path:
                self.shown.add(identifier)
                anchor = self.reference.places[identifier][1]
                title = element("code", node["metadata"]["title"])
                members += [element("h3", title, id=anchor), *self.content(node, 1)]
        if not members and not links:
            return []
        title = section["title"]
        if section.get("generated") or title.startswith("Default"):
            title = title.capitalize()
        return [element("h2", title), *([element("dl", *links)] if links else []), *members]

    def see_also(self):
        """The related articles. Those of a type are on the module's page."""
        links = [element("li", self.link(each)) for section in self.node.get("seeAlsoSections", [])
                 for each in section["identifiers"] if each in self.reference.places]
        return [element("h2", "See also"), element("ul", *links)] if links else []

    def content(self, node, depth):
        """Abstract, declaration, parameters and text. The depth lowers the headings of a member's text."""
        self.references = {**self.references, **node["references"]}
        found = []
        for section in node.get("primaryContentSections", []):
            if section["kind"] == "declarations":
                tokens = section["declarations"][0]["tokens"]
                found.append(element("pre", element("code", "".join(token["text"] for token in tokens))))
        abstract = self.inline(node.get("abstract", []))
        if abstract:
            found.append(element("p", *abstract))
        for section in node.get("primaryContentSections", []):
            if section["kind"] == "parameters":
                items = []
                for each in section["parameters"]:
                    items += [element("dt", element("code", each["name"])),
                              element("dd", *self.blocks(each["content"], depth))]
                found.append(element("dl", *items))
            elif section["kind"] == "content":
                found += self.blocks(section["content"], depth)
        return found

    def blocks(self, blocks, depth):
        found = []
        for block in blocks:
            found += self.block(block, depth)
        return found

    def block(self, block, depth):
        kind = block["type"]
        if kind == "paragraph":
            return [element("p", *self.inline(block["inlineContent"]))]
        if kind == "heading":
            if block["text"] in ("Overview", "Discussion"):
                return []
            if depth:
                return [element("p", element("strong", block["text"]))]
            return [element(f"h{block['level']}", block["text"], id=block["anchor"])]
        if kind == "codeListing":
            return [element("pre", element("code", "\n".join(block["code"])))]
        if kind in ("unorderedList", "orderedList"):
            items = [element("li", *self.blocks(each["content"], depth)) for each in block["items"]]
            return [element("ul" if kind == "unorderedList" else "ol", *items)]
        if kind == "termList":
            items = []
            for each in block["items"]:
                items += [element("dt", *self.inline(each["term"]["inlineContent"])),
                          element("dd", *self.blocks(each["definition"]["content"], depth))]
            return [element("dl", *items)]
        if kind == "aside":
            name = element("p", element("strong", block.get("name") or block["style"].capitalize()))
            return [element("blockquote", name, *self.blocks(block["content"], depth))]
        if kind == "table":
            return [self.table(block, depth)]
        if kind == "links":
            return [element("ul", *[element("li", self.link(each)) for each in block["items"]])]
        # A fault rather than a page with a hole.
        raise ValueError(f"{self.identifier}: the site does not know DocC's block '{kind}': add it to reference.py.")

    def table(self, block, depth):
        rows = []
        for number, row in enumerate(block["rows"]):
            head = number == 0 and block.get("header") in ("row", "both")
            cells = []
            for cell in row:
                inner = self.blocks(cell, depth)
                inner = inner[0].children if len(inner) == 1 and inner[0].tag == "p" else inner
                cells.append(element("th", *inner, scope="col") if head and inner else element("td", *inner))
            rows.append(element("tr", *cells))
        return element("table", element("tbody", *rows))

    def inline(self, content, node=None):
        if node is not None:
            self.references = {**self.references, **node["references"]}
        found = []
        for each in content:
            kind = each["type"]
            if kind == "text":
                found.append(each["text"])
            elif kind == "codeVoice":
                found.append(element("code", each["code"]))
            elif kind in ("emphasis", "strong", "newTerm", "inlineHead", "superscript", "subscript", "strikethrough"):
                tag = {"strong": "strong", "inlineHead": "strong", "superscript": "sup", "subscript": "sub",
                       "strikethrough": "s"}.get(kind, "em")
                found.append(element(tag, *self.inline(each["inlineContent"])))
            elif kind == "reference":
                found.append(self.link(each["identifier"], each.get("overridingTitle")))
            elif kind == "link":
                found.append(element("a", each.get("title") or each["destination"], href=each["destination"]))
            else:
                raise ValueError(f"{self.identifier}: the site does not know DocC's '{kind}': add it to reference.py.")
        return found
