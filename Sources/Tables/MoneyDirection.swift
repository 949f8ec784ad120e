// SPDX-License-Identifier: MIT

/// A bank's column that says which amounts go out and which come in, when all of them are written without a sign.
enum MoneyDirection {
    private static let pairs: [Set<String>] =
        """
        af bij, debit credit, debet credit, debet kredit, debit kredit, d c, dr cr, dbit crdt, soll haben, s h, belastung gutschrift, \
        ausgang eingang, débit crédit, debe haber, cargo abono, dare avere, débito crédito, expense income, expenses income, \
        out in, withdrawal deposit, расход доход, 支出 收入, 借 贷, 出金 入金, gider gelir
        """.split(separator: ", ").map { Set($0.split(separator: " ").map(String.init)) }

    /// The column with both words of such a pair; nil if there is none, or if an amount is negative.
    static func column(_ columns: [ColumnSample], _ number: NumberReading) -> ColumnSample? {
        let found = columns.first { column in
            guard column.kind == .text, column.values.count == column.cells.count else { return false }
            return pairs.contains(Set(column.cells.map { $0.lowercased() }))
        }
        guard let found else { return nil }
        let amounts = columns.filter { $0.kind == .number }.flatMap(\.values)
        return amounts.contains { (number.value($0) ?? 0) < 0 } ? nil : found
    }
}
