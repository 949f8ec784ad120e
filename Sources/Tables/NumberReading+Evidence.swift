// SPDX-License-Identifier: MIT

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
