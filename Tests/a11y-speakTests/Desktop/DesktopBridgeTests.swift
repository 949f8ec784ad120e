// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("The desktop's announcements")
struct DesktopBridgeTests {
    private var story = DesktopStory()
    private static let announcements = ScreenReaders.Registration(":1.9", "Object:Announcement:")
    private static let focus = ScreenReaders.Registration(":1.9", "Object:StateChanged:Focused")

    @Test mutating func `a polite one is low and an assertive one default, at once`() {
        story.announce("Saved")
        story.announce("Failed", by: "qt6", assertive: true)
        #expect(story.done() == ["gtk4: low Saved", "qt6: default Failed"])
    }

    @Test mutating func `texts are sensitive unless the user says otherwise`() {
        var story = DesktopStory(DesktopSettings())
        story.announce("From Ann")
        #expect(story.done() == ["gtk4: low sensitive From Ann"])
    }

    @Test mutating func `a text without words is not said, and a long one is cut`() {
        for text in ["", " \n\t", "\u{7}"] { story.announce(text) }
        story.announce(String(repeating: "a", count: 1_000_000))
        #expect(story.done() == ["gtk4: low " + String(repeating: "a", count: 5000) + "…, cut"])
    }

    @Test mutating func `a hundred announcements in a second become the first and last, of one object or many`() {
        for paths in [1, 100] {
            for number in 1...100 {
                story.announce("Row \(number) of \(paths)", of: "/\(number % paths)")
                story.wait(0.01)
            }
            story.wait(5)
            #expect(
                story.done() == ["gtk4: low Row 1 of \(paths)", "gtk4: tone 1.0", "gtk4: low Row 100 of \(paths)"])
        }
    }

    @Test mutating func `a flood that does not end is heard every two seconds`() {
        for number in 1...1000 {
            story.announce("\(number)")
            story.wait(0.01)
        }
        story.wait(5)
        let (tones, texts) = (story.lines.filter { $0 == "gtk4: tone 1.0" }, story.done())
        #expect(texts.count == 11)
        #expect(tones.count == 5)
    }

    @Test mutating func `the tone of a flood is as long as the number of texts that it drops`() {
        for number in 1...5 { story.announce("\(number)", of: "/\(number)") }
        story.wait(1)
        #expect(story.done() == ["gtk4: low 1", "gtk4: tone 0.06", "gtk4: low 5"])
        for number in 11...34 { story.announce("\(number)") }
        story.announce("35")
        story.announce("36")
        #expect(story.done() == ["gtk4: low 11"])
        story.wait(1)
        #expect(story.done() == ["gtk4: tone 0.48", "gtk4: low 36"])
        story.announce("one")
        story.announce("two")
        story.announce("three")
        story.wait(1)
        #expect(story.done().allSatisfy { !$0.contains("tone") })
    }

    @Test mutating func `a small burst is said whole, the newest of each object, one after the other`() {
        story.announce("one", of: "/1")
        story.announce("two", of: "/2", assertive: true)
        story.announce("old", of: "/3")
        story.announce("three", of: "/3")
        #expect(story.done() == ["gtk4: low one"])
        story.wait(1)
        #expect(story.done() == ["gtk4: default two", "gtk4: low queued three"])
        #expect(story.bridge.wake == nil)
    }

    @Test mutating func `the same within a second is said once`() {
        story.announce("Saved")
        story.wait(0.5)
        story.announce("Saved")
        story.announce("Saved", by: "other")
        story.wait(0.6)
        story.announce("Saved")
        #expect(story.done() == ["gtk4: low Saved", "other: low Saved", "gtk4: low Saved"])
    }

    @Test mutating func `while a screen reader says announcements we do not, and at once when it goes`() {
        story.take(.listeners([Self.announcements]))
        story.announce("its")
        story.take(.listenerRemoved(Self.announcements))
        story.announce("ours")
        story.take(.listenerAdded(Self.announcements))
        story.wait(1)
        story.announce("its too")
        story.take(.vanished(DesktopStory.sender(":1.9")))
        story.announce("ours again")
        let said = ["presence true", "presence false", "gtk4: low ours", "presence true", "presence false"]
        #expect(story.done() == said + ["gtk4: low ours again"])
    }

    @Test mutating func `an announcement made before a screen reader starts is still announced`() {
        story.announce("one", of: "/1")
        story.announce("two", of: "/2")
        story.take(.listenerAdded(Self.announcements))
        #expect(story.done() == ["gtk4: low one", "gtk4: low two", "presence true"])
    }

    @Test mutating func `a screen reader that follows only the focus, as Orca 43, leaves announcements to us`() {
        story.take(.listenerAdded(Self.focus))
        story.announce("ours")
        story.notify("its")
        #expect(story.done() == ["presence true", "gtk4: low ours"])
    }

    @Test mutating func `a hundred comings and goings: each is said by one`() {
        var expected: [String] = []
        for number in 1...100 {
            story.take(.listenerAdded(Self.announcements))
            story.announce("its \(number)")
            story.take(.listenerRemoved(Self.announcements))
            story.wait(0.2)
            story.announce("ours \(number)")
            expected += ["presence true", "presence false", "gtk4: low ours \(number)"]
            story.wait(0.2)
        }
        #expect(story.done() == expected)
    }

    @Test mutating func `off is off, and always is always`() {
        var off = DesktopStory(DesktopSettings(announcements: .off, sensitive: false))
        off.announce("unheard")
        #expect(off.done() == [])
        var always = DesktopStory(DesktopSettings(announcements: .always, sensitive: false))
        always.take(.listenerAdded(Self.announcements))
        always.announce("heard")
        #expect(always.done() == ["presence true", "gtk4: low heard"])
    }

    @Test mutating func `the bridge ignores its own announcements, and names an exited process unknown`() {
        story.take(.own(DesktopStory.sender("self")))
        story.announce("echo", by: "self")
        var bridge = DesktopBridge(DesktopSettings(sensitive: false))
        let gone = DesktopStory.sender(":1.3")
        let said = AccessibleAnnouncement(object: "/1", text: "bye", isAssertive: false)
        #expect(bridge.take(.announced(by: gone, said), at: 1) == [.identify(gone)])
        #expect(bridge.take(.vanished(gone), at: 1) == [])
        let steps = bridge.take(.identified(gone, nil), at: 1)
        #expect(steps.count == 1)
        guard case .announce(as: "unknown program", _, _)? = steps.first else { return #expect(steps == []) }
        #expect(story.done() == [])
    }

    @Test mutating func `a thousand senders are each asked once`() {
        for number in 1...1000 { story.announce("hello", by: "program \(number)") }
        #expect(story.done() == (1...1000).map { "program \($0): low hello" })
        story.wait(2)
        #expect(story.bridge.wake == nil)
    }
}
