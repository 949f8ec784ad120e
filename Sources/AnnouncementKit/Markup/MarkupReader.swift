// SPDX-License-Identifier: MIT

/// Reads an XML text piece by piece: elements, attributes, text, comments, CDATA and the five entities of XML. Rejects
/// document types, other entities and processing instructions, because they could name a file.
struct MarkupReader {
    private let source: [Unicode.Scalar]
    private(set) var place = 0
    /// The start of the last piece.
    private(set) var start = 0

    init(_ text: String) {
        source = Array(text.unicodeScalars)
    }

    /// - Returns: nil at the end.
    mutating func next() throws(MarkupError) -> MarkupToken? {
        try skipUnspoken()
        start = place
        guard place < source.count else { return nil }
        if take("<![CDATA[") { return .text(try characters(until: "]]>", of: "a CDATA section")) }
        if take("</") { return .close(name: try closing()) }
        if take("<") { return .open(try opening()) }
        return .text(try text())
    }

    func error(_ problem: String, at place: Int? = nil) -> MarkupError {
        let before = source.prefix(min(place ?? start, source.count))
        let line = before.count { $0 == "\n" } + 1
        let column = before.count - (before.lastIndex(of: "\n").map { $0 + 1 } ?? 0) + 1
        return MarkupError(problem, line: line, column: column)
    }

    /// Skips comments and the XML declaration.
    private mutating func skipUnspoken() throws(MarkupError) {
        start = place
        if place == 0, take("<?xml ") { _ = try characters(until: "?>", of: "the XML declaration") }
        while take("<!--") {
            _ = try characters(until: "-->", of: "a comment")
        }
        guard starts("<?") || (starts("<!") && !starts("<![CDATA[")) else { return }
        throw error("document types and processing instructions are not accepted: send elements and text", at: place)
    }

    private func starts(_ text: StaticString) -> Bool {
        text.description.unicodeScalars.elementsEqual(source[place...].prefix(text.utf8CodeUnitCount))
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(text) else { return false }
        place += text.utf8CodeUnitCount
        return true
    }

    private mutating func characters(until end: StaticString, of what: String) throws(MarkupError) -> String {
        var text = String.UnicodeScalarView()
        while place < source.count {
            if take(end) { return String(text) }
            text.append(source[place])
            place += 1
        }
        throw error("\(what) does not end: close it with \(end)")
    }

    private mutating func text() throws(MarkupError) -> String {
        var text = String.UnicodeScalarView()
        while place < source.count, source[place] != "<" {
            text.append(try character())
        }
        return String(text)
    }

    /// One character of text, or the character of an entity.
    private mutating func character() throws(MarkupError) -> Unicode.Scalar {
        let scalar = source[place]
        guard scalar == "&" else {
            place += 1
            return scalar
        }
        let name = source[(place + 1)...].prefix(10).prefix { $0 != ";" }
        let end = place + 1 + name.count
        guard end < source.count, source[end] == ";", let meant = Self.entity(String(String.UnicodeScalarView(name)))
        else {
            throw error("only &amp; &lt; &gt; &quot; &apos; and numbers such as &#233; may follow an &", at: place)
        }
        place = end + 1
        return meant
    }

    /// The character of an entity, given the name between `&` and `;`; nil for an unknown entity.
    static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: return number(of: name).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
        }
    }

    /// The number of a character that is written as `#8364` or `#x20AC`; nil for anything else.
    static func number(of name: String) -> UInt32? {
        let isHex = name.hasPrefix("#x")
        let digits = name.dropFirst(isHex ? 2 : 1)
        guard name.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) else { return nil }
        return UInt32(digits, radix: isHex ? 16 : 10)
    }
}

/// Tags.
extension MarkupReader {
    private mutating func opening() throws(MarkupError) -> MarkupTag {
        var tag = MarkupTag(name: try name())
        while true {
            let hadSpace = skipSpace()
            if take("/>") {
                tag.isEmpty = true
                return tag
            }
            if take(">") { return tag }
            guard hadSpace else { throw error("the element <\(tag.name) does not end: close it with >", at: place) }
            let attribute = try attribute(of: tag.name)
            guard !tag.attributes.contains(where: { $0.name == attribute.name }) else {
                throw error("the attribute \(attribute.name) appears twice: remove one", at: attribute.place)
            }
            tag.attributes.append(attribute)
        }
    }

    private mutating func closing() throws(MarkupError) -> String {
        let name = try name()
        _ = skipSpace()
        guard take(">") else { throw error("</\(name) does not end: close it with >") }
        return name
    }

    private mutating func attribute(of element: String) throws(MarkupError) -> MarkupAttribute {
        let start = place
        let name = try name()
        _ = skipSpace()
        guard take("=") else { throw error("the attribute \(name) has no value: write \(name)=\"…\"", at: start) }
        _ = skipSpace()
        guard place < source.count, source[place] == "\"" || source[place] == "'" else {
            throw error("the value of \(name) needs quotes: write \(name)=\"…\"", at: place)
        }
        let quote = source[place]
        place += 1
        var value = String.UnicodeScalarView()
        while place < source.count, source[place] != quote, source[place] != "<" { value.append(try character()) }
        guard place < source.count, source[place] == quote else {
            throw error("the value of \(name) does not end: close it with \(quote)", at: start)
        }
        place += 1
        return MarkupAttribute(name: name, value: String(value), place: start)
    }

    private mutating func name() throws(MarkupError) -> String {
        let name = source[place...].prefix(41).prefix { scalar in
            scalar.properties.isAlphabetic || scalar.isDigit || [":", "-", "_", "."].contains(scalar)
        }
        guard !name.isEmpty, name.count <= 40 else {
            throw error("a name of at most 40 letters is expected here; for < itself send &lt;", at: place)
        }
        place += name.count
        return String(String.UnicodeScalarView(name))
    }

    private mutating func skipSpace() -> Bool {
        let start = place
        while place < source.count, source[place].properties.isWhitespace { place += 1 }
        return place > start
    }
}

/// A piece of markup.
enum MarkupToken: Sendable, Hashable {
    case open(MarkupTag)
    case close(name: String)
    /// Text with its entities replaced.
    case text(String)
}

/// The start of an element.
struct MarkupTag: Sendable, Hashable {
    var name: String
    var attributes: [MarkupAttribute] = []
    /// True for an element without content: `<break/>`.
    var isEmpty = false
}

struct MarkupAttribute: Sendable, Hashable {
    var name: String
    var value: String
    /// The position in Unicode scalars of the source.
    var place: Int
}
