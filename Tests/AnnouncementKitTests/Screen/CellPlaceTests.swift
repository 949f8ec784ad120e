// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Screen: data tables")
struct CellPlaceTests {
    var story = ScreenStory()

    private func cell(_ label: String, _ row: Int, _ column: Int, in table: String = "prices", isHeader: Bool = false)
        -> ElementSnapshot
    {
        var cell = ElementSnapshot(
            id: "\(table) \(row) \(column)", label: label, traits: isHeader ? .header : [], container: table)
        (cell.details.row, cell.details.column) = (row, column)
        return cell
    }

    /// A table of wares with their prices and colors, with headers above and before.
    private mutating func displayTable() {
        for (column, label) in ["Ware", "Price", "Color"].enumerated() {
            story.happened(.willDisplay(cell(label, 0, column, isHeader: true)))
        }
        for (row, texts) in [["Bread", "2 euros", "brown"], ["Milk", "1 euro", "white"]].enumerated() {
            for (column, text) in texts.enumerated() {
                story.happened(.willDisplay(cell(text, row + 1, column, isHeader: column == 0)))
            }
        }
    }

    private mutating func lines(_ visits: (row: Int, column: Int)...) -> [String] {
        for visit in visits { story.happened(.focused(.elementID("prices \(visit.row) \(visit.column)"))) }
        return story.takeLines()
    }

    @Test mutating func `a cell is announced with its headers, row and column when the table is entered`() {
        displayTable()
        #expect(lines((1, 1)) == ["default: Bread, Price, 2 euros, row 2, column 2"])
    }

    @Test mutating func `a move along a row announces only the new column`() {
        displayTable()
        _ = lines((1, 1))
        #expect(lines((1, 2)) == ["default: Color, brown, column 3"])
    }

    @Test mutating func `a move along a column announces only the new row`() {
        displayTable()
        _ = lines((1, 1))
        #expect(lines((2, 1)) == ["default: Milk, 1 euro, row 3"])
    }

    @Test mutating func `several headers are announced from the outside, in whatever order they appear`() {
        for (label, row, column) in [("Euro", 1, 2), ("2026", 0, 2), ("white", 2, 1), ("Bread", 2, 0)] {
            story.happened(.willDisplay(cell(label, row, column, isHeader: true)))
        }
        story.happened(.willDisplay(cell("2", 2, 2)))
        #expect(lines((2, 2)) == ["default: Bread, white, 2026, Euro, 2, row 3, column 3"])
    }

    @Test mutating func `a header is announced without headers`() {
        displayTable()
        #expect(
            lines((0, 1), (2, 0)) == [
                "default: Price, heading, row 1, column 2", "default: Milk, heading, row 3, column 1",
            ])
    }

    @Test mutating func `a cell that says the same as its header is announced too`() {
        displayTable()
        story.happened(.willDisplay(cell("Price", 3, 1)))
        #expect(lines((3, 1)) == ["default: Price, Price, row 4, column 2"])
    }

    @Test mutating func `a return from another element or another table announces row and column again`() {
        displayTable()
        story.happened(.willDisplay(ElementSnapshot(id: "save", label: "Save")))
        story.happened(.willDisplay(cell("1", 1, 1, in: "other")))
        _ = lines((1, 1))
        story.happened(.focused(.elementID("save")))
        #expect(lines((1, 1)) == ["default: Save", "default: Bread, Price, 2 euros, row 2, column 2"])
        story.happened(.focused(.elementID("other 1 1")))
        #expect(lines((1, 1)) == ["default: 1, row 2, column 2", "default: Bread, Price, 2 euros, row 2, column 2"])
    }

    @Test mutating func `a cell that is focused again is announced without its place`() {
        displayTable()
        _ = lines((1, 1))
        #expect(lines((1, 1)) == ["default: 2 euros"])
    }

    @Test mutating func `a cell with only a column has no place`() {
        var cell = ElementSnapshot(id: "a", label: "A", container: "t")
        cell.details.column = 1
        story.happened(.focused(.element(cell)))
        #expect(story.lines == ["default: A"])
    }
}
