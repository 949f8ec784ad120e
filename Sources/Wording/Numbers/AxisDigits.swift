// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// The digits of the two ends of an axis: no more than the span needs, and never so few that data lie beyond the ends.
///
/// An end of up to four digits is exact. A longer end is rounded outward to a hundredth of the span, so different ends
/// always have different digits.
package struct AxisDigits: Sendable, Hashable {
    /// How the axis is divided.
    package enum Scale: Sendable, Hashable {
        case linear
        /// Each end is rounded to three significant digits, or to a hundredth of the span if that is finer.
        case logarithmic
    }

    package let lower: WrittenDecimal
    package let upper: WrittenDecimal
    /// The minimum number of digits after the decimal separator, including zeros: 1 gives "1.0 to 5.0".
    package let minimumFractionDigits: Int
    /// A hundredth of the span, rounded down to a power of ten.
    package let step: Int

    /// Nil if an end is not finite. With `minimumFractionDigits`, numbers have exactly that many digits after the
    /// decimal separator (C's `%.1f`), as long as both ends then differ and are off by less than a hundredth of the
    /// span. From 10¹² on there is no minimum.
    package init?(lower: Double, upper: Double, scale: Scale = .linear, minimumFractionDigits: Int = 0) {
        guard let low = WrittenDecimal(lower), let high = WrittenDecimal(upper) else { return nil }
        let isLong = max(lower.magnitude, upper.magnitude) >= 1e12
        let minimum = isLong ? 0 : min(max(0, minimumFractionDigits), 15)
        self.minimumFractionDigits = minimum
        let step = Self.step(lower, upper)
        self.step = step
        if let noted = Self.noted(lower, upper, scale, minimum) {
            (self.lower, self.upper) = noted
        } else if lower == upper {
            let digits = ValueDigits(lower, step: step)?.decimal ?? low
            (self.lower, self.upper) = (digits, digits)
        } else {
            self.lower = Self.end(low, lower, beside: high, up: lower > upper, scale, step)
            self.upper = Self.end(high, upper, beside: low, up: upper > lower, scale, step)
        }
    }

    private static func end(
        _ exact: WrittenDecimal, _ value: Double, beside other: WrittenDecimal, up: Bool, _ scale: Scale, _ step: Int
    ) -> WrittenDecimal {
        guard exact.significantDigits > 4 else { return exact.trimmed() }
        let isLinear = scale == .linear
        // Digits finer than a ten-billionth of a number on the axis are rounding errors, not data.
        let noise = min((isLinear ? max(exact.magnitude, other.magnitude) : exact.magnitude) - 13, step - 4)
        let clean = noise > exact.exponent ? (WrittenDecimal(value, step: noise) ?? exact).trimmed() : exact
        guard clean.significantDigits > 4 else { return clean.trimmed() }
        return clean.rounded(up: up, step: isLinear ? step : min(step, exact.magnitude - 2)).trimmed()
    }

    /// Both ends in the form of C's `%.*f`; nil if that form has too few digits.
    private static func noted(
        _ lower: Double, _ upper: Double, _ scale: Scale, _ digits: Int
    ) -> (lower: WrittenDecimal, upper: WrittenDecimal)? {
        guard digits > 0 else { return nil }
        let power = pow(10, Double(digits))
        let isNear = [lower, upper].allSatisfy { end in
            let tolerance = (scale == .linear ? abs(upper - lower) : abs(end)) / 100
            return abs((end * power).rounded() / power - end) <= tolerance
        }
        guard isNear, let low = WrittenDecimal(lower, step: -digits), let high = WrittenDecimal(upper, step: -digits),
            low != high || lower == upper
        else { return nil }
        return (low.trimmed(), high.trimmed())
    }

    /// A hundredth of the span, rounded down to a power of ten. Without a span, six significant digits but no less
    /// than the whole number.
    static func step(_ lower: Double, _ upper: Double) -> Int {
        guard lower.isFinite, upper.isFinite else { return 0 }
        guard lower != upper else { return min(0, (WrittenDecimal(lower)?.magnitude ?? 0) - 5) }
        let half = abs(upper / 2 - lower / 2)
        return half > 0 ? Int((log10(half) + log10(2) - 2).rounded(.down)) : -325
    }
}
