// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A sentence with gaps: `{axis}, {lo} to {hi}`. Split once, filled often.
package struct Phrase: Sendable, Hashable {
    enum Piece: Sendable, Hashable {
        case text(String)
        case gap(String)
    }

    let pieces: [Piece]
    /// The length of the text without filled gaps.
    private let length: Int

    package init(_ text: String) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "{"), let close = rest[start...].firstIndex(of: "}") {
            if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
            pieces.append(.gap(String(rest[rest.index(after: start)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.pieces = pieces
        length = pieces.reduce(0) { if case .text(let part) = $1 { $0 + part.utf8.count } else { $0 } }
    }

    /// The names of the gaps.
    package var gaps: Set<String> {
        pieces.reduce(into: []) { if case .gap(let name) = $1 { $0.insert(name) } }
    }

    /// True if words precede the gap `{n}`.
    var startsWithUnit: Bool { pieces.first.map { $0 != .gap("n") } ?? false }

    /// A gap without a value stays empty.
    package func filled(_ values: KeyValuePairs<String, String>) -> String {
        filled { name in values.first { $0.key == name }?.value ?? "" }
    }

    /// A phrase with two gaps.
    func filled(_ first: String, _ firstValue: String, _ second: String, _ secondValue: String) -> String {
        var text = ""
        text.reserveCapacity(length + firstValue.utf8.count + secondValue.utf8.count)
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .gap(let gap): text += gap == first ? firstValue : gap == second ? secondValue : ""
            }
        }
        return text
    }

    /// A phrase with the gap `{n}`, and possibly another one.
    func filled(n number: String, _ name: String = "", _ value: String = "") -> String {
        filled("n", number, name, value)
    }

    func filled(_ value: (String) -> String) -> String {
        // Most phrases are words without a gap.
        if pieces.count == 1, case .text(let words) = pieces[0] { return words }
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .gap(let name): text += value(name)
            }
        }
        return text
    }
}

extension StringProtocol {
    /// The text without leading and trailing spaces.
    package func trimmed() -> String {
        // Few texts have such a space, and two bytes show that.
        let space = UInt8(ascii: " ")
        guard utf8.withContiguousStorageIfAvailable({ $0.first == space || $0.last == space }) != false else {
            return String(self)
        }
        let scalars = unicodeScalars
        guard scalars.first == " " || scalars.last == " " else { return String(self) }
        guard let first = scalars.firstIndex(where: { $0 != " " }), let last = scalars.lastIndex(where: { $0 != " " })
        else { return "" }
        return String(self[first..<scalars.index(after: last)])
    }
}
