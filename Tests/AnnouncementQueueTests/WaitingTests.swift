// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Reasons for waiting")
struct WaitingTests {
    var story = QueueStory()

    private var lines: [String] {
        story.queue.reasonsForWaiting().map { waiting in
            "\(waiting.entry.id): \(waiting.reason)" + (waiting.until.map { ", until \($0)" } ?? "")
        }
    }

    @Test mutating func `an announcement waits for the current one, until it settles, or until its time`() {
        story.post(.high)
        story.post(.message)
        story.post(.low)
        story.post(Announcement(.text("a"), priority: .low, slot: "s", settles: .milliseconds(250)))
        #expect(
            lines == [
                "2: waits: announcement 1 of priority high is being heard",
                "3: waits: announcement 1 of priority high is being heard, and expires when that takes too long,"
                    + " until 5.0 seconds",
                "4: waits: the change that it reports has not come to rest, until 0.25 seconds",
            ])
        #expect(story.queue.reasonsForWaiting().map(\.cause) == [.turn, .turn, .rest])
        #expect(story.queue.nextDeadline == .milliseconds(250))
        #expect(story.queue.reasonsForWaiting(limit: 1).map(\.entry.id) == [2])
        #expect(
            (-1...4).map { story.queue.waiting(limit: $0).map(\.id) } == [[], [], [2], [2, 3], [2, 3, 4], [2, 3, 4]])
    }

    @Test mutating func `an announcement waits while speech is paused`() {
        story.post(.message)
        story.pause()
        #expect(lines == ["1: waits: speech is paused"])
        #expect(story.queue.reasonsForWaiting().map(\.cause) == [.paused])
        story.resume()
        #expect(lines == [])
    }

    @Test mutating func `an announcement expires at its time, not at its turn`() {
        story.post(.high)
        story.post(.low)
        story.post(.message, expires: .seconds(2))
        story.pass(.seconds(4))
        #expect(story.takeEvents() == ["1 queued", "speak 1", "2 queued", "3 queued", "3 expired"])
        story.pass(.seconds(4))
        #expect(story.takeEvents() == ["2 expired"])
        #expect(story.queue.nextDeadline == nil)
    }

    @Test mutating func `an announcement that the user paused does not expire`() {
        story.post(.low)
        story.pause()
        story.wasHeard(1, upTo: 7)
        story.pass(.seconds(60))
        story.resume()
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 queued", "speak 1 from 7"])
    }

    @Test mutating func `a replacement of a more urgent announcement keeps its turn`() {
        story.post(.high)
        story.post(.message)
        story.post(.high, slot: "battery")
        story.post(.low, slot: "battery")
        story.pass(.seconds(60))
        story.finishAll()
        #expect(
            story.events.suffix(5) == ["1 finished", "speak 4", "4 finished", "speak 2", "2 finished"])
    }

    @Test mutating func `an announcement that interrupts an older one of its slot replaces it`() {
        story.post(.low, slot: "s")
        story.post(.message, slot: "s")
        story.finishAll()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 replaced", "speak 2", "2 finished"])
    }
}
