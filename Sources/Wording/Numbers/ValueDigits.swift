// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The digits of one number of a chart.
struct ValueDigits: Sendable, Hashable {
    let decimal: WrittenDecimal
    /// True if the number has more digits, so that it is announced as "about" this.
    let isRounded: Bool

    /// A value of the data with all its digits: up to ten, and from a million on up to five unless the axis shows more.
    /// Nil if it is not finite.
    /// - Parameter step: the power of ten of the finest digit that the axis gives to a rounded number. At least four
    ///   significant digits remain, so a small value never becomes zero.
    init?(_ value: Double, step: @autoclosure () -> Int) {
        guard let exact = Self.clean(value) else { return nil }
        self.init(value, exact, step: step())
    }

    /// The distance between two values, with as many digits as the values have.
    init?(from first: Double, to second: Double, step: @autoclosure () -> Int) {
        let distance = abs(second - first)
        guard let one = WrittenDecimal(first), let other = WrittenDecimal(second),
            let exact = WrittenDecimal(distance, step: min(one.exponent, other.exponent))
        else { return nil }
        self.init(distance, exact.trimmed(), step: step())
    }

    /// A computed number such as a mean: three significant digits, or as many as `step` requires; all digits if there
    /// are at most four.
    init?(computed value: Double, step: Int) {
        guard let exact = Self.clean(value) else { return nil }
        guard exact.significantDigits > 4,
            let rounded = WrittenDecimal(value, step: min(step, exact.magnitude - 2))?.trimmed()
        else {
            (decimal, isRounded) = (exact, false)
            return
        }
        (decimal, isRounded) = (rounded, rounded != exact)
    }

    private init(_ value: Double, _ exact: WrittenDecimal, step: @autoclosure () -> Int) {
        let count = exact.significantDigits
        var told = (exact, false)
        if count > 10 || exact.magnitude >= 6 && count > 5,
            let rounded = WrittenDecimal(value, step: min(step(), exact.magnitude - 3))?.trimmed(),
            rounded != exact, count > 10 || rounded.significantDigits <= 5
        {
            told = (rounded, true)
        }
        (decimal, isRounded) = told
    }

    /// The value without rounding errors after the fifteenth digit: 0.30000000000000004 is 0.3.
    private static func clean(_ value: Double) -> WrittenDecimal? {
        guard let exact = WrittenDecimal(value) else { return nil }
        guard exact.digitCount > 15 else { return exact.trimmed() }
        return (WrittenDecimal(value, step: exact.magnitude - 14) ?? exact).trimmed()
    }
}
