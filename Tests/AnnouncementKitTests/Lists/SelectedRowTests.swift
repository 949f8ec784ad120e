// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// Rows that can be selected are pressed like buttons.
@MainActor
@Suite("A list: pressed rows")
struct SelectedRowTests {
    private let cell = Cell("Open")
    private let list = AccessibleList()
    private let selections = Selections()

    private final class Selections {
        var count = 0
    }

    private func show(_ row: any ListGenerator, _ plugin: (any DisplayPlugin)? = nil) {
        list.sections = [ListSection(rows: [row])]
        if let plugin { list.add(plugin: plugin) }
        list.reload()
    }

    private func selectable() -> CellGenerator {
        let row = CellGenerator { [cell] in cell }
        row.didSelectEvent += { [selections] in selections.count += 1 }
        return row
    }

    @Test func `a selectable row is pressed by activate and by perform`() {
        show(selectable(), SelectablePlugin())
        #expect(cell.accessibilityActivate())
        #expect(ElementAction.activate.perform(on: cell))
        #expect(selections.count == 2)
    }

    @Test func `a label in a row presses the row`() {
        let title = AccessibilityView()
        cell.addSubview(title)
        show(selectable(), SelectablePlugin())
        #expect(ElementAction.activate.perform(on: title))
        #expect(selections.count == 1)
    }

    @Test func `a row without a listener, a disabled row and a removed row are not pressed`() {
        show(CellGenerator { [cell] in cell }, SelectablePlugin())
        #expect(!cell.accessibilityActivate())
        show(selectable())
        cell.accessibilityTraits.insert(.notEnabled)
        #expect(!cell.accessibilityActivate())
        cell.accessibilityTraits.remove(.notEnabled)
        list.endDisplay(row: 0)
        #expect(!cell.accessibilityActivate())
        #expect(selections.count == 0)
    }

    @Test func `a row without a plugin that takes selections is not pressed`() {
        show(selectable())
        #expect(!ElementAction.activate.perform(on: cell))
    }

    @Test func `a folding row opens when pressed, if it has content`() {
        let row = FoldableCellGenerator { [cell] in cell }
        show(row, FoldablePlugin())
        #expect(!cell.accessibilityActivate())
        row.childGenerators = [ItemGenerator { Cell("Child") }]
        #expect(ElementAction.activate.perform(on: cell))
        #expect(row.isExpanded)
        #expect(list.sections[0].rows.count == 2)
    }

    @Test func `a program's plugin receives the press of a row`() {
        final class Log: DisplayPlugin {
            var rows: [Int] = []
            func process(_ event: DisplayEvent, in manager: any DisplayManager) {
                if case .didSelect(let path) = event { rows.append(path.row) }
            }
        }
        let log = Log()
        show(ItemGenerator { [cell] in cell }, log)
        #expect(cell.accessibilityActivate())
        #expect(log.rows == [0])
    }

    @Test func `a row that answers an activation itself is not selected`() {
        final class Button: AccessibilityView {
            override func accessibilityActivate() -> Bool { true }
        }
        let button = Button()
        let row = CellGenerator { button }
        row.didSelectEvent += { [selections] in selections.count += 1 }
        show(row, SelectablePlugin())
        #expect(ElementAction.activate.perform(on: button))
        #expect(selections.count == 0)
    }
}
