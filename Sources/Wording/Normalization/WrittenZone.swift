// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The offset of a time from UTC: `+02:00`, `+0530`.
struct WrittenZone {
    let speech: String
    let end: Int

    /// - Parameter isMinusClear: whether a hyphen is a minus. Between two times it means "to".
    init?(_ text: WrittenText, at place: Int, _ words: TextWords, isMinusClear: Bool) {
        let isAhead = text[place] == UInt8(ascii: "+")
        guard isAhead || isMinusClear && (text[place] == UInt8(ascii: "-") || text.has("−", at: place)) else {
            return nil
        }
        let start = text.next(place)
        let digits = text.digits(from: start)
        guard digits - start == 2 || digits - start == 4 else { return nil }
        let hasColon = text[digits] == UInt8(ascii: ":") && digits - start == 2
        let end = hasColon ? text.digits(from: digits + 1) : digits
        guard !hasColon || end == digits + 3, !text.isWord(at: end) else { return nil }
        let (hour, minute) = (text.number(start..<start + 2), end - start > 2 ? text.number(end - 2..<end) : 0)
        guard hour < 15, minute < 60 else { return nil }
        let offset = words.words(hour) + (minute > 0 ? " " + words.words(minute) : "")
        let phrase = Phrasebook[words.language].words(
            isAhead ? "zone.ahead" : "zone.behind", ["n": WordedText(display: offset, speech: offset)])
        (speech, self.end) = (" " + phrase.speech, end)
    }
}
