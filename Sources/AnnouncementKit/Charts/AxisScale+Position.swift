// SPDX-License-Identifier: MIT

import Glibc

/// A scale as a line on which equal distances look equal: there charts are scrolled, zoomed and drawn.
extension AxisScale {
    /// As `== .logarithmic`, without a look at the names of categories.
    package var isLogarithmic: Bool {
        if case .logarithmic = self { true } else { false }
    }

    /// The position of a value; nil when it has none, such as 0 on a logarithmic axis.
    package func position(of value: Double) -> Double? {
        guard value.isFinite else { return nil }
        guard isLogarithmic else { return value }
        return value > 0 ? log10(value) : nil
    }

    package func value(at position: Double) -> Double {
        isLogarithmic ? pow(10, position) : position
    }

    /// A range as positions.
    package func positions(of range: DataRange) -> DataRange? {
        guard let min = position(of: range.min), let max = position(of: range.max), min <= max else { return nil }
        return DataRange(min: min, max: max)
    }

    /// The range of these positions; nil when it is out of bounds.
    func range(at positions: DataRange) -> DataRange? {
        let range = DataRange(min: value(at: positions.min), max: value(at: positions.max))
        return range.isValid && self.positions(of: range) != nil ? range : nil
    }

    /// The range that is shown when neither a setting nor data gives one: SciChart's range.
    var unset: DataRange { DataRange(min: isLogarithmic ? 1 : 0, max: 10) }
}
