// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

@MainActor
@Suite("Listener: live regions")
struct LiveRegionListenerTests {
    private let load = AccessibilityElement()
    private let panel = AccessibilityView()

    init() {
        load.accessibilityLabel = "Load"
        load.accessibilityValue = "0 %"
        load.accessibilityLiveRegion = .polite
    }

    private func set(_ value: String) {
        load.accessibilityValue = value
        Accessibility.invalidated(load)
    }

    @Test(arguments: AccessibilityLiveRegion.allCases)
    func `1,000 changes a second are heard as the last`(_ region: AccessibilityLiveRegion) {
        load.accessibilityLiveRegion = region
        let listener = Listener()
        Accessibility.willDisplay(load)
        for change in 1...1000 {
            set("\(change)")
            listener.advance(by: .milliseconds(1))
        }
        #expect(listener.finish() == (region == .off ? [] : ["1000"]))
    }

    @Test func `changes that never rest are heard every few seconds`() {
        let listener = Listener()
        Accessibility.willDisplay(load)
        for change in 1...120 {
            set("\(change) %")
            listener.advance(by: .milliseconds(100))
        }
        #expect(listener.finish() == ["40 %", "80 %", "120 %"])
    }

    @Test func `a polite change waits for speech, an assertive one interrupts`() {
        let listener = Listener()
        Accessibility.willDisplay(load)
        Accessibility.post(.announcement, argument: "The photos are loading")
        listener.advance(by: .milliseconds(500))
        set("5 %")
        #expect(listener.finish() == ["The photos are loading", "5 %"])
        load.accessibilityLiveRegion = .assertive
        listener.advance(by: .seconds(2))
        Accessibility.post(.announcement, argument: "The photos are loading")
        listener.advance(by: .milliseconds(500))
        set("6 %")
        #expect(listener.finish() == ["The photos", "6 %"])
    }

    @Test func `a view around the element is its region, and reports what changed while it was busy`() {
        load.accessibilityLiveRegion = .off
        load.accessibility.container = panel
        panel.accessibilityLiveRegion = .polite
        let listener = Listener()
        Accessibility.willDisplay(load)
        set("1 %")
        #expect(listener.finish() == ["1 %"])
        panel.accessibilityIsBusy = true
        set("2 %")
        set("3 %")
        #expect(listener.finish() == [])
        panel.accessibilityIsBusy = false
        Accessibility.invalidated(panel)
        #expect(listener.finish() == ["3 %"])
        #expect(listener.problems == [])
    }
}
