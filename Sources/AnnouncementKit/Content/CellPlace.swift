// SPDX-License-Identifier: MIT

/// Where a user is in a data table, as far as it is new since the last cell of the same table: a move along a row
/// changes only the column.
package struct CellPlace: Sendable, Hashable {
    /// The row, from 0; nil if it is the last cell's.
    package let row: Int?
    /// The column, from 0; nil if it is the last cell's.
    package let column: Int?
    /// The header cells of the row and of the column that are new.
    package let headers: [ElementSnapshot]

    package init(row: Int?, column: Int?, headers: [ElementSnapshot]) {
        self.row = row
        self.column = column
        self.headers = headers
    }
}
