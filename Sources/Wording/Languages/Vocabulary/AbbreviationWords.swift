// SPDX-License-Identifier: MIT

/// Abbreviations of a language and their words, such as `No. number #`.
///
/// A mark after the words shows where an abbreviation has them: `#` before a number, `#.` before a
/// number with a point, `@` before or after a number (`@.`
/// also at the end of a sentence), `^` before a name, `^^` before a name but not after one (`Baker St.`), `~` at the end of
/// a street with its number, which may end a sentence (`12 Baker St.`), `.` anywhere, and the point may also end a
/// sentence. Without a mark, an abbreviation has them anywhere. A space may follow a point within an abbreviation.
struct AbbreviationWords: Sendable {
    enum Place: Sendable {
        case anywhere, beforeNumber, beforeOrdinal, besideNumber, beforeName, beforeFirstName, ofStreet
    }

    struct Entry: Sendable {
        /// With its last point or `°`.
        let written: [UInt8]
        let spoken: String
        let place: Place
        let mayEndSentence: Bool
    }

    /// The form of an abbreviation before a word with an ending: "tak zwanego" before "racjonalnego".
    struct Agreement: Sendable {
        let ending: String
        let spoken: String
    }

    /// Entries by the last two bytes before the last mark, the longest first.
    private let entries: [[Entry]]
    /// The last two bytes before the last mark, for a quick check that excludes most words.
    private let endings: PairSet
    /// The bytes that end an abbreviation of a single letter, or one with a point before its last letter.
    private let letters: ByteSet

    init(_ pairs: [(key: String, value: String)]) {
        var entries = Array(repeating: [Entry](), count: 256 * Self.rows)
        let known = pairs.compactMap(Self.entry).filter { Self.place(ofLast: $0.written) >= 0 }
        for entry in known {
            for row in Self.rows(of: entry.written) { entries[row].append(entry) }
        }
        self.entries = entries.map { $0.sorted { $0.written.count > $1.written.count } }
        let written = known.map(\.written)
        endings = PairSet(written.flatMap { Self.endings($0) })
        letters = ByteSet(written.flatMap { Self.letters($0) })
    }

    /// Whether an abbreviation may have these last bytes before its last mark.
    func mayEnd(with last: UInt8, _ end: UInt8) -> Bool {
        endings.contains(last, end) || letters.contains(end) && (last | 0x20) &- 0x61 >= 26
    }

    /// The words that may follow a number, such as `Jan.`
    var besideNumbers: [String: String] {
        entries.joined().filter { $0.place == .besideNumber && !$0.mayEndSentence }.reduce(into: [:]) {
            $0[String(decoding: $1.written, as: UTF8.self)] = $1.spoken
        }
    }

    /// Abbreviations that may have these last bytes before their last mark.
    subscript(last: UInt8, end: UInt8) -> [Entry] { entries[Self.row(last, end)] }

    /// The number of rows for each last byte.
    private static let rows = 8

    private static func row(_ last: UInt8, _ end: UInt8) -> Int { Int(end) * rows + Int(last) % rows }

    /// The row of the last two bytes, which is the same for a small letter and its capital. Any byte may precede a single
    /// letter, and a letter after a point.
    private static func rows(of written: [UInt8]) -> [Int] {
        let last = place(ofLast: written)
        guard last > 0, written[last - 1] != UInt8(ascii: ".") else {
            return (0..<UInt8(rows)).map { row($0, written[max(0, last)]) }
        }
        return [row(written[last - 1], written[last])]
    }

    private static func entry(_ pair: (key: String, value: String)) -> Entry? {
        var words = pair.value.split(separator: " ").map(String.init)
        guard let mark = words.last else { return nil }
        let places: [String: Place] = [
            "#": .beforeNumber, "#.": .beforeOrdinal, "@": .besideNumber, "@.": .besideNumber, "^": .beforeName,
            "^^": .beforeFirstName,
            "~": .ofStreet,
            ".": .anywhere,
        ]
        if places[mark] != nil { words.removeLast() }
        return Entry(
            written: Array(pair.key.utf8), spoken: words.joined(separator: " "), place: places[mark] ?? .anywhere,
            mayEndSentence: mark == "." || mark == "@." || mark == "~")
    }

    /// The first letter may be a capital.
    private static func endings(_ written: [UInt8]) -> [(UInt8, UInt8)] {
        let last = place(ofLast: written)
        guard last > 0, written[last - 1] != UInt8(ascii: ".") else { return [] }
        return [(written[last - 1], written[last]), (written[last - 1] ^ 0x20, written[last])]
    }

    /// A single letter, and a letter after a point.
    private static func letters(_ written: [UInt8]) -> [UInt8] {
        let last = place(ofLast: written)
        guard last > 0, written[last - 1] != UInt8(ascii: ".") else {
            return [written[max(0, last)], written[max(0, last)] ^ 0x20]
        }
        return []
    }

    /// The place of the byte before the last mark.
    private static func place(ofLast written: [UInt8]) -> Int {
        written.count - (written.last == UInt8(ascii: ".") ? 2 : 3)
    }
}

/// A set of bytes without references, so that a check is fast.
struct ByteSet: Sendable {
    private var bits: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            let bit = UInt64(1) << UInt64(byte & 63)
            switch byte >> 6 {
            case 0: bits.0 |= bit
            case 1: bits.1 |= bit
            case 2: bits.2 |= bit
            default: bits.3 |= bit
            }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: bits.0
            case 1: bits.1
            case 2: bits.2
            default: bits.3
            }
        return word & (1 << UInt64(byte & 63)) != 0
    }
}

/// A set of pairs of bytes.
struct PairSet: Sendable {
    /// By the second byte, a bit for each first one, in four words.
    private var bits = Array(repeating: UInt64(0), count: 256 * 4)

    init(_ pairs: [(UInt8, UInt8)]) {
        for (first, second) in pairs { bits[Self.word(first, second)] |= 1 << UInt64(first & 63) }
    }

    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
        bits[Self.word(first, second)] >> UInt64(first & 63) & 1 != 0
    }

    private static func word(_ first: UInt8, _ second: UInt8) -> Int { Int(second) * 4 + Int(first >> 6) }
}
