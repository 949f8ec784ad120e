// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Reads HTML with any errors in one pass. Scripts, styles and hidden elements are left out, as in a browser.
struct HTMLReader {
    var builder = DocumentBuilder()
    private var open: [Element] = []
    /// The number of open elements that are hidden or whose text has a replacement.
    private var hidden = 0
    /// An element whose content is not markup, until its end tag.
    private var raw: String?

    private struct Element {
        let name: String
        var isHidden = false
        var language = false
        /// The part of the document that ends with the element.
        var end: End?
    }

    private enum End { case role, list, item, quote, table, row, cell, code, block }

    static func document(_ source: String) -> TextDocument {
        var reader = HTMLReader()
        reader.read(source)
        reader.close(to: 0)
        return reader.builder.document
    }

    /// Reads a part of a source. Elements stay open between parts.
    mutating func read(_ source: String) {
        var tags = HTMLTags(source)
        while let piece = tags.next(raw: raw) {
            switch piece {
            case .text(let text): add(HTMLEntity.replaced(in: text))
            case .start(let tag): start(tag)
            case .end(let name): end(name)
            }
        }
    }

    mutating func add(_ text: String) {
        guard hidden == 0 else { return }
        let (isRaised, isLowered) = (open.last?.name == "sup", open.last?.name == "sub")
        if isRaised || isLowered, let small = Self.small(text, isRaised: isRaised) {
            builder.add(small)
        } else {
            builder.add(text)
        }
    }

    private mutating func start(_ tag: HTMLTag) {
        closeImplied(by: tag.name)
        var element = Element(name: tag.name)
        if Self.notShown.contains(tag.name) || tag.isHidden {
            element.isHidden = true
        } else if hidden == 0 {
            element.end = begin(tag)
            if let label = tag["aria-label"], Self.labeled.contains(tag.name) {
                builder.add(label)
                element.isHidden = true
            }
            if let language = tag["lang"], !language.isEmpty, !Self.empty.contains(tag.name) {
                builder.begin(language: language)
                element.language = true
            }
        }
        guard !Self.empty.contains(tag.name), open.count < Self.deepest else { return }
        if element.isHidden { hidden += 1 }
        open.append(element)
        if Self.rawText.contains(tag.name) { raw = tag.name }
    }

    /// - Returns: what ends with the element.
    private mutating func begin(_ tag: HTMLTag) -> End? {
        switch tag.name {
        case "h1", "h2", "h3", "h4", "h5", "h6":
            builder.beginHeading(tag.name.last?.wholeNumberValue ?? 1)
            return .block
        case "ul", "menu":
            builder.beginList(from: nil)
            return .list
        case "ol":
            builder.beginList(from: tag["start"].flatMap { Int($0) } ?? 1)
            return .list
        case "li":
            builder.beginItem(number: tag["value"].flatMap { Int($0) })
            return .item
        case "blockquote":
            builder.beginQuote()
            return .quote
        case "pre":
            builder.beginCode(language: nil)
            return .code
        case "code":
            let words = tag["class"]?.split(separator: " ") ?? []
            if let word = words.first(where: { $0.hasPrefix("language-") }) {
                builder.name(language: word.dropFirst(9))
            }
        case "table":
            builder.beginTable()
            return .table
        case "tr":
            builder.beginRow()
            return .row
        case "td", "th":
            builder.beginCell(isHeading: tag.name == "th")
            return .cell
        case "hr": builder.addRule()
        case "br", "wbr": builder.add(tag.name == "br" ? " " : "")
        case "img": image(tag)
        case "input": builder.add(tag["type"] == "hidden" ? "" : tag["value"] ?? tag["placeholder"] ?? "")
        case "a": return role(tag["href"] == nil ? nil : .link)
        case "button": return role(.button)
        case "del", "s", "strike": return role(.deleted)
        case let name where Self.blocks.contains(name):
            builder.endBlock()
            return .block
        default: break
        }
        return nil
    }

    private mutating func role(_ role: TextDocument.Role?) -> End? {
        guard let role else { return nil }
        builder.begin(role)
        return .role
    }

    /// An image with an empty description is a decoration.
    private mutating func image(_ tag: HTMLTag) {
        let description = tag["alt"] ?? tag["aria-label"] ?? tag["title"]
        guard description != "" else { return }
        builder.begin(.image)
        builder.add(description ?? "")
        builder.endRole()
    }

    private mutating func end(_ name: String) {
        if raw == name { raw = nil }
        if name == "p" || name == "br" { builder.endBlock() }
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        close(to: place)
    }

    /// Closes the innermost elements until `count` are open.
    private mutating func close(to count: Int) {
        while open.count > count, let element = open.popLast() {
            if element.language { builder.endLanguage() }
            if element.isHidden { hidden -= 1 }
            switch element.end {
            case .role: builder.endRole()
            case .list: builder.endList()
            case .item: builder.endItem()
            case .quote: builder.endQuote()
            case .table: builder.endTable()
            case .row: builder.endRow()
            case .cell: builder.endCell()
            case .code: builder.endCode()
            case .block: builder.endBlock()
            case nil: break
            }
        }
    }

    /// Closes elements whose end tag may be left out: a paragraph ends where a block begins.
    private mutating func closeImplied(by name: String) {
        guard let (closed, within) = Self.implied[name] ?? (Self.blocks.contains(name) ? (["p"], []) : nil) else {
            return
        }
        guard let place = open.lastIndex(where: { closed.contains($0.name) || within.contains($0.name) }) else {
            return
        }
        if closed.contains(open[place].name) { close(to: place) }
    }

    /// `10<sup>2</sup>` is "10²".
    private static func small(_ text: String, isRaised: Bool) -> String? {
        let digits = Array(isRaised ? "⁰¹²³⁴⁵⁶⁷⁸⁹" : "₀₁₂₃₄₅₆₇₈₉")
        var small = ""
        for character in text {
            switch character {
            case "0"..."9": small.append(digits[character.wholeNumberValue ?? 0])
            case "-", "−": small.append(isRaised ? "⁻" : "₋")
            default: return nil
            }
        }
        return small
    }

    /// Elements that a start tag closes, unless one of the others is nearer.
    private static let implied: [String: (closed: Set<String>, within: Set<String>)] = [
        "li": (["li"], ["ul", "ol", "menu"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
        "tr": (["tr"], ["table"]), "td": (["td", "th"], ["table", "tr"]), "th": (["td", "th"], ["table", "tr"]),
        "tbody": (["thead", "tr"], ["table"]), "option": (["option"], ["select"]), "a": (["a"], []),
    ]
    private static let blocks: Set<String> = [
        "p", "div", "section", "article", "header", "footer", "main", "nav", "aside", "address", "dl", "dt", "dd",
        "figure",
        "figcaption", "form", "fieldset", "legend", "details", "summary", "dialog", "option", "caption", "title", "h1",
        "h2", "h3", "h4", "h5", "h6", "ul", "ol", "menu", "table", "blockquote", "pre", "hr", "body", "label",
    ]
    /// Elements without content.
    private static let empty: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    private static let notShown: Set<String> = [
        "script", "style", "template", "noscript", "iframe", "object", "svg", "math", "audio", "video", "canvas",
        "datalist",
    ]
    private static let rawText: Set<String> = ["script", "style", "textarea", "title", "noscript", "iframe"]
    /// Elements whose label replaces their text.
    private static let labeled: Set<String> = ["a", "button"]
    /// Deeper elements have no meaning, only text.
    private static let deepest = 256
}
