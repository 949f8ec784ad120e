// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Wording of elements")
struct ElementDescriptionTests {
    private func words(_ content: AnnouncementContent) -> String { Wording().words(for: content).display }

    private func changed(_ old: ElementSnapshot, _ new: ElementSnapshot) -> String {
        words(.elementChanged(new, from: old))
    }

    @Test func `an element is its label, value, traits and hint, in that order`() {
        let element = ElementSnapshot(
            id: "id", label: "Label", value: "value", hint: "Hint", traits: [.button, .selected],
            identifier: "Foo.identifier", frame: .zero, container: "container", index: 2, count: 5,
            actions: ["Delete"], language: "en")
        #expect(words(.element(element)) == "Label, value, selected, button, Hint")
    }

    @Test func `each trait that says what an element is has a word, the others are silent`() {
        let said = AccessibilityTraits.named.map { words(.element(ElementSnapshot(traits: $0.trait))) }
        #expect(
            zip(AccessibilityTraits.named.map(\.name), said).map { "\($0): \($1)" } == [
                "selected: selected", "notEnabled: dimmed", "button: button", "toggleButton: switch button",
                "tabBar: tab bar", "header: heading", "link: link", "adjustable: adjustable", "image: image",
                "searchField: search field", "keyboardKey: keyboard key", "staticText: ", "summaryElement: ",
                "playsSound: ", "updatesFrequently: ", "startsMediaSession: ", "allowsDirectInteraction: ",
                "causesPageTurn: ",
            ])
        let all = AccessibilityTraits.named.reduce(into: AccessibilityTraits()) { $0.insert($1.trait) }
        #expect(
            words(.element(ElementSnapshot(traits: all)))
                == "selected, dimmed, button, switch button, tab bar, heading, link, adjustable, image, search field, "
                + "keyboard key")
    }

    @Test func `an element of which nothing is known has no words`() {
        #expect(words(.element(ElementSnapshot(id: "id", value: "", identifier: "Foo.bar"))) == "")
    }

    @Test func `of a change what is different is said`() {
        let old = ElementSnapshot(label: "CPU", value: "3 %", hint: "hint", traits: .button, bound: .minimum)
        var new = old
        #expect(changed(old, new) == "")
        new.value = "4 %"
        #expect(changed(old, new) == "4 %")
        new.label = "All CPUs"
        new.bound = .maximum
        new.traits = [.button, .selected]
        #expect(changed(old, new) == "All CPUs, 4 %, maximum, selected")
    }

    @Test func `a state that is gone is said, another trait that is gone is not`() {
        let old = ElementSnapshot(label: "Row", traits: [.selected, .notEnabled, .button])
        #expect(changed(old, ElementSnapshot(label: "Row")) == "not selected, not dimmed")
        #expect(changed(old, ElementSnapshot(label: "Row", traits: [.selected, .notEnabled])) == "")
    }

    @Test func `a value, a label or a bound that is gone is silence, and so is a new hint`() {
        let old = ElementSnapshot(label: "Row", value: "1", bound: .maximum)
        #expect(changed(old, ElementSnapshot(hint: "Swipe", identifier: "Foo.row")) == "")
    }

    @Test func `what the user adjusted is its value, with the bound that it is at`() {
        func adjusted(_ element: ElementSnapshot) -> String { words(.elementAdjusted(element, from: element)) }
        let volume = ElementSnapshot(label: "Volume", value: "100", hint: "Turn it", traits: .adjustable)
        var full = volume
        full.bound = .maximum
        var empty = volume
        empty.bound = .minimum
        empty.value = "0"
        #expect([volume, full, empty].map(adjusted) == ["100", "100, maximum", "0, minimum"])
        #expect(adjusted(ElementSnapshot(label: "Volume", bound: .minimum)) == "Volume, minimum")
    }

    @Test func `a scroll is its status, and at the edge it says so`() {
        let statuses = [false, true].map { words(.scrolled("Page 3 of 10", isEdge: $0)) }
        #expect(statuses == ["Page 3 of 10", "Page 3 of 10, edge reached"])
    }
}
