// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A time with its half of the day: `5pm`, `5:30 p.m.`, `01:00 AM`, `1.59 p.m.`, and from one to another.
struct HalfDayTime {
    private let time: Time
    /// Whether the voice reads the written time correctly.
    private let isReadRight: Bool
    private let range: Range<Int>

    init?(_ text: WrittenText, at start: Int) {
        let digits = text.digits(from: start)
        guard (1...2).contains(digits - start), text.number(start..<digits) <= 12 else { return nil }
        let time = WrittenTime.marked(text, at: start)
        let last = time?.end ?? digits
        let letter = last + text.space(at: last)
        guard time?.second == nil, text[letter] | 0x20 == UInt8(ascii: "a") || text[letter] | 0x20 == UInt8(ascii: "p")
        else { return nil }
        let hasPoint = text[letter + 1] == UInt8(ascii: ".")
        // `5 p. m.`
        let second = letter + (hasPoint ? 2 + text.space(at: letter + 2) : 1)
        guard text[second] | 0x20 == UInt8(ascii: "m"), !text.isWord(at: second + 1) else { return nil }
        let end = second + (hasPoint && text[second + 1] == UInt8(ascii: ".") ? 2 : 1)
        self.time = Time(
            hour: text.number(start..<digits), minute: time?.minute,
            isMorning: text[letter] | 0x20 == UInt8(ascii: "a"))
        let hasColon = time == nil || text[digits] == UInt8(ascii: ":")
        isReadRight = text[start] != 0x30 && time?.minute ?? 1 > 0 && hasColon && !hasPoint
        range = start..<end
    }

    static func token(from start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        HalfDayTime(text, at: start)?.token(text, words) ?? shared(from: start, text, words)
    }

    /// `10:00-11:30am`, `5-7 p.m.`: only the last time has a half. A language that puts the half in front says the half
    /// of both times. The first time is in the same half, or in the other one if the hours fall: `11-1pm`.
    private static func shared(from start: Int, _ text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let digits = text.digits(from: start)
        let time = WrittenTime.marked(text, at: start)
        let hour = time?.hour ?? text.number(start..<digits)
        guard words.texts.forms.halfDays.count == 2, (1...2).contains(digits - start), (1...12).contains(hour),
            time?.second == nil, let dash = RangeDash(text, at: time?.end ?? digits),
            let last = HalfDayTime(text, at: dash.end)
        else { return nil }
        let first = Time(
            hour: hour, minute: time?.minute,
            isMorning: last.time.isMorning == (hour % 12 <= last.time.hour % 12))
        let low = first.behindHalf(words) ?? first.speech(words)
        let speech = words.texts.range.filled("lo", low, "hi", last.speech(text, words))
        return NormalizedToken(start..<last.range.upperBound, speech.without(text.preposition(before: start)))
    }

    private func token(_ text: WrittenText, _ words: TextWords) -> NormalizedToken {
        // `12:00 a.m.`: midnight is not in the morning.
        if time.isMorning, time.hour == 12, !words.texts.clock.isEmpty, words.texts.forms.halfDayTime == nil {
            return NormalizedToken(range)
        }
        guard let dash = RangeDash(text, at: range.upperBound), let last = HalfDayTime(text, at: dash.end) else {
            let speech = speech(text, words)
            return NormalizedToken(range, speech == text.string(range) ? nil : speech)
        }
        let speech = words.texts.range.filled("lo", speech(text, words), "hi", last.speech(text, words))
        return NormalizedToken(range.lowerBound..<last.range.upperBound, speech)
    }

    private func speech(_ text: WrittenText, _ words: TextWords) -> String {
        guard !isReadRight || words.texts.forms.halfDayTime != nil, case let halves = words.texts.forms.halfDays,
            halves.count == 2
        else {
            return text.string(range)
        }
        // The last point may also end the sentence.
        let next = range.upperBound + text.space(at: range.upperBound)
        let endsSentence =
            text[range.upperBound - 1] == UInt8(ascii: ".") && text.scalar(at: next).properties.isUppercase
        let speech = time.behindHalf(words) ?? "\(time.speech(words)) \(halves[time.isMorning ? 0 : 1])"
        return endsSentence ? speech + "." : speech
    }

    private struct Time {
        let hour: Int
        let minute: Int?
        let isMorning: Bool

        /// The time behind its half, as "下午五点"; nil in a language that puts the half after the time or has none.
        func behindHalf(_ words: TextWords) -> String? {
            words.texts.forms.halfDayTime?.filled(
                "half", words.texts.forms.halfDays[isMorning ? 0 : 1], "time", clock(words, hour))
        }

        /// In a language with a word for the clock, in hours and minutes; midnight is its hour 0.
        func speech(_ words: TextWords) -> String {
            guard words.texts.clock.isEmpty else { return clock(words, isMorning ? hour % 12 : hour) }
            let minute = minute ?? 0
            return minute == 0 ? "\(hour)" : "\(hour):\(minute < 10 ? "0" : "")\(minute)"
        }

        private func clock(_ words: TextWords, _ hour: Int) -> String {
            WrittenTime(hour: hour, minute: minute ?? 0, end: 0).speech(words)
        }
    }
}
