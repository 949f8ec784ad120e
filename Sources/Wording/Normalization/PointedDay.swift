// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The day of a month with a point: `10.16(일)`, and as the name of an event `5.31 지방선거`, whose digits are said one by one.
/// Japanese writes first and third base so: `1.3塁`.
enum PointedDay {
    static func token(_ place: NumberPlace, _ words: TextWords) -> NormalizedToken? {
        let (text, start) = (place.text, place.digit)
        guard !words.texts.forms.events.isEmpty, place.start == start, place.end - start < 3,
            text[place.end] == UInt8(ascii: "."),
            case let (day, end) = (place.end + 1, text.digits(from: place.end + 1)),
            (1...2).contains(end - day),
            case let (month, number) = (text.number(start..<place.end), text.number(day..<end)),
            (1...12).contains(month), (1...31).contains(number)
        else { return nil }
        if hasWeekday(inBracketsAt: end, text, words) {
            return date(month, number, words).map { NormalizedToken(start..<end, $0) }
        }
        let behind = end + text.space(at: end)
        guard text[behind] >= 0xE3,
            let event = words.texts.forms.events.first(where: { text.has($0, at: behind) }),
            endsWord(behind + event.utf8.count, text)
        else { return nil }
        return NormalizedToken(start..<end, words.spelled(Array(text.bytes[start..<place.end]) + text.bytes[day..<end]))
    }

    /// Not `3.5 운동화`: a syllable after a Korean word is a particle.
    private static func endsWord(_ place: Int, _ text: WrittenText) -> Bool {
        let next = text.scalar(at: place)
        return !(0xAC00...0xD7A3).contains(next.value) || particles.contains(next)
    }

    private static let particles = Set("을를이가은는의에으로도과와때부후전".unicodeScalars)

    /// Whether the first letter of a weekday is in brackets.
    private static func hasWeekday(inBracketsAt place: Int, _ text: WrittenText, _ words: TextWords) -> Bool {
        guard text[place] == UInt8(ascii: "("), case let end = text.next(place + 1), text[end] == UInt8(ascii: ")")
        else {
            return false
        }
        return words.dates.display.weekdays.contains { $0.hasPrefix(text.string(place + 1..<end)) }
    }

    /// The words for a day without its year; nil when the month has no such day.
    private static func date(_ month: Int, _ day: Int, _ words: TextWords) -> String? {
        // 2000 is a leap year.
        guard let seconds = DayNumber.seconds(year: 2000, month: month, day: day),
            let time = CivilTime(secondsSince1970: seconds)
        else { return nil }
        return SpokenMoment(time: time, language: words.language, isEnd: false).speech(.md)
    }
}
