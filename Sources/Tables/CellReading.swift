// SPDX-License-Identifier: MIT

/// The notation of a column's numbers, when they are not plain.
enum CellReading: Sendable, Equatable {
    /// Minutes and seconds, or hours, minutes and seconds: 1:32.5 is 92.5 seconds. An uncertain duration could also be
    /// a time of day.
    case duration(isCertain: Bool, hasHours: Bool = false)
    /// A number and its unit: 5 kg, 17G.
    case measure(CellMeasure)
    /// Numbers. Some have marks, flags or errors.
    case marked
    /// A part and the whole, said as they are written: 3/2000.
    case ratio
    /// Two words for false and true, as the table writes them.
    case truth(TruthWords)

    /// - Parameters:
    ///   - values: the fields that are not gaps.
    ///   - isListing: whether a program prints the column; then K is 1024.
    init?(_ values: [String], head: String, _ number: NumberReading, isListing: Bool) {
        if let isCertain = Self.areDurations(values, head: head, isListing: isListing) {
            self = .duration(isCertain: isCertain, hasHours: !isListing && Self.haveHours(values))
        } else if let measure = CellMeasure(values, head: head.lowercased(), number, isListing: isListing) {
            self = .measure(measure)
        } else if RatioEvidence.areRatios(values, head: head) {
            self = .ratio
        } else if let words = TruthWords(values) {
            self = .truth(words)
        } else if Self.areMarked(values, number) {
            self = .marked
        } else {
            return nil
        }
    }

    /// Whether most values are numbers, some with marks. Letters without a space before them are flags only if at most
    /// half of the values have any.
    private static func areMarked(_ values: [String], _ number: NumberReading) -> Bool {
        let marks = values.compactMap { MarkedNumber(ArraySlice($0.utf8), number) }
        let plain = values.count { number.value($0) != nil }
        guard !marks.isEmpty, (marks.count + plain) * 2 > values.count else { return false }
        let attached = values.count { value in
            !value.contains(" ") && MarkedNumber(ArraySlice(value.utf8), number)?.kind == .flag
        }
        return attached * 2 <= marks.count + plain
    }

    /// Whether the values are durations or times of day.
    var isUncertain: Bool { if case .duration(isCertain: false, _) = self { true } else { false } }

    var isTruth: Bool { if case .truth = self { true } else { false } }

    var unit: String? {
        switch self {
        case .duration: "s"
        case .measure(let measure): measure.unit
        case .marked, .truth, .ratio: nil
        }
    }

    /// The value in the column's unit; nil for a text in another notation.
    func value(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
        switch self {
        case .duration(_, let hasHours):
            Self.seconds(text, number).map { hasHours && text.contains(0x3A) ? $0 * 60 : $0 }
        case .measure(let measure): measure.value(text, number)
        case .marked: number.value(text) ?? MarkedNumber(text, number)?.value
        case .ratio: RatioEvidence.value(String(decoding: text, as: UTF8.self))
        case .truth(let words): words.value(text)
        }
    }

    /// - Returns: whether the values are certainly durations; nil for times of day, whose hours have two digits.
    private static func areDurations(_ values: [String], head: String, isListing: Bool) -> Bool? {
        if values.count(where: { spans(ArraySlice($0.utf8)).count > 1 }) > 0,
            values.count(where: { !spans(ArraySlice($0.utf8)).isEmpty }) * 2 > values.count
        {
            return true
        }
        let timed = values.filter { $0.contains(":") && seconds(ArraySlice($0.utf8), .point) != nil }
        guard timed.count * 2 > values.count else { return nil }
        let hours = timed.map { $0.prefix { $0 != ":" } }
        let names = ["duration", "elapsed", "lap", "runtime", "cpu", "split", "length"]
        let isNamed = names.contains { head.lowercased().contains($0) }
        // In the TIME column of `ps`, the hours of durations also have two digits.
        if isListing, head == "TIME", timed.contains(where: { $0.prefix { $0 != ":" }.count == 1 }) { return true }
        if isNamed || timed.contains(where: { $0.contains(".") }) || hours.contains(where: { (Int($0) ?? 0) > 24 }) {
            return true
        }
        return head == "TIME" || hours.contains { $0.count == 1 } ? false : nil
    }

    /// Whether two parts are hours and minutes: in three rows or more, all second parts are multiples of five.
    private static func haveHours(_ values: [String]) -> Bool {
        let parts = values.map { $0.split(separator: ":") }
        return parts.count > 2 && parts.allSatisfy { $0.count == 2 && $0[1].count == 2 }
            && parts.allSatisfy { Int($0[1]).map { $0 % 5 == 0 } ?? false }
    }

    /// Reads a duration in seconds. Two parts are minutes and seconds; the last part may have a fraction.
    private static func seconds(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
        if text.last.map({ $0 | 0x20 >= 0x61 }) == true {
            let spans = spans(text)
            return spans.isEmpty ? nil : spans.reduce(0, +)
        }
        let parts = text.split(separator: 0x3A, omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return number.value(text) }
        var seconds = 0.0
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            guard part.first.map({ $0 &- 0x30 < 10 }) == true, isLast || part.allSatisfy({ $0 &- 0x30 < 10 }),
                let value = number.value(part), index == 0 || (value < 60 && part.prefix(2).count == 2)
            else { return nil }
            seconds = seconds * 60 + value
        }
        return seconds.isFinite ? seconds : nil
    }

    /// The parts of a duration such as 1h5m or 2 d 3 h in seconds, from the largest unit; empty for another text.
    private static func spans(_ text: ArraySlice<UInt8>) -> [Double] {
        let units: [String: Double] = ["d": 86_400, "h": 3600, "m": 60, "min": 60, "s": 1, "sec": 1, "ms": 1e-3]
        var (rest, parts, last) = (text.drop { $0 == 0x20 }, [Double](), Double.infinity)
        while !rest.isEmpty {
            let number = rest.prefix { $0 &- 0x30 < 10 || $0 == 0x2E }
            rest = rest.dropFirst(number.count).drop { $0 == 0x20 }
            let word = rest.prefix { ($0 | 0x20) &- 0x61 < 26 }
            rest = rest.dropFirst(word.count).drop { $0 == 0x20 }
            guard let value = NumberReading.point.value(number),
                let unit = units[String(decoding: word, as: UTF8.self)],
                unit < last
            else { return [] }
            parts.append(value * unit)
            last = unit
        }
        return parts
    }
}
