// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Limits of the queue")
struct QueueLimitsTests {
    @Test func `a client beyond its limit is refused, and other clients are not`() {
        var story = QueueStory(limits: QueueLimits(total: 10, perClient: 2))
        for _ in 1...4 { story.post(.message) }
        story.post(.message, client: 2)
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 refused: overloaded(limit: 2, ofClient: true)",
                "5 queued",
            ])
    }

    @Test func `beyond the total limit all are refused except alarms, which displace the least urgent`() {
        var story = QueueStory(limits: QueueLimits(total: 3, perClient: 3))
        story.post(.high, client: 1)
        story.post(.message, client: 2)
        story.post(.low, client: 3)
        story.post(.low, client: 4)
        _ = story.takeEvents()
        story.post(.low, client: 5)
        story.post(.high, client: 6)
        story.post(.high, client: 7)
        story.post(.high, client: 8)
        story.post(.high, client: 9)
        #expect(
            story.events == [
                "5 refused: overloaded(limit: 3, ofClient: false)", "6 queued", "3 dropped", "7 queued", "4 dropped",
                "8 queued", "2 dropped", "9 refused: overloaded(limit: 3, ofClient: false)",
            ])
    }

    @Test func `an alarm beyond its client's limit displaces an announcement of the same client`() {
        var story = QueueStory(limits: QueueLimits(total: 10, perClient: 1))
        story.post(.high, client: 9)
        story.post(.low, client: 1)
        story.post(.low, client: 2)
        _ = story.takeEvents()
        story.post(.high, client: 2)
        #expect(story.events == ["4 queued", "3 dropped"])
        #expect(story.reasons == ["3: dropped: too many announcements wait, and announcement 4 is high"])
    }

    @Test func `a replacement in a slot needs no seat`() {
        var story = QueueStory(limits: QueueLimits(total: 1, perClient: 1))
        story.post(.high)
        story.post(.low, slot: "range")
        story.post(.low, slot: "range")
        #expect(story.events.suffix(2) == ["3 queued", "2 replaced"])
    }

    @Test func `an announcement that is heard at once needs no seat`() {
        var story = QueueStory(limits: QueueLimits(total: 1, perClient: 1))
        story.post(.low)
        story.post(.low)
        story.post(.message)
        #expect(story.events.suffix(3) == ["stop 1", "1 queued", "speak 3"])
    }

    @Test func `the limits are 4,096 in all and 1,024 for a client`() {
        var story = QueueStory()
        for number in 0...5000 { story.post(.message, client: ClientID(rawValue: UInt64(number % 10))) }
        #expect(story.queue.waitingCount == 4096)
        for _ in 0...1100 { story.post(.message, client: 1) }
        var other = QueueStory()
        for _ in 0...1100 { other.post(.message) }
        #expect(other.queue.waitingCount == 1024)
    }

    @Test func `messages of Speech Dispatcher's convention have a separate limit, at which the newest is refused`() {
        var story = QueueStory(limits: QueueLimits(total: 1, perClient: 1, speechDispatcher: 3))
        for client in [1, 1, 1, 2] as [ClientID] { story.message(.message, client: client) }
        _ = story.takeEvents()
        story.message(.message, client: 3)
        story.message(.high, client: 3)
        story.message(.high, client: 3)
        #expect(
            story.takeEvents() == [
                "5 refused: overloaded(limit: 3, ofClient: false)", "6 queued", "stop 1", "1 interrupted", "speak 6",
                "7 refused: overloaded(limit: 3, ofClient: false)",
            ])
    }

    @Test func `an announcement that cancels another needs no seat`() {
        var story = QueueStory(limits: QueueLimits(speechDispatcher: 1))
        story.message(.high)
        story.message(.default)
        story.message(.default)
        story.message(.message)
        #expect(story.events.suffix(4) == ["3 queued", "2 replaced", "4 queued", "3 dropped"])
    }

    @Test func `the limits of the two conventions are independent`() {
        var story = QueueStory(limits: QueueLimits(total: 1, perClient: 1, speechDispatcher: 1))
        story.message(.high)
        story.message(.message)
        story.post(.low)
        story.post(.high)
        story.message(.high)
        #expect(
            story.events.suffix(4) == [
                "3 queued", "4 queued", "3 dropped", "5 refused: overloaded(limit: 1, ofClient: false)",
            ])
    }

    @Test func `an announcement that a pause has silenced keeps its seat`() {
        var story = QueueStory(limits: QueueLimits(speechDispatcher: 1))
        story.message(.message)
        story.message(.message)
        story.pause([1])
        story.message(.message)
        #expect(story.queue.waiting.map(\.id) == [1, 2])
        #expect(story.events.last == "3 refused: overloaded(limit: 1, ofClient: false)")
        #expect(QueueLimits().speechDispatcher == 65_536)
    }
}
