// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Reads a place on an axis as the user types it: a number, a name, or a date in digits or words.
struct PlaceReply: Sendable {
    let scale: AxisScale
    /// The names of the months from January, in the user's language and in English.
    let months: [[String]]
    /// The user's place in the axis's units, which gives the day for a time without a date.
    let near: Double?

    /// The place in the units of the axis; nil when the text is not a place.
    func place(of text: String) -> Double? {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !words.isEmpty else { return nil }
        switch scale {
        case .linear, .logarithmic: return Self.number(words)
        case .category(let names): return Self.category(words, names)
        case .date(let offset): return date(words).map(offset.moment(local:))
        }
    }

    /// A number with a point or a comma; a unit may follow.
    static func number(_ text: String) -> Double? {
        let sign = text.hasPrefix("−") ? "-" + text.dropFirst() : text
        let digits = sign.prefix { $0.isASCII && ($0.isNumber || "+-.,eE".contains($0)) }
        guard !digits.isEmpty, let last = digits.lastIndex(where: \.isNumber) else { return nil }
        let commas = digits.count { $0 == "," }
        let marks = commas == 1 && !digits.contains(".") ? "." : ""
        let plain = digits[...last].map { $0 == "," ? marks : String($0) }.joined()
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The category with this name, or the first whose name begins with the text.
    private static func category(_ text: String, _ names: [String]) -> Double? {
        let wanted = text.lowercased()
        let index =
            names.firstIndex { $0.lowercased() == wanted } ?? names.firstIndex { $0.lowercased().hasPrefix(wanted) }
        return index.map(Double.init)
    }

    /// Reads `1974`, `1974-05`, `1974-05-04 12:30`, `4 May 1974` or `12:30`. Seconds since 1970 by the clock of the
    /// axis.
    private func date(_ text: String) -> Double? {
        let separators: Set<Character> = [" ", ",", "T", "."]
        let parts = text.split { separators.contains($0) }.map(String.init)
        let clock = parts.last { $0.contains(":") }
        let rest = parts.filter { !$0.contains(":") }
        let seconds = clock.map(Self.seconds) ?? 0
        guard let seconds else { return nil }
        if rest.isEmpty { return clock == nil ? nil : today.map { $0 + seconds } }
        return day(rest).map { $0 + seconds }
    }

    private var today: Double? {
        guard case .date(let offset) = scale else { return nil }
        return near.map { (($0 + Double(offset.seconds(at: $0))) / 86_400).rounded(.down) * 86_400 }
    }

    private static func seconds(_ clock: String) -> Double? {
        let fields = clock.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard (2...3).contains(fields.count), let hour = fields[0], let minute = fields[1] else { return nil }
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        guard fields.count == 3 else { return hour * 3600 + minute * 60 }
        return fields[2].flatMap { (0..<60).contains($0) ? hour * 3600 + minute * 60 + $0 : nil }
    }

    private func day(_ parts: [String]) -> Double? {
        let fields = parts.flatMap { part in
            part.contains("-") && !part.hasPrefix("-") ? part.split(separator: "-").map(String.init) : [part]
        }
        if let place = fields.firstIndex(where: { month($0) != nil }), let month = month(fields[place]) {
            let numbers = fields.enumerated().filter { $0.offset != place }.compactMap { Int($0.element) }
            guard numbers.count == fields.count - 1, let year = numbers.max(), numbers.count < 3 else { return nil }
            return DayNumber.seconds(year: year, month: month, day: numbers.count == 2 ? numbers.min() ?? 1 : 1)
        }
        let numbers = fields.compactMap { Int($0) }
        guard numbers.count == fields.count, (1...3).contains(numbers.count) else { return nil }
        return DayNumber.seconds(
            year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1, day: numbers.count > 2 ? numbers[2] : 1)
    }

    /// The month from January, by its name or by at least its first three letters.
    private func month(_ text: String) -> Int? {
        let wanted = text.lowercased()
        guard wanted.count >= 3 || months.contains(where: { $0.contains { $0.lowercased() == wanted } }),
            Int(wanted) == nil
        else { return nil }
        for names in months {
            if let index = names.firstIndex(where: { $0.lowercased().hasPrefix(wanted) }) { return index + 1 }
        }
        return nil
    }
}
