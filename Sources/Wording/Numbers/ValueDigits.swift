// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The digits of one number of a chart.
struct ValueDigits: Sendable, Hashable {
    let decimal: WrittenDecimal
    /// Whether the number has more digits than these: it is "about" this.
    let isRounded: Bool

    /// A value of the data, with all its digits: up to ten, and from a million on up to five unless the axis shows more.
    /// Nil when it is not finite.
    /// - Parameter step: the power of ten of the finest digit that the axis gives to a number that is rounded. At least
    ///   four significant digits are left, so a small value is never zero.
    init?(_ value: Double, step: @autoclosure () -> Int) {
        guard let exact = Self.clean(value) else { return nil }
        self.init(value, exact, step: step())
    }

    /// The distance between two values, with the digits that they have.
    init?(from first: Double, to second: Double, step: @autoclosure () -> Int) {
        let distance = abs(second - first)
        guard let one = WrittenDecimal(first), let other = WrittenDecimal(second),
            let exact = WrittenDecimal(distance, step: min(one.exponent, other.exponent))
        else { return nil }
        self.init(distance, exact.trimmed(), step: step())
    }

    /// A number that was computed, such as a mean: three significant digits or as many as the `step` needs, and all when
    /// they are four at most.
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

    /// The value without computing noise after the fifteenth digit: 0.30000000000000004 is 0.3.
    private static func clean(_ value: Double) -> WrittenDecimal? {
        guard let exact = WrittenDecimal(value) else { return nil }
        guard exact.digitCount > 15 else { return exact.trimmed() }
        return (WrittenDecimal(value, step: exact.magnitude - 14) ?? exact).trimmed()
    }
}
