// SPDX-License-Identifier: MIT

import AnnouncementKit

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
