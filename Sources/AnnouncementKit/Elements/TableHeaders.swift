// SPDX-License-Identifier: MIT

/// The one rule for the headers of a data table: a cell with the trait `header` is the header of the cells to its right in
/// its row, and of those below it in its column. A header itself has no headers, so a corner and several rows of headers
/// need no further rule.
extension ElementSnapshot {
    package func isRowHeader(of cell: ElementSnapshot) -> Bool {
        guard traits.contains(.header), !cell.traits.contains(.header) else { return false }
        guard let column = details.column, let row = details.row, let other = cell.details.column else { return false }
        return row == cell.details.row && column < other
    }

    package func isColumnHeader(of cell: ElementSnapshot) -> Bool {
        guard traits.contains(.header), !cell.traits.contains(.header) else { return false }
        guard let column = details.column, let row = details.row, let other = cell.details.row else { return false }
        return column == cell.details.column && row < other
    }
}
