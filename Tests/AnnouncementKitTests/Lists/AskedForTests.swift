// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import Testing

/// Requests of users of RDDM and similar lists.
@MainActor
@Suite("Asked for")
struct AskedForTests {
    @Test func `a footer whose generator provides strategies is reached from a table`() {
        final class Footer: FooterGenerator, AccessibilityStrategyProvider {
            var labelStrategy: AccessibilityStringStrategy { .just("Total") }
        }
        let item = Cell("12 processes")
        let list = AccessibleList(sections: [ListSection(footer: Footer { item })])
        list.display(.footer(0))
        #expect(item.accessibilityLabel == "Total 12 processes")
        item.labelStrategy = .just("13 processes")
        item.accessibilityInvalidator?.invalidateParameters()
        #expect(item.accessibilityLabel == "Total 13 processes")
    }

    @Test func `a strategy for an item's property follows the property without a hook`() {
        final class Row: AccessibilityView, AccessibilityInvalidatable {
            var percent = 0
            lazy var labelStrategy: AccessibilityStringStrategy = .from(self, keyPath: \.text)
            var accessibilityInvalidator: (any AccessibilityItemInvalidator)?
            var text: String { "\(percent) %" }
        }
        let row = Row()
        row.setBasicInvalidator()
        row.modifySelf()
        row.percent = 5
        row.accessibilityInvalidator?.invalidateParameters()
        #expect(row.accessibilityLabel == "5 %")
    }

    @Test func `a row is a button only while it has a handler`() {
        let item = Cell("row")
        let generator = CellGenerator { item }
        let list = AccessibleList(sections: [ListSection(rows: [generator])])
        list.display(row: 0)
        #expect(item.told == Told(label: "row"))
        generator.didSelectEvent += {}
        item.accessibilityInvalidator?.invalidateParameters()
        #expect(item.told == Told(label: "row", traits: ["button"]))
    }

    @Test func `a cell knows the number of all rows, off-screen rows included`() {
        let stage = Snapshots()
        Accessibility.listener = stage
        let list = AccessibleList(sections: [ListSection(rows: (0..<700).map { row in ItemGenerator { Cell("GIF") } })])
        list.display(row: 2)
        #expect(stage.shown.map(\.index) == [2])
        #expect(stage.shown.map(\.count) == [700])
        #expect(stage.shown.map(\.container) == [list.accessibility.id])
    }

    @Test func `a reused cell reports no values of its former row`() {
        let item = Cell("first")
        item.valueStrategy = .just("old")
        item.traitsStrategy = .just(.button)
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { item }, ItemGenerator { item }])])
        list.display(row: 0)
        list.endDisplay(row: 0)
        item.labelStrategy = .just("second")
        item.valueStrategy = .just(nil)
        item.traitsStrategy = .just([])
        list.display(row: 1)
        #expect(item.told == Told(label: "second"))
    }

    private final class Snapshots: AccessibilityListener {
        var shown: [ElementSnapshot] = []

        func happened(_ event: ViewEvent) {
            if case .willDisplay(let element) = event { shown.append(element) }
        }
    }
}
