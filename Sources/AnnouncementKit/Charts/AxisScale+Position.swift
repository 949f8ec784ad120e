// SPDX-License-Identifier: MIT

import Glibc

/// A scale as a line of positions on which equal distances look equal. Charts are scrolled, zoomed and drawn in
/// positions.
extension AxisScale {
    /// Like `== .logarithmic`, but does not compare the names of categories.
    package var isLogarithmic: Bool {
        if case .logarithmic = self { true } else { false }
    }

    /// The position of a value; nil if it has none, such as 0 on a logarithmic axis.
    package func position(of value: Double) -> Double? {
        guard value.isFinite else { return nil }
        guard isLogarithmic else { return value }
        return value > 0 ? log10(value) : nil
    }

    package func value(at position: Double) -> Double {
        isLogarithmic ? pow(10, position) : position
    }

    /// The positions of a range's ends; nil if an end has none.
    package func positions(of range: DataRange) -> DataRange? {
        guard let min = position(of: range.min), let max = position(of: range.max), min <= max else { return nil }
        return DataRange(min: min, max: max)
    }

    /// The range at these positions; nil if it is out of bounds.
    func range(at positions: DataRange) -> DataRange? {
        let range = DataRange(min: value(at: positions.min), max: value(at: positions.max))
        return range.isValid && self.positions(of: range) != nil ? range : nil
    }

    /// The range that is shown if neither a setting nor data gives one. SciChart uses the same.
    var unset: DataRange { DataRange(min: isLogarithmic ? 1 : 0, max: 10) }
}
