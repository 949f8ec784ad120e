// SPDX-License-Identifier: MIT

/// How the numbers of a column are written, where they are not plain.
enum CellReading: Sendable, Equatable {
    /// Minutes and seconds, or hours, minutes and seconds: 1:32.5 is 92.5 seconds. One that is not certain may be a time of
    /// day as well.
    case duration(isCertain: Bool)
    /// A number and its unit: 5 kg, 17G.
    case measure(CellMeasure)

    /// - Parameters:
    ///   - values: without gaps.
    ///   - isListing: whether a program prints the column, whose K is 1024.
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

    /// The value in the column's unit; nil for a text that is not written so.
    func value(_ text: ArraySlice<UInt8>, _ number: NumberReading) -> Double? {
        switch self {
        case .duration: Self.seconds(text, number)
        case .measure(let measure): measure.value(text, number)
        }
    }

    /// - Returns: whether it is certain that they are; nil when they are times of day, with two digits for the hour.
    private static func areDurations(_ values: [String], head: String) -> Bool? {
        let timed = values.filter { $0.contains(":") && seconds(ArraySlice($0.utf8), .point) != nil }
        guard timed.count * 2 > values.count else { return nil }
        let hours = timed.map { $0.prefix { $0 != ":" } }
        let names = ["duration", "elapsed", "lap", "runtime", "cpu", "split", "length"]
        let isNamed = names.contains { head.lowercased().contains($0) }
        if isNamed || timed.contains(where: { $0.contains(".") }) || hours.contains(where: { (Int($0) ?? 0) > 24 }) {
            return true
        }
        // The time that `ps` prints has two digits for the hour too.
        return head == "TIME" || hours.contains { $0.count == 1 } ? false : nil
    }

    /// Two parts are minutes and seconds; the last may have a fraction.
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
