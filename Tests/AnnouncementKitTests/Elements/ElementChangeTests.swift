// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Element changes")
struct ElementChangeTests {
    private let whole = ElementSnapshot(
        id: "a", label: "Volume", value: "50", hint: "Turn it", traits: .adjustable, identifier: "V", frame: .zero,
        container: "panel", index: 1, count: 3, actions: ["Mute"], language: "en", bound: .maximum)

    @Test func `properties that a change does not set stay`() {
        #expect(ElementChange(id: "a").applied(to: whole) == whole)
        var change = ElementChange(id: "a")
        change.value = "51"
        change.bound = .some(nil)
        var expected = whole
        expected.value = "51"
        expected.bound = nil
        #expect(change.applied(to: whole) == expected)
    }

    @Test func `a change may remove a property`() {
        var change = ElementChange(id: "a")
        change.label = .some(nil)
        change.value = .some(nil)
        change.hint = .some(nil)
        change.traits = []
        change.identifier = .some(nil)
        change.frame = .some(nil)
        change.index = .some(nil)
        change.count = .some(nil)
        change.actions = []
        change.language = .some(nil)
        change.bound = .some(nil)
        #expect(change.applied(to: whole) == ElementSnapshot(id: "a", container: "panel"))
    }

    @Test func `a change to a snapshot gives that snapshot, in its place`() {
        let blank = ElementSnapshot(id: "a", container: "panel")
        #expect(ElementChange(to: whole, id: "a").applied(to: blank) == whole)
        #expect(ElementChange(to: blank, id: "a").applied(to: whole) == blank)
    }
}
