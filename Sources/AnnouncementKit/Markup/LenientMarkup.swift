// SPDX-License-Identifier: MIT

/// The words and marks of a text that was meant to be markup, whatever its errors. Every tag is dropped, known or not,
/// closed or not, and all else is text.
struct LenientMarkup {
    private let source: [Unicode.Scalar]
    private var place = 0
    private var builder = MarkupBuilder()
    /// The end markers that do not occur in the rest of the text, so that each is searched only once.
    private var missing: Set<String> = []

    init(_ text: String) {
        source = Array(text.unicodeScalars)
    }

    var marked: MarkedText {
        var copy = self
        while copy.place < copy.source.count { copy.takeNext() }
        return copy.builder.finished
    }

    private mutating func takeNext() {
        if source[place] == "<", isTag, let end = endOfTag() { return takeTag(until: end) }
        let start = place
        place += 1
        while place < source.count, source[place] != "<" { place += 1 }
        add(source[start..<place])
    }

    /// True if the characters after a `<` can begin a tag; false in `a < b`.
    private var isTag: Bool {
        guard place + 1 < source.count else { return false }
        let next = source[place + 1]
        return next.properties.isAlphabetic || ["/", "!", "?"].contains(next)
    }

    /// The place after the tag; nil if the tag never ends.
    private mutating func endOfTag() -> Int? {
        if starts("<!--") { return place(after: "-->") }
        if starts("<![CDATA[") { return place(after: "]]>") }
        guard let end = source[(place + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" }) else { return nil }
        return source[end] == ">" ? end + 1 : nil
    }

    private mutating func takeTag(until end: Int) {
        let tag = source[place..<end]
        if starts("<![CDATA[") {
            // The content of CDATA is plain text.
            add(tag.dropFirst(9).dropLast(3), hasEntities: false)
        } else if let name = Self.markName(in: tag) {
            builder.addMark(named: name)
        } else if let description = Self.description(in: tag) {
            builder.addWords(description)
        } else if Self.isBreak(tag) {
            add([" "])
        }
        place = end
    }

    private mutating func add(_ text: some Sequence<Unicode.Scalar>, hasEntities: Bool = true) {
        let words = String(String.UnicodeScalarView(text))
        builder.addWords(hasEntities ? HTMLEntity.replaced(in: words) : words)
    }

    private func starts(_ text: String) -> Bool {
        text.unicodeScalars.elementsEqual(source[place...].prefix(text.unicodeScalars.count))
    }

    private mutating func place(after text: String) -> Int? {
        guard !missing.contains(text) else { return nil }
        let wanted = Array(text.unicodeScalars)
        var start = place
        while let found = source[start...].firstIndex(of: wanted[0]) {
            if source[found...].starts(with: wanted) { return found + wanted.count }
            start = found + 1
        }
        missing.insert(text)
        return nil
    }
}

/// The meaning of a tag, as far as it can be recognized.
extension LenientMarkup {
    /// Tags that separate words which would otherwise be joined.
    private static let breaks: Set<String> = ["p", "s", "break", "paragraph", "sentence", "br", "div", "li", "td"]

    private static func name(of tag: ArraySlice<Unicode.Scalar>) -> String {
        let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || $0 == ":" || $0 == "-" }
        return String(String.UnicodeScalarView(name))
    }

    private static func isBreak(_ tag: ArraySlice<Unicode.Scalar>) -> Bool { breaks.contains(name(of: tag)) }

    /// - Returns: nil if the tag is not a mark, or has no name.
    private static func markName(in tag: ArraySlice<Unicode.Scalar>) -> String? {
        guard name(of: tag) == "mark", tag.dropFirst().first != "/" else { return nil }
        return value(of: "name", in: tag)
    }

    /// The words for an image; nil if the tag is not an image, or has none.
    private static func description(in tag: ArraySlice<Unicode.Scalar>) -> String? {
        name(of: tag).lowercased() == "img" ? value(of: "alt", in: tag) : nil
    }

    private static func value(of attribute: String, in tag: ArraySlice<Unicode.Scalar>) -> String? {
        var rest = tag.drop { !$0.properties.isWhitespace }.dropLast()
        while !rest.isEmpty {
            rest = rest.drop { $0.properties.isWhitespace || $0 == "/" || $0 == "=" }
            let name = rest.prefix { !$0.properties.isWhitespace && $0 != "=" }
            rest = rest.dropFirst(name.count).drop { $0.properties.isWhitespace || $0 == "=" }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
            let value = rest.dropFirst().prefix { $0 != quote }
            rest = rest.dropFirst(value.count + 2)
            if name.elementsEqual(attribute.unicodeScalars), !value.isEmpty {
                return HTMLEntity.replaced(in: String(String.UnicodeScalarView(value)))
            }
        }
        return nil
    }
}

/// Adding words and marks alone cannot fail.
extension MarkupBuilder {
    fileprivate mutating func addWords(_ text: String) { try? add(text) }

    fileprivate mutating func addMark(named name: String) {
        let attribute = MarkupAttribute(name: "name", value: name, place: 0)
        try? open(MarkupTag(name: "mark", attributes: [attribute], isEmpty: true))
        close()
    }
}
