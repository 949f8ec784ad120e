// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The digits of the two ends of an axis and of the points on it: as many as the span needs, no more.
///
/// Ends are exact to a hundredth of the span, points to a thousandth, so ends that differ are never the same digits.
package struct AxisDigits: Sendable, Hashable {
    /// How the axis is divided.
    package enum Scale: Sendable, Hashable {
        case linear
        /// Each end with three significant digits, each point with four.
        case logarithmic
    }

    package let lower: WrittenDecimal
    package let upper: WrittenDecimal
    package let scale: Scale
    /// Digits that are kept behind the mark even when they are zero: 1 gives "1.0 to 5.0".
    package let minimumFractionDigits: Int
    /// The power of ten of the finest digit that an end of a linear axis may have.
    package let step: Int

    /// Nil when an end is not finite. With `minimumFractionDigits` that many digits are all there are behind the mark
    /// (C's `%.1f`), as long as both ends differ in them.
    package init?(lower: Double, upper: Double, scale: Scale = .linear, minimumFractionDigits: Int = 0) {
        let minimum = min(max(0, minimumFractionDigits), 15)
        let step = Self.step(lower, upper)
        let ends = Self.ends(lower, upper, scale, minimum, step)
        guard let ends else { return nil }
        self.lower = ends.lower
        self.upper = ends.upper
        self.scale = scale
        self.minimumFractionDigits = minimum
        self.step = step
    }

    /// A point, one digit finer than the ends. Nil when it is not finite.
    package func point(_ value: Double) -> WrittenDecimal? {
        guard value.isFinite else { return nil }
        let finest = scale == .linear ? step - 1 : Self.significant(4, value)
        let step = minimumFractionDigits > 0 ? min(finest, -minimumFractionDigits) : finest
        return WrittenDecimal(value, step: step)?.trimmed()
    }

    private typealias Ends = (lower: WrittenDecimal, upper: WrittenDecimal)

    private static func ends(_ lower: Double, _ upper: Double, _ scale: Scale, _ minimum: Int, _ step: Int) -> Ends? {
        guard lower.isFinite, upper.isFinite else { return nil }
        if minimum > 0, max(abs(lower), abs(upper)) < 1e15, let ends = rounded(lower, upper, -minimum, -minimum),
            ends.lower != ends.upper || lower == upper
        {
            return ends
        }
        switch scale {
        case .linear: return rounded(lower, upper, step, step)
        case .logarithmic:
            let differing = (3...17).lazy.compactMap { count in
                rounded(lower, upper, significant(count, lower), significant(count, upper))
            }.first { $0.lower != $0.upper || lower == upper }
            return differing ?? rounded(lower, upper, -400, -400)
        }
    }

    private static func rounded(_ lower: Double, _ upper: Double, _ first: Int, _ second: Int) -> Ends? {
        guard let lower = WrittenDecimal(lower, step: first), let upper = WrittenDecimal(upper, step: second) else {
            return nil
        }
        return (lower.trimmed(), upper.trimmed())
    }

    /// A hundredth of the span, rounded down to a power of ten. Without a span, six significant digits but no less
    /// than the whole number.
    private static func step(_ lower: Double, _ upper: Double) -> Int {
        guard lower.isFinite, upper.isFinite else { return 0 }
        guard lower != upper else { return min(0, significant(6, lower)) }
        let half = abs(upper / 2 - lower / 2)
        return half > 0 ? Int((log10(half) + log10(2) - 2).rounded(.down)) : -325
    }

    private static func significant(_ count: Int, _ value: Double) -> Int {
        (WrittenDecimal(value)?.magnitude ?? 0) - count + 1
    }
}
