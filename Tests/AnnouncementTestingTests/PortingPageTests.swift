// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import FoundationEssentials
import Testing

/// The code of the page on porting.
@MainActor
@Suite("The page on porting")
struct PortingPageTests {
    @Test func `a status is announced without the focus`() {
        let listener = Listener()
        let status = AccessibilityView()
        status.isAccessibilityElement = true
        status.accessibilityLiveRegion = .polite
        Accessibility.willDisplay(status)
        status.accessibilityLabel = "3 photos uploaded"
        Accessibility.invalidated(status)
        #expect(listener.finish() == ["3 photos uploaded"])
    }

    @Test func `a seat is spelled, and an alarm is urgent`() {
        let listener = Listener()
        let price = AccessibilityElement()
        var code = AttributedString("B-17")
        code.accessibilitySpeechSpellsOutCharacters = true
        price.accessibilityAttributedLabel = AttributedString("Seat ") + code
        var alarm = AttributedString("Battery empty")
        alarm.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(alarm).post()
        listener.finish()
        Accessibility.focus(price)
        #expect(listener.finish() == ["Seat B-17"])
        #expect(listener.announcements.map(\.priority) == [.high, .default])
    }

    @Test func `a note is typed and deleted`() {
        let listener = Listener()
        let note = AccessibilityTextField(isMultiline: true)
        note.accessibilityLabel = "Note"
        Accessibility.willDisplay(note)
        note.insertText("m")
        note.select(0..<1)
        note.deleteBackward()
        #expect(listener.finish() == ["m"])
        #expect(note.text == "")
    }
}
