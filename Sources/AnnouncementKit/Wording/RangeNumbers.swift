// SPDX-License-Identifier: MIT

import Glibc

/// The two ends of a range as decimals.
///
/// One fraction digit, as the SciChart note has it (`%.1f`), and more only where both ends would otherwise sound the
/// same. Never "-0.0", and never an exponent in digits: espeak-ng loses its sign.
struct RangeNumbers {
    let lower: String
    let upper: String

    init(lower: Double, upper: Double) {
        let digits = (1...17).first { Self.decimal(lower, $0) != Self.decimal(upper, $0) }
        let fractionDigits = lower == upper ? 1 : digits ?? 1
        self.lower = Self.decimal(lower, fractionDigits)
        self.upper = Self.decimal(upper, fractionDigits)
    }

    private static func decimal(_ value: Double, _ fractionDigits: Int) -> String {
        if value.isNaN { return "not a number" }
        if value.isInfinite { return value < 0 ? "minus infinity" : "infinity" }
        guard abs(value) < 1e15 else { return powerOfTen(value) }
        let text = formatted(value, fractionDigits)
        let isZero = text.allSatisfy { "-0.".contains($0) }
        return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
    }

    private static func powerOfTen(_ value: Double) -> String {
        let exponent = Int(log10(abs(value)).rounded(.down))
        return "\(formatted(value / pow(10, Double(exponent)), 3)) times 10 to the \(exponent)"
    }

    /// C's rounding of the binary value; a comma comes from a program that has set its `LC_NUMERIC`.
    private static func formatted(_ value: Double, _ fractionDigits: Int) -> String {
        withVaList([Int32(fractionDigits), value]) { arguments in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                _ = vsnprintf(buffer.baseAddress, buffer.count, "%.*f", arguments)
                return String(String(cString: buffer.baseAddress!).map { $0 == "," ? "." : $0 })
            }
        }
    }
}
