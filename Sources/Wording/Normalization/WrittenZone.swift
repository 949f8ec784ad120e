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

    /// The offset behind a time of a log or a letter: `16:54:23 +0100`, `20:23:41 2021 -0700`.
    ///
    /// - Parameter digit: the first digit of the offset.
    static func token(at digit: Int, in text: WrittenText, after copied: Int, _ words: TextWords) -> NormalizedToken? {
        let sign = digit - 1
        guard sign > 0, sign >= copied, text[sign].isOne(of: "+-"), text[sign - 1] == 0x20,
            text.digits(from: digit) == digit + 4, isTime(before: sign - 1, text),
            let zone = WrittenZone(text, at: sign, words, isMinusClear: true)
        else { return nil }
        return NormalizedToken(sign..<zone.end, String(zone.speech.dropFirst()))
    }

    /// Whether a time ends here, or a time and a year.
    private static func isTime(before end: Int, _ text: WrittenText) -> Bool {
        let start = text.digits(before: end)
        if end - start == 4, text[start - 1] == 0x20 { return isTime(before: start - 1, text) }
        return end - start == 2 && text[start - 1] == UInt8(ascii: ":") && text.isDigit(start - 2)
    }
}
