// SPDX-License-Identifier: MIT

import AnnouncementKit

/// `org.a11y.atspi.Table` and `TableCell`: data tables, whose rows and columns a screen reader announces. Cells cover one
/// row and one column, and are not selected by row or column.
extension ProgramAnswers {
    func table(_ node: ShownNode, _ member: String, _ arguments: [BusValue]) -> BusReply {
        guard let table = ShownTable(node, in: program.tree) else { return .unknown(member) }
        let (first, second) = (arguments.first?.number ?? -1, arguments.count > 1 ? arguments[1].number ?? -1 : -1)
        let cell = table.cell(first, second)
        let child = node.children.indices.contains(first) ? program.tree[node.children[first]]?.place : nil
        switch member {
        case "GetAccessibleAt": return .values([reference(cell)])
        case "GetIndexAt":
            return .values([.number(Int32(cell.flatMap { node.children.firstIndex(of: $0.number) } ?? -1))])
        case "GetRowAtIndex": return .values([.number(Int32(child?.row ?? -1))])
        case "GetColumnAtIndex": return .values([.number(Int32(child?.column ?? -1))])
        case "GetRowDescription": return .values([.text(table.header(ofRow: first).map(program.name) ?? "")])
        case "GetColumnDescription": return .values([.text(table.header(ofColumn: first).map(program.name) ?? "")])
        case "GetRowHeader": return .values([reference(table.header(ofRow: first))])
        case "GetColumnHeader": return .values([reference(table.header(ofColumn: first))])
        case "GetRowExtentAt", "GetColumnExtentAt": return .values([.number(cell == nil ? 0 : 1)])
        case "GetSelectedRows", "GetSelectedColumns": return .values([.array(of: "i", [])])
        case "IsSelected": return .values([.flag(cell?.element?.traits.contains(.selected) == true)])
        case "IsRowSelected", "IsColumnSelected", "AddRowSelection", "AddColumnSelection", "RemoveRowSelection",
            "RemoveColumnSelection":
            return .values([.flag(false)])
        case "GetRowColumnExtentsAtIndex":
            let place = [child?.row ?? -1, child?.column ?? -1, child == nil ? 0 : 1, child == nil ? 0 : 1]
            return .values([.flag(child != nil)] + place.map { .number(Int32($0)) } + [.flag(false)])
        default: return .unknown(member)
        }
    }

    func tableCell(_ node: ShownNode, _ member: String) -> BusReply {
        guard let place = node.place, let table = program.table(around: node) else { return .unknown(member) }
        switch member {
        case "GetRowHeaderCells": return .values([.array(of: "(so)", table.rowHeaders(of: node).map(reference))])
        case "GetColumnHeaderCells": return .values([.array(of: "(so)", table.columnHeaders(of: node).map(reference))])
        case "GetRowColumnSpan":
            return .values([place.row, place.column, 1, 1].map { .number(Int32($0)) })
        default: return .unknown(member)
        }
    }

    func tableProperties(of node: ShownNode) -> [(String, BusDatum)] {
        guard let table = ShownTable(node, in: program.tree) else { return [] }
        return [
            ("NRows", .number(Int32(table.rowCount))), ("NColumns", .number(Int32(table.columnCount))),
            ("Caption", BusReference.none.datum), ("Summary", BusReference.none.datum),
            ("NSelectedRows", .number(0)), ("NSelectedColumns", .number(0)),
        ]
    }

    func cellProperties(of node: ShownNode) -> [(String, BusDatum)] {
        guard let place = node.place, let table = program.table(around: node) else { return [] }
        return [
            ("Position", .structure([.number(Int32(place.row)), .number(Int32(place.column))])),
            ("RowSpan", .number(1)), ("ColumnSpan", .number(1)), ("Table", program.reference(table.number).datum),
        ]
    }

    private func reference(_ node: ShownNode?) -> BusDatum {
        (node.map { program.reference($0.number) } ?? .none).datum
    }
}
