// SPDX-License-Identifier: MIT

extension NumberReading {
    /// The evidence of the decimal mark in a table's numbers.
    struct Evidence {
        /// The first of each, where it is clear.
        private var point: (text: String, line: Int, column: Int)?
        private var comma: (text: String, line: Int, column: Int)?
        /// The first that is a thousand with one mark and a fraction with the other.
        private var unclear: String?

        /// Only a field with a point or a comma is evidence.
        mutating func see(_ text: String, line: Int, column: Int) {
            guard text.utf8.contains(where: { $0 == 0x2E || $0 == 0x2C }) else { return }
            let isPoint = NumberReading.point.value(text) != nil
            let isComma = NumberReading.comma.value(text) != nil
            if isPoint, !isComma, point == nil { point = (text, line, column) }
            if isComma, !isPoint, comma == nil { comma = (text, line, column) }
            if isPoint, isComma, text.contains(","), unclear == nil { unclear = text }
        }

        /// The mark, and a note about it.
        func reading(delimiter: UInt8) throws(TableFault) -> (NumberReading, note: String?) {
            if let point, let comma {
                let isPointFirst = (point.line, point.column) < (comma.line, comma.column)
                let (first, second) = isPointFirst ? (point, comma) : (comma, point)
                throw TableFault(
                    line: second.line, column: second.column,
                    "\(TableFault.quoted(second.text)) has a decimal \(isPointFirst ? "comma" : "point"), but "
                        + "\(TableFault.quoted(first.text)) in line \(first.line) has a "
                        + "\(isPointFirst ? "point" : "comma"): write one kind, or say which with --decimal-comma "
                        + "or --decimal-point.")
            }
            if comma != nil { return (.comma, nil) }
            guard point == nil, let unclear else { return (.point, nil) }
            guard delimiter == 0x3B else {
                return (.point, "Numbers such as \(unclear) are taken for thousands; --decimal-comma reads fractions.")
            }
            return (
                .comma, "Numbers such as \(unclear) are read with a decimal comma; --decimal-point reads thousands."
            )
        }
    }
}
