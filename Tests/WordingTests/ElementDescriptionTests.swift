// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Wording of elements")
struct ElementDescriptionTests {
    private func words(_ content: AnnouncementContent) -> String { Wording().words(for: content).display }

    private func changed(_ old: ElementSnapshot, _ new: ElementSnapshot) -> String {
        words(.elementChanged(new, from: old))
    }

    @Test func `an element's words are its label, value, traits, position and hint, in that order`() {
        let element = ElementSnapshot(
            id: "id", label: "Label", value: "value", hint: "Hint", traits: [.button, .selected],
            identifier: "Foo.identifier", frame: .zero, container: "container", index: 2, count: 5,
            actions: ["Delete"], language: "en")
        #expect(words(.element(element)) == "Label, value, selected, button, 3 of 5. Hint")
    }

    @Test func `a trait for the kind of an element has a word, and other traits are silent`() {
        let said = AccessibilityTraits.named.map { words(.element(ElementSnapshot(traits: $0.trait))) }
        #expect(
            zip(AccessibilityTraits.named.map(\.name), said).map { "\($0): \($1)" } == [
                "selected: selected", "notEnabled: dimmed", "button: button", "toggleButton: switch button",
                "tabBar: tab bar", "header: heading", "link: link", "adjustable: adjustable", "image: image",
                "searchField: search field", "keyboardKey: keyboard key", "staticText: ", "summaryElement: ",
                "playsSound: ", "updatesFrequently: ", "startsMediaSession: ", "allowsDirectInteraction: ",
                "causesPageTurn: ", "supportsZoom: ",
            ])
        let all = AccessibilityTraits.named.reduce(into: AccessibilityTraits()) { $0.insert($1.trait) }
        #expect(
            words(.element(ElementSnapshot(traits: all)))
                == "selected, dimmed, switch button, tab bar, heading, link, adjustable, image, search field, "
                + "keyboard key")
    }

    @Test func `an empty element has no words`() {
        #expect(words(.element(ElementSnapshot(id: "id", value: "", identifier: "Foo.bar"))) == "")
    }

    @Test func `a changed element announces its differences`() {
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

    @Test func `a removed state is announced, and another removed trait is silent`() {
        let old = ElementSnapshot(label: "Row", traits: [.selected, .notEnabled, .button])
        #expect(changed(old, ElementSnapshot(label: "Row")) == "not selected, not dimmed")
        #expect(changed(old, ElementSnapshot(label: "Row", traits: [.selected, .notEnabled])) == "")
    }

    @Test func `a removed value, label or bound is silent, and so is a new hint`() {
        let old = ElementSnapshot(label: "Row", value: "1", bound: .maximum)
        #expect(changed(old, ElementSnapshot(hint: "Swipe", identifier: "Foo.row")) == "")
    }

    @Test func `an adjusted element announces its value, with the bound that it has reached`() {
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

    @Test func `a state that the user changes is announced, also by an element without a value`() {
        func adjusted(_ element: ElementSnapshot, _ old: ElementSnapshot) -> String {
            words(.elementAdjusted(element, from: old))
        }
        let plain = ElementSnapshot(label: "Photos", traits: .button)
        var selected = plain
        selected.traits = [.button, .selected]
        var (closed, open) = (plain, plain)
        closed.details.isExpanded = false
        open.details.isExpanded = true
        #expect(adjusted(open, closed) == "expanded")
        #expect(adjusted(closed, open) == "collapsed")
        #expect(adjusted(selected, plain) == "selected")
        #expect(adjusted(plain, selected) == "not selected")
        #expect(adjusted(open, open) == "Photos, expanded")
        #expect(adjusted(selected, selected) == "Photos, selected")
        let renamed = ElementSnapshot(label: "All photos", value: "12", traits: .button)
        #expect(adjusted(renamed, plain) == "All photos, 12")
    }

    @Test func `a text that can be changed is a field, and a password is named`() {
        func said(_ text: ElementText, _ label: String = "Note", _ traits: AccessibilityTraits = []) -> String {
            var field = ElementSnapshot(label: label, traits: traits)
            field.details.text = text
            return words(.element(field))
        }
        let text = ElementText("one two")
        var (page, password) = (text, text)
        page.isEditable = false
        password.isSecure = true
        #expect(said(text) == "Note, one two, text field")
        #expect(said(text, "Find", .searchField) == "Find, one two, search field")
        #expect(said(page) == "Note, one two")
        #expect(said(password) == "Note, text field, password")
        #expect(said(password, "Password") == "Password, text field")
    }

    @Test func `a scroll announces its status, or that it is at the edge`() {
        let statuses = [false, true].map { words(.scrolled("Page 3 of 10", isEdge: $0)) }
        #expect(statuses == ["Page 3 of 10", "Page 3 of 10, edge reached"])
    }

    @Test(arguments: [
        (ElementSnapshot(label: "Save button", traits: .button), "Save button"),
        (ElementSnapshot(label: "BUTTON", traits: .button), "BUTTON"),
        (ElementSnapshot(label: "Unbutton", traits: .button), "Unbutton, button"),
        (ElementSnapshot(label: "Mute", value: "mute"), "Mute"),
        (ElementSnapshot(label: "Row", value: "selected", traits: .selected), "Row, selected"),
        (ElementSnapshot(label: "Save", hint: "Save."), "Save"),
        (ElementSnapshot(label: "Save", value: "on", hint: "On"), "Save, on"),
        (ElementSnapshot(label: "Wi-Fi", traits: [.button, .toggleButton]), "Wi-Fi, switch button"),
        (ElementSnapshot(label: "Photo 3 of 12", index: 2, count: 12), "Photo 3 of 12"),
        (ElementSnapshot(label: "Photo 13 of 12", index: 2, count: 12), "Photo 13 of 12, 3 of 12"),
    ])
    func `a repeated part is spoken once`(element: ElementSnapshot, said: String) {
        #expect(words(.element(element)) == said)
    }

    @Test func `a switch is spoken as on or off, not 1 or 0`() {
        let off = ElementSnapshot(label: "Wi-Fi", value: "0", traits: [.button, .toggleButton])
        var on = off
        on.value = "1"
        #expect(words(.element(on)) == "Wi-Fi, on, switch button")
        #expect(words(.element(off)) == "Wi-Fi, off, switch button")
        #expect(words(.elementChanged(on, from: off)) == "on")
        #expect(words(.elementAdjusted(off, from: on)) == "off")
        var other = on
        other.value = "ready"
        #expect(words(.element(other)) == "Wi-Fi, ready, switch button")
        #expect(words(.element(ElementSnapshot(label: "Count", value: "1", traits: .button))) == "Count, 1, button")
    }

    @Test(arguments: [
        (ElementSnapshot(label: "Name:", value: "Ada"), "Name: Ada"),
        (ElementSnapshot(label: "Loading…", traits: .image), "Loading… image"),
        (ElementSnapshot(label: "Really?", hint: "Asks"), "Really? Asks"),
        (ElementSnapshot(label: " ", value: "", hint: " Goes "), "Goes"),
        (ElementSnapshot(label: " Save ", value: " ", hint: ""), "Save"),
        (ElementSnapshot(label: ".", value: "5"), "5"),
    ])
    func `two parts are separated by one pause, and an empty part has none`(element: ElementSnapshot, said: String) {
        #expect(words(.element(element)) == said)
    }

    @Test(
        arguments: [
            (2, 12, "Row, 3 of 12"), (0, 2, "Row, 1 of 2"), (0, 1, "Row"), (5, 5, "Row"), (-1, 5, "Row"),
            (nil, 5, "Row"), (3, nil, "Row"), (Int.max, Int.max, "Row"),
        ] as [(Int?, Int?, String)])
    func `a position is spoken only if there are several elements`(index: Int?, count: Int?, said: String) {
        #expect(words(.element(ElementSnapshot(label: "Row", index: index, count: count))) == said)
    }

    @Test(arguments: [
        (SpokenLanguage.german, "Datei, ausgewählt, Taste, 3 von 12. Öffnet sie"),
        (.french, "Datei, sélectionné, bouton, 3 sur 12. Öffnet sie"),
        (.spanish, "Datei, seleccionado, botón, 3 de 12. Öffnet sie"),
        (.russian, "Datei, выбрано, кнопка, 3 из 12. Öffnet sie"),
        (.japanese, "Datei、選択中、ボタン、12の3。Öffnet sie"),
        (.traditionalChinese, "Datei，已選取，按鈕，第 3 個，共 12 個。Öffnet sie"),
        (.simplifiedChinese, "Datei，已选中，按钮，第 3 个，共 12 个。Öffnet sie"),
    ])
    func `every language has its own words and pauses`(language: SpokenLanguage, said: String) {
        let element = ElementSnapshot(
            label: "Datei", hint: "Öffnet sie", traits: [.button, .selected], index: 2, count: 12)
        #expect(Wording(language: language).words(for: .element(element)).display == said)
    }

    @Test func `a script without spaces has no other sign of a word's end`() {
        let element = ElementSnapshot(label: "保存ボタン", traits: .button)
        let words = Wording(language: .japanese).words(for: .element(element))
        #expect(words.display == "保存ボタン")
    }

    @Test func `a client's text is displayed unchanged and spoken safely`() {
        let words = Wording().words(for: .element(ElementSnapshot(label: "a\u{1}b", traits: .button)))
        #expect([words.display, words.speech] == ["a\u{1}b, button", "a b, button"])
    }
}
