// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Paused clients")
struct ClientPauseTests {
    var story = QueueStory()

    private var waiting: [AnnouncementID] { story.queue.waiting.map(\.id) }

    @Test mutating func `an announcement interrupted by its client's pause waits and resumes, and others are heard`() {
        story.message(.message, client: 1)
        story.message(.message, client: 1)
        story.message(.message, client: 2)
        _ = story.takeEvents()
        story.pause([1])
        story.wasHeard(1, upTo: 12)
        #expect(story.takeEvents() == ["stop 1", "1 queued", "speak 3"])
        #expect(story.reasons == ["1: paused: it goes on from the sentence it was cut in"])
        story.finish()
        #expect(story.queue.current == nil && waiting == [1, 2])
        story.resume([1])
        story.finishAll()
        #expect(story.takeEvents() == ["3 finished", "speak 1 from 12", "1 finished", "speak 2", "2 finished"])
    }

    @Test mutating func `a pause of a client that is not heard silences no announcement`() {
        story.message(.message, client: 1)
        story.message(.message, client: 2)
        story.pause([2])
        #expect(([1, 2, 3] as [ClientID]).map { story.queue.isPaused($0) } == [false, true, false])
        #expect(story.queue.isPaused == false)
        story.finish()
        #expect(story.takeEvents() == ["1 queued", "speak 1", "2 queued", "1 finished"])
        story.resume([2])
        #expect(story.takeEvents() == ["speak 2"])
    }

    @Test mutating func `several clients are paused at once and resumed one by one`() {
        for client in [1, 2, 3] as [ClientID] { story.message(.message, client: client) }
        story.pause([1, 2, 3])
        story.pause([1, 2, 3])
        story.resume([7])
        _ = story.takeEvents()
        story.resume([2])
        story.resume([2])
        story.finish()
        #expect(story.takeEvents() == ["speak 2", "2 finished"])
        story.resume([1, 2, 3])
        story.finishAll()
        #expect(story.takeEvents() == ["speak 1", "1 finished", "speak 3", "3 finished"])
    }

    @Test mutating func `during a client's pause its announcements wait, alarms too, and a notification is dropped`() {
        story.pause([1])
        for priority in [.progress, .notification, .default, .message, .high] as [AnnouncementPriority] {
            story.message(priority)
        }
        #expect(
            story.takeEvents() == [
                "1 queued", "2 queued", "2 dropped", "3 queued", "4 queued", "3 dropped", "5 queued",
            ])
        #expect(story.reasons.first == "2: dropped: its client is paused")
        story.resume([1])
        story.finishAll()
        #expect(
            story.takeEvents() == ["speak 5", "5 finished", "speak 4", "4 finished", "speak 1", "1 finished"])
    }

    @Test mutating func `announcements of paused clients and of other clients do not cancel each other`() {
        story.message(.high, client: 9)
        story.message(.default, client: 1)
        story.message(.progress, client: 1)
        story.pause([1])
        _ = story.takeEvents()
        for priority in [.progress, .default] as [AnnouncementPriority] {
            story.message(priority, client: 2)
            story.message(priority, client: 1)
            story.message(priority, client: 2)
        }
        #expect(
            story.takeEvents() == [
                "4 queued", "5 queued", "3 dropped", "6 queued", "4 dropped", "7 queued", "8 queued", "2 replaced",
                "9 queued", "7 replaced",
            ])
        story.finishAll()
        #expect(story.takeEvents() == ["1 finished", "speak 9", "9 finished", "speak 6", "6 finished"])
        story.message(.message, client: 2)
        story.resume([1])
        story.finishAll()
        #expect(
            story.takeEvents() == [
                "10 queued", "speak 10", "10 finished", "speak 8", "8 finished", "speak 5", "5 finished",
            ])
    }

    @Test mutating func `announcements of a resumed client can be replaced by other clients`() {
        story.message(.high, client: 9)
        story.message(.default, client: 1)
        story.pause([1])
        story.resume([1])
        story.message(.default, client: 2)
        #expect(story.events.suffix(2) == ["3 queued", "2 replaced"])
    }

    @Test mutating func `a silenced notification is canceled only by its own client`() {
        story.message(.notification, client: 1)
        story.pause([1])
        story.message(.high, client: 2)
        #expect(waiting == [1])
        story.message(.high, client: 1)
        #expect(story.events.suffix(2) == ["3 queued", "1 dropped"])
    }

    @Test mutating func `clients of our own convention can be paused`() {
        story.post(.low, client: 1)
        story.post(.low, client: 1, slot: "a")
        story.pause([1])
        story.wasHeard(1, upTo: 7)
        story.post(.low, client: 1, slot: "a")
        story.post(.notification, client: 1)
        story.pass(.seconds(60))
        #expect(
            story.takeEvents() == [
                "1 queued", "speak 1", "2 queued", "stop 1", "1 queued", "3 queued", "2 replaced", "4 queued",
                "4 dropped", "3 expired",
            ])
        story.resume([1])
        story.finishAll()
        #expect(story.takeEvents() == ["speak 1 from 7", "1 finished"])
    }

    @Test mutating func `a change that settles during its client's pause waits`() {
        story.post(Announcement(.text("a"), priority: .low, slot: "s", settles: .milliseconds(250)), client: 1)
        story.pause([1])
        story.pass(.seconds(1))
        #expect(story.queue.current == nil && waiting == [1])
        story.resume([1])
        #expect(story.takeEvents() == ["1 queued", "speak 1"])
    }

    @Test mutating func `an announcement is heard only after the pause of speech and of its client have ended`() {
        story.message(.message, client: 1)
        story.pause()
        story.pause([1])
        story.resume()
        #expect(story.queue.current == nil)
        story.pause()
        story.resume([1])
        #expect(story.queue.current == nil)
        story.resume()
        #expect(story.takeEvents() == ["1 queued", "speak 1", "stop 1", "1 queued", "speak 1"])
    }

    @Test mutating func `a waiting announcement of a paused client can be canceled`() {
        for _ in 1...3 { story.message(.message, client: 1) }
        story.message(.message, client: 2)
        story.pause([1])
        _ = story.takeEvents()
        story.cancel(.announcement(2))
        story.cancel(.client(1))
        story.resume([1])
        story.finishAll()
        #expect(story.takeEvents() == ["2 canceled", "1 canceled", "3 canceled", "4 finished"])
    }

    @Test mutating func `announcements of a paused client report why they wait, after those that can be heard`() {
        story.message(.message, client: 1)
        story.message(.message, client: 1, expires: .seconds(9))
        story.message(.message, client: 2)
        story.message(.message, client: 2)
        story.pause([1])
        #expect(
            story.queue.reasonsForWaiting().map { "\($0.entry.id): \($0.reason)" } == [
                "4: waits: announcement 3 of priority message is being heard",
                "1: waits: its client is paused",
                "2: waits: its client is paused, and expires when that takes too long",
            ])
        #expect(story.queue.reasonsForWaiting().map(\.cause) == [.turn, .clientPaused, .clientPaused])
        #expect((0...4).map { story.queue.waiting(limit: $0).map(\.id) } == [[], [4], [4, 1], [4, 1, 2], [4, 1, 2]])
    }

    @Test mutating func `an alarm displaces announcements of a paused client only if it is from the same client`() {
        var story = QueueStory(limits: QueueLimits(total: 2, perClient: 2))
        story.pause([1])
        for _ in 1...2 { story.post(.low, client: 1) }
        story.post(.high, client: 2)
        story.post(.high, client: 2)
        story.post(.high, client: 1)
        #expect(
            story.events == [
                "1 queued", "2 queued", "3 queued", "speak 3", "4 refused: overloaded(limit: 2, ofClient: false)",
                "5 queued", "1 dropped",
            ])
    }

    @Test mutating func `at the end of the daemon a paused client's announcement is not queued again`() {
        story.message(.message)
        story.close()
        story.pause([1])
        story.finish()
        #expect(story.events == ["1 queued", "speak 1", "1 finished"])
    }
}
