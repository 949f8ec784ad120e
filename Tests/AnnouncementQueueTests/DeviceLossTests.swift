// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Lost sound devices")
struct DeviceLossTests {
    var story = QueueStory()

    @Test(arguments: [AnnouncementPriority.high, .message, .default, .low, .notification])
    mutating func `a lost announcement resumes from the heard part when the device is back`(
        priority: AnnouncementPriority
    ) {
        story.post(priority)
        story.began(1)
        story.lost(1)
        story.wasHeard(1, upTo: 12)
        story.pass(.seconds(9))
        story.deviceCame()
        story.finish()
        #expect(
            story.events == [
                "1 queued", "speak 1", "1 began", "stop 1", "1 queued", "speak 1 from 12", "1 finished",
            ])
        #expect(story.reasons == ["1: waits: nothing can be heard: no device"])
    }

    @Test mutating func `alarms and messages wait for a device without limit, and others fail after 10 s`() {
        story.post(.default, queue: true)
        story.lost(1)
        story.post(.message, client: 2)
        story.pass(.seconds(1))
        story.post(.high, client: 3)
        story.post(.default, client: 4)
        story.post(.low, client: 5, expires: .seconds(60))
        story.pass(.seconds(9))
        #expect(
            story.takeEvents() == [
                "1 queued", "speak 1", "stop 1", "1 queued", "2 queued", "3 queued", "4 queued", "5 queued", "1 failed",
            ])
        #expect(story.queue.nextDeadline == .seconds(11))
        story.pass(.seconds(3600))
        #expect(story.takeEvents() == ["4 failed", "5 failed"])
        #expect(story.reasons.last == "5: not heard: no device")
        #expect(story.queue.nextDeadline == nil)
        story.deviceCame()
        story.finishAll()
        #expect(story.takeEvents() == ["speak 3", "3 finished", "speak 2", "2 finished"])
    }

    @Test
    mutating func
        `an announcement that is tried in vain fails 10 s after its turn, and one that was heard waits again`()
    {
        story.post(.default)
        story.pass(.seconds(2))
        story.lost(1, since: .zero)
        story.pass(.seconds(3))
        story.deviceCame()
        story.pass(.seconds(2))
        story.lost(1, since: .seconds(5))
        story.pass(.milliseconds(2999))
        #expect(story.takeEvents() == ["1 queued", "speak 1", "stop 1", "1 queued", "speak 1", "stop 1", "1 queued"])
        story.pass(.milliseconds(1))
        #expect(story.takeEvents() == ["1 failed"])
        story.deviceCame()
        story.post(.default)
        story.began(2)
        story.lost(2)
        story.pass(.seconds(9))
        #expect(story.takeEvents() == ["2 queued", "speak 2", "2 began", "stop 2", "2 queued"])
        story.pass(.seconds(1))
        #expect(story.takeEvents() == ["2 failed"])
    }

    @Test mutating func `announcements during the loss wait, or are replaced or dropped, by the table's rules`() {
        story.post(.message)
        story.lost(1)
        for _ in 1...2 { story.post(.default) }
        story.post(.notification)
        for _ in 1...2 { story.post(.progress) }
        story.post(.high)
        story.deviceCame()
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "stop 1", "1 queued", "2 queued", "3 queued", "2 replaced", "4 queued",
                "4 dropped", "5 queued", "6 queued", "5 dropped", "7 queued", "speak 7", "7 finished", "speak 1",
                "1 finished", "speak 6", "6 finished", "speak 3", "3 finished",
            ])
        #expect(story.reasons.contains("4: dropped: nothing can be heard: no device"))
    }

    @Test mutating func `an announcement that expires during the loss ends on time, with its reason`() {
        story.post(.message, expires: .seconds(3))
        story.lost(1)
        story.pass(.seconds(4))
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 queued", "1 expired"])
        #expect(
            story.reasons.last == "1: expired: it waited too long to be worth saying, because nothing can be heard: "
                + "no device")
    }

    @Test mutating func `after a cancel of all, the next announcement tries the device again`() {
        story.post(.default)
        story.lost(1)
        #expect(story.queue.isMute)
        story.cancel(.all)
        #expect(!story.queue.isMute)
        story.post(.default)
        story.finish()
        #expect(
            story.events == [
                "1 queued", "speak 1", "stop 1", "1 queued", "1 canceled", "2 queued", "speak 2", "2 finished",
            ])
    }

    @Test mutating func `an announcement that the user paused fails only after the pause`() {
        story.post(.default)
        story.lost(1)
        story.pause()
        story.pass(.seconds(25))
        #expect(story.takeEvents() == ["1 queued", "speak 1", "stop 1", "1 queued"])
        story.resume()
        story.pass(.seconds(10))
        #expect(story.takeEvents() == ["1 failed"])
    }

    @Test mutating func `the last message of a series fails after 10 s, as others do`() {
        story.post(.progress)
        story.lost(1)
        story.pass(.seconds(10))
        #expect(story.events.last == "1 failed")
    }

    @Test mutating func `a newer announcement of the slot replaces the lost one`() {
        story.post(.low, slot: "cpu")
        story.post(.low, slot: "cpu")
        story.lost(1)
        story.deviceCame()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 replaced", "speak 2"])
    }

    @Test mutating func `while the daemon stops, a lost announcement fails at once`() {
        story.post(.message)
        story.close()
        story.lost(1)
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 failed"])
    }

    @Test mutating func `waiting announcements report their reason`() {
        story.post(.message)
        story.lost(1)
        #expect(story.queue.reasonsForWaiting().map(\.reason) == ["waits: nothing can be heard: no device"])
    }

    @Test mutating func `a lost device of another announcement has no effect`() {
        story.post(.message)
        story.lost(2)
        story.deviceCame()
        #expect(story.events == ["1 queued", "speak 1"])
        #expect(!story.queue.isMute)
    }
}
