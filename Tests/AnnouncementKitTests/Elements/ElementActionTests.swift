// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Actions")
struct ElementActionTests {
    /// Records the actions that it receives.
    private final class Page: AccessibilityElement {
        var done: [String] = []
        var handles = true

        override func accessibilityActivate() -> Bool { note("activate") }
        override func accessibilityIncrement() { _ = note("increment") }
        override func accessibilityDecrement() { _ = note("decrement") }
        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { note(direction.name) }
        override func accessibilityPerformEscape() -> Bool { note("escape") }
        func share() -> Bool { note("share") }

        private func note(_ what: String) -> Bool {
            done.append(what)
            return handles
        }
    }

    private static let all: [ElementAction] =
        [.activate, .escape] + AccessibilityScrollDirection.allCases.map(ElementAction.scroll)

    @Test func `the scroll directions have UIKit's raw values`() {
        let values = AccessibilityScrollDirection.allCases.map { ($0.name, $0.rawValue) }
        #expect(
            values.map(\.0) == ["right", "left", "up", "down", "next", "previous"])
        #expect(values.map(\.1) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `a scroll direction has one name, in both directions`() {
        let directions = AccessibilityScrollDirection.allCases
        #expect(directions.map(\.name).map(AccessibilityScrollDirection.init(name:)) == directions)
        #expect(AccessibilityScrollDirection(name: "sideways") == nil)
    }

    @Test func `activate, escape and the six scrolls reach the element, which reports whether it handled them`() {
        let page = Page()
        let expected = ["activate", "escape", "right", "left", "up", "down", "next", "previous"]
        #expect(Self.all.map { $0.perform(on: page) } == .init(repeating: true, count: 8))
        page.handles = false
        #expect(Self.all.map { $0.perform(on: page) } == .init(repeating: false, count: 8))
        #expect(page.done == expected + expected)
    }

    @Test func `an element without actions reports them as not handled`() {
        let element = AccessibilityElement()
        let actions = Self.all + [.increment, .decrement, .custom("Share")]
        #expect(actions.map { $0.perform(on: element) } == .init(repeating: false, count: 11))
    }

    @Test func `only an adjustable element is incremented and decremented`() {
        let page = Page()
        #expect([ElementAction.increment, .decrement].map { $0.perform(on: page) } == [false, false])
        page.accessibilityTraits = .adjustable
        #expect([ElementAction.increment, .decrement].map { $0.perform(on: page) } == [true, true])
        #expect(page.done == ["increment", "decrement"])
    }

    @Test func `a custom action is a closure, found by its name`() {
        let element = AccessibilityElement()
        var done: [String] = []
        element.accessibilityCustomActions = [
            AccessibilityCustomAction(name: "Like") {
                done.append("like"); return true
            },
            AccessibilityCustomAction(name: "Refuse") {
                done.append("refuse"); return false
            },
            AccessibilityCustomAction(name: "Like") {
                done.append("second"); return true
            },
        ]
        let handled = ["Like", "Refuse", "like", ""].map { ElementAction.custom($0).perform(on: element) }
        #expect(handled == [true, false, false, false])
        #expect(done == ["like", "refuse"])
    }

    @Test func `a custom action may be a method of a target, which is not kept alive`() {
        var page: Page? = Page()
        let element = AccessibilityElement()
        element.accessibilityCustomActions = page.map {
            [AccessibilityCustomAction(name: "Share", target: $0, method: Page.share)]
        }
        #expect(ElementAction.custom("Share").perform(on: element))
        #expect(page?.done == ["share"])
        page = nil
        #expect(!ElementAction.custom("Share").perform(on: element))
    }

    @Test func `a snapshot has the names of the actions`() {
        let element = AccessibilityElement()
        element.accessibilityCustomActions = ["Like", "Share"].map { AccessibilityCustomAction(name: $0) { true } }
        #expect(
            ElementSnapshot(of: element)
                == ElementSnapshot(id: element.accessibility.id, frame: .zero, actions: ["Like", "Share"]))
    }

    @Test func `the activation point is the center of the frame unless it is set`() {
        let element = AccessibilityElement()
        element.accessibilityFrame = Rect(x: 10, y: 20, width: 4, height: 6)
        #expect(element.accessibilityActivationPoint == Point(x: 12, y: 23))
        element.accessibilityActivationPoint = Point(x: 1, y: 1)
        element.accessibilityFrame = .zero
        #expect(element.accessibilityActivationPoint == Point(x: 1, y: 1))
    }
}
