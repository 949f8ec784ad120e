// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Wording

@Suite("Details of elements in words")
struct ElementDetailsTests {
    private func spoken(_ content: AnnouncementContent, _ verbosity: Verbosity = .medium) -> String {
        Wording(verbosity: verbosity).words(for: content).display
    }

    @Test func `an expandable element announces its expanded status`() {
        var row = ElementSnapshot(label: "Photos", traits: .button)
        #expect(spoken(.element(row)) == "Photos, button")
        row.details.isExpanded = false
        #expect(spoken(.element(row)) == "Photos, button, collapsed")
        var open = row
        open.details.isExpanded = true
        #expect(spoken(.elementChanged(open, from: row)) == "expanded")
    }

    @Test func `a heading has its level`() {
        var heading = ElementSnapshot(label: "Results", traits: .header)
        heading.details.headingLevel = 2
        #expect(spoken(.element(heading)) == "Results, heading level 2")
    }

    @Test func `a text field without a value is read by its text, and a password is not`() {
        var field = ElementSnapshot(label: "Note")
        field.details.text = ElementText("one two", selection: 7..<7)
        #expect(spoken(.element(field)) == "Note, one two, text field")
        var changed = field
        changed.details.text?.text = "three"
        #expect(spoken(.elementChanged(changed, from: field)) == "three")
        field.value = "Search or ask"
        #expect(spoken(.element(field)) == "Note, Search or ask, text field")
        (field.value, field.details.text) = (nil, ElementText("•••", selection: 3..<3))
        field.details.text?.isSecure = true
        #expect(spoken(.element(field)) == "Note, text field, password")
    }

    @Test func `important content is heard with the element, and all content at high`() {
        var file = ElementSnapshot(label: "a.txt")
        file.details.content = [
            ElementContent(label: "Size", value: "3 MB", isImportant: true),
            ElementContent(label: "Owner", value: "Ann"),
        ]
        #expect(spoken(.element(file)) == "a.txt, Size, 3 MB")
        #expect(spoken(.element(file), .high) == "a.txt, Size, 3 MB, Owner, Ann")
    }
}
