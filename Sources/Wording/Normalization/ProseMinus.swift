// SPDX-License-Identifier: MIT

import AnnouncementKit

/// U+2212 that stands for a dash or a hyphen of prose: `ha colto − ha detto`, `state−of−the−art`, `il GATT −, sia`. In a
/// formula each side is a name: `revenue − costs`.
enum ProseMinus {
    /// The number of characters on each side that decide.
    static let reach = 40

    /// - Parameters:
    ///   - before: the characters before the sign, the nearest first.
    ///   - behind: the characters after the sign.
    static func isDash(before: [Unicode.Scalar], behind: [Unicode.Scalar]) -> Bool {
        guard let last = before.first, let next = behind.first else { return false }
        guard last.isSpace else {
            return last.properties.isAlphabetic && (next.properties.isAlphabetic || next.isDigit)
        }
        guard before.count > 1 else { return false }
        let isBehindWord = before[1].properties.isAlphabetic || isEnd(before[1])
        guard next.isSpace else { return isBehindWord && (next == "," || next == ";") }
        guard behind.count > 1, behind[1].properties.isAlphabetic else { return false }
        return isEnd(before[1]) || hasTwoWords(before.dropFirst()) && hasTwoWords(behind.dropFirst())
    }

    /// A mark that ends a clause or a quotation.
    private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { ",;\"'»”".unicodeScalars.contains(scalar) }

    /// Whether a word comes first, and a letter behind the space or the apostrophe after it.
    private static func hasTwoWords(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
        let behind = text.drop { $0.properties.isAlphabetic }
        guard behind.count < text.count, let space = behind.first else { return false }
        return (space.isSpace || space == "'" || space == "’")
            && behind.dropFirst().first?.properties.isAlphabetic == true
    }
}
