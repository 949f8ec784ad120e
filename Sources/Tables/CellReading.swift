// SPDX-License-Identifier: MIT

/// The notation of a column's numbers, when they are not plain.
enum CellReading: Sendable, Equatable {
    /// Minutes and seconds, or hours, minutes and seconds: 1:32.5 is 92.5 seconds. An uncertain duration could also be
    /// a time of day.
    case duration(isCertain: Bool)
    /// A number and its unit: 5 kg, 17G.
    case measure(CellMeasure)

    /// - Parameters:
    ///   - values: the fields that are not gaps.
    ///   - isListing: whether a program prints the column; then K is 1024.
    init?(_ values: [String], head: String, _ number: NumberReading, isListing: Bool) {
        if let isCertain = Self.areDurations(values, head: head) {
            self = .duration(isCertain: isCertain)
        } else if let measure = CellMeasure(values, head: head.lowercased(), number, isListing: isListing) {
            self = .measure(measure)
        } else {
            return nil
        }
    }

    var unit: String? {
        switch self {
        case .duration: "s"
        case .measure(let measure): measure.unit
        }
    }

    /// The value in the column's unit; nil for a text in another notation.
    func value(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
        switch self {
        case .duration: Self.seconds(text, number)
        case .measure(let measure): measure.value(text, number)
        }
    }

    /// - Returns: whether the values are certainly durations; nil for times of day, whose hours have two digits.
    private static func areDurations(_ values: [String], head: String) -> Bool? {
        let timed = values.filter { $0.contains(":") && seconds(ArraySlice($0.utf8), .point) != nil }
        guard timed.count * 2 > values.count else { return nil }
        let hours = timed.map { $0.prefix { $0 != ":" } }
        let names = ["duration", "elapsed", "lap", "runtime", "cpu", "split", "length"]
        let isNamed = names.contains { head.lowercased().contains($0) }
        if isNamed || timed.contains(where: { $0.contains(".") }) || hours.contains(where: { (Int($0) ?? 0) > 24 }) {
            return true
        }
        // In the TIME column of `ps`, the hours of durations also have two digits.
        return head == "TIME" || hours.contains { $0.count == 1 } ? false : nil
    }

    /// Reads a duration in seconds. Two parts are minutes and seconds; the last part may have a fraction.
    private static func seconds(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
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
}
