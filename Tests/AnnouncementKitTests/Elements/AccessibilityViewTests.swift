// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Views")
struct AccessibilityViewTests {
    private func view(_ x: Double, _ y: Double) -> AccessibilityView {
        AccessibilityView(frame: Rect(x: x, y: y, width: 10, height: 20))
    }

    @Test func `a view is not an element until it is made one`() {
        #expect(!AccessibilityView().isAccessibilityElement)
        #expect(AccessibilityElement().isAccessibilityElement)
    }

    @Test func `a view's frame in screen coordinates follows its superviews`() {
        let (outer, middle, inner) = (view(100, 200), view(10, 20), view(1, 2))
        outer.addSubview(middle)
        middle.addSubview(inner)
        let before = inner.accessibilityFrame
        outer.frame.x = 300
        #expect(
            [before, inner.accessibilityFrame] == [
                Rect(x: 111, y: 222, width: 10, height: 20), Rect(x: 311, y: 222, width: 10, height: 20),
            ])
    }

    @Test func `a frame set explicitly is kept`() {
        let inner = view(1, 2)
        inner.accessibilityFrame = .zero
        inner.frame.x = 50
        #expect(inner.accessibilityFrame == .zero)
    }

    @Test func `a view is in one superview, which it does not keep alive`() {
        let view = view(0, 0)
        var (one, other): (AccessibilityView?, AccessibilityView?) = (AccessibilityView(), AccessibilityView())
        one?.addSubview(view)
        other?.addSubview(view)
        #expect([one?.subviews.count, other?.subviews.count] == [0, 1])
        #expect(view.accessibilityContainer === other)
        view.removeFromSuperview()
        #expect(view.superview == nil)
        #expect(other?.subviews.count == 0)
        other?.addSubview(view)
        (one, other) = (nil, nil)
        #expect(view.accessibilityContainer == nil)
    }

    @Test func `adding a subview again puts it on top`() {
        let (outer, first, second) = (view(0, 0), view(0, 0), view(0, 0))
        [first, second, first].forEach(outer.addSubview)
        #expect(outer.subviews.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
    }

    @Test func `a view is never added to itself`() {
        let (outer, inner) = (view(0, 0), view(0, 0))
        outer.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        #expect(outer.superview == nil)
        #expect([outer.subviews.count, inner.subviews.count] == [1, 0])
    }

    @Test func `a frame in the container's space moves with the container`() {
        let window = AccessibilityView(frame: Rect(x: 100, y: 50, width: 300, height: 300))
        let element = AccessibilityElement(accessibilityContainer: window)
        element.accessibilityFrameInContainerSpace = Rect(x: 10, y: 20, width: 5, height: 6)
        #expect(element.accessibilityFrame == Rect(x: 110, y: 70, width: 5, height: 6))
        window.frame.x = 200
        #expect(element.accessibilityFrame == Rect(x: 210, y: 70, width: 5, height: 6))
        #expect(element.accessibilityFrameInContainerSpace == Rect(x: 10, y: 20, width: 5, height: 6))
        element.accessibilityFrame = Rect(x: 201, y: 52, width: 1, height: 1)
        window.frame.x = 0
        #expect(element.accessibilityFrame == Rect(x: 201, y: 52, width: 1, height: 1))
        #expect(element.accessibilityFrameInContainerSpace == Rect(x: 201, y: 2, width: 1, height: 1))
    }

    @Test func `a frame counts from a container that is not a view, and from the screen without a container`() {
        let container = AccessibilityElement()
        container.accessibilityFrame = Rect(x: 7, y: 8, width: 9, height: 9)
        let (inside, alone) = (AccessibilityElement(accessibilityContainer: container), AccessibilityElement())
        for element in [inside, alone] {
            element.accessibilityFrameInContainerSpace = Rect(x: 1, y: 1, width: 1, height: 1)
        }
        #expect(inside.accessibilityFrame == Rect(x: 8, y: 9, width: 1, height: 1))
        #expect(alone.accessibilityFrame == Rect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test func `a view takes a frame in its superview's space, too`() {
        let (outer, inner) = (AccessibilityView(frame: Rect(x: 5, y: 5, width: 50, height: 50)), AccessibilityView())
        outer.addSubview(inner)
        inner.accessibilityFrameInContainerSpace = Rect(x: 1, y: 2, width: 3, height: 4)
        outer.frame.y = 10
        #expect(inner.accessibilityFrame == Rect(x: 6, y: 12, width: 3, height: 4))
    }
}
