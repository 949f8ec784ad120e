// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import DesktopBridge

/// A data table as assistive technologies see it: `Table` and `TableCell`.
@Suite("Data tables for assistive technologies")
struct ProvidedTableTests {
    private var program = ShownProgram(connection: "#3", name: "shop")
    private static let cells = [
        ("ware", "Ware", 0, 0), ("price", "Price", 0, 1), ("bread", "Bread", 1, 0), ("two", "2 euros", 1, 1),
    ]

    init() {
        var table = ElementSnapshot(id: "table", label: "Prices")
        table.details.containerType = .dataTable
        _ = program.tree.take(.willDisplay(table))
        for (index, (id, label, row, column)) in Self.cells.enumerated() {
            var cell = ElementSnapshot(id: id, label: label, traits: row == 0 ? .header : [])
            (cell.container, cell.index) = ("table", index)
            (cell.details.row, cell.details.column) = (row, column)
            _ = program.tree.take(.willDisplay(cell))
        }
    }

    private func node(_ id: String) -> ShownNode? {
        program.tree.nodes.values.first { $0.element?.id == id }
    }

    private func reference(_ id: String) -> BusDatum {
        node(id).map { program.reference($0.number).datum } ?? BusReference.none.datum
    }

    private func ask(_ id: String, _ interface: String, _ member: String, _ arguments: BusValue...) -> BusReply {
        var call = BusMessage(kind: .call)
        call.path = node(id).map { BusReference.path($0.number) }
        call.interface = interface.contains(".") ? interface : "org.a11y.atspi.\(interface)"
        (call.member, call.arguments) = (member, arguments)
        var answers = ProgramAnswers(program)
        return answers.answer(call)
    }

    private func property(_ id: String, _ interface: String, _ name: String) -> BusReply {
        ask(id, "org.freedesktop.DBus.Properties", "Get", .text("org.a11y.atspi.\(interface)"), .text(name))
    }

    @Test func `a table and its cells have the roles and interfaces of their kind`() {
        let roles = ["table", "ware", "price", "bread", "two"].map { node($0).map(program.role) }
        #expect(roles == [.table, .columnHeader, .columnHeader, .tableCell, .tableCell])
        #expect(node("table").map(program.interfaces)?.contains("org.a11y.atspi.Table") == true)
        #expect(node("two").map(program.interfaces)?.contains("org.a11y.atspi.TableCell") == true)
    }

    @Test func `a table answers with its size, its cells by place and the names of its columns`() {
        #expect(property("table", "Table", "NRows") == .values([.variant(.number(2))]))
        #expect(property("table", "Table", "NColumns") == .values([.variant(.number(2))]))
        #expect(ask("table", "Table", "GetAccessibleAt", .number(1), .number(1)) == .values([reference("two")]))
        #expect(ask("table", "Table", "GetIndexAt", .number(1), .number(0)) == .values([.number(2)]))
        #expect(ask("table", "Table", "GetRowAtIndex", .number(3)) == .values([.number(1)]))
        #expect(ask("table", "Table", "GetColumnHeader", .number(1)) == .values([reference("price")]))
        #expect(ask("table", "Table", "GetColumnDescription", .number(1)) == .values([.text("Price")]))
    }

    @Test func `a place outside of the table has no cell`() {
        #expect(ask("table", "Table", "GetAccessibleAt", .number(2), .number(0)) == .values([BusReference.none.datum]))
        #expect(ask("table", "Table", "GetAccessibleAt", .number(-1), .number(9)) == .values([BusReference.none.datum]))
        #expect(ask("table", "Table", "GetRowAtIndex", .number(99)) == .values([.number(-1)]))
        #expect(ask("table", "Table", "GetRowDescription", .number(1)) == .values([.text("")]))
    }

    @Test mutating func `a cell a billion rows down is found, with the header of its column`() {
        var cell = ElementSnapshot(id: "last", label: "Total")
        (cell.container, cell.index) = ("table", 4)
        (cell.details.row, cell.details.column) = (1_000_000_000, 1)
        _ = program.tree.take(.willDisplay(cell))
        let place: [BusValue] = [.number(1_000_000_000), .number(1)]
        #expect(ask("table", "Table", "GetAccessibleAt", place[0], place[1]) == .values([reference("last")]))
        #expect(
            ask("last", "TableCell", "GetColumnHeaderCells") == .values([.array(of: "(so)", [reference("price")])]))
        #expect(ask("table", "Table", "GetColumnHeader", .number(7)) == .values([BusReference.none.datum]))
    }

    @Test func `a cell answers with its place, its table and its headers`() {
        let place = BusDatum.structure([.number(1), .number(1)])
        #expect(property("two", "TableCell", "Position") == .values([.variant(place)]))
        #expect(property("two", "TableCell", "Table") == .values([.variant(reference("table"))]))
        #expect(
            ask("two", "TableCell", "GetColumnHeaderCells") == .values([.array(of: "(so)", [reference("price")])]))
        #expect(ask("two", "TableCell", "GetRowHeaderCells") == .values([.array(of: "(so)", [])]))
        #expect(ask("price", "TableCell", "GetColumnHeaderCells") == .values([.array(of: "(so)", [])]))
    }

    /// A table of labels by row; those that begin with `#` are headers. The id of a cell is its label.
    private func table(_ rows: [[String]]) -> Self {
        var tests = self
        tests.program = ShownProgram(connection: "#3", name: "shop")
        var table = ElementSnapshot(id: "table", label: "Prices")
        table.details.containerType = .dataTable
        _ = tests.program.tree.take(.willDisplay(table))
        for (row, labels) in rows.enumerated() {
            for (column, label) in labels.enumerated() {
                var cell = ElementSnapshot(id: label, label: label, traits: label.hasPrefix("#") ? .header : [])
                (cell.container, cell.details.row, cell.details.column) = ("table", row, column)
                _ = tests.program.tree.take(.willDisplay(cell))
            }
        }
        return tests
    }

    private func headers(_ id: String) -> [BusReply] {
        ["GetRowHeaderCells", "GetColumnHeaderCells"].map { ask(id, "TableCell", $0) }
    }

    private func list(_ ids: String...) -> BusReply { .values([.array(of: "(so)", ids.map(reference))]) }

    @Test func `a cell below two rows of headers has both, and the header of its row`() {
        let tests = table([["#corner", "#2026", "#2027"], ["#ware", "#euro", "#dollar"], ["#bread", "2", "3"]])
        #expect(tests.headers("2") == [tests.list("#bread"), tests.list("#2026", "#euro")])
        #expect(tests.headers("3") == [tests.list("#bread"), tests.list("#2027", "#dollar")])
        #expect(tests.headers("#euro") == [tests.list(), tests.list()])
        let rows = (0...2).map { tests.ask("table", "Table", "GetRowHeader", .number($0)) }
        let none = BusReply.values([BusReference.none.datum])
        #expect(rows == [none, none, .values([tests.reference("#bread")])])
        let columns = (0...2).map { tests.ask("table", "Table", "GetColumnHeader", .number($0)) }
        #expect(columns == [none, .values([tests.reference("#2026")]), .values([tests.reference("#2027")])])
    }

    @Test func `a header's role follows the cells beside it and below it`() {
        func roles(_ rows: [[String]]) -> [AccessibleRole?] {
            let tests = table(rows)
            return rows.joined().filter { $0.hasPrefix("#") }.map { tests.node($0).map(tests.program.role) }
        }
        #expect(roles([["#Name", "Ann"], ["#Age", "40"]]) == [.rowHeader, .rowHeader])
        #expect(roles([["#Name"], ["Ann"], ["Bob"]]) == [.columnHeader])
        #expect(roles([["#Name", "Ann"], ["Age", "40"]]) == [.columnHeader])
        #expect(
            roles([["#corner", "#2026"], ["#ware", "#euro"], ["#bread", "2"]]) == [
                .columnHeader, .columnHeader, .columnHeader, .columnHeader, .rowHeader,
            ])
    }

    @Test func `a cell that makes a header one of its row puts the header into the caches again`() {
        var tests = table([["#Name"]])
        var cell = ElementSnapshot(id: "Ann", label: "Ann")
        (cell.container, cell.details.row, cell.details.column) = ("table", 0, 1)
        let changes = tests.program.tree.take(.willDisplay(cell))
        let put = ProgramSignals(program: tests.program).signals(of: changes).filter { $0.member == "AddAccessible" }
        #expect(put.count == 2)
        #expect(tests.node("#Name").map(tests.program.role) == .rowHeader)
    }

    @Test func `a table without a row of headers has headers of rows alone`() {
        let tests = table([["#bread", "2"], ["#milk", "1"]])
        #expect(tests.headers("2") == [tests.list("#bread"), tests.list()])
        #expect(tests.headers("1") == [tests.list("#milk"), tests.list()])
        #expect(tests.ask("table", "Table", "GetRowDescription", .number(1)) == .values([.text("#milk")]))
        #expect(tests.ask("table", "Table", "GetColumnDescription", .number(0)) == .values([.text("")]))
    }
}
