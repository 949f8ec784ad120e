// SPDX-License-Identifier: MIT

/// The column that only counts the rows, as data frames write their index.
struct RowIndex: Sendable {
    let column: ColumnSample

    private static let names: Set<String> = [
        "", "rownames", "row.names", "row", "unnamed: 0", "index", "#", "id", "no", "no.", "nr", "nr.", "rank", "n",
    ]

    /// Nil if there is no such column, or nothing but it.
    init?(_ columns: [ColumnSample], _ number: NumberReading, isListing: Bool) {
        guard let first = columns.first, columns.count > 2, first.kind == .number, first.reading == nil,
            Self.names.contains(ColumnHeading(first.head ?? "").name.lowercased()),
            first.head != nil || columns.contains(where: { $0.head != nil })
        else { return nil }
        let values = first.values.compactMap { number.value($0) }
        guard values.count > 1, values.count == first.values.count else { return nil }
        let pairs = zip(values, values.dropFirst())
        // A printed frame leaves rows out.
        let isPrinted = isListing && first.head == nil && values.allSatisfy { $0 == $0.rounded() }
        guard [0, 1].contains(values[0]), pairs.allSatisfy({ isPrinted ? $1 > $0 : $1 - $0 == 1 }) else { return nil }
        column = first
    }
}
