# SPDX-License-Identifier: MIT
"""Markdown files as pages. cmark-gfm is the parser that GitHub uses, so both show the same page."""
import os
import posixpath
import subprocess

from .model import Fault, Page, add_anchors, capitalized, first_sentence
from .tree import Element, parse

LEFT_OUT = {"AnnouncementKit.docc"}

# Path, or folder with a slash, and the group of its pages. The first row that fits counts.
GROUPS = [
    ("README.md", "Start"),
    ("Examples/", "Examples"),
    ("CHANGELOG.md", "Start"),
    ("Python/", "Python"),
    ("docs/python.md", "Python"),
    ("docs/decisions/", "Design"),
    ("ARCHITECTURE.md", "Design"),
    ("Benchmarks/", "Measurements"),
    ("", "Development"),
]


ABOUT = {
    "README.md": "The first page: hear it, install it, and announce a first text.",
    "CHANGELOG.md": "The changes of each version.",
}


def files(root):
    """Every Markdown file of the checkout, apart from the reference's, which DocC renders."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in LEFT_OUT)
        found += [os.path.relpath(os.path.join(folder, n), root) for n in names if n.endswith(".md")]
    return sorted(found)


def render(text):
    command = ["cmark-gfm", "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tasklist"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    return parse(done.stdout)


def page(root, source):
    with open(os.path.join(root, source), encoding="utf-8") as file:
        body = render(file.read())
    title = body.first("h1")
    if title is None:
        raise Fault(f"{source}: no heading of level 1: begin the page with '# Title'.")
    name_headers(body)
    add_anchors(body)
    for picture in body.walk("img"):
        if not picture["alt"].strip():
            raise Fault(f"{source}: the picture {picture['src']} has no alternative text: write it between the brackets.")
    group = next(group for start, group in GROUPS if source == start or not start
                 or start.endswith("/") and source.startswith(start))
    paragraph = next((p for p in body.walk("p") if p.words and p.first("img") is None), None)
    return Page(path=source.removesuffix(".md") + ".html", source=source, group=group, body=body, title=title.words,
                name="Read me" if source == "README.md" else "",
                about=ABOUT.get(source) or (first_sentence(paragraph.words) if paragraph else ""))


def describe(pages):
    """Takes the descriptions in the table of a folder's README, and tells pages of one title apart by their files."""
    places = {page.source: page for page in pages}
    for page in pages:
        for row in page.body.walk("tr"):
            link = row.first("a")
            target = posixpath.join(posixpath.dirname(page.source), link["href"]) if link else ""
            if target in places and len(row.elements) == 2 and page.source.endswith("/README.md"):
                places[target].about = capitalized(row.elements[1].words)
    titles = [page.title for page in pages]
    for page in pages:
        if titles.count(page.title) > 1:
            page.name = f"{page.title} ({page.source})"


def name_headers(body):
    """Tells a screen reader the header of each cell. A first column without a title has the headers of its rows."""
    for table in body.walk("table"):
        rows = list(table.walk("tr"))
        head = rows[0].elements
        for cell in head:
            cell.tag = "th" if cell.words else "td"
            if cell.words:
                cell["scope"] = "col"
        if head and not head[0].words:
            for row in rows[1:]:
                if row.elements and row.elements[0].words:
                    row.elements[0].tag = "th"
                    row.elements[0]["scope"] = "row"


def listing(source, text):
    """The page of a file that other pages link to, such as a program."""
    body = Element(None, children=[
        Element("h1", [("id", "file")], [source]),
        Element("pre", children=[Element("code", children=[text])]),
    ])
    return Page(path=source + ".html", source=source, group="", body=body, title=source)


def folder(root, source):
    """The page of a folder that other pages link to."""
    names = sorted(n for n in os.listdir(os.path.join(root, source)) if not n.startswith(("_", ".")))
    items = [Element("li", children=[Element("a", [("href", n)], [n])]) for n in names]
    body = Element(None, children=[Element("h1", [("id", "folder")], [source]), Element("ul", children=items)])
    return Page(path=f"{source}/index.html", source=f"{source}/", group="", body=body, title=source)
