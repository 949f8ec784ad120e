// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@MainActor
@Suite("Views")
struct AccessibilityViewTests {
    private func view(_ x: Double, _ y: Double) -> AccessibilityView {
        AccessibilityView(frame: Rect(x: x, y: y, width: 10, height: 20))
    }

    @Test func `a view is no element until it says so`() {
        #expect(!AccessibilityView().isAccessibilityElement)
        #expect(AccessibilityElement().isAccessibilityElement)
    }

    @Test func `its frame in screen coordinates follows all that it is in`() {
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

    @Test func `a frame that was set stands`() {
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

    @Test func `adding it again puts it on top`() {
        let (outer, first, second) = (view(0, 0), view(0, 0), view(0, 0))
        [first, second, first].forEach(outer.addSubview)
        #expect(outer.subviews.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
    }

    @Test func `a view is never put into itself`() {
        let (outer, inner) = (view(0, 0), view(0, 0))
        outer.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(outer)
        #expect(outer.superview == nil)
        #expect([outer.subviews.count, inner.subviews.count] == [1, 0])
    }
}
