// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

/// An action that an element does not handle goes to its containers.
@MainActor
@Suite("Actions: enclosing objects")
struct EnclosingObjectTests {
    /// Scrolls a few pages, and records the directions requested.
    private final class Scroller: AccessibilityView {
        var pages = 0
        var asked: [AccessibilityScrollDirection] = []

        override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
            asked.append(direction)
            guard pages > 0 else { return false }
            pages -= 1
            return true
        }
    }

    private final class Menu: AccessibilityView, AccessibilityContainer {
        var takes = true
        var activated: [any AccessibilityObject] = []

        func accessibilityElementCount() -> Int { subviews.count }
        func accessibilityElement(at index: Int) -> (any AccessibilityObject)? { subviews[index] }
        func accessibilityActivate(_ element: any AccessibilityObject) -> Bool {
            activated.append(element)
            return takes
        }
    }

    /// An object without a superclass of the library.
    private final class Foreign: AccessibilityObject {
        var accessibility = AccessibilityProperties()
    }

    @Test func `a scroll that an element does not handle goes to its container, and to the one around that`() {
        let (outer, inner, view, element) = (Scroller(), Scroller(), AccessibilityView(), AccessibilityElement())
        outer.addSubview(inner)
        inner.addSubview(view)
        element.accessibility.container = view
        inner.pages = 1
        outer.pages = 1
        let handled = (0..<3).map { _ in ElementAction.scroll(.left).perform(on: element) }
        #expect(handled == [true, true, false])
        #expect(inner.asked == [.left, .left, .left])
        #expect(outer.asked == [.left, .left])
    }

    @Test func `an element that scrolls does not scroll its container`() {
        let (outer, inner) = (Scroller(), Scroller())
        outer.addSubview(inner)
        inner.pages = 1
        #expect(ElementAction.scroll(.down).perform(on: inner))
        #expect(outer.asked == [])
    }

    @Test func `an activation that an element does not handle goes to its container, with the contained element`() {
        let (menu, row, label) = (Menu(), AccessibilityView(), AccessibilityView())
        menu.addSubview(row)
        row.addSubview(label)
        #expect(label.accessibilityActivate())
        #expect(row.accessibilityActivate())
        #expect(ElementAction.activate.perform(on: label))
        #expect(menu.activated.allSatisfy { $0 === row })
        #expect(menu.activated.count == 3)
        menu.takes = false
        #expect(!ElementAction.activate.perform(on: label))
    }

    @Test func `an object of another class hierarchy is activated in its container, too`() {
        let (menu, object) = (Menu(), Foreign())
        object.accessibility.container = menu
        #expect(object.accessibilityActivate())
        #expect(menu.activated.first === object)
    }

    @Test func `objects that contain each other are asked once each`() {
        let (one, other) = (AccessibilityElement(), AccessibilityElement())
        one.accessibility.container = other
        other.accessibility.container = one
        #expect(!ElementAction.scroll(.up).perform(on: one))
        #expect(!ElementAction.activate.perform(on: one))
    }
}
