// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// The notifications that an application posts, the events reported, and the announcements made.
@MainActor
@Suite("Notifications")
struct AccessibilityNotificationTests {
    /// Records the changes of its focus.
    private final class Field: AccessibilityElement {
        var focusEvents: [String] = []
        override func accessibilityElementDidBecomeFocused() { focusEvents.append("focused") }
        override func accessibilityElementDidLoseFocus() { focusEvents.append("lost") }
    }

    private func field(_ label: String, value: String? = nil) -> Field {
        let field = Field()
        field.accessibilityLabel = label
        field.accessibilityValue = value
        return field
    }

    @Test func `a string is reported with every notification, and announced`() {
        let recorder = ViewEventRecorder()
        for notification in AccessibilityNotification.allCases {
            Accessibility.post(notification, argument: "\(notification) text")
        }
        #expect(
            recorder.takeEvents() == [
                .posted(.announcement, .text("announcement text")),
                .posted(.layoutChanged, .text("layoutChanged text")),
                .posted(.screenChanged, .text("screenChanged text")),
                .posted(.pageScrolled, .text("pageScrolled text")),
            ])
        #expect(
            recorder.takeLines() == [
                "default: announcement text", "default: layoutChanged text", "default: screenChanged text",
                "default: pageScrolled text",
            ])
    }

    @Test func `a priority is kept for a posted notification and for an announcement`() {
        let recorder = ViewEventRecorder()
        let name = field("Name")
        Accessibility.post(.announcement, argument: "Low", priority: .low)
        Accessibility.post(notification: .announcement, argument: "High", priority: .high)
        Accessibility.post(.layoutChanged, argument: name, priority: .high)
        #expect(
            recorder.takeEvents() == [
                .posted(.announcement, .text("Low"), priority: .low),
                .posted(.announcement, .text("High"), priority: .high),
                .posted(.layoutChanged, .element(ElementSnapshot(of: name)), priority: .high),
            ])
        #expect(recorder.takeLines() == ["low: Low", "high: High", "high: Name"])
    }

    @Test func `UIKit's spelling reports equal events`() {
        let recorder = ViewEventRecorder()
        let name = field("Name")
        Accessibility.post(notification: .announcement, argument: "Saved")
        Accessibility.post(notification: .layoutChanged, argument: nil)
        Accessibility.post(notification: .screenChanged, argument: name)
        #expect(
            recorder.takeEvents() == [
                .posted(.announcement, .text("Saved")), .posted(.layoutChanged, nil),
                .posted(.screenChanged, .element(ElementSnapshot(of: name))),
            ])
    }

    @Test func `layoutChanged with an element moves the focus and announces label, value, traits and hint`() {
        let recorder = ViewEventRecorder()
        let name = field("Volume", value: "50")
        name.accessibilityHint = "Swipe up or down to adjust"
        name.accessibilityTraits = [.adjustable, .updatesFrequently]
        name.accessibilityIdentifier = "Player.volume"
        Accessibility.post(.layoutChanged, argument: name)
        #expect(Accessibility.focusedElement === name)
        #expect(recorder.story.screen.focus == name.accessibility.id)
        #expect(recorder.takeEvents() == [.posted(.layoutChanged, .element(ElementSnapshot(of: name)))])
        #expect(recorder.takeLines() == ["default: Volume, 50, adjustable. Swipe up or down to adjust"])
    }

    @Test func `layoutChanged without an argument keeps the focus and is silent`() {
        let recorder = ViewEventRecorder()
        let name = field("Name")
        Accessibility.focus(name)
        _ = (recorder.takeEvents(), recorder.takeLines())
        Accessibility.post(.layoutChanged)
        #expect(Accessibility.focusedElement === name)
        #expect(recorder.story.screen.focus == name.accessibility.id)
        #expect(recorder.takeEvents() == [.posted(.layoutChanged, nil)])
        #expect(recorder.takeLines() == [])
    }

    @Test func `screenChanged without an argument focuses the first element of the root`() {
        let recorder = ViewEventRecorder()
        let root = AccessibilityView()
        let (below, above) = (AccessibilityView(frame: Rect(x: 0, y: 9, width: 1, height: 1)), AccessibilityView())
        for (view, label) in [(below, "Below"), (above, "Above")] {
            view.isAccessibilityElement = true
            view.accessibilityLabel = label
            root.addSubview(view)
        }
        Accessibility.root = root
        Accessibility.post(.screenChanged)
        #expect(Accessibility.focusedElement === above)
        #expect(recorder.takeEvents() == [.posted(.screenChanged, .element(ElementSnapshot(of: above)))])
        #expect(recorder.takeLines() == ["default: Above"])
    }

    @Test func `screenChanged with an element focuses that element`() {
        let recorder = ViewEventRecorder()
        let (root, other) = (field("Root"), field("Other"))
        Accessibility.root = root
        Accessibility.post(.screenChanged, argument: other)
        #expect(Accessibility.focusedElement === other)
        #expect(recorder.takeLines() == ["default: Other"])
    }

    @Test func `screenChanged without an argument and without a root is reported without an element`() {
        let recorder = ViewEventRecorder()
        Accessibility.post(.screenChanged)
        #expect(Accessibility.focusedElement == nil)
        #expect(recorder.takeEvents() == [.posted(.screenChanged, nil)])
    }

    @Test func `a repeated pageScrolled announces that the edge is reached`() {
        let recorder = ViewEventRecorder()
        for page in [1, 2, 2, 2, 1] { Accessibility.post(.pageScrolled, argument: "Page \(page) of 2") }
        #expect(
            recorder.takeLines() == [
                "default: Page 1 of 2", "default: Page 2 of 2", "default: Page 2 of 2, edge reached",
                "default: Page 2 of 2, edge reached", "default: Page 1 of 2",
            ])
    }

    @Test func `an element that gains the focus is notified, and so is the one that loses it`() {
        let recorder = ViewEventRecorder()
        let (first, second) = (field("First"), field("Second"))
        Accessibility.focus(first)
        Accessibility.focus(first)
        Accessibility.focus(second)
        Accessibility.didEndDisplay(second)
        #expect(first.focusEvents == ["focused", "lost"])
        #expect(second.focusEvents == ["focused", "lost"])
        #expect(Accessibility.focusedElement == nil)
        #expect(
            recorder.takeLines() == [
                "default: First", "default: First", "default: Second", "ended element/\(second.accessibility.id)",
            ])
    }

    @Test func `the focused element is not kept alive`() {
        let recorder = ViewEventRecorder()
        var element: Field? = field("Brief")
        element.map { Accessibility.focus($0) }
        element = nil
        #expect(Accessibility.focusedElement == nil)
        #expect(recorder.takeLines() == ["default: Brief"])
    }

    @Test func `display, change and end of display are reported, and a displayed object can be found`() {
        let recorder = ViewEventRecorder()
        let row = field("Row", value: "1")
        row.accessibilityIdentifier = "Table.row"
        Accessibility.willDisplay(row)
        let displayed = ElementSnapshot(of: row)
        #expect(AccessibleObjects.shared.find("Table.row") === row)
        row.accessibilityValue = "2"
        Accessibility.invalidated(row)
        Accessibility.didEndDisplay(row)
        #expect(AccessibleObjects.shared.find("Table.row") == nil)
        let change = ElementChange(to: ElementSnapshot(of: row), id: row.accessibility.id)
        #expect(
            recorder.takeEvents() == [
                .willDisplay(displayed), .invalidated(change, cause: .program), .didEndDisplay(row.accessibility.id),
            ])
        #expect(recorder.takeLines() == ["ended element/\(row.accessibility.id)"])
    }

    @Test func `notifications without a listener are not reported, but move the focus`() {
        let recorder = ViewEventRecorder()
        Accessibility.listener = nil
        let name = field("Name")
        Accessibility.post(.announcement, argument: "unheard")
        Accessibility.post(.layoutChanged, argument: name)
        #expect(recorder.events == [])
        #expect(Accessibility.focusedElement === name)
    }
}
