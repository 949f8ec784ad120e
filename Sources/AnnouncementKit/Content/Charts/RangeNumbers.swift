// SPDX-License-Identifier: MIT

import Glibc

/// The two ends of a range as the text of a label.
///
/// Numbers have one fraction digit, as in the SciChart note (`%.1f`). They have more only if both ends would otherwise
/// sound the same, or be off by more than a hundredth of the span. They are never "-0.0", and never have an exponent in
/// digits, because espeak-ng drops its sign.
struct RangeNumbers {
    let lower: String
    let upper: String

    /// On a logarithmic axis, the ends are off by less than a hundredth of their own values.
    init(lower: Double, upper: Double, isLogarithmic: Bool = false) {
        let isTold = { (digits: Int) in
            [lower, upper].allSatisfy { end in
                let tolerance =
                    lower == upper ? abs(end) / 1e6 : (isLogarithmic ? abs(end) : abs(upper - lower)) / 100
                return !end.isFinite || abs((Double(Self.formatted(end, digits)) ?? end) - end) <= tolerance
            } && (lower == upper || Self.decimal(lower, digits) != Self.decimal(upper, digits))
        }
        let digits = (1...17).first(where: isTold)
        self.lower = digits.map { Self.noted(lower, $0) } ?? Self.powerOfTen(lower)
        self.upper = digits.map { Self.noted(upper, $0) } ?? Self.powerOfTen(upper)
    }

    /// The ends in the words of the scale: numbers, days, or names of categories.
    init(_ range: AxisRange) {
        self =
            Self.named(range)
            ?? RangeNumbers(
                lower: range.lower, upper: range.upper, isLogarithmic: range.scale == .logarithmic)
    }

    private init(lower: String, upper: String) {
        self.lower = lower
        self.upper = upper
    }

    private static func named(_ range: AxisRange) -> RangeNumbers? {
        guard let lower = name(range.lower, on: range), let upper = name(range.upper, on: range) else { return nil }
        return RangeNumbers(lower: lower, upper: upper)
    }

    /// The name of a day or a category; nil for the other scales.
    static func name(_ value: Double, on range: AxisRange) -> String? {
        switch range.scale {
        case .linear, .logarithmic: return nil
        case .date(let offset): return CivilTime(secondsSince1970: value, in: offset)?.label(span: range.span)
        case .category(let names):
            guard value.isFinite, let last = names.indices.last else { return nil }
            return names[Int(min(max(value.rounded(), 0), Double(last)))]
        }
    }

    /// The number without trailing zeros after its first fraction digit.
    private static func noted(_ value: Double, _ fractionDigits: Int) -> String {
        let trimmed = trimmed(value, fractionDigits)
        return trimmed.allSatisfy { "-0123456789".contains($0) } ? trimmed + ".0" : trimmed
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

    static func powerOfTen(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return decimal(value, 1) }
        let exponent = Int(log10(abs(value)).rounded(.down))
        let mantissa = formatted(value / pow(10, Double(exponent)), 3)
        return "\(mantissa) times 10 to the \(exponent < 0 ? "minus " : "")\(abs(exponent))"
    }

    /// Uses C's rounding of the binary value. The decimal separator is a comma if the program has set `LC_NUMERIC` so.
    private static func formatted(_ value: Double, _ fractionDigits: Int) -> String {
        withVaList([Int32(fractionDigits), value]) { arguments in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
                _ = vsnprintf(buffer.baseAddress, buffer.count, "%.*f", arguments)
                return String(String(cString: buffer.baseAddress!).map { $0 == "," ? "." : $0 })
            }
        }
    }
}
