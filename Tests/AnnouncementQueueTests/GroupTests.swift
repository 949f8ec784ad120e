// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Groups")
struct GroupTests {
    var story = QueueStory()

    private mutating func post(
        _ count: Int = 1, _ priority: AnnouncementPriority = .message, client: ClientID = 1, group: String? = "chat",
        slot: String? = nil
    ) {
        for _ in 0..<count {
            number += 1
            var announcement = Announcement(.text("text \(number)"), priority: priority, slot: slot)
            announcement.group = group
            story.post(announcement, client: client)
        }
    }

    private var number = 0

    private var waiting: [String] {
        story.queue.waiting.map { "\($0.id)" + ($0.missed > 0 ? " and \($0.missed) more" : "") }
    }

    @Test mutating func `a group beyond its limit keeps only its newest announcement, which counts the others`() {
        post(1)
        post(3)
        #expect(waiting == ["2", "3", "4"])
        post(2)
        #expect(waiting == ["2", "3", "4", "6 and 1 more"])
        post(13)
        #expect(waiting == ["2", "3", "4", "19 and 14 more"])
        #expect(story.reasons.last == "18: replaced by announcement 19, which says how many more there were")
        #expect(story.events.filter { $0.hasSuffix("replaced") }.count == 14)
    }

    @Test mutating func `a grouped announcement takes its turn, and later ones are a new group`() {
        post(7)
        #expect(waiting == ["2", "3", "4", "7 and 2 more"])
        for _ in 0..<3 { story.finish() }
        #expect(waiting == ["7 and 2 more"])
        post(2)
        #expect(waiting == ["7 and 2 more", "8", "9"])
        post(1)
        #expect(waiting == ["10 and 3 more", "8", "9"])
        _ = story.takeEvents()
        story.finish()
        #expect(story.takeEvents() == ["4 finished", "speak 10"])
        #expect(story.queue.current?.missed == 3)
    }

    @Test mutating func `groups are separate for clients, names and priorities, and optional`() {
        post(1)
        post(3)
        post(3, client: 2)
        post(3, group: "mail")
        post(3, .low)
        post(5, group: nil)
        #expect(waiting.count == 17)
        #expect(!waiting.contains { $0.contains("more") })
    }

    @Test mutating func `alarms are never grouped`() {
        post(6, .high)
        #expect(waiting == ["2", "3", "4", "5", "6"])
    }

    @Test mutating func `a newer announcement of a slot takes the place of the older one, and is not counted`() {
        post(1)
        post(3)
        post(2)
        post(1, slot: "status")
        #expect(waiting == ["2", "3", "4", "7 and 2 more"])
        post(1, slot: "status")
        #expect(waiting == ["2", "3", "4", "8 and 2 more"])
    }

    @Test mutating func `an interrupted announcement is counted by the newer one that waits`() {
        post(5, .low)
        #expect(waiting == ["2", "3", "4", "5"])
        post(1, .low)
        for _ in 0..<4 { story.finish() }
        #expect(story.queue.current?.missed == 1)
        post(4, .low)
        #expect(waiting == ["7", "8", "9", "10"])
        post(1, .message, group: nil)
        #expect(waiting == ["7", "8", "9", "10 and 2 more"])
    }

    @Test mutating func `clients of Speech Dispatcher have groups by a rule`() {
        for number in 1...9 {
            var message = Announcement(
                .text("text \(number)"), priority: .message, mayRepeat: true, convention: .speechDispatcher(block: nil))
            (message.group, message.groupLimit) = ("", 2)
            story.post(message)
        }
        #expect(waiting == ["2", "3", "9 and 5 more"])
    }

    @Test mutating func `every outcome in a group is reported once`() {
        post(1)
        post(400)
        story.finishAll()
        let ends = story.events.filter { $0.hasSuffix("finished") || $0.hasSuffix("replaced") }
        #expect(Set(ends).count == 401 && ends.count == 401)
        #expect(story.queue.waitingCount == 0)
    }
}
