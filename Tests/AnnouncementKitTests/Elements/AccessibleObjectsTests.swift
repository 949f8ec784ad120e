// SPDX-License-Identifier: MIT

import Testing

@testable import AnnouncementKit

@MainActor
@Suite("Finding objects")
struct AccessibleObjectsTests {
    private func element(_ identifier: String? = nil) -> AccessibilityElement {
        let element = AccessibilityElement()
        element.accessibilityIdentifier = identifier
        return element
    }

    @Test func `an object is found by its id, or else by its identifier`() {
        let objects = AccessibleObjects()
        let (plain, named) = (element(), element("Foo.bar"))
        [plain, named].forEach(objects.add)
        #expect(objects.find(plain.accessibility.id) === plain)
        #expect(objects.find(named.accessibility.id) === named)
        #expect(objects.find("Foo.bar") === named)
        #expect(objects.find("Foo") == nil)
    }

    @Test func `an identifier shared by several objects finds the first of them`() {
        let objects = AccessibleObjects()
        let cells = (0..<50).map { _ in element("Cell") }
        cells.forEach(objects.add)
        objects.add(cells[0])
        #expect(objects.find("Cell") === cells[0])
        objects.remove(cells[0])
        #expect(objects.find("Cell") === cells[1])
    }

    @Test func `an identifier set later is found`() {
        let objects = AccessibleObjects()
        let late = element()
        objects.add(late)
        late.accessibilityIdentifier = "late"
        #expect(objects.find("late") === late)
    }

    @Test func `an object is not kept alive, and deallocated ones are forgotten`() {
        let objects = AccessibleObjects()
        var gone: AccessibilityElement? = element("gone")
        gone.map(objects.add)
        gone = nil
        #expect(objects.find("gone") == nil)
        for _ in 0..<10_000 { objects.add(element()) }
        #expect(objects.count <= 64)
    }

    @Test func `ids are never used twice`() {
        let ids = (0..<100).map { _ in AccessibilityElement().accessibility.id }
        #expect(Set(ids).count == 100)
    }
}
