// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementTesting
import FoundationEssentials
import Testing

/// Code of iOS 17 and later, as apps write it.
@MainActor
@Suite("Members of iOS 17 and later")
struct ModernMembersTests {
    @Test func `a notification posts itself, with the priority of its text`() {
        let listener = Listener()
        AccessibilityNotification.Announcement("Saved").post()
        listener.finish()
        var alarm = AttributedString("Battery empty")
        alarm.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(alarm).post()
        var quiet = AttributedString("3 photos")
        quiet.accessibilitySpeechAnnouncementsQueued = true
        AccessibilityNotification.Announcement(quiet).post()
        AccessibilityNotification.PageScrolled("Page 3 of 3").post()
        listener.finish()
        let save = AccessibilityElement()
        save.accessibilityLabel = "Save"
        AccessibilityNotification.LayoutChanged(save).post()
        AccessibilityNotification.ScreenChanged().post()
        Accessibility.post(notification: Accessibility.Notification.announcement, argument: alarm, priority: .low)
        listener.finish()
        #expect(
            listener.announcements.map { "\($0.priority): \($0.text)" } == [
                "default: Saved", "high: Battery empty", "low: 3 photos", "default: Page 3 of 3", "default: Save",
                "default: Save", "low: Battery empty",
            ])
        #expect(Accessibility.focusedElement === save)
    }

    @Test func `an attributed label is announced by its characters, and its heading is the element's`() {
        let title = AccessibilityElement()
        var label = AttributedString("Wetter")
        label.languageIdentifier = "de"
        label.accessibilityHeadingLevel = .h2
        title.accessibilityAttributedLabel = label + AttributedString(" <today> & tomorrow")
        title.accessibilityTraits = .header
        let listener = Listener()
        Accessibility.focus(title)
        #expect(listener.finish() == ["Wetter <today> & tomorrow, heading level 2"])
        #expect(title.accessibilityLabel == "Wetter <today> & tomorrow")
        title.accessibilityLabel = "Weather"
        #expect(title.accessibilityAttributedLabel == nil)
        Accessibility.invalidated(title)
        #expect(listener.finish() == ["Weather"])
    }

    @Test func `a change of attributes alone is announced, and blocks compute attributed texts`() {
        let price = AccessibilityElement()
        price.accessibilityLabel = "Code"
        var isSpelled = false
        price.accessibilityAttributedValueBlock = {
            var value = AttributedString("ABC")
            value.accessibilitySpeechSpellsOutCharacters = isSpelled
            return value
        }
        let listener = Listener()
        Accessibility.focus(price)
        #expect(listener.finish() == ["Code, ABC"])
        isSpelled = true
        Accessibility.invalidated(price)
        #expect(listener.finish() == ["ABC"])
        #expect(listener.announcements.last?.spoken == "abc")
    }

    @Test func `custom actions have a handler with the action, or a method, and a picture`() {
        let cell = AccessibilityElement()
        var done: [String] = []
        let rename = AccessibilityCustomAction(name: "Rename", image: nil) { action in
            done.append(action.name)
            return true
        }
        let copy = AccessibilityCustomAction(attributedName: "Copy") { _ in false }
        cell.accessibilityCustomActions = [rename, copy]
        #expect(ElementAction.custom("Rename").perform(on: cell))
        #expect(!ElementAction.custom("Copy").perform(on: cell))
        rename.actionHandler = {
            done.append("again \($0.name)"); return true
        }
        #expect(rename.handler())
        #expect(done == ["Rename", "again Rename"])
    }

    @Test func `a magic tap goes to the element and then outward, and a zoom to an element that supports it`() {
        let screen = AccessibilityView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let map = AccessibilityElement(accessibilityContainer: screen)
        map.accessibilityLabel = "Map"
        map.accessibilityTraits = .supportsZoom
        map.accessibilityFrame = Rect(x: 0, y: 0, width: 10, height: 10)
        var done: [String] = []
        screen.accessibilityMagicTapBlock = {
            done.append("magic"); return true
        }
        map.accessibilityZoomInAtPointBlock = {
            done.append("in at \($0.x), \($0.y)"); return true
        }
        #expect(ElementAction.magicTap.perform(on: map))
        #expect(ElementAction.custom("zoomIn").perform(on: map))
        #expect(!ElementAction.custom("zoomOut").perform(on: map))
        #expect(done == ["magic", "in at 5.0, 5.0"])
        #expect(screen.accessibilityHitTest(Point(x: 50, y: 50)) === screen)
        screen.accessibilityElements = [map]
        #expect(screen.accessibilityHitTest(Point(x: 5, y: 5)) === map)
        #expect(screen.accessibilityHitTest(Point(x: 500, y: 5)) == nil)
    }

    @Test func `the focus is known to the element and to listeners`() {
        let (one, two) = (AccessibilityElement(), AccessibilityElement())
        one.accessibilityLabel = "One"
        two.accessibilityLabel = "Two"
        let listener = Listener()
        var moves: [String] = []
        let token = Accessibility.onElementFocused { move in
            let names = [move.unfocusedElement, move.focusedElement].map { $0?.accessibilityLabel ?? "none" }
            moves.append(names.joined(separator: " to ") + " by \(move.technology.rawValue)")
        }
        Accessibility.focus(one)
        #expect(one.accessibilityElementIsFocused() && !two.accessibilityElementIsFocused())
        #expect(one.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.daemon])
        listener.isScreenReaderRunning = true
        Accessibility.focus(two)
        #expect(Accessibility.focusedElement(using: .voiceOver) === two)
        #expect(Accessibility.focusedElement(using: .daemon) == nil)
        token.cancel()
        Accessibility.focus(one)
        #expect(moves == ["none to One by a11y-speakd", "One to Two by screenReader"])
    }

    @Test func `the user's settings have UIKit's names, and a change is reported once`() {
        let listener = Listener()
        #expect(!Accessibility.isReduceMotionEnabled && !Accessibility.isDarkerSystemColorsEnabled)
        #expect(Accessibility.preferredContentSizeCategory == .large)
        var told: [DisplaySettings] = []
        let token = Accessibility.onSettingsDidChange { told.append($0) }
        var settings = DisplaySettings()
        (settings.reducedMotion, settings.increasedContrast, settings.colorScheme) = (true, true, .dark)
        settings.textScale = 1.25
        for _ in 0..<2 { listener.settings = settings }
        #expect(Accessibility.isReduceMotionEnabled && Accessibility.isDarkerSystemColorsEnabled)
        #expect(!Accessibility.isVideoAutoplayEnabled && Accessibility.prefersCrossFadeTransitions)
        #expect(Accessibility.preferredContentSizeCategory == .extraExtraLarge)
        #expect(told == [settings])
        token.cancel()
        listener.isScreenReaderRunning = true
        #expect(Accessibility.isVoiceOverRunning)
        withExtendedLifetime(Listener()) { #expect(Accessibility.settings == DisplaySettings()) }
    }
}
