// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@MainActor
@Suite("The modifier for UI tests")
struct XCUITestsModifierTests {
    @Test func `the modifier is chosen by a command-line argument of the process`() {
        #expect(XCUITestsAccessibilityModifier.isAsked(by: ["app", "-rddm.XCUITestsCompatible"]))
        #expect(!XCUITestsAccessibilityModifier.isAsked(by: ["app"]))
        #expect(!XCUITestsAccessibilityModifier.isEnabled)
        #expect(ObjectIdentifier(Cell().modifierType) == ObjectIdentifier(AccessibilityItemModifier.self))
    }

    @Test func `cells are buttons and other items are static text, also where strategies are ignored`() {
        XCUITestsAccessibilityModifier.isEnabled = true
        defer { XCUITestsAccessibilityModifier.isEnabled = false }
        let items = [Cell("header"), Cell("cell"), Cell(.ignored), Cell("footer")]
        let list = AccessibleList(sections: [
            ListSection(
                header: ItemGenerator { items[0] }, rows: [ItemGenerator { items[1] }, ItemGenerator { items[2] }],
                footer: ItemGenerator { items[3] })
        ])
        list.reload()
        #expect(
            items.map(\.told) == [
                Told(label: "header", traits: ["staticText"]), Told(label: "cell", traits: ["button"]),
                Told(isElement: false, traits: ["button"]), Told(label: "footer", traits: ["staticText"]),
            ])
    }

    @Test func `items outside a list are static text, with the generator's text`() {
        let items = [Cell("a"), Cell("b")]
        XCUITestsAccessibilityModifier.modify(item: items[0])
        XCUITestsAccessibilityModifier.modify(item: items[1], generator: Strategies(labelStrategy: .just("of")))
        #expect(
            items.map(\.told) == [
                Told(label: "a", traits: ["staticText"]), Told(label: "of b", traits: ["staticText"]),
            ])
    }
}
