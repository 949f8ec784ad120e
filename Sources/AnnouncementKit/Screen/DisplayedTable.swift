// SPDX-License-Identifier: MIT

/// The cells of a data table that are displayed.
struct DisplayedTable {
    private let cells: [ElementSnapshot]

    /// - Parameter displayed: all elements of the screen, in the order in which they appeared.
    init(around cell: ElementSnapshot, _ displayed: some Sequence<ElementSnapshot>) {
        cells = displayed.filter { $0.container == cell.container && $0.container != nil }
    }

    /// The place of a cell for a user who comes from another element. Nil for an element without a row and a column.
    /// A header is announced without headers.
    func place(of cell: ElementSnapshot, from last: ElementSnapshot?) -> CellPlace? {
        let details = cell.details
        guard let row = details.row, let column = details.column else { return nil }
        let former = last?.container == cell.container ? last?.details : nil
        let (isNewRow, isNewColumn) = (former?.row != row, former?.column != column)
        let headers = cell.traits.contains(.header) ? [] : cells.filter { $0.traits.contains(.header) }
        let above = headers.filter { ($0.details.row ?? row) < row && $0.details.column == column }
        let before = headers.filter { ($0.details.column ?? column) < column && $0.details.row == row }
        return CellPlace(
            row: isNewRow ? row : nil, column: isNewColumn ? column : nil,
            headers: (isNewRow ? before : []) + (isNewColumn ? above : []))
    }
}
