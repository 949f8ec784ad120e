// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a command line. Each blank separates two words. An empty word between two blanks counts as missing; an
/// empty last word, after a blank at the end, counts as a word.
struct SSIPWords: Sendable {
    private let words: [ArraySlice<UInt8>]
    /// Whether the line is valid UTF-8.
    let isUTF8: Bool

    /// - Parameter line: the line without its CR LF.
    init(_ line: [UInt8]) {
        words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        isUTF8 = String(validating: line, as: UTF8.self) != nil
    }

    /// The word at a place, where 0 is the command; nil when it is missing.
    subscript(_ place: Int) -> String? {
        guard words.indices.contains(place), !words[place].isEmpty || place == words.count - 1 else { return nil }
        return String(decoding: words[place], as: UTF8.self)
    }

    /// The words from a place to the end of the line.
    func rest(from place: Int) -> String {
        String(decoding: Array(words.dropFirst(place).joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }

    func word(_ place: Int) throws(SSIPReply) -> String {
        guard let word = self[place] else { throw .missingParameter }
        return word
    }

    /// A word of the protocol, in lower case; clients may write it in either case.
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

    /// Reads digits, with an optional sign. A number that is too large becomes the largest.
    static func number(_ word: String) -> Int? {
        let isNegative = word.utf8.first == UInt8(ascii: "-")
        let digits = word.utf8.dropFirst(isNegative || word.utf8.first == UInt8(ascii: "+") ? 1 : 0)
        guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let value = Int32(String(digits) ?? "") ?? .max
        return isNegative ? -Int(value) : Int(value)
    }
}
