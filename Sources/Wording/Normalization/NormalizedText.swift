// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A client's text as it is meant to be read: numbers, signs, units, money, times and dates are words where the voice of
/// the language would lose or misread them.
///
/// What the voice reads right stays as it is, and so do names with digits in them: `x86_64`, `covid-19`, paths, addresses
/// of mail and of pages.
package struct NormalizedText: Sendable, Hashable {
    /// A piece that is spoken otherwise than it is written. Places are offsets of UTF-8 bytes.
    package struct Change: Sendable, Hashable {
        package let written: Range<Int>
        package let spoken: Range<Int>
    }

    package let speech: String
    /// In order. All between them is the same in both.
    package let changes: [Change]

    init(speech: String, changes: [Change]) { (self.speech, self.changes) = (speech, changes) }

    package init(_ text: String, language: SpokenLanguage) {
        guard let first = Self.start(in: text) else {
            (speech, changes) = (text, [])
            return
        }
        let forms = PlainForms(Array(text.utf8))
        (speech, changes) = forms.text.withUnsafeBufferPointer { bytes in
            var normalizer = TextNormalizer(WrittenText(bytes: bytes), forms, language)
            normalizer.normalize(from: first)
            return normalizer.changes.isEmpty ? (text, []) : (normalizer.speech, normalizer.changes)
        }
    }

    /// The speech of each of the pieces that the text was joined from.
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

    /// The place in ``speech`` of a place in the text; behind the speech of a piece that it is within.
    private func spoken(at place: Int) -> Int {
        guard let last = changes.last(where: { $0.written.lowerBound < place }) else { return place }
        let behind = place - last.written.upperBound
        return last.spoken.upperBound + max(0, behind)
    }

    /// The first place where there may be something to change; nil in most texts.
    private static func start(in text: String) -> Int? {
        text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            var place = 0
            while place < bytes.count {
                let byte = bytes[place]
                if byte &- 0x30 < 10 { return place }
                if byte >= 0xC2, place + 1 < bytes.count,
                    TextSign.mayBegin(byte, bytes[place + 1], place + 2 < bytes.count ? bytes[place + 2] : 0)
                {
                    return place
                }
                place += 1
            }
            return nil
        } ?? 0
    }
}

extension NormalizedText {
    /// The same, with the user's own words for some; what stands between them is read as it would be without.
    /// - Parameter reads: whether numbers, signs and units are read at all.
    package init(_ text: String, language: SpokenLanguage, _ pronunciations: Pronunciations, reads: Bool) {
        let bytes = Array(text.utf8)
        let matches = pronunciations.isEmpty ? [] : pronunciations.matches(in: bytes)
        func normalized(_ piece: String) -> NormalizedText {
            reads ? NormalizedText(piece, language: language) : NormalizedText(speech: piece, changes: [])
        }
        guard !matches.isEmpty else {
            self = normalized(text)
            return
        }
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
