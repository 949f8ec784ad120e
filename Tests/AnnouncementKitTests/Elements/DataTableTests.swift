// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import AnnouncementKit

@MainActor
@Suite("Data tables")
struct DataTableTests {
    private final class Cell: AccessibilityElement, AccessibilityContainerDataTableCell {
        let (row, column): (Int, Int)

        init(_ label: String, _ row: Int, _ column: Int, in table: Table) {
            (self.row, self.column) = (row, column)
            super.init(accessibilityContainer: table)
            accessibilityLabel = label
        }

        func accessibilityRowRange() -> Range<Int> { row..<row + 1 }
        func accessibilityColumnRange() -> Range<Int> { column..<column + 1 }
    }

    private final class Table: AccessibilityView, AccessibilityContainerDataTable {
        var cells: [Cell] = []

        func accessibilityDataTableCellElement(forRow row: Int, column: Int)
            -> (any AccessibilityContainerDataTableCell)?
        { cells.first { $0.row == row && $0.column == column } }

        func accessibilityRowCount() -> Int { 2 }
        func accessibilityColumnCount() -> Int { 2 }

        func accessibilityHeaderElements(forColumn column: Int) -> [any AccessibilityContainerDataTableCell]? {
            cells.filter { $0.row == 0 && $0.column == column }
        }
    }

    @Test func `a cell that its table lists as a header has the trait header, and another cell has not`() {
        let table = Table()
        table.cells = [Cell("Price", 0, 1, in: table), Cell("2 euros", 1, 1, in: table)]
        let shown = table.cells.map { ElementSnapshot(of: $0) }
        #expect(shown.map(\.traits) == [.header, []])
        #expect(shown.map(\.details.row) == [0, 1])
        var story = ScreenStory()
        for element in shown { story.happened(.willDisplay(element)) }
        story.happened(.focused(.element(shown[1])))
        #expect(story.lines == ["default: Price, 2 euros, row 2, column 2"])
    }
}
