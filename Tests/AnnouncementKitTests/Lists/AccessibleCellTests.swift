// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("A cell to inherit from")
struct AccessibleCellTests {
    private class TitleCell: AccessibleCell {
        let title = label("Title")
        override var labelStrategy: AccessibilityStringStrategy { .from(title) }
        override var textLabel: AccessibilityView? { AccessibilityView() }
    }

    /// Overrides the properties that its superclass does not.
    private final class PriceCell: TitleCell {
        var price = "3 €"
        override var valueStrategy: AccessibilityStringStrategy { .from { [weak self] in self?.price } }
        override var traitsStrategy: AccessibilityTraitsStrategy { .just(.link) }
        override func accessibilityActions() -> [AccessibilityCustomAction] {
            [AccessibilityCustomAction(name: "Buy") { true }]
        }
    }

    @Test func `a cell is not an element until a strategy is given`() {
        let cell = AccessibleCell()
        AccessibleList(sections: [ListSection(rows: [ItemGenerator { cell }])]).reload()
        #expect(!cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == nil)
    }

    @Test func `overrides in a subclass of a subclass are used`() {
        let cell = PriceCell()
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { cell }])])
        list.reload()
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Title")
        #expect(cell.accessibilityValue == "3 €")
        #expect(cell.accessibilityTraits == .link)
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Buy"])
    }

    @Test func `a cell has an invalidator while it is displayed`() {
        let cell = PriceCell()
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { cell }])])
        list.reload()
        cell.price = "4 €"
        cell.accessibilityInvalidator?.invalidateParameters()
        #expect(cell.accessibilityValue == "4 €")
        list.endDisplay(row: 0)
        #expect(cell.accessibilityInvalidator == nil)
    }

    @Test func `a cell's parts get identifiers, and a selectable cell can be pressed`() {
        let cell = TitleCell()
        let names = cell.injectAccessibilityIdentifiers().map(\.identifier)
        #expect(names == ["TitleCell", "TitleCell.contentView", "TitleCell.textLabel", "TitleCell.title"])
        var presses = 0
        let row = CellGenerator { cell }
        row.didSelectEvent += { presses += 1 }
        let list = AccessibleList(sections: [ListSection(rows: [row])]).add(plugin: .selectable())
        list.reload()
        #expect(cell.accessibilityActivate())
        #expect(presses == 1)
    }
}
