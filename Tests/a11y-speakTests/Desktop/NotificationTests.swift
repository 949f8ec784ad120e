// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Testing

@testable import DesktopBridge
@testable import a11y_speak

@Suite("Notifications")
struct NotificationTests {
    private var story = DesktopStory()

    @Test mutating func `urgency is priority`() {
        story.notify("quiet", by: "a") { $0.urgency = .low }
        story.notify("usual", by: "b")
        story.notify("urgent", by: "c") { $0.urgency = .critical }
        #expect(story.done() == ["a: notification quiet", "b: low usual", "c: message urgent"])
    }

    @Test mutating func `fifty in one place are the first and the last`() {
        let call = story.notify("1 %")
        story.take(.numbered(5, call: call, of: ":1.7"))
        for number in 2...50 {
            story.notify("\(number) %") { $0.replaced = 5 }
            story.wait(0.01)
        }
        story.wait(3)
        #expect(story.done() == ["Mumble: low 1 %", "Mumble: low 50 %"])
    }

    @Test mutating func `a burst of different ones is all said, as the daemon counts them`() {
        for number in 1...20 { story.notify("from \(number)") }
        story.wait(1)
        #expect(story.done().count == 20)
    }

    @Test mutating func `a replacement keeps the slot, and so does an equal tag`() throws {
        var requests: [String?] = []
        var bridge = DesktopBridge(DesktopSettings())
        func slot(_ serial: UInt64, _ change: (inout Notification) -> Void) {
            var notification = Notification(program: "p", text: "text \(serial)")
            change(&notification)
            let sender = BusSender(place: .session, name: ":1.7")
            let time = Double(serial) * 10
            for step in bridge.take(.notified(by: sender, serial: serial, notification), at: time) {
                if case .announce(_, let request, _) = step { requests.append(request.slot) }
            }
        }
        slot(1) { _ in }
        _ = bridge.take(.numbered(9, call: 1, of: ":1.7"), at: 11)
        slot(2) { $0.replaced = 9 }
        slot(3) { $0.tag = "volume" }
        slot(4) { $0.tag = "volume" }
        slot(5) { $0.replaced = 77 }
        let tag = "notification tag volume"
        #expect(requests == ["notification 1", "notification 1", tag, tag, "notification number 77"])
    }

    @Test mutating func `a closed notification is canceled, unless it has been only shown`() {
        func story(_ reason: NotificationEnd, isTransient: Bool = false, hasBegun: Bool = false) -> [String] {
            var story = DesktopStory()
            let call = story.notify("text") { $0.isTransient = isTransient }
            story.take(.numbered(5, call: call, of: ":1.7"))
            story.take(.accepted(40, slot: "notification 1"))
            if hasBegun { story.take(.began(40)) }
            story.take(.closed(5, reason))
            return Array(story.done().dropFirst())
        }
        #expect(story(.dismissed) == ["Mumble: cancel 40"])
        #expect(story(.withdrawn) == ["Mumble: cancel 40"])
        #expect(story(.expired) == [])
        #expect(story(.expired, isTransient: true) == ["Mumble: cancel 40"])
        #expect(story(.dismissed, hasBegun: true) == ["Mumble: cancel 40"])
        #expect(story(.withdrawn, hasBegun: true) == [])
    }

    @Test mutating func `a notification closed before the daemon's answer is canceled after the answer`() {
        let call = story.notify("text")
        story.take(.numbered(5, call: call, of: ":1.7"))
        story.take(.closed(5, .withdrawn))
        story.take(.accepted(40, slot: "notification 1"))
        #expect(story.done() == ["Mumble: low text", "Mumble: cancel 40"])
    }

    @Test mutating func `do not disturb passes only critical notifications`() {
        story.take(.doNotDisturb(true))
        story.notify("usual")
        story.notify("fire") { $0.urgency = .critical }
        story.take(.doNotDisturb(false))
        story.notify("again", by: "b")
        #expect(story.done() == ["Mumble: message fire", "b: low again"])
    }

    @Test mutating func `a transient one is kept nowhere`() {
        story.notify("text") { $0.isTransient = true }
        #expect(story.done() == ["Mumble: low sensitive text"])
    }
}

@Suite("Notifications on the bus")
struct NotificationReadingTests {
    private func notify(
        _ name: String, _ replaced: Int, _ summary: String, _ body: String, _ hints: [(String, BusValue)] = []
    ) -> Notification? {
        let dictionary = BusValue.list(hints.map { .list([.text($0.0), $0.1]) })
        return Notification(
            notify: BusMessage(
                kind: .call,
                arguments: [
                    .text(name), .number(replaced), .text(""), .text(summary), .text(body), .list([]), dictionary,
                    .number(-1),
                ]))
    }

    @Test func `summary and body are one sentence without markup`() {
        #expect(notify("M", 0, "Call", "<b>Ann</b> &amp; Bob")?.text == "Call. Ann & Bob")
        #expect(notify("M", 0, "Really?", "Yes <a href=\"x\">here</a>")?.text == "Really? Yes here")
        #expect(notify("M", 0, "Volume", "", [("value", .number(45))])?.text == "Volume. 45 %")
        #expect(notify("M", 0, " ", "")?.text == nil)
    }

    @Test func `its hints are heeded`() {
        let hints: [(String, BusValue)] = [
            ("urgency", .number(2)), ("transient", .number(1)), ("resident", .flag(true)),
            ("x-canonical-private-synchronous", .text("volume")), ("image-data", .unread),
        ]
        var expected = Notification(program: "Mumble", text: "Call")
        (expected.urgency, expected.isTransient, expected.isResident) = (.critical, true, true)
        (expected.tag, expected.replaced) = ("volume", 3)
        #expect(notify("Mumble", 3, "Call", "", hints) == expected)
        #expect(notify("", 0, "Call", "", [("desktop-entry", .text("org.mumble"))])?.program == "org.mumble")
        #expect(notify("", 0, "Call", "")?.program == nil)
    }

    @Test func `a call with wrong arguments is malformed`() {
        let message = BusMessage(
            kind: .call, sender: ":1.1", interface: "org.freedesktop.Notifications", member: "Notify",
            arguments: [.text("M"), .text("no number")])
        #expect(NotificationMonitor.event(message) == .malformed)
    }

    @Test func `applications of GLib on GNOME are heard by the identifier that they give`() {
        let parts = BusValue.list([
            .list([.text("title"), .text("Done")]), .list([.text("priority"), .text("urgent")]),
        ])
        let message = BusMessage(
            kind: .call, sender: ":1.1", interface: "org.gtk.Notifications", member: "AddNotification", serial: 4,
            arguments: [.text("org.example.App"), .text("build"), parts])
        var expected = Notification(program: "org.example.App", text: "Done")
        (expected.urgency, expected.tag) = (.critical, "org.example.App build")
        #expect(
            NotificationMonitor.event(message)
                == .notified(by: BusSender(place: .session, name: ":1.1"), serial: 4, expected))
    }
}
