// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@Suite("Listener tokens")
@MainActor
struct ListenerTokenTests {
    private final class Target {
        var calls = 0
        func changed() { calls += 1 }
    }

    @Test func `a target receives adjustments until it is removed`() {
        let (slider, one, other) = (AdjustableElement(value: 10), Target(), Target())
        slider.addTarget(one, valueChanged: Target.changed)
        slider.addTarget(other, valueChanged: Target.changed)
        slider.accessibilityIncrement()
        slider.removeTarget(one)
        slider.accessibilityIncrement()
        #expect([one.calls, other.calls] == [1, 2])
    }

    @Test func `a row whose last handler is removed is not a button`() {
        let row = CellGenerator { AccessibilityView() }
        var calls = 0
        let handler = row.didSelectEvent.add { calls += 1 }
        row.didSelectEvent.invoke()
        #expect(!row.traitsStrategy.isIgnored)
        row.didSelectEvent.remove(handler)
        row.didSelectEvent.invoke()
        #expect(row.traitsStrategy.isIgnored)
        #expect(calls == 1)
    }
}
