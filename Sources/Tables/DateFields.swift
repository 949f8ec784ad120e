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

    /// Reads the name of a month, or its first letters.
    mutating func month() -> Int? {
        let start = index
        let word = word()
        // At least three letters, as no language abbreviates more.
        guard word.count > 2, let month = MonthNames.number(String(decoding: word, as: UTF8.self)) else {
            index = start
            return nil
        }
        return month
    }

    /// Reads letters of any script.
    private mutating func word() -> ArraySlice<UInt8> {
        let start = index
        while let byte = next, (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { index += 1 }
        return text[start..<index]
    }

    /// - Returns: whether there was a word.
    mutating func skipWord() -> Bool { !word().isEmpty }

    /// Skips one of these words.
    mutating func skip(words: [String]) {
        for word in words where text[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return
        }
    }

    /// Skips the end of an ordinal number: 1st, 1er.
    mutating func skipOrdinal() { skip(words: ["st", "nd", "rd", "th", "er", "\u{BA}", "\u{AA}"]) }

    func isNext(_ byte: UInt8) -> Bool { next == byte }

    /// Whether a colon follows the next number.
    var hasColon: Bool { text[index...].drop { $0 &- 0x30 < 10 }.first == 0x3A }

    /// Reads a character of several bytes.
    mutating func take(_ character: String) -> Bool {
        guard text[index...].starts(with: character.utf8) else { return false }
        index += character.utf8.count
        return true
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

    /// Reads the time and the zone after a day, if present; nil for any other text.
    mutating func rest(of day: Double) -> WrittenMoment? {
        if isEnd { return WrittenMoment(day) }
        guard take(among: [0x54, 0x74, 0x20, 0x5F, 0x3A, 0x2C]) != nil else { return nil }
        skipSpaces()
        if isEnd { return WrittenMoment(day) }
        guard let time = time() else { return nil }
        if isEnd || skipsZoneName() { return WrittenMoment(day + time) }
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
        } else if digits == 2, hasPoints, let seconds = pointed(first) {
            return seconds
        } else if take(among: [0x3A]) != nil {
            guard let (value, width) = number(), width == 2 else { return nil }
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

    /// Whether two digits follow each of two points: 18.30.00.
    private var hasPoints: Bool {
        let rest = text[index...].prefix(6)
        return rest.count == 6 && rest.first == 0x2E && rest.dropFirst(3).first == 0x2E
            && rest.count { $0 &- 0x30 < 10 } == 4
    }

    private mutating func pointed(_ hour: Int) -> Double? {
        let start = index
        _ = take(among: [0x2E])
        guard let minute = short(), take(among: [0x2E]) != nil, let second = short(), hour <= 24, minute < 60,
            second < 61
        else {
            index = start
            return nil
        }
        return Double(hour * 3600 + minute * 60 + second)
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

    /// Skips the name of a zone, such as CET. Names are shared by zones, so that the table's own clock is kept.
    private mutating func skipsZoneName() -> Bool {
        let start = index
        skipSpaces()
        let name = word()
        if isEnd, (3...5).contains(name.count), name.allSatisfy({ $0 &- 0x41 < 26 }),
            !name.elementsEqual("UTC".utf8), !name.elementsEqual("GMT".utf8)
        {
            return true
        }
        index = start
        return false
    }

    private mutating func skipSpaces() {
        while take(among: [0x20]) != nil {}
    }
}
