// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import Testing

/// Tests like those of an application: with the public names, and in three lines.
@MainActor
@Suite("Listener")
struct ListenerTests {
    private func slider(_ value: Double = 20) -> AdjustableElement {
        let slider = AdjustableElement(value: value, maximumValue: 30)
        slider.accessibilityLabel = "Playing progress"
        return slider
    }

    private func button(_ label: String) -> AccessibilityElement {
        let button = AccessibilityElement()
        button.accessibilityLabel = label
        button.accessibilityTraits = .button
        return button
    }

    @Test func `isScreenReaderRunning is set by the test, and changes are reported`() {
        let listener = Listener()
        var told: [Bool] = []
        let token = Accessibility.onScreenReaderStatusDidChange { told.append($0) }
        #expect(!listener.isScreenReaderRunning)
        listener.isScreenReaderRunning = true
        #expect(Accessibility.isScreenReaderRunning)
        listener.isScreenReaderRunning = false
        #expect(told == [true, false])
        token.cancel()
    }

    @Test func `an element that takes the focus is heard`() {
        let listener = Listener()
        let slider = slider()
        Accessibility.focus(slider)
        #expect(listener.heard == ["Playing progress, 20, adjustable"])
    }

    @Test func `adjusted values are heard one after the other if there is time`() {
        let listener = Listener()
        let slider = slider()
        Accessibility.focus(slider)
        for _ in 0..<3 {
            listener.finish()
            slider.accessibilityIncrement()
        }
        listener.finish()
        #expect(listener.heard == ["Playing progress, 20, adjustable", "25", "30, maximum", "30, maximum"])
    }

    @Test func `only the newest of several simultaneous announcements is heard`() {
        let listener = Listener()
        for text in ["One", "Two", "Three"] { Accessibility.post(.announcement, argument: text) }
        #expect(listener.finish() == ["Three"])
        #expect(listener.announcements.map(\.text) == ["One", "Two", "Three"])
        #expect(listener.announcements.map(\.outcome) == [.interrupted, .interrupted, .finished])
    }

    @Test func `an interrupted announcement is heard up to the interruption`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "The download of the photos has begun")
        listener.advance(by: .seconds(1))
        Accessibility.post(.announcement, argument: "Canceled")
        #expect(listener.finish() == ["The download of the", "Canceled"])
        #expect(listener.cut == ["The download of the photos has begun"])
        #expect(listener.announcements[0].heard == "The download of the")
        #expect(listener.announcements[0].reason == "interrupted: announcement 2 of the same priority is newer")
    }

    @Test func `priorities decide which announcements wait and which are interrupted`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "Battery empty", priority: .high)
        Accessibility.post(.announcement, argument: "Saved")
        Accessibility.post(.announcement, argument: "3 photos", priority: .low)
        #expect(listener.heard == ["Battery empty"])
        #expect(listener.finish() == ["Battery empty", "Saved", "3 photos"])
        #expect(listener.cut == [])
    }

    @Test func `an automatic change is heard at the focus, and not elsewhere`() {
        let listener = Listener()
        let (here, there) = (button("Play"), button("Stop"))
        [here, there].forEach(Accessibility.willDisplay)
        Accessibility.focus(here)
        listener.finish()
        for element in [here, there] {
            element.accessibilityValue = "ready"
            Accessibility.invalidated(element)
        }
        #expect(listener.finish() == ["Play, button", "ready"].suffix(1))
    }

    @Test func `a waiting announcement of a removed element is not heard`() {
        let listener = Listener()
        let row = button("Row")
        Accessibility.focus(row)
        Accessibility.post(.announcement, argument: "Deleted", priority: .high)
        row.accessibilityValue = "3"
        Accessibility.invalidated(row)
        Accessibility.didEndDisplay(row)
        #expect(listener.finish() == ["Deleted"])
        #expect(listener.announcements.last?.outcome == .dropped)
    }

    @Test func `the listener has the user's language and verbosity`() {
        let slider = slider(30)
        let german = Listener(language: "de_AT")
        Accessibility.focus(slider)
        #expect(german.heard == ["Playing progress, 30, anpassbar"])
        let short = Listener(verbosity: .low)
        Accessibility.focus(slider)
        #expect(short.heard == ["Playing progress, 30"])
        slider.accessibilityLanguage = "fr"
        Accessibility.focus(slider)
        #expect(short.heard.last == "Playing progress, 30")
        let unknown = Listener(language: "tlh")
        slider.accessibilityLanguage = nil
        Accessibility.focus(slider)
        #expect(unknown.heard == ["Playing progress, 30, adjustable"])
    }

    @Test func `a switch on a new screen is heard`() {
        let listener = Listener()
        let toggle = button("Wi-Fi")
        toggle.accessibilityTraits = .toggleButton
        toggle.accessibilityValue = "1"
        let view = AccessibilityView()
        view.accessibilityElements = [toggle]
        toggle.accessibility.container = view
        Accessibility.root = view
        Accessibility.post(.screenChanged)
        #expect(listener.heard == ["Wi-Fi, on, switch button"])
    }

    @Test func `an announcement's end is reported, and an answering announcement is heard`() {
        let listener = Listener()
        var ends: [String] = []
        let observation = Accessibility.onAnnouncementDidFinish { end in
            ends.append("\(end.text ?? "-"): \(end.wasSuccessful)")
            if end.text == "One" { Accessibility.post(.announcement, argument: "Two") }
        }
        Accessibility.post(.announcement, argument: "One")
        #expect(listener.finish() == ["One", "Two"])
        #expect(ends == ["One: true", "Two: true"])
        withExtendedLifetime(observation) {}
    }

    /// Receipts of two announcements, where the second interrupts the first, and of a notification that announces
    /// nothing.
    private func posted() -> [PostReceipt] {
        let listener = Listener()
        let receipts = [
            Accessibility.post(.announcement, argument: "One"), Accessibility.post(.announcement, argument: "Two"),
            Accessibility.post(.layoutChanged),
        ]
        listener.finish()
        return receipts
    }

    @Test func `a post has a receipt that reports its outcome each time`() async {
        var ends: [String] = []
        for receipt in posted() {
            for _ in 1...2 {
                let end = await receipt.outcome
                ends.append(end.map { "\($0.text ?? "-") \($0.outcome)" } ?? "nothing")
            }
        }
        #expect(ends == ["One interrupted", "One interrupted", "Two finished", "Two finished", "nothing", "nothing"])
    }

    @Test func `an announcement that the daemon would refuse is a problem`() {
        let listener = Listener()
        Accessibility.invalidated(button("Never shown"))
        #expect(listener.problems.count == 1)
        #expect(listener.heard == [])
    }

    @Test func `time passes only when the test advances it, and a sentence takes its time`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "1234567890")
        listener.advance(by: .milliseconds(599))
        #expect(listener.announcements[0].outcome == nil)
        listener.advance(by: .milliseconds(1))
        #expect(listener.announcements[0].outcome == .finished)
        #expect(listener.time == .milliseconds(600))
        listener.advance(by: .seconds(-1))
        #expect(listener.time == .milliseconds(600))
    }

    @Test func `takeHeard returns a heard announcement once`() {
        let listener = Listener()
        Accessibility.post(.announcement, argument: "One")
        #expect(listener.takeHeard() == ["One"])
        #expect(listener.takeHeard() == [])
        listener.finish()
        Accessibility.post(.announcement, argument: "Two")
        #expect(listener.takeHeard() == ["Two"])
        #expect(listener.heard == ["One", "Two"])
    }

    @Test func `a listener listens until it is released, then the one before it listens again`() {
        let first = Listener()
        var second: Listener? = Listener()
        Accessibility.post(.announcement, argument: "One")
        #expect(second?.heard == ["One"])
        second = nil
        Accessibility.post(.announcement, argument: "Two")
        #expect(first.heard == ["Two"])
    }
}
