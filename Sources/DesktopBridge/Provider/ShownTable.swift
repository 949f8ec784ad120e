// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The cells of a data table by their rows and columns, from 0.
struct ShownTable {
    struct Place: Hashable {
        let row: Int
        let column: Int
    }

    let number: Int
    let rowCount: Int
    let columnCount: Int
    private let cells: [Place: ShownNode]

    /// Nil for another node.
    init?(_ node: ShownNode, in tree: ShownTree) {
        guard node.element?.details.containerType == .dataTable else { return nil }
        number = node.number
        var cells: [Place: ShownNode] = [:]
        for cell in node.children.compactMap({ tree[$0] }) {
            if let place = cell.place { cells[place] = cell }
        }
        self.cells = cells
        rowCount = (cells.keys.map(\.row).max() ?? -1) + 1
        columnCount = (cells.keys.map(\.column).max() ?? -1) + 1
    }

    func cell(_ row: Int, _ column: Int) -> ShownNode? { cells[Place(row: row, column: column)] }

    /// The first cell of a row with the trait `header`.
    func header(ofRow row: Int) -> ShownNode? {
        (0..<columnCount).lazy.compactMap { cell(row, $0) }.first(where: \.isHeader)
    }

    /// The first cell of a column with the trait `header`.
    func header(ofColumn column: Int) -> ShownNode? {
        (0..<rowCount).lazy.compactMap { cell($0, column) }.first(where: \.isHeader)
    }
}

extension ShownNode {
    /// The row and the column of a cell.
    var place: ShownTable.Place? {
        guard let details = element?.details, let row = details.row, let column = details.column else { return nil }
        return ShownTable.Place(row: row, column: column)
    }

    fileprivate var isHeader: Bool { element?.traits.contains(.header) == true }
}

extension ShownProgram {
    /// The table that a cell is in; nil for another node.
    func table(around node: ShownNode) -> ShownTable? {
        guard node.place != nil else { return nil }
        return node.parent.flatMap { tree[$0] }.flatMap { ShownTable($0, in: tree) }
    }

    /// A cell's role: a header names its column in the first row, and its row elsewhere.
    func tableRole(of node: ShownNode) -> AccessibleRole? {
        guard let element = node.element else { return nil }
        if element.details.containerType == .dataTable { return .table }
        guard let place = node.place, let parent = node.parent.flatMap({ tree[$0] }),
            parent.element?.details.containerType == .dataTable
        else { return nil }
        guard element.traits.contains(.header) else { return element.traits.isEmpty ? .tableCell : nil }
        return place.row == 0 ? .columnHeader : .rowHeader
    }
}
