// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("Screen: notifications")
struct ScreenNotificationTests {
    var story = ScreenStory()

    private mutating func display(_ ids: String...) {
        for id in ids { story.happened(.willDisplay(ElementSnapshot(id: id, label: "\(id)!"))) }
    }

    @Test mutating func `a notification with a string announces the string`() {
        for notification in AccessibilityNotification.allCases {
            story.happened(.posted(notification, .text("\(notification)")))
        }
        #expect(
            story.lines == [
                "default: announcement", "default: layoutChanged", "default: screenChanged", "default: pageScrolled",
            ])
        #expect(story.screen.focus == nil)
    }

    @Test mutating func `a string that is an id focuses with layoutChanged and screenChanged`() {
        display("a", "b")
        story.happened(.posted(.layoutChanged, .text("b")))
        story.happened(.posted(.screenChanged, .text("a")))
        #expect(story.lines == ["default: b!", "default: a!"])
        #expect(story.screen.focus == "a")
    }

    @Test mutating func `a string that is an id is only a text with announcement and pageScrolled`() {
        display("a")
        story.happened(.posted(.announcement, .text("a")))
        story.happened(.posted(.pageScrolled, .text("a")))
        #expect(story.lines == ["default: a", "default: a"])
        #expect(story.screen.focus == nil)
    }

    @Test mutating func `layoutChanged with an element keeps the element, moves the focus and announces all of it`() {
        let save = ElementSnapshot(
            id: "save", label: "Save", value: "draft", hint: "Keeps the text", traits: .button)
        story.happened(.posted(.layoutChanged, .element(save)))
        #expect(story.lines == ["default: Save, draft, button. Keeps the text"])
        #expect(story.screen.focus == "save")
        #expect(story.screen.find("save") == save)
    }

    @Test mutating func `layoutChanged without an argument keeps the focus and is silent`() {
        display("a", "b")
        story.happened(.focused(.elementID("b")))
        _ = story.takeLines()
        story.happened(.posted(.layoutChanged, nil))
        #expect(story.lines == [])
        #expect(story.screen.focus == "b")
    }

    @Test mutating func `screenChanged without an argument focuses the first element`() {
        display("b", "a")
        story.happened(.posted(.screenChanged, nil))
        #expect(story.lines == ["default: b!"])
        #expect(story.screen.focus == "b")
    }

    @Test mutating func `the first element of a container is the one with the lowest index, in any order of arrival`() {
        for (id, index) in [("c2", 2), ("c0", 0), ("c1", 1)] {
            story.happened(.willDisplay(ElementSnapshot(id: id, label: id, container: "list", index: index)))
        }
        display("later")
        story.happened(.posted(.screenChanged, nil))
        #expect(story.lines == ["default: c0"])
    }

    @Test mutating func `an empty screen gets no focus and no announcement`() {
        story.happened(.posted(.screenChanged, nil))
        story.happened(.posted(.layoutChanged, nil))
        story.happened(.posted(.announcement, nil))
        story.happened(.posted(.pageScrolled, nil))
        #expect(story.lines == [])
        #expect(story.screen == AccessibilityScreen())
    }

    @Test mutating func `a repeated pageScrolled announces that the edge is reached`() {
        for status in ["Page 1", "Page 2", "Page 2", "Page 2", "Page 1"] {
            story.happened(.posted(.pageScrolled, .text(status)))
        }
        #expect(
            story.lines == [
                "default: Page 1", "default: Page 2", "default: Page 2, edge reached", "default: Page 2, edge reached",
                "default: Page 1",
            ])
    }

    @Test mutating func `another notification in between does not hide the edge`() {
        story.happened(.posted(.pageScrolled, .text("Page 2")))
        story.happened(.posted(.announcement, .text("Saved")))
        story.happened(.posted(.pageScrolled, .text("Page 2")))
        #expect(story.lines.last == "default: Page 2, edge reached")
    }
}
