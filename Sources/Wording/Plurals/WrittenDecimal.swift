// SPDX-License-Identifier: MIT

import AnnouncementKit
import Glibc

/// A number as written: a sign and decimal digits, all of them significant. Never minus zero.
package struct WrittenDecimal: Sendable, Hashable {
    package private(set) var isNegative: Bool
    /// The digits as a whole number. The number is `significand` times ten to the `exponent`, with `fractionDigits`
    /// digits after the decimal separator.
    package private(set) var significand: UInt64
    package private(set) var exponent: Int

    /// Up to 19 digits; the sign of zero is lost.
    package init(significand: UInt64, exponent: Int, isNegative: Bool = false) {
        self.significand = significand
        self.exponent = exponent
        self.isNegative = isNegative && significand != 0
    }

    package init(_ value: Int) {
        self.init(significand: UInt64(value.magnitude), exponent: 0, isNegative: value < 0)
    }

    /// The shortest decimal that identifies this number. Nil if the number is not finite.
    package init?(_ value: Double) {
        guard value.isFinite else { return nil }
        if let short = Self.short(value) {
            self = short
            return
        }
        var significand: UInt64 = 0
        var exponent = 0
        var (tail, isTailNegative) = (0, false)
        var (isBehindMark, isTail) = (false, false)
        for byte in value.description.utf8 {
            switch byte {
            case UInt8(ascii: "."): isBehindMark = true
            case UInt8(ascii: "e"): isTail = true
            case UInt8(ascii: "-"): isTailNegative = isTail
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if isTail {
                    tail = tail * 10 + Int(digit)
                } else {
                    significand = significand * 10 + UInt64(digit)
                    exponent -= isBehindMark ? 1 : 0
                }
            default: break
            }
        }
        self.init(
            significand: significand, exponent: exponent + (isTailNegative ? -tail : tail), isNegative: value < 0)
        dropZeros(above: 0)
    }

    /// A number with few digits, without a text. Two decimals of at most 15 digits are different numbers, so those digits
    /// whose quotient by the power is the number are its shortest.
    private static func short(_ value: Double) -> Self? {
        guard value.magnitude < 1e9 else { return nil }
        for count in 0...5 {
            let digits = (value.magnitude * exactPowers[count]).rounded()
            guard digits / exactPowers[count] == value.magnitude else { continue }
            return Self(significand: UInt64(digits), exponent: -count, isNegative: value < 0)
        }
        return nil
    }

    /// Rounds `value` to the digit for ten to the `step`. A tie is rounded toward the exact binary value, and if that
    /// is a tie too, to the even digit, like C's `%.*f`.
    package init?(_ value: Double, step: Int) {
        guard let exact = Self(value) else { return nil }
        self = exact
        guard step > exponent else { return }
        let dropped = step - exponent
        guard dropped < Self.powers.count else {
            self.init(significand: 0, exponent: step)
            return
        }
        let power = Self.powers[dropped]
        let (quotient, rest) = significand.quotientAndRemainder(dividingBy: power)
        let isUp =
            rest == power / 2
            ? exact.isBelow(value) ?? Self.tieGoesUp(value, step, isOdd: quotient % 2 == 1) : rest > power / 2
        self.init(significand: quotient + (isUp ? 1 : 0), exponent: step, isNegative: isNegative)
    }

    package var isZero: Bool { significand == 0 }

    /// The number of digits after the decimal separator.
    package var fractionDigits: Int { max(0, -exponent) }

    /// The power of ten of the first digit; 0 for zero.
    package var magnitude: Int { isZero ? 0 : digitCount + exponent - 1 }

    /// The power of ten of the last digit that is not zero; nil for zero.
    package var lastDigit: Int? {
        guard !isZero else { return nil }
        var (rest, place) = (significand, exponent)
        while rest % 10 == 0 { (rest, place) = (rest / 10, place + 1) }
        return place
    }

    /// The number of digits without leading and trailing zeros.
    var significantDigits: Int { lastDigit.map { magnitude - $0 + 1 } ?? 0 }

    /// The nearest number that is not below this one (`up`) or not above it, without digits finer than ten to the
    /// `step`.
    func rounded(up isUp: Bool, step: Int) -> Self {
        guard step > exponent, !isZero else { return self }
        let dropped = step - exponent
        let power = dropped < Self.powers.count ? Self.powers[dropped] : .max
        let (quotient, rest) = significand.quotientAndRemainder(dividingBy: power)
        let isAway = rest > 0 && isUp != isNegative
        return Self(significand: quotient + (isAway ? 1 : 0), exponent: step, isNegative: isNegative)
    }

    package var doubleValue: Double {
        let magnitude = exactMagnitude ?? Double("\(significand)e\(exponent)") ?? 0
        return isNegative ? -magnitude : magnitude
    }

    /// The magnitude by a single division or multiplication, which rounds once. Nil if the digits or their power are
    /// not exact as a `Double`.
    private var exactMagnitude: Double? {
        guard significand < 1 << 53, (-22...22).contains(exponent) else { return nil }
        return exponent < 0
            ? Double(significand) / Self.exactPowers[-exponent] : Double(significand) * Self.exactPowers[exponent]
    }

    /// The digits of this number, multiplied by ten to the `power`.
    package func shifted(by power: Int) -> Self {
        Self(significand: significand, exponent: isZero ? exponent : exponent + power, isNegative: isNegative)
    }

    /// The number without unnecessary zeros after the decimal separator, but with at least `minimum` digits there.
    package func trimmed(minimumFractionDigits minimum: Int = 0) -> Self {
        var trimmed = self
        trimmed.dropZeros(above: minimum)
        while trimmed.exponent > -minimum, trimmed.significand < UInt64.max / 10 {
            trimmed.significand *= 10
            trimmed.exponent -= 1
        }
        return trimmed
    }

    var negated: Self { Self(significand: significand, exponent: exponent, isNegative: !isNegative) }

    var digitCount: Int {
        var (rest, count) = (significand / 10, 1)
        while rest > 0 { (rest, count) = (rest / 10, count + 1) }
        return count
    }

    private mutating func dropZeros(above minimum: Int) {
        if isZero { exponent = max(exponent, -minimum) }
        while exponent < -minimum, significand % 10 == 0 {
            significand /= 10
            exponent += 1
        }
    }

    /// True if the binary value is further from zero than these digits, which are its shortest form. Nil if both are
    /// equal, or if the digits are too long for one multiplication to decide.
    private func isBelow(_ value: Double) -> Bool? {
        guard (-22...0).contains(exponent), significand < 1 << 53 else { return nil }
        let power = Self.exactPowers[-exponent]
        let product = value.magnitude * power
        let difference = product - Double(significand)
        // The rounding error of the multiplication.
        let rest = (-product).addingProduct(value.magnitude, power)
        return difference == 0 ? (rest == 0 ? nil : rest > 0) : difference > 0
    }

    /// Ten to the 0 to 22, which are exact as a `Double`.
    private static let exactPowers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21,
        1e22,
    ]

    private static func tieGoesUp(_ value: Double, _ step: Int, isOdd: Bool) -> Bool {
        withVaList([abs(value)]) { arguments in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 96) { buffer in
                let length = buffer.withMemoryRebound(to: CChar.self) {
                    vsnprintf($0.baseAddress, $0.count, "%.60e", arguments)
                }
                return tieGoesUp(buffer.prefix(max(0, Int(length))), step, isOdd: isOdd)
            }
        }
    }

    /// - Parameter exact: all digits of the number in the form `1.25…e-03`, with the locale's decimal separator.
    private static func tieGoesUp(
        _ exact: Slice<UnsafeMutableBufferPointer<UInt8>>, _ step: Int, isOdd: Bool
    ) -> Bool {
        guard let mark = exact.lastIndex(of: UInt8(ascii: "e")) else { return false }
        let zero = UInt8(ascii: "0")
        let exponent = exact[(mark + 2)...].reduce(0) { $0 * 10 + Int($1 &- zero) }
        let kept = (exact[mark + 1] == UInt8(ascii: "-") ? -exponent : exponent) - step + 1
        var place = 0
        for byte in exact[..<mark] where (zero...zero + 9).contains(byte) {
            let digit = byte - zero
            if place == max(0, kept), digit != 5 || kept < 0 { return digit > 5 }
            if place > kept, digit != 0 { return true }
            place += 1
        }
        return isOdd
    }

    /// Ten to the 0 to 19. Literals, because a computed table would be checked for initialization at each use.
    static let powers: [UInt64] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
        100_000_000_000,
        1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
        100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
    ]
}
