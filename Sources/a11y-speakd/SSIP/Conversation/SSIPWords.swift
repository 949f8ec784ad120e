// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a command line. Each single blank parts two of them, so two blanks have an empty word between them, which
/// is no word; an empty last one, after a blank at the end, is one.
struct SSIPWords: Sendable {
    private let words: [ArraySlice<UInt8>]
    /// Nothing in the line is broken.
    let isUTF8: Bool

    /// - Parameter line: without its CR LF.
    init(_ line: [UInt8]) {
        words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        isUTF8 = String(validating: line, as: UTF8.self) != nil
    }

    /// The word at that place, 0 being the command; nil when there is none.
    subscript(_ place: Int) -> String? {
        guard words.indices.contains(place), !words[place].isEmpty || place == words.count - 1 else { return nil }
        return String(decoding: words[place], as: UTF8.self)
    }

    /// From there to the end of the line.
    func rest(from place: Int) -> String {
        String(decoding: Array(words.dropFirst(place).joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }

    func word(_ place: Int) throws(SSIPReply) -> String {
        guard let word = self[place] else { throw .missingParameter }
        return word
    }

    /// A word of the protocol, in lower case: those are written either way.
    func keyword(_ place: Int) throws(SSIPReply) -> String { try word(place).lowercased() }

    func number(_ place: Int) throws(SSIPReply) -> Int {
        guard let number = Self.number(try word(place)) else { throw .notNumber }
        return number
    }

    func isOn(_ place: Int, otherwise: SSIPReply) throws(SSIPReply) -> Bool {
        switch try keyword(place) {
        case "on": true
        case "off": false
        default: throw otherwise
        }
    }

    /// Digits, with a sign perhaps. One that is too large is the largest.
    static func number(_ word: String) -> Int? {
        let isNegative = word.utf8.first == UInt8(ascii: "-")
        let digits = word.utf8.dropFirst(isNegative || word.utf8.first == UInt8(ascii: "+") ? 1 : 0)
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let value = Int32(String(digits) ?? "") ?? .max
        return isNegative ? -Int(value) : Int(value)
    }
}
