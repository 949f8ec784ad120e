// SPDX-License-Identifier: MIT

/// How a table writes numbers: quickly where they are short and plain, at leisure where they are not.
struct NumberReading: Sendable, Equatable {
    /// A point or a comma.
    var mark: UInt8

    static let point = NumberReading(mark: 0x2E)
    static let comma = NumberReading(mark: 0x2C)

    /// The number; nil for a text that is no finite number.
    func value(_ text: ArraySlice<UInt8>) -> Double? {
        text.withUnsafeBufferPointer { quick($0) ?? exact($0) } ?? DecoratedNumber(text, mark: mark)?.value
    }

    func value(_ text: String) -> Double? { value(ArraySlice(Array(text.utf8))) }

    /// The value of a field that says that it is infinite, which is not missing; nil for all else.
    static func infinity(_ text: ArraySlice<UInt8>) -> Double? {
        guard (3...10).contains(text.count) else { return nil }
        var word = String(decoding: text, as: UTF8.self).lowercased()
        let isNegative = word.hasPrefix("-") || word.hasPrefix("\u{2212}")
        if isNegative || word.hasPrefix("+") { word.removeFirst() }
        guard ["inf", "infinity", "∞"].contains(word) else { return nil }
        return isNegative ? -.infinity : .infinity
    }

    /// Many digits, or an exponent: as Swift reads them.
    private func exact(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard !text.isEmpty, text.count <= 400, text.allSatisfy(isPlain) else { return nil }
        let plain = String(unsafeUninitializedCapacity: text.count) { buffer in
            for index in text.indices { buffer[index] = text[index] == mark ? 0x2E : text[index] }
            return text.count
        }
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte == mark || byte == 0x2D || byte == 0x2B || byte | 0x20 == 0x65
    }

    /// Powers of ten that a Double holds exactly.
    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// Exact where mantissa and power are: then one division is rounded once (Clinger 1990). Nil for all else.
    private func quick(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var index = 0
        var isNegative = false
        if let sign = text.first, sign == 0x2D || sign == 0x2B {
            isNegative = sign == 0x2D
            index = 1
        }
        var (mantissa, digits, fraction) = (UInt64(0), 0, 0)
        var isBehindMark = false
        while index < text.count {
            let digit = text[index] &- 0x30
            if digit < 10 {
                mantissa = mantissa * 10 + UInt64(digit)
                digits += 1
                if isBehindMark { fraction += 1 }
                guard digits < 19 else { return nil }
            } else if text[index] == mark, !isBehindMark {
                isBehindMark = true
            } else {
                return nil
            }
            index += 1
        }
        guard digits > 0, mantissa <= 1 << 53, fraction <= 22 else { return nil }
        let magnitude = Double(mantissa) / Self.powers[fraction]
        return isNegative ? -magnitude : magnitude
    }
}

extension NumberReading {
    /// The evidence of the decimal mark in a table's numbers.
    struct Evidence {
        /// The numbers that can be read with this mark only.
        private var points = 0
        private var commas = 0
        private var isCommaFirst = false
        /// The first that is a thousand with one mark and a fraction with the other.
        private var unclear: String?

        /// Only a field with a point or a comma is evidence.
        mutating func see(_ text: String) {
            guard text.utf8.contains(where: { $0 == 0x2E || $0 == 0x2C }) else { return }
            let isPoint = NumberReading.point.value(text) != nil
            let isComma = NumberReading.comma.value(text) != nil
            if isPoint, isComma, text.contains(","), unclear == nil { unclear = text }
            guard isPoint != isComma else { return }
            if points + commas == 0 { isCommaFirst = isComma }
            if isPoint { points += 1 } else { commas += 1 }
        }

        /// The mark of most numbers, and a note about it. Where both are as many it is the first one's.
        func reading(delimiter: UInt8) -> (NumberReading, note: String?) {
            if points != commas || points > 0 {
                return (commas > points || (commas == points && isCommaFirst) ? .comma : .point, nil)
            }
            guard let unclear else { return (.point, nil) }
            guard delimiter == 0x3B else {
                return (.point, "Numbers such as \(unclear) are taken for thousands; --decimal-comma reads fractions.")
            }
            return (
                .comma, "Numbers such as \(unclear) are read with a decimal comma; --decimal-point reads thousands."
            )
        }
    }
}
