// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A start tag with its attributes.
struct HTMLTag {
    let name: String
    private let attributes: [String: String]

    init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    /// - Parameter attribute: its name in small letters.
    subscript(attribute: String) -> String? { attributes[attribute] }

    var isHidden: Bool {
        guard !attributes.isEmpty else { return false }
        if attributes["hidden"] != nil || attributes["aria-hidden"] == "true" { return true }
        let style = attributes["style"]?.filter { !$0.isWhitespace }.lowercased() ?? ""
        return style.split(separator: ";").contains { $0 == "display:none" || $0 == "visibility:hidden" }
    }
}

/// The tags and the text of HTML, from left to right. A `<` that begins no tag is text.
struct HTMLTags {
    enum Piece {
        case text(String)
        case start(HTMLTag)
        /// - Parameter name: in small letters.
        case end(String)
    }

    private let source: [UInt8]
    private var place = 0

    init(_ source: String) { self.source = Array(source.utf8) }

    /// - Parameter raw: the element whose end tag is the only markup.
    mutating func next(raw: String?) -> Piece? {
        while place < source.count {
            if source[place] == UInt8(ascii: "<"), let piece = tag(raw: raw) {
                guard let piece = piece else { continue }
                return piece
            }
            let start = place
            place += 1
            while place < source.count, source[place] != UInt8(ascii: "<") { place += 1 }
            return .text(text(start..<place))
        }
        return nil
    }

    /// - Returns: nil if no tag begins here; a nil piece for a comment or a declaration.
    private mutating func tag(raw: String?) -> Piece?? {
        let next = place + 1 < source.count ? source[place + 1] : 0
        if raw == nil, next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            skipComment()
            return .some(nil)
        }
        let isEnd = next == UInt8(ascii: "/")
        let nameStart = place + (isEnd ? 2 : 1)
        guard nameStart < source.count, source[nameStart].isLetter else { return nil }
        let nameEnd = end(of: nameStart) { $0.isSpace || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
        let name = text(nameStart..<nameEnd).lowercased()
        if let raw, !isEnd || name != raw { return nil }
        place = nameEnd
        let attributes = attributes()
        return isEnd ? .end(name) : .start(HTMLTag(name: name, attributes: attributes))
    }

    private mutating func skipComment() {
        let isComment = source[place...].starts(with: "<!--".utf8)
        while place < source.count, source[place] != UInt8(ascii: ">") || isComment && !endsComment { place += 1 }
        place += 1
    }

    private var endsComment: Bool {
        place > 1 && source[place - 1] == UInt8(ascii: "-") && source[place - 2] == UInt8(ascii: "-")
    }

    /// Reads to the end of the tag.
    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while place < source.count {
            let byte = source[place]
            if byte == UInt8(ascii: ">") {
                place += 1
                return attributes
            }
            if byte.isSpace || byte == UInt8(ascii: "/") {
                place += 1
                continue
            }
            let start = place
            place = end(of: place + 1) { $0.isSpace || [0x2F, 0x3D, 0x3E].contains($0) }
            let name = text(start..<place).lowercased()
            let value = value() ?? ""
            if attributes[name] == nil { attributes[name] = value }
        }
        return attributes
    }

    /// The value behind `=`; nil without one.
    private mutating func value() -> String? {
        var next = end(of: place) { !$0.isSpace }
        guard next < source.count, source[next] == UInt8(ascii: "=") else { return nil }
        next = end(of: next + 1) { !$0.isSpace }
        place = next
        guard next < source.count else { return nil }
        let quote = source[next]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            place = end(of: next) { $0.isSpace || $0 == UInt8(ascii: ">") }
            return HTMLEntity.replaced(in: text(next..<place))
        }
        let close = end(of: next + 1) { $0 == quote }
        place = min(close + 1, source.count)
        return HTMLEntity.replaced(in: text(next + 1..<close))
    }

    /// The first place from `start` at which a byte ends a piece.
    private func end(of start: Int, where ends: (UInt8) -> Bool) -> Int {
        var place = start
        while place < source.count, !ends(source[place]) { place += 1 }
        return min(place, source.count)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    fileprivate var isSpace: Bool { self == 0x20 || self &- 0x09 < 5 }
}
