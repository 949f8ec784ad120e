// SPDX-License-Identifier: MIT

/// Abbreviations of a language and their words, such as `No. number #`.
///
/// A mark after the words shows where an abbreviation has them: `#` before a number, `@` before or after a number, `^`
/// before a name, `^^` before a name but not after one (`Baker St.`), `.` anywhere, and the point may also end a
/// sentence. Without a mark, an abbreviation has them anywhere. A space may follow a point within an abbreviation.
struct AbbreviationWords: Sendable {
    enum Place: Sendable {
        case anywhere, beforeNumber, besideNumber, beforeName, beforeFirstName
    }

    struct Entry: Sendable {
        /// With its last point or `°`.
        let written: [UInt8]
        let spoken: String
        let place: Place
        let mayEndSentence: Bool
    }

    /// Entries by the byte before the last mark, the longest first.
    private let entries: [[Entry]]

    init(_ pairs: [(key: String, value: String)]) {
        var entries = Array(repeating: [Entry](), count: 256)
        for pair in pairs {
            guard let entry = Self.entry(pair), let last = Self.last(entry.written) else { continue }
            entries[Int(last)].append(entry)
        }
        self.entries = entries.map { $0.sorted { $0.written.count > $1.written.count } }
    }

    /// The words that may follow a number, such as `Jan.`
    var besideNumbers: [String: String] {
        entries.joined().filter { $0.place == .besideNumber }.reduce(into: [:]) {
            $0[String(decoding: $1.written, as: UTF8.self)] = $1.spoken
        }
    }

    /// Abbreviations whose last letter ends with a byte.
    subscript(last: UInt8) -> [Entry] { entries[Int(last)] }

    private static func entry(_ pair: (key: String, value: String)) -> Entry? {
        var words = pair.value.split(separator: " ").map(String.init)
        guard let mark = words.last else { return nil }
        let places: [String: Place] = [
            "#": .beforeNumber, "@": .besideNumber, "^": .beforeName, "^^": .beforeFirstName, ".": .anywhere,
        ]
        if places[mark] != nil { words.removeLast() }
        return Entry(
            written: Array(pair.key.utf8), spoken: words.joined(separator: " "), place: places[mark] ?? .anywhere,
            mayEndSentence: mark == ".")
    }

    private static func last(_ written: [UInt8]) -> UInt8? {
        let mark = written.last == UInt8(ascii: ".") ? 1 : 2
        return written.count > mark ? written[written.count - mark - 1] : nil
    }
}
