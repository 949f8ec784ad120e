// SPDX-License-Identifier: MIT

import Glibc

/// The two ends of a range as the text of a label.
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

    /// The ends as the scale has them: numbers, days, or names of categories.
    init(_ range: AxisRange) {
        self = Self.named(range) ?? RangeNumbers(lower: range.lower, upper: range.upper)
    }

    private init(lower: String, upper: String) {
        self.lower = lower
        self.upper = upper
    }

    private static func named(_ range: AxisRange) -> RangeNumbers? {
        guard let lower = name(range.lower, on: range), let upper = name(range.upper, on: range) else { return nil }
        return RangeNumbers(lower: lower, upper: upper)
    }

    /// The name of a day or a category. Nil for the other scales.
    static func name(_ value: Double, on range: AxisRange) -> String? {
        switch range.scale {
        case .linear, .logarithmic: return nil
        case .date(let offset): return CivilTime(secondsSince1970: value, in: offset)?.label(span: range.span)
        case .category(let names):
            guard value.isFinite, let last = names.indices.last else { return nil }
            return names[Int(min(max(value.rounded(), 0), Double(last)))]
        }
    }

    /// The number without trailing zeros.
    static func trimmed(_ value: Double, _ fractionDigits: Int) -> String {
        let text = decimal(value, fractionDigits)
        guard text.contains("."), text.allSatisfy({ "-.0123456789".contains($0) }) else { return text }
        let digits = text.reversed().drop { $0 == "0" }
        return String((digits.first == "." ? digits.dropFirst() : digits).reversed())
    }

    static func decimal(_ value: Double, _ fractionDigits: Int) -> String {
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
