// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Alarms until acknowledged")
struct RepetitionTests {
    var story = QueueStory()

    private mutating func alarm(_ text: String = "fire", client: ClientID = 1, slot: String? = nil) {
        var alarm = Announcement(.text(text), priority: .high, slot: slot)
        alarm.repetition = .seconds(60)
        story.post(alarm, client: client)
    }

    @Test mutating func `an alarm is repeated after a pause until it is acknowledged`() {
        alarm()
        story.began(1)
        story.finish()
        #expect(story.takeEvents() == ["1 queued", "speak 1", "1 began", "1 queued"])
        story.pass(.seconds(59))
        #expect(story.takeEvents() == [])
        story.pass(.seconds(1))
        #expect(story.takeEvents() == ["speak 1"])
        story.finish()
        story.acknowledge(.all)
        story.pass(.seconds(1000))
        #expect(story.takeEvents() == ["1 queued", "1 finished"])
        #expect(
            story.reasons == [
                "1: not acknowledged: it is said again in 60 seconds",
                "1: not acknowledged: it is said again in 60 seconds", "1: acknowledged",
            ])
        #expect(story.queue.waitingCount == 0)
    }

    @Test mutating func `a repeating alarm that is acknowledged while it is heard is silenced`() {
        alarm()
        story.post(.message)
        story.began(1)
        story.acknowledge(.client(1))
        #expect(
            story.events == ["1 queued", "speak 1", "2 queued", "1 began", "stop 1", "1 finished", "speak 2"])
    }

    @Test mutating func `a repeating alarm that was not heard yet ends only when it is acknowledged by its number`() {
        alarm("fire")
        alarm("water")
        story.began(1)
        story.acknowledge(.all)
        #expect(
            story.takeEvents() == ["1 queued", "speak 1", "2 queued", "1 began", "stop 1", "1 finished", "speak 2"])
        story.acknowledge(.all)
        #expect(story.takeEvents() == [])
        story.acknowledge(.announcement(2))
        #expect(story.takeEvents() == ["stop 2", "2 finished"])
        alarm("fire")
        alarm("water")
        story.acknowledge(.announcement(4))
        #expect(story.reasons.last == "4: canceled: it was acknowledged before it was heard")
    }

    @Test mutating func `an alarm without repetition cannot be acknowledged`() {
        story.post(.high)
        story.began(1)
        story.acknowledge(.all)
        story.acknowledge(.announcement(1))
        #expect(story.events == ["1 queued", "speak 1", "1 began"])
    }

    @Test mutating func `a repeating alarm waits for other alarms, and interrupts all other announcements`() {
        alarm()
        story.finish()
        story.post(.message)
        _ = story.takeEvents()
        story.pass(.seconds(60))
        #expect(story.takeEvents() == ["stop 2", "2 queued", "speak 1"])
        story.finish()
        story.post(.high)
        _ = story.takeEvents()
        story.pass(.seconds(60))
        #expect(story.takeEvents() == [])
        story.finish()
        #expect(story.takeEvents() == ["3 finished", "speak 1"])
    }

    @Test mutating func `a newer announcement of the slot ends a repeating alarm, and keeps its own priority`() {
        alarm(slot: "disk")
        story.finish()
        story.post(.message)
        _ = story.takeEvents()
        story.post(.low, slot: "disk")
        #expect(story.takeEvents() == ["3 queued", "1 replaced"])
        #expect(story.queue.waiting.map(\.rank) == [.low])
        story.finish()
        #expect(story.takeEvents() == ["2 finished", "speak 3"])
        story.finish()
        story.pass(.seconds(100))
        #expect(story.takeEvents() == ["3 finished"])
    }

    @Test mutating func `a newer alarm of the slot during a repeating alarm ends its repetition`() {
        alarm(slot: "disk")
        alarm("fire, floor 2", slot: "disk")
        story.finish()
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "1 finished", "speak 2"])
    }

    @Test mutating func `an announcement that is dropped at once does not replace an alarm of its slot`() {
        alarm(slot: "disk")
        story.finish()
        story.post(.message)
        _ = story.takeEvents()
        story.post(.notification, slot: "disk")
        #expect(story.takeEvents() == ["3 queued", "3 dropped"])
        story.finish()
        story.pass(.seconds(60))
        #expect(story.takeEvents() == ["2 finished", "speak 1"])
    }

    @Test mutating func `a repeating alarm can be canceled between repetitions, and reports why it waits`() {
        alarm()
        story.finish()
        let waiting = story.queue.reasonsForWaiting()
        #expect(waiting.map(\.cause) == [.acknowledgement])
        #expect(waiting.map(\.until) == [.seconds(60)])
        #expect(waiting.map(\.reason) == ["waits: it was heard and not acknowledged, so it is said again"])
        story.cancel(.client(1))
        #expect(story.takeEvents().last == "1 canceled")
        story.pass(.seconds(100))
        #expect(story.takeEvents() == [])
    }

    @Test mutating func `a repeating alarm continues during a pause of speech, and waits during a pause of everything`()
    {
        alarm()
        story.finish()
        story.pause()
        story.pass(.seconds(60))
        story.finish()
        story.pause(.everything)
        _ = story.takeEvents()
        story.pass(.seconds(100))
        #expect(story.takeEvents() == [])
        story.resume()
        #expect(story.takeEvents() == ["speak 1"])
    }

    @Test mutating func `repeating alarms are handed over to the next daemon`() {
        alarm()
        story.finish()
        alarm("water")
        _ = story.takeEvents()
        story.close(handsOver: true)
        story.finish()
        #expect(story.takeEvents() == ["1 queued", "2 queued"])
        #expect(story.reasons.suffix(2).allSatisfy { $0.contains("the next daemon says it") })
    }
}
