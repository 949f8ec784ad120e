// SPDX-License-Identifier: MIT

/// Reads a date field by field.
struct DateFields {
    private let text: ArraySlice<UInt8>
    private var index: Int

    init(_ text: ArraySlice<UInt8>) {
        self.text = text
        index = text.startIndex
    }

    var isEnd: Bool { index == text.endIndex }

    private var next: UInt8? { isEnd ? nil : text[index] }

    /// Reads at most nine digits; returns their value and their number.
    mutating func number() -> (value: Int, digits: Int)? {
        var (value, digits) = (0, 0)
        while let digit = next.map({ $0 &- 0x30 }), digit < 10, digits < 9 {
            value = value * 10 + Int(digit)
            digits += 1
            index += 1
        }
        return digits > 0 ? (value, digits) : nil
    }

    /// Reads a number of one or two digits.
    mutating func short() -> Int? { number().flatMap { $0.digits <= 2 ? $0.value : nil } }

    /// Reads the next byte if it is one of these.
    mutating func take(among bytes: [UInt8]) -> UInt8? {
        guard let byte = next, bytes.contains(byte) else { return nil }
        index += 1
        return byte
    }

    mutating func skipPunctuation() {
        while take(among: [0x20, 0x2C, 0x2E, 0x2D, 0x2F]) != nil {}
    }

    /// Reads an English month name, or its first three letters.
    mutating func month() -> Int? {
        let start = index
        while let byte = next, (byte | 0x20) &- 0x61 < 26 { index += 1 }
        let word = String(decoding: text[start..<index], as: UTF8.self).lowercased()
        let found = Self.months.firstIndex {
            word == $0 || word == $0.prefix(3) || (word == "sept" && $0 == "september")
        }
        if found == nil { index = start }
        return found.map { $0 + 1 }
    }

    /// Reads a quarter from 1 to 4 after a Q, as in 1959-Q1.
    mutating func quarter() -> Int? {
        let start = index
        _ = take(among: [0x2D, 0x2F, 0x20])
        if take(among: [0x51, 0x71]) != nil, let number = short(), (1...4).contains(number) { return number }
        index = start
        return nil
    }

    /// Reads a week after a W, and its day; Monday if there is none: -W05, W05-3.
    mutating func week() -> (week: Int, day: Int)? {
        let start = index
        _ = take(among: [0x2D])
        if take(among: [0x57, 0x77]) != nil, let (week, digits) = number(), digits == 2 || digits == 3 {
            if digits == 3 { return (week / 10, week % 10) }
            let hasDay = take(among: [0x2D]) != nil
            if let day = hasDay ? short() : 1 { return (week, day) }
        }
        index = start
        return nil
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]

    /// Reads the time and the zone after a day, if present; nil for any other text.
    mutating func rest(of day: Double) -> WrittenMoment? {
        if isEnd { return WrittenMoment(day) }
        guard take(among: [0x54, 0x74, 0x20, 0x5F]) != nil else { return nil }
        skipSpaces()
        if isEnd { return WrittenMoment(day) }
        guard let time = time() else { return nil }
        if isEnd { return WrittenMoment(day + time) }
        guard let ahead = zone(), isEnd else { return nil }
        return WrittenMoment(day + time - Double(ahead), ahead: ahead)
    }

    /// Reads a time: 12:00, 12:00:01.5, 1:00 PM, 1200, 120001 or a lone hour. Also 24:00.
    mutating func time() -> Double? {
        guard let (first, digits) = number() else { return nil }
        var (hour, minute, second) = (first, 0, 0.0)
        if digits == 4 || digits == 6 {
            (hour, minute) = digits == 4 ? (first / 100, first % 100) : (first / 10_000, first / 100 % 100)
            second = digits == 6 ? Double(first % 100) : 0
        } else if take(among: [0x3A]) != nil {
            guard let value = short() else { return nil }
            minute = value
            if take(among: [0x3A]) != nil {
                guard let value = seconds() else { return nil }
                second = value
            }
        }
        if let isAfternoon = half() {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard hour <= 24, minute < 60, second < 61, digits != 5, digits != 3, digits < 7 else { return nil }
        return Double(hour * 3600 + minute * 60) + second
    }

    /// Reads the seconds, with a fraction of any length after a point or a comma.
    private mutating func seconds() -> Double? {
        guard var second = short().map(Double.init) else { return nil }
        if take(among: [0x2E, 0x2C]) != nil {
            guard let (fraction, digits) = number() else { return nil }
            second += (0..<digits).reduce(Double(fraction)) { value, _ in value / 10 }
            while number() != nil {}
        }
        return second
    }

    /// Reads AM (false) or PM (true); nil for neither.
    private mutating func half() -> Bool? {
        let start = index
        skipSpaces()
        guard let letter = take(among: [0x41, 0x61, 0x50, 0x70]), take(among: [0x4D, 0x6D]) != nil else {
            index = start
            return nil
        }
        return letter | 0x20 == 0x70
    }

    /// Reads Z, UTC, +02:00 or -0500; returns the seconds ahead of UTC.
    mutating func zone() -> Int? {
        skipSpaces()
        if take(among: [0x5A, 0x7A]) != nil { return 0 }
        if text[index...].elementsEqual("UTC".utf8) || text[index...].elementsEqual("GMT".utf8) {
            index = text.endIndex
            return 0
        }
        guard let sign = take(among: [0x2B, 0x2D]), let (value, digits) = number() else { return nil }
        var (hour, minute) = digits <= 2 ? (value, 0) : (value / 100, value % 100)
        if take(among: [0x3A]) != nil {
            guard let value = short() else { return nil }
            minute = value
        }
        guard hour < 24, minute < 60, digits <= 4 else { return nil }
        hour = hour * 3600 + minute * 60
        return sign == 0x2D ? -hour : hour
    }

    private mutating func skipSpaces() {
        while take(among: [0x20]) != nil {}
    }
}
