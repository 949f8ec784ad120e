// SPDX-License-Identifier: MIT

import Glibc

/// The label of an axis or a point as an element, worded as in the SciChart note.
public struct ChartLabel: Sendable, Hashable {
    public let text: String

    public init(axis range: AxisRange) {
        let ends = RangeNumbers(range)
        text = "\(range.name) with visible range from \(ends.lower) to \(ends.upper)\(range.unitWords)"
    }

    /// The label of a point. As in the note, a line's whole values have no decimal point, and a stack's labels name
    /// their series. No digits are lost.
    public init(point: ChartPoint) {
        let value = point.y.map { Self.words(for: $0, kind: point.kind) } ?? "no"
        let series = point.kind == .stackedColumn ? " in \(point.series) series" : ""
        text = point.label ?? "\(value) value\(series)"
    }

    private static func words(for value: AxisValue, kind: SeriesKind) -> String {
        let number = value.value
        if let name = RangeNumbers.name(number, on: value.axis) { return name }
        guard number.isFinite else { return RangeNumbers.decimal(number, 1) }
        if kind == .line, number == number.rounded(), abs(number) < 1e15 { return "\(Int(number))" }
        // Swift writes other numbers with an exponent, and a number with more digits is a result of rounding errors.
        let text = "\(number)"
        let isWritten = number == 0 || (abs(number) >= 1e-4 && abs(number) < 1e15)
        return isWritten && text.utf8.count < 13 ? text : nineDigits(number)
    }

    private static func nineDigits(_ number: Double) -> String {
        let magnitude = Int(log10(abs(number)).rounded(.down))
        guard (-12..<15).contains(magnitude) else { return RangeNumbers.powerOfTen(number) }
        return RangeNumbers.trimmed(number, max(0, 8 - magnitude))
    }
}

extension AxisRange {
    /// The title of the axis, or else its direction.
    var name: String { title.map { "\($0) axis" } ?? letter.map { "\($0) Axis" } ?? "\(axis) axis" }

    private var letter: String? {
        if let isXAxis { return isXAxis ? "X" : "Y" }
        return ["x", "y"].contains(axis) ? axis.uppercased() : nil
    }

    /// The unit after a number. Days and categories have none.
    var unitWords: String {
        guard let unit, scale == .linear || scale == .logarithmic else { return "" }
        return " \(unit)"
    }
}
