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
    /// The headers by row and by column, in their order. A row may have any number up to a billion.
    private let headersOfRows: [Int: [ShownNode]]
    private let headersOfColumns: [Int: [ShownNode]]
    /// The last cell of each row and of each column that is not a header.
    private let ends: (ofRows: [Int: ShownNode], ofColumns: [Int: ShownNode])

    /// Nil for another node.
    init?(_ node: ShownNode, in tree: ShownTree) {
        guard node.isDataTable else { return nil }
        number = node.number
        let placed = node.children.compactMap { tree[$0] }.compactMap { cell in cell.place.map { ($0, cell) } }
        cells = Dictionary(placed) { $1 }
        rowCount = (placed.map(\.0.row).max() ?? -1) + 1
        columnCount = (placed.map(\.0.column).max() ?? -1) + 1
        let sorted = placed.sorted { ($0.0.row, $0.0.column) < ($1.0.row, $1.0.column) }
        let headers = sorted.filter(\.1.isHeader)
        headersOfRows = Dictionary(grouping: headers, by: \.0.row).mapValues { $0.map(\.1) }
        headersOfColumns = Dictionary(grouping: headers, by: \.0.column).mapValues { $0.map(\.1) }
        let others = sorted.filter { !$0.1.isHeader }
        ends = (
            Dictionary(others.map { ($0.0.row, $0.1) }) { $1 }, Dictionary(others.map { ($0.0.column, $0.1) }) { $1 }
        )
    }

    func cell(_ row: Int, _ column: Int) -> ShownNode? { cells[Place(row: row, column: column)] }

    /// The first header in a row that heads a cell of it; nil for a row of headers.
    func header(ofRow row: Int) -> ShownNode? { ends.ofRows[row].flatMap { rowHeaders(of: $0).first } }

    /// The first header in a column that heads a cell of it; nil for a column of headers.
    func header(ofColumn column: Int) -> ShownNode? { ends.ofColumns[column].flatMap { columnHeaders(of: $0).first } }

    /// The headers of a cell's row, from the left.
    func rowHeaders(of cell: ShownNode) -> [ShownNode] {
        guard let place = cell.place, let element = cell.element else { return [] }
        return headersOfRows[place.row, default: []].filter { $0.element?.isRowHeader(of: element) == true }
    }

    /// The headers of a cell's column, from above.
    func columnHeaders(of cell: ShownNode) -> [ShownNode] {
        guard let place = cell.place, let element = cell.element else { return [] }
        return headersOfColumns[place.column, default: []].filter { $0.element?.isColumnHeader(of: element) == true }
    }
}

extension ShownNode {
    /// The row and the column of a cell.
    var place: ShownTable.Place? {
        guard let details = element?.details, let row = details.row, let column = details.column else { return nil }
        return ShownTable.Place(row: row, column: column)
    }

    fileprivate var isDataTable: Bool { element?.details.containerType == .dataTable }

    fileprivate var isHeader: Bool { element?.traits.contains(.header) == true }
}

extension ShownProgram {
    /// Whether a node is a cell of a data table. The table is not read for it: a cache asks this of each cell.
    func isCell(_ node: ShownNode) -> Bool {
        node.place != nil && node.parent.flatMap { tree[$0] }?.isDataTable == true
    }

    /// The table that a cell is in; nil for another node.
    func table(around node: ShownNode) -> ShownTable? {
        guard isCell(node) else { return nil }
        return node.parent.flatMap { tree[$0] }.flatMap { ShownTable($0, in: tree) }
    }

    /// A cell's role. A header with another cell to its right names its row, and any other its column; a header in the
    /// first row that heads both names its column.
    func tableRole(of node: ShownNode) -> AccessibleRole? {
        if node.isDataTable { return .table }
        guard isCell(node), let element = node.element, let place = node.place else { return nil }
        guard node.isHeader else { return element.traits.isEmpty ? .tableCell : nil }
        let next = nodes(after: node)
        let isOfRow = next.prefix { $0.place?.row == place.row }.contains { !$0.isHeader }
        guard place.row == 0, isOfRow else { return isOfRow ? .rowHeader : .columnHeader }
        let below = next.first { $0.place?.column == place.column && $0.place?.row != place.row }
        return below?.isHeader == false ? .columnHeader : .rowHeader
    }

    /// The headers directly before a cell of their row: the cell makes them headers of the row.
    func headers(before node: ShownNode) -> [ShownNode] {
        guard isCell(node), !node.isHeader, let (siblings, index) = siblings(of: node) else { return [] }
        let before = siblings[..<index].suffix(Self.neighbors).reversed().lazy.compactMap { tree[$0] }
        return Array(before.prefix { $0.isHeader && $0.place?.row == node.place?.row })
    }

    /// More cells are not asked, because a cache asks for the role of each header.
    private static let neighbors = 64

    private func nodes(after node: ShownNode) -> [ShownNode] {
        guard let (siblings, index) = siblings(of: node) else { return [] }
        return siblings[(index + 1)...].prefix(Self.neighbors).compactMap { tree[$0] }
    }

    /// The children of a node's parent, and the place of the node among them.
    private func siblings(of node: ShownNode) -> ([Int], Int)? {
        guard let siblings = node.parent.flatMap({ tree[$0] })?.children,
            let index = siblings.lastIndex(of: node.number)
        else { return nil }
        return (siblings, index)
    }
}
