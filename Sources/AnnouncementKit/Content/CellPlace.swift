// SPDX-License-Identifier: MIT

/// Where a user is in a data table, as far as it is new since the last cell of the same table: a move along a row
/// changes only the column.
package struct CellPlace: Sendable, Hashable {
    /// The row, from 0; nil if it is the last cell's.
    package let row: Int?
    /// The column, from 0; nil if it is the last cell's.
    package let column: Int?
    /// The header cells of the row, from the left, and of the column, from above, that are new.
    package let headers: [ElementSnapshot]

    /// Nil for an element without a row and a column.
    /// - Parameters:
    ///   - last: the element that the user comes from.
    ///   - cells: the cells of the same table, in the order in which they appeared. Only asked for a cell with headers.
    init?(of cell: ElementSnapshot, from last: ElementSnapshot?, among cells: () -> [ElementSnapshot]) {
        guard let row = cell.details.row, let column = cell.details.column else { return nil }
        let former = last?.container == cell.container ? last?.details : nil
        let (isNewRow, isNewColumn) = (former?.row != row, former?.column != column)
        let others = cell.traits.contains(.header) ? [] : cells()
        let before = isNewRow ? others.filter { $0.isRowHeader(of: cell) } : []
        let above = isNewColumn ? others.filter { $0.isColumnHeader(of: cell) } : []
        self.row = isNewRow ? row : nil
        self.column = isNewColumn ? column : nil
        headers =
            before.sorted { ($0.details.column ?? 0) < ($1.details.column ?? 0) }
            + above.sorted { ($0.details.row ?? 0) < ($1.details.row ?? 0) }
    }
}
