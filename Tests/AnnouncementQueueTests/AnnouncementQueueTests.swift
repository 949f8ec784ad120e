// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@Suite("The rule book")
struct AnnouncementQueueTests {
    var story = QueueStory()

    @Test mutating func `an announcement posted into silence is heard at once`() {
        story.post(.low)
        story.began(1)
        story.finish()
        #expect(story.events == ["1 queued", "speak 1", "1 began", "1 finished"])
    }

    @Test mutating func `a slot holds one waiting announcement, and the newest keeps the turn of the oldest`() {
        story.post(.high)
        story.post(.low, slot: "cpu/x/range")
        story.post(.low)
        story.post(.low, slot: "cpu/x/range")
        story.post(.low, slot: "cpu/x/range")
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "2 replaced", "5 queued", "4 replaced",
                "1 finished", "speak 5", "5 finished", "speak 3", "3 finished",
            ])
    }

    @Test mutating func `clients have separate slots`() {
        story.post(.high)
        story.post(.low, client: 1, slot: "range")
        story.post(.low, client: 2, slot: "range")
        story.finishAll()
        #expect(story.events.filter { $0.hasSuffix("finished") } == ["1 finished", "2 finished", "3 finished"])
    }

    @Test mutating func `a low announcement is not interrupted by a newer one of its slot, which follows it`() {
        for _ in 1...4 { story.post(.low, slot: "range") }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "2 replaced", "4 queued", "3 replaced", "1 finished",
                "speak 4", "4 finished",
            ])
    }

    @Test mutating func `a more urgent replacement waits by its own priority`() {
        story.post(.high)
        story.post(.message)
        story.post(.low, slot: "battery")
        story.post(.high, slot: "battery")
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "3 replaced", "1 finished", "speak 4",
                "4 finished", "speak 2", "2 finished",
            ])
    }

    @Test mutating func `defaults of one sequence wait for each other, and one of another sequence cuts`() {
        for (client, sequence) in [(1, "terminal"), (2, "terminal"), (3, "terminal"), (4, "other")] {
            var announcement = Announcement(.text("text"))
            announcement.sequence = sequence
            story.post(announcement, client: ClientID(rawValue: UInt64(client)))
        }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "stop 1", "1 interrupted", "speak 4",
                "4 finished", "speak 2", "2 finished", "speak 3", "3 finished",
            ])
    }

    @Test mutating func `defaults of one sequence and client do not replace each other`() {
        for text in ["one", "two", "three"] {
            var announcement = Announcement(.text(text))
            announcement.sequence = "script"
            story.post(announcement)
        }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "1 finished", "speak 2", "2 finished", "speak 3",
                "3 finished",
            ])
    }

    @Test mutating func `queued defaults are heard in order and none replaces another`() {
        for _ in 1...3 { story.post(.default, queue: true) }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "1 finished", "speak 2", "2 finished", "speak 3",
                "3 finished",
            ])
    }

    @Test mutating func `an interrupted message resumes from the heard part, before younger messages`() {
        story.post(.message)
        story.post(.message)
        story.post(.high)
        story.wasHeard(1, upTo: 12)
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "stop 1", "1 queued", "speak 3", "3 finished",
                "speak 1 from 12", "1 finished", "speak 2", "2 finished",
            ])
    }

    @Test mutating func `an interrupted low announcement is repeated from its beginning while it is fresh`() {
        story.post(.low)
        story.now = .seconds(4)
        story.post(.high)
        story.wasHeard(1, upTo: 12)
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "stop 1", "1 queued", "speak 2", "2 finished", "speak 1",
                "1 finished",
            ])
    }

    @Test mutating func `an interrupted low announcement that is no longer fresh expires`() {
        story.post(.low)
        story.now = .seconds(5)
        story.post(.high)
        story.finishAll()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 expired", "speak 2", "2 finished"])
    }

    @Test mutating func `a low announcement expires after 5 s or the time that it sets, and a high one never`() {
        story.post(.high)
        story.post(.low)
        story.post(.low, expires: .seconds(60))
        story.post(.high, expires: .seconds(1))
        story.now = .seconds(6)
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "1 finished", "speak 4", "4 finished",
                "2 expired", "speak 3", "3 finished",
            ])
    }

    @Test mutating func `a series of progress speaks its first and last message`() {
        for _ in 1...5 { story.post(.progress) }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "2 dropped", "4 queued", "3 dropped", "5 queued",
                "4 dropped", "1 finished", "speak 5", "5 finished",
            ])
    }

    @Test mutating func `an interrupted announcement is replaced by a waiting one of its slot`() {
        story.post(.message, slot: "mail")
        story.post(.message, slot: "mail")
        story.post(.high)
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "stop 1", "1 replaced", "speak 3", "3 finished",
                "speak 2", "2 finished",
            ])
    }

    @Test mutating func `a failed announcement does not affect the next one`() {
        story.post(.message)
        story.post(.message)
        story.failed(1)
        story.finishAll()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "1 failed", "speak 2", "2 finished"])
        #expect(story.reasons == ["1: no voice"])
    }

    @Test mutating func `reports about an announcement that is no longer heard have no effect`() {
        story.post(.default)
        story.post(.default)
        _ = story.takeEvents()
        story.began(1)
        story.finished(1)
        story.failed(1)
        #expect(story.events == [])
    }

    @Test mutating func `the reason of an outcome is a sentence that names the interrupting announcement`() {
        story.post(.default)
        story.post(.notification)
        story.post(.default)
        story.post(.high)
        #expect(
            story.reasons == [
                "2: dropped: an announcement of priority default was being heard",
                "1: interrupted: announcement 3 of the same priority is newer",
                "3: interrupted: announcement 4 of priority high was more urgent",
            ])
    }
}
