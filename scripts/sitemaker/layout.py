# SPDX-License-Identifier: MIT
"""The frame around each page, the list of pages, and the search."""
import html
import json
import re

from .model import Page, add_anchors
from .tree import HEADINGS, Element, parse

NAME = "AnnouncementKit and a11y-speakd"
INDEX, SEARCH = "index.html", "search.html"
# The first that exists counts.
NAVIGATION = [
    ("Contents", [INDEX]),
    ("Read me", ["README.html"]),
    ("Commands", ["manual/a11y-speak.1.html"]),
    ("Swift", ["reference/index.html"]),
    ("Python", ["Python/README.html"]),
    ("Examples", ["Examples/README.html"]),
    ("Decisions", ["docs/decisions/README.html"]),
    ("Changes", ["CHANGELOG.html"]),
    ("Index", [SEARCH]),
]
GROUPS = [
    ("Start", "Install it, hear it, and see each version's changes."),
    ("Examples", "Programs in several languages, and data."),
    ("Manual", "The programs, their settings and their protocols. The pages are installed too: man a11y-speak."),
    ("Swift", "The library that an app imports: articles first, then its types."),
    ("Python", "Figures and data by ear."),
    ("Design", "The parts, and the reasons for them."),
    ("Measurements", "Every figure, with the command that measures it."),
    ("Development", "Build it, test it, package it."),
]
FIRST = ["README.html", "Examples/README.html", "CHANGELOG.html", "manual/a11y-speak.1.html", "manual/a11y-speakd.1.html",
         "manual/a11y-speakd.toml.5.html", "reference/index.html", "Python/README.html", "ARCHITECTURE.html",
         "docs/decisions/README.html", "Benchmarks/README.html", "CONTRIBUTING.html"]


def order(page):
    place = FIRST.index(page.path) if page.path in FIRST else len(FIRST)
    return place, page.title[:1].isupper() and page.group == "Swift" and " " not in page.title, page.path


def frame(page, paths):
    """The whole HTML of a page."""
    quote = html.escape
    items = []
    for name, places in NAVIGATION:
        place = next((each for each in places if each in paths), None)
        if place:
            current = ' aria-current="page"' if place == page.path else ""
            items.append(f'<li><a href="{quote(page.to(place))}"{current}>{name}</a></li>')
    title = page.title if page.path == INDEX else f"{page.name or page.title} – {NAME}"
    source = f"<p>Made from <code>{quote(page.source)}</code>.</p>" if page.source else ""
    scripts = f'<script src="{page.to("site.js")}" defer></script>'
    if page.path == SEARCH:
        scripts = f'<script src="{page.to("search-index.js")}" defer></script>' + scripts
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{quote(title)}</title>
<link rel="stylesheet" href="{page.to("site.css")}">
<link rel="icon" href="{page.to("site.svg")}">
{scripts}
</head>
<body>
<a class="skip" href="#main-content">Skip to the content</a>
<header>
<p class="home"><a href="{page.to(INDEX)}">{NAME}</a></p>
<form role="search" action="{page.to(SEARCH)}">
<label for="site-query">Search</label> <input type="search" id="site-query" name="q"> <button>Search</button>
</form>
<nav aria-label="Site"><ul>{"".join(items)}</ul></nav>
</header>
<div class="columns">
{contents(page)}<main id="main-content" tabindex="-1">
{page.body.write()}
</main>
</div>
<footer>{source}<p>MIT license. This page needs no network.</p></footer>
</body>
</html>
"""


def contents(page):
    """The headings of a long page. All headings, or the upper ones where they are many."""
    headings = list(page.body.walk("h2", "h3"))
    if len(headings) > 60:
        headings = [heading for heading in headings if heading.tag == "h2"]
    if len(headings) < 3 or page.path in (INDEX, SEARCH):
        return ""
    items, depth = [], "h2"
    for heading in headings:
        if heading.tag != depth:
            items.append("<ul>" if heading.tag == "h3" else "</ul>")
            depth = heading.tag
        items.append(f'<li><a href="#{html.escape(heading["id"])}">{html.escape(heading.words)}</a>')
    items.append("</ul>" if depth == "h3" else "")
    return (f'<nav class="contents" aria-label="On this page"><details><summary>On this page</summary>'
            f'<ul>{"".join(items)}</ul></details></nav>\n')


def region_tables(page):
    """Wide tables scroll on narrow screens; a keyboard can scroll them, and a screen reader says their heading."""
    heading = page.title

    def change(element):
        nonlocal heading
        for place, child in enumerate(element.children):
            if not isinstance(child, Element):
                continue
            if child.tag in HEADINGS:
                heading = child.words
            row = child.first("tr") if child.tag == "table" else None
            if row and len(row.elements) > 2:
                names.append(heading)
                count = names.count(heading)
                label = f"Table: {heading}" + (f", {count}" if count > 1 else "")
                element.children[place] = Element(
                    "div", [("class", "wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", label)], [child])
            else:
                change(child)

    names = []
    change(page.body)


def index(pages):
    """The list of all pages."""
    lines = [f'<h1 id="page">{NAME}</h1>',
             "<p>Programs on Linux announce what changes on their screens and in their charts, and one daemon speaks it: "
             "a11y-speakd, the command a11y-speak, and libraries for Swift and Python.</p>"]
    for group, about in GROUPS:
        members = sorted((page for page in pages if page.group == group), key=order)
        if group == "Swift":
            types = [page for page in members if is_type(page)]
            members = [page for page in members if page not in types]
        if not members:
            continue
        lines.append(f'<section class="group"><h2 id="{group.lower()}">{group}</h2><p>{html.escape(about)}</p><dl>')
        for page in members:
            lines.append(f'<dt><a href="{html.escape(page.path)}">{html.escape(page.name or page.title)}</a></dt>')
            lines.append(f"<dd>{html.escape(page.about)}</dd>" if page.about else "")
        lines.append("</dl></section>")
    lines.append(f'<p><a href="{SEARCH}">The index</a> lists every heading, command, setting and type by its letter.</p>')
    return Page(path=INDEX, source="", group="", body=parse("\n".join(lines)), title=NAME)


def is_type(page):
    return page.group == "Swift" and page.path != "reference/index.html" and " " not in page.title


def sections(page):
    """Each heading, command and setting of a page, with the text that follows it."""
    marks = {id(heading) for heading in page.body.walk(*HEADINGS)} | {id(part) for part in page.parts}
    found = []

    def read(element):
        for child in element.children:
            if isinstance(child, str):
                if found:
                    found[-1][1].append(child)
            elif id(child) in marks:
                found.append((child, []))
            else:
                read(child)
                if found and child.tag in ("p", "dd", "li", "td", "th", "pre", "dt"):
                    found[-1][1].append(" ")

    read(page.body)
    for mark, texts in found:
        place = page.path if mark.tag == "h1" else f"{page.path}#{mark['id']}"
        yield mark.words, place, " ".join("".join(texts).split())


def search(pages):
    """The page with the search and the index, and the data of the search."""
    entries = []
    for page in pages:
        name = "AnnouncementKit" if page.path == "reference/index.html" else page.name or page.title
        for title, place, text in sections(page):
            entries.append([title, name, place, text])
    entries.sort(key=lambda entry: (key(entry[0]), entry[1].casefold(), entry[2]))
    letters = {}
    for entry in entries:
        first = key(entry[0])[:1]
        letter = first.upper() if first.isascii() and first.isalpha() else "Digits and signs"
        letters.setdefault(letter, []).append(entry)
    links = "".join(f'<li><a href="#letter-{slugged(letter)}">{letter}</a></li>' for letter in letters)
    lines = ['<h1 id="page">Search and index</h1>',
             '<div id="search" hidden><p id="search-status" role="status"></p><ol id="search-results"></ol></div>',
             '<p class="no-script">The search needs JavaScript. This index does not: every heading, command, setting and '
             "type, by its letter.</p>",
             f'<nav aria-label="Letters"><ul class="letters">{links}</ul></nav>']
    for letter, members in letters.items():
        lines.append(f'<h2 id="letter-{slugged(letter)}">{letter}</h2><ul class="index">')
        for title, name, place, _ in members:
            label = html.escape(name) if "#" not in place else f"{html.escape(title)} <span>in {html.escape(name)}</span>"
            lines.append(f'<li><a href="{html.escape(place)}">{label}</a></li>')
        lines.append("</ul>")
    page = Page(path=SEARCH, source="", group="", body=add_anchors(parse("\n".join(lines))), title="Search and index")
    return page, "const searchIndex = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + ";\n"


def slugged(letter):
    return letter.split()[0].lower()


def key(title):
    return re.sub(r"^[^\w]+", "", title).casefold() or title
