// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("The base modifier")
struct ItemModifierTests {
    @Test func `an item that ignores everything is not modified`() {
        let item = Cell(.ignored)
        item.modifySelf()
        #expect(item.told == Told(isElement: false))
        item.accessibility.isElement = true
        item.accessibilityLabel = "kept"
        item.modifySelf()
        #expect(item.told == Told(isElement: true, label: "kept"))
    }

    @Test func `an item with any strategy becomes an element`() {
        let item = Cell("row")
        item.modifySelf()
        #expect(item.told == Told(label: "row"))
    }

    @Test func `strategies for label and value that are not ignored are assigned, also nil`() {
        let item = Cell(.just(nil))
        (item.accessibilityLabel, item.accessibilityValue) = ("old", "old")
        item.modifySelf()
        #expect(item.told == Told(label: nil, value: "old"))
        item.labelStrategy = .ignored
        item.valueStrategy = .just("new")
        item.accessibilityLabel = "kept"
        item.modifySelf()
        #expect(item.told == Told(label: "kept", value: "new"))
    }

    @Test func `the state of an item is kept when its strategy sets traits`() {
        let item = Cell("row")
        item.accessibilityTraits = [.selected, .notEnabled, .link]
        item.traitsStrategy = .just(.button)
        item.modifySelf()
        #expect(item.told == Told(label: "row", traits: ["selected", "notEnabled", "button"]))
    }

    @Test func `a strategy that overrides the state sets it`() {
        let item = Cell("row")
        item.accessibilityTraits = [.selected, .notEnabled]
        item.traitsStrategy = .just(.button)
        item.shouldOverrideStateTraits = true
        item.modifySelf()
        #expect(item.told == Told(label: "row", traits: ["button"]))
    }

    @Test func `traits without a value keep those of the item`() {
        let item = Cell("row")
        item.accessibilityTraits = .link
        item.traitsStrategy = .just(nil)
        item.modifySelf()
        #expect(item.told == Told(label: "row", traits: ["link"]))
    }

    @Test func `the modifier may be called by either name, with and without a word before the item`() {
        let items = [Cell("a"), Cell("b"), Cell("c")]
        BaseAccessibilityModifier.modify(items[0])
        AccessibilityItemModifier.modify(item: items[1])
        BaseAccessibilityModifier.modify(items[2], generator: Strategies(labelStrategy: .just("of")))
        #expect(items.map(\.accessibilityLabel) == ["a", "b", "of c"])
    }
}
