// SPDX-License-Identifier: MIT

/// The words by which an axis or a point is known as an element: those of the SciChart note.
public struct ChartLabel: Sendable, Hashable {
    public let text: String

    public init(axis range: AxisRange) {
        let ends = RangeNumbers(range)
        text = "\(range.name) with visible range from \(ends.lower) to \(ends.upper)\(range.unitWords)"
    }

    /// A line's values are cut to whole numbers, and a stack's name their series, as the note has it.
    public init(point: ChartPoint) {
        let value = point.y.map { Self.words(for: $0, kind: point.kind) } ?? "no"
        let series = point.kind == .stackedColumn ? " in \(point.series) series" : ""
        text = point.label ?? "\(value) value\(series)"
    }

    private static func words(for value: AxisValue, kind: SeriesKind) -> String {
        let number = value.value
        if let name = RangeNumbers.name(number, on: value.axis) { return name }
        if kind == .line { return whole(number) ?? RangeNumbers.decimal(number, 1) }
        // Swift writes the other numbers with an exponent.
        let isWritten = number == 0 || (abs(number) >= 1e-4 && abs(number) < 1e15)
        return isWritten ? "\(number)" : RangeNumbers.trimmed(number, 15)
    }

    private static func whole(_ number: Double) -> String? {
        guard abs(number) < 1e15 else { return nil }
        return Int(exactly: number.rounded(.towardZero)).map(String.init)
    }
}

extension AxisRange {
    /// The name of the axis: its title, or else its direction.
    var name: String { title.map { "\($0) axis" } ?? letter.map { "\($0) Axis" } ?? "\(axis) axis" }

    private var letter: String? {
        if let isXAxis { return isXAxis ? "X" : "Y" }
        return ["x", "y"].contains(axis) ? axis.uppercased() : nil
    }

    /// The words behind a number; days and categories have none.
    var unitWords: String {
        guard let unit, scale == .linear || scale == .logarithmic else { return "" }
        return " \(unit)"
    }
}
