// SPDX-License-Identifier: MIT

/// The kind of a container, with UIKit's raw values.
public enum AccessibilityContainerType: Int, Sendable, Hashable, CaseIterable {
    case none
    /// A table with rows and columns: see ``AccessibilityContainerDataTable``.
    case dataTable
    case list
    case landmark
    case semanticGroup

    /// The name on the wire.
    package var name: String { "\(self)" }

    package init?(name: String) {
        guard let found = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}

/// Whether an element's content is shown below it, with UIKit's raw values.
public enum AccessibilityExpandedStatus: Int, Sendable, Hashable, CaseIterable {
    /// The element cannot be expanded.
    case unsupported
    case expanded
    case collapsed
}

/// A container whose elements are the cells of a table: UIKit's `UIAccessibilityContainerDataTable`.
@MainActor
public protocol AccessibilityContainerDataTable: AccessibilityObject {
    /// The cell at a row and a column, from 0; nil if there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any AccessibilityContainerDataTableCell)?
    /// The number of rows, displayed or not.
    func accessibilityRowCount() -> Int
    /// The number of columns, displayed or not.
    func accessibilityColumnCount() -> Int
    /// The headers of a row; nil for none.
    func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]?
    /// The headers of a column; nil for none.
    func accessibilityHeaderElements(forColumn column: Int) -> [any AccessibilityContainerDataTableCell]?
}

extension AccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any AccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any AccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a data table: UIKit's `UIAccessibilityContainerDataTableCell`. Ranges have no `NSRange` here.
@MainActor
public protocol AccessibilityContainerDataTableCell: AccessibilityObject {
    /// The rows that the cell covers, from 0.
    func accessibilityRowRange() -> Range<Int>
    /// The columns that the cell covers, from 0.
    func accessibilityColumnRange() -> Range<Int>
}

extension AccessibilityContainerDataTableCell {
    /// True if the table around the cell lists it as a header of its row or its column.
    var isHeader: Bool {
        guard let row = accessibilityRowRange().first, let column = accessibilityColumnRange().first,
            let table = enclosingObjects.lazy.compactMap({ $0 as? any AccessibilityContainerDataTable }).first
        else { return false }
        let headers =
            (table.accessibilityHeaderElements(forRow: row) ?? [])
            + (table.accessibilityHeaderElements(forColumn: column) ?? [])
        return headers.contains { $0 === self }
    }
}
