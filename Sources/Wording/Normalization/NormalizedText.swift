// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text in its spoken meaning: numbers, signs, units, money, times and dates are words if the language's
/// voice would lose or misread them.
///
/// Text that the voice reads correctly is unchanged. Names with digits stay too: `x86_64`, `covid-19`, paths. The marks of
/// mail and page addresses are named.
package struct NormalizedText: Sendable, Hashable {
    /// A piece with different speech and text. Places are offsets of UTF-8 bytes.
    package struct Change: Sendable, Hashable {
        package let written: Range<Int>
        package let spoken: Range<Int>
    }

    package let speech: String
    /// Changes in order. Text between them is equal in both forms.
    package let changes: [Change]

    init(speech: String, changes: [Change]) { (self.speech, self.changes) = (speech, changes) }

    package init(_ text: String, language: SpokenLanguage) { self.init(text, language: language, IdentifierSpeech()) }

    init(_ text: String, language: SpokenLanguage, _ identifiers: IdentifierSpeech) {
        guard let first = Self.start(in: text, language, identifiers) else {
            (speech, changes) = (text, [])
            return
        }
        let forms = CompatibilityText(Array(text.utf8))
        (speech, changes) = forms.text.withUnsafeBufferPointer { bytes in
            var normalizer = TextNormalizer(WrittenText(bytes: bytes), forms, language, identifiers)
            normalizer.normalize(from: first)
            return normalizer.changes.isEmpty ? (text, []) : (normalizer.speech, normalizer.changes)
        }
    }

    /// The speech of each piece of the joined text.
    func speech(of pieces: [String]) -> [String] {
        guard !changes.isEmpty else { return pieces }
        let bytes = Array(speech.utf8)
        var (place, start) = (0, 0)
        return pieces.map { piece in
            place += piece.utf8.count
            let end = spoken(at: place)
            defer { start = end }
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }
    }

    /// The place in ``speech`` of a place in the text; for a place within a change, the end of its speech.
    private func spoken(at place: Int) -> Int {
        guard let last = changes.last(where: { $0.written.lowerBound < place }) else { return place }
        let behind = place - last.written.upperBound
        return last.spoken.upperBound + max(0, behind)
    }

    /// The first place that may need a change; nil in most texts.
    private static func start(in text: String, _ language: SpokenLanguage, _ identifiers: IdentifierSpeech) -> Int? {
        text.withWrittenText { text in
            let words = TextWords[language]
            return words.beginnings.first(in: text) { byte, place in
                byte < 0x80
                    ? mayChange(byte, at: place, text, words, identifiers)
                    : TextSign.mayBegin(byte, text[place + 1], text[place + 2])
                        || RomanNumeral.mayBegin(byte, text[place + 1], words)
                            && RomanNumeral.token(at: place, in: text, words) != nil
            }
        }
    }

    private static func mayChange(
        _ byte: UInt8, at place: Int, _ text: WrittenText, _ words: TextWords, _ identifiers: IdentifierSpeech
    ) -> Bool {
        if RomanNumeral.mayBegin(byte, text[place + 1], words), RomanNumeral.token(at: place, in: text, words) != nil {
            return true
        }
        return byte &- 0x30 < 10 || byte.isMark && isChanged(at: place, text, words, identifiers)
    }

    /// Whether an abbreviation ends, a color begins or a name is at a mark.
    private static func isChanged(
        at place: Int, _ text: WrittenText, _ words: TextWords, _ identifiers: IdentifierSpeech
    ) -> Bool {
        switch text.bytes[place] {
        case UInt8(ascii: "."):
            Abbreviation.token(at: place, in: text, words) != nil || isName(at: place, text, words, identifiers)
        case UInt8(ascii: "/"), UInt8(ascii: "\\"): isName(at: place, text, words, identifiers)
        case UInt8(ascii: "#"): WrittenIdentifier.color(behind: place, in: text, words) != nil
        default: false
        }
    }

    private static func isName(
        at mark: Int, _ text: WrittenText, _ words: TextWords, _ identifiers: IdentifierSpeech
    ) -> Bool {
        guard let name = WrittenName(at: mark, in: text, after: 0, words) else { return false }
        return !identifiers.isPlain || name.speech(text, words) != nil
    }
}

extension UInt8 {
    /// A point, a slash, a backslash or `#`.
    fileprivate var isMark: Bool {
        self == UInt8(ascii: ".") || self == UInt8(ascii: "/") || self == UInt8(ascii: "#")
            || self == UInt8(ascii: "\\")
    }
}

extension NormalizedText {
    /// A text with the user's pronunciations for some words. Text between them is read as without pronunciations.
    ///
    /// - Parameter reading: how numbers, signs and units are read.
    init(
        _ text: String, language: SpokenLanguage, _ pronunciations: Pronunciations,
        _ identifiers: IdentifierSpeech = IdentifierSpeech(), _ reading: NumberReading
    ) {
        // Most users have no pronunciations, so their texts are one piece.
        if reading == .meant, pronunciations.isEmpty {
            self.init(text, language: language, identifiers)
            return
        }
        let matches = pronunciations.isEmpty ? [] : pronunciations.matches(in: Array(text.utf8))
        func plain(_ piece: String) -> NormalizedText {
            reading == .digits ? DigitText.read(piece, language) : NormalizedText(speech: piece, changes: [])
        }
        self.init(text, matches) { piece in
            if reading == .meant { return NormalizedText(piece, language: language, identifiers) }
            guard !identifiers.isPlain else { return plain(piece) }
            let matches = Array(piece.utf8).withUnsafeBufferPointer {
                identifiers.matches(in: WrittenText(bytes: $0), TextWords[language])
            }
            return NormalizedText(piece, matches, plain)
        }
    }

    /// - Parameters:
    ///   - matches: places of the text, in order, with their speech.
    ///   - normalized: reads a piece between them.
    private init(
        _ text: String, _ matches: [(written: Range<Int>, speech: String)],
        _ normalized: (String) -> NormalizedText
    ) {
        guard !matches.isEmpty else {
            self = normalized(text)
            return
        }
        let bytes = Array(text.utf8)
        var (speech, changes, place) = ("", [Change](), 0)
        func add(_ piece: Range<Int>) {
            let part = normalized(String(decoding: bytes[piece], as: UTF8.self))
            let start = speech.utf8.count
            changes += part.changes.map { change in
                Change(
                    written: change.written.lowerBound + piece.lowerBound..<change.written.upperBound
                        + piece.lowerBound,
                    spoken: change.spoken.lowerBound + start..<change.spoken.upperBound + start)
            }
            speech += part.speech
        }
        for match in matches {
            add(place..<match.written.lowerBound)
            let start = speech.utf8.count
            speech += match.speech
            changes.append(Change(written: match.written, spoken: start..<speech.utf8.count))
            place = match.written.upperBound
        }
        add(place..<bytes.count)
        self.init(speech: speech, changes: changes)
    }
}

extension NormalizedText {
    /// This text with the changes of a second pass over its speech. Changes that touch become one.
    func followed(by next: NormalizedText) -> NormalizedText {
        guard !next.changes.isEmpty else { return self }
        guard !changes.isEmpty else { return next }
        let pieces = (changes.map(\.spoken) + next.changes.map(\.written)).sorted {
            ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
        }
        let joined = pieces.reduce(into: [Range<Int>]()) { joined, piece in
            if let last = joined.last, piece.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, piece.upperBound)
            } else {
                joined.append(piece)
            }
        }
        var (own, theirs) = (
            Shift(changes, { ($0.spoken, $0.written) }), Shift(next.changes, { ($0.written, $0.spoken) })
        )
        let whole = joined.map { piece in
            Change(written: own.moved(piece), spoken: theirs.moved(piece))
        }
        return NormalizedText(speech: next.speech, changes: whole)
    }

    /// Moves ranges from one side of the changes to the other, from left to right.
    private struct Shift {
        private var rest: ArraySlice<(from: Range<Int>, to: Range<Int>)>
        private var offset = 0

        init(_ changes: [Change], _ sides: (Change) -> (Range<Int>, Range<Int>)) {
            rest =
                changes.map { change in
                    let (from, to) = sides(change)
                    return (from, to)
                }[...]
        }

        /// - Parameter range: contains each change that it touches.
        mutating func moved(_ range: Range<Int>) -> Range<Int> {
            let start = range.lowerBound + offset
            while let first = rest.first, first.from.upperBound <= range.upperBound {
                offset = first.to.upperBound - first.from.upperBound
                rest.removeFirst()
            }
            return start..<range.upperBound + offset
        }
    }
}
