// SPDX-License-Identifier: MIT

import AnnouncementKit

/// A duration of two or more units: `1m23s`, `2h 30m`, `3d4h`; one of ISO 8601: `PT1H30M`; and a short one in clock form,
/// with a fraction: `00:01:23.5`.
enum WrittenDuration {
    static func token(at start: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        if text[start - 1] == UInt8(ascii: "P") || text[start - 1] == UInt8(ascii: "T") {
            return ofISO8601(at: start, in: text, words)
        }
        guard !text.isWord(before: start), !text[start - 1].isOne(of: ".,-/@\\%#$:'&^"),
            start == 0 || !text.isMoney(at: text.start(before: start))
        else { return nil }
        if let token = clock(at: start, in: text, words) { return token }
        var (parts, end) = ([Part](), start)
        while let part = Part(text, at: end, behind: parts.last, words) {
            parts.append(part)
            end = part.end
            // A fraction ends the duration.
            guard part.decimal.fractionDigits == 0 else { break }
            if text[end] == 0x20, text.isDigit(end + 1) { end += 1 }
        }
        guard parts.count > 1, case let end = parts[parts.count - 1].end, !text.isWord(at: end),
            !text[end].isOne(of: "-/") || !text.isWord(at: end + 1)
        else { return nil }
        return NormalizedToken(start..<end, parts.map { $0.speech(words) }.joined(separator: " "))
    }

    /// A number with its unit right behind it.
    private struct Part {
        let decimal: WrittenDecimal
        let unit: Unit
        let end: Int

        init(decimal: WrittenDecimal, unit: Unit, end: Int) {
            (self.decimal, self.unit, self.end) = (decimal, unit, end)
        }

        /// - Parameter last: the part before, which has a larger unit.
        init?(_ text: WrittenText, at start: Int, behind last: Part?, _ words: TextWords) {
            let digits = text.digits(from: start)
            guard (1...4).contains(digits - start) else { return nil }
            let hasFraction = text[digits].isOne(of: ".,") && text.isDigit(digits + 1)
            let number = hasFraction ? text.digits(from: digits + 1) : digits
            guard number - digits < 5 else { return nil }
            let end = text.letters(from: number)
            // Another part is before it or after it.
            let hasNext = text.isDigit(text[end] == 0x20 ? end + 1 : end)
            guard end > number, end - number < 5, last != nil || hasNext,
                let unit = Self.unit(text.string(number..<end), words),
                unit.rank > last?.unit.rank ?? -1
            else { return nil }
            // `1y 2m` has months.
            guard unit.rank != Unit.minutes.rank || last.map({ $0.unit.rank > 2 }) ?? true else { return nil }
            // "ran 100m 10s"
            guard last.map({ $0.unit.rank != Unit.minutes.rank || $0.decimal.significand < 100 }) ?? true else {
                return nil
            }
            decimal = Self.decimal(text, start..<digits, hasFraction ? digits + 1..<number : nil)
            (self.unit, self.end) = (unit, end)
        }

        /// `30M`, which has months before the `T` and minutes after it.
        init?(ofISO8601 text: WrittenText, at start: Int, isTime: Bool) {
            let digits = text.digits(from: start)
            let hasFraction = text[digits].isOne(of: ".,") && text.isDigit(digits + 1)
            let number = hasFraction ? text.digits(from: digits + 1) : digits
            guard (1...6).contains(digits - start), number - digits < 8 else { return nil }
            switch (text[number], isTime) {
            case (UInt8(ascii: "Y"), false): unit = .years
            case (UInt8(ascii: "M"), false): unit = .months
            case (UInt8(ascii: "W"), false): unit = .weeks
            case (UInt8(ascii: "D"), false): unit = .days
            case (UInt8(ascii: "H"), true): unit = .hours
            case (UInt8(ascii: "M"), true): unit = .minutes
            case (UInt8(ascii: "S"), true): unit = .seconds
            default: return nil
            }
            (decimal, end) = (Self.decimal(text, start..<digits, hasFraction ? digits + 1..<number : nil), number + 1)
        }

        private static func decimal(_ text: WrittenText, _ whole: Range<Int>, _ fraction: Range<Int>?) -> WrittenDecimal
        {
            let count = fraction?.count ?? 0
            let value = UInt64(text.number(whole)) * WrittenDecimal.powers[count]
            return WrittenDecimal(
                significand: value + UInt64(fraction.map { text.number($0) } ?? 0), exponent: -count)
        }

        func speech(_ words: TextWords) -> String {
            SpokenNumber(
                decimal, unit: unit.unit, language: words.language, scale: NumberScale.none,
                minimumFractionDigits: decimal.fractionDigits
            ).speech(words.numbers)
        }

        private static func unit(_ symbol: String, _ words: TextWords) -> Unit? {
            units[symbol] ?? words.texts.forms.durations[symbol].flatMap { units[$0] }
        }

        private static let units: [String: Unit] = [
            "y": .years, "yr": .years, "mo": .months, "w": .weeks, "wk": .weeks, "d": .days, "h": .hours, "H": .hours,
            "hr": .hours, "hrs": .hours, "m": .minutes, "M": .minutes, "min": .minutes, "mins": .minutes,
            "s": .seconds, "S": .seconds, "sec": .seconds, "secs": .seconds, "ms": Unit("ms", 7), "us": Unit("µs", 8),
            "µs": Unit("µs", 8), "μs": Unit("µs", 8), "ns": Unit("ns", 9),
        ]
    }

    /// A unit of time. The larger has the smaller rank.
    private struct Unit {
        let unit: SpokenUnit?
        let rank: Int

        init(_ symbol: String, _ rank: Int) { (unit, self.rank) = (SpokenUnit(symbol: symbol), rank) }

        static let years = Unit("yr", 0)
        static let months = Unit("mo", 1)
        static let weeks = Unit("wk", 2)
        static let days = Unit("d", 3)
        static let hours = Unit("h", 4)
        static let minutes = Unit("min", 5)
        static let seconds = Unit("s", 6)
    }

    /// `PT1H30M`, `P3D`, `P1Y2M10DT2H`
    private static func ofISO8601(at digit: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let start = text[digit - 1] == UInt8(ascii: "T") ? digit - 2 : digit - 1
        guard start >= 0, text[start] == UInt8(ascii: "P"), !text.isWord(before: start) else { return nil }
        var (place, isTime, parts) = (start + 1, false, [Part]())
        while text.isDigit(place) || text[place] == UInt8(ascii: "T") && !isTime {
            if text[place] == UInt8(ascii: "T") { (isTime, place) = (true, place + 1) }
            guard let part = Part(ofISO8601: text, at: place, isTime: isTime) else { return nil }
            parts.append(part)
            place = part.end
        }
        guard !parts.isEmpty, !text.isWord(at: place) else { return nil }
        return NormalizedToken(start..<place, parts.map { $0.speech(words) }.joined(separator: " "))
    }

    /// `00:01:23.5`. An hour of the day is a time, as in a log: `14:07:59.168`.
    private static func clock(at start: Int, in text: WrittenText, _ words: TextWords) -> NormalizedToken? {
        let hours = text.digits(from: start)
        guard (1...2).contains(hours - start), text[hours] == UInt8(ascii: ":"),
            text.digits(from: hours + 1) == hours + 3, text[hours + 3] == UInt8(ascii: ":"),
            text.digits(from: hours + 4) == hours + 6, text[hours + 6].isOne(of: ".,"),
            case let end = text.digits(from: hours + 7), (1...2).contains(end - hours - 7), !text.isWord(at: end),
            !text[end].isOne(of: ":.,") || !text.isDigit(end + 1), !text.isDigit(start - 2)
        else { return nil }
        let (hour, minute) = (text.number(start..<hours), text.number(hours + 1..<hours + 3))
        let second = text.number(hours + 4..<hours + 6)
        guard hour == 0 || hour > 24, minute < 60, second < 60 else { return nil }
        let count = end - hours - 7
        let value = UInt64(second) * WrittenDecimal.powers[count] + UInt64(text.number(hours + 7..<end))
        var parts = [
            Part(decimal: WrittenDecimal(significand: value, exponent: -count), unit: .seconds, end: end)
        ]
        if hour > 0 || minute > 0 {
            parts.insert(Part(decimal: WrittenDecimal(minute), unit: .minutes, end: end), at: 0)
        }
        if hour > 0 { parts.insert(Part(decimal: WrittenDecimal(hour), unit: .hours, end: end), at: 0) }
        return NormalizedToken(start..<end, parts.map { $0.speech(words) }.joined(separator: " "))
    }
}
