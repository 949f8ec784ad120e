// SPDX-License-Identifier: MIT

import AnnouncementKit
import FoundationEssentials
import TestSupport
import Testing

@MainActor
@Suite("Invalidation")
struct InvalidationTests {
    private let first = AccessibilityItemKind.cell(IndexPath(row: 0, section: 0))

    @Test func `the delegated invalidator asks its delegate, and does nothing without item or delegate`() {
        var item: Cell? = Cell("item")
        var delegate: Delegate? = Delegate()
        let invalidator = CommonAccessibilityItemInvalidator(
            item: item, accessibilityItemKind: first, accessibilityDelegate: delegate)
        invalidator.invalidateParameters()
        #expect(delegate?.kinds == [first])
        item = nil
        invalidator.invalidateParameters()
        #expect(delegate?.kinds == [first])
        item = Cell("other")
        let second = DelegatedAccessibilityItemInvalidator(
            item: item, accessibilityItemKind: first, accessibilityDelegate: delegate)
        delegate = nil
        second.invalidateParameters()
        #expect(second.item === item)
        #expect(second.accessibilityDelegate == nil)
    }

    @Test func `the basic invalidator applies the item's own strategies, and does nothing without the item`() {
        var item: Cell? = Cell("before")
        item?.setBasicInvalidator()
        item?.labelStrategy = .just("after")
        let invalidator = item?.accessibilityInvalidator
        invalidator?.invalidateParameters()
        #expect(item?.accessibilityLabel == "after")
        item?.removeInvalidator()
        #expect(item?.accessibilityInvalidator == nil)
        weak let gone = item
        item = nil
        invalidator?.invalidateParameters()
        #expect(gone == nil)
    }

    @Test func `an item outside a list reports its changes while it is displayed`() {
        let stage = ListStage()
        let item = Cell("clock")
        item.setBasicInvalidator()
        item.modifySelf()
        item.accessibilityInvalidator?.invalidateParameters()
        Accessibility.willDisplay(item)
        item.accessibilityInvalidator?.invalidateParameters()
        Accessibility.didEndDisplay(item)
        item.accessibilityInvalidator?.invalidateParameters()
        #expect(stage.events == ["willDisplay clock", "invalidated clock", "didEndDisplay clock"])
    }

    @Test func `a list's block makes the invalidators, once per display`() {
        var made: [AccessibilityItemKind] = []
        let item = Cell("item")
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { item }])])
        list.add(
            plugin: .accessibility(invalidatorCreationBlock: { item, kind, delegate in
                made.append(kind)
                return DelegatedAccessibilityItemInvalidator(
                    item: item, accessibilityItemKind: kind, accessibilityDelegate: delegate)
            }))
        list.display(row: 0)
        item.labelStrategy = .just("changed")
        item.accessibilityInvalidator?.invalidateParameters()
        list.endDisplay(row: 0)
        list.display(row: 0)
        #expect(made == [first, first])
        #expect(item.accessibilityLabel == "changed")
    }

    @Test func `a highlighted row changes its value and its state`() {
        let item = Cell("row")
        item.shouldOverrideStateTraits = true
        let title = label("row", traits: .staticText)
        item.traitsStrategy = .from(title)
        let list = AccessibleList(sections: [ListSection(rows: [ItemGenerator { item }])])
        list.display(row: 0)
        let states = [("Selected", true), ("Normal", false)].map { state, isSelected in
            item.valueStrategy = .just(state)
            if isSelected { item.traitsStrategy.insert(.selected) } else { item.traitsStrategy.remove(.selected) }
            item.accessibilityInvalidator?.invalidateParameters()
            return item.told
        }
        #expect(
            states == [
                Told(label: "row", value: "Selected", traits: ["selected", "staticText"]),
                Told(label: "row", value: "Normal", traits: ["staticText"]),
            ])
    }

    private final class Delegate: AccessibilityItemDelegate {
        var kinds: [AccessibilityItemKind] = []

        func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind) {
            kinds.append(kind)
        }
    }
}
