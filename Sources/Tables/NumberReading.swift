// SPDX-License-Identifier: MIT

/// Reads the numbers of a table: short plain numbers on a fast path, others on a slower one.
struct NumberReading: Sendable, Equatable {
    /// The decimal mark, a point or a comma.
    var mark: UInt8

    static let point = NumberReading(mark: 0x2E)
    static let comma = NumberReading(mark: 0x2C)

    /// The number; nil for a text that is not a finite number.
    func value(_ text: ArraySlice<UInt8>) -> Double? {
        text.withUnsafeBufferPointer { quick($0) ?? exact($0) } ?? DecoratedNumber(text, mark: mark)?.value
    }

    func value(_ text: String) -> Double? { value(ArraySlice(Array(text.utf8))) }

    /// The value of a field that says infinity, which is not a missing value; nil for other fields.
    static func infinity(_ text: ArraySlice<UInt8>) -> Double? {
        guard (3...10).contains(text.count) else { return nil }
        var word = String(decoding: text, as: UTF8.self).lowercased()
        let isNegative = word.hasPrefix("-") || word.hasPrefix("\u{2212}")
        if isNegative || word.hasPrefix("+") { word.removeFirst() }
        guard ["inf", "infinity", "∞"].contains(word) else { return nil }
        return isNegative ? -.infinity : .infinity
    }

    /// Reads many digits or an exponent with Swift's parser.
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

    /// Powers of ten that a Double represents exactly.
    private static let powers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// Reads numbers with an exact mantissa and power of ten, rounding one division (Clinger 1990); nil for others.
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
    /// Evidence for the decimal mark of a table.
    struct Evidence {
        /// The counts of numbers that only this mark can read.
        private var points = 0
        private var commas = 0
        private var isCommaFirst = false
        /// The first number that is a thousand with one mark and a fraction with the other.
        private var unclear: String?
        /// The first number whose point may also separate thousands; nil if any other number has a point.
        private var fraction: String?
        private var areOther = false

        /// Takes a field; only a point or a comma in it is evidence.
        mutating func see(_ text: String) {
            guard text.utf8.contains(where: { $0 == 0x2E || $0 == 0x2C }), !Self.isZeroLed(text) else { return }
            let isPoint = NumberReading.point.value(text) != nil
            let isComma = NumberReading.comma.value(text) != nil
            if isPoint, isComma, unclear == nil, Self.isGroup(text) { unclear = text }
            if isPoint, !areOther { takeFraction(text) }
            guard isPoint != isComma else { return }
            if points + commas == 0 { isCommaFirst = isComma }
            if isPoint { points += 1 } else { commas += 1 }
        }

        /// Whether a zero is before another digit, as in 01.2024: then the text is not a number.
        private static func isZeroLed(_ text: String) -> Bool {
            let start = text.utf8.prefix(2)
            return start.first == 0x30 && start.last.map { $0 &- 0x30 < 10 } == true && start.count == 2
        }

        /// Keeps the first number whose point may also separate thousands, as long as all numbers are such.
        private mutating func takeFraction(_ text: String) {
            let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[1].count == 3, (1...3).contains(parts[0].count), parts[0].first != 0x30 else {
                (fraction, areOther) = (nil, true)
                return
            }
            if fraction == nil { fraction = text }
        }

        /// Whether three digits follow the only comma.
        private static func isGroup(_ text: String) -> Bool {
            let parts = text.utf8.split(separator: 0x2C, omittingEmptySubsequences: false)
            return parts.count == 2 && parts[1].prefix { $0 &- 0x30 < 10 }.count == 3
        }

        /// The mark of most numbers, and a note about it. When both are equally frequent, the first number decides.
        func reading(delimiter: UInt8) -> (NumberReading, note: String?) {
            if let fraction, points + commas == 0, unclear == nil, delimiter == 0x3B {
                return (.point, "Numbers such as \(fraction) are read as fractions; --decimal-comma reads thousands.")
            }
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
