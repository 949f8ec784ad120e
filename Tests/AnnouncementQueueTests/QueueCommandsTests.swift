// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Cancel, pause, resume, close")
struct QueueCommandsTests {
    var story = QueueStory()

    @Test mutating func `cancel of the current announcement silences it, and the next is heard`() {
        story.post(.message)
        story.post(.message)
        story.cancel(.announcement(1))
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 canceled", "speak 2"])
    }

    @Test mutating func `cancel of a waiting announcement keeps the order of the others`() {
        for _ in 1...4 { story.post(.message) }
        _ = story.takeEvents()
        story.cancel(.announcement(3))
        story.finishAll()
        #expect(
            story.events == ["3 canceled", "1 finished", "speak 2", "2 finished", "speak 4", "4 finished"])
    }

    @Test mutating func `cancel of a client's announcements leaves other clients alone`() {
        story.post(.message, client: 1)
        story.post(.message, client: 2)
        story.post(.low, client: 1)
        _ = story.takeEvents()
        story.cancel(.client(1))
        story.finishAll()
        #expect(story.events == ["stop 1", "1 canceled", "3 canceled", "speak 2", "2 finished"])
    }

    @Test mutating func `cancel of all announcements includes alarms`() {
        story.post(.high)
        story.post(.high, client: 2)
        _ = story.takeEvents()
        story.cancel(.all)
        #expect(story.events == ["stop 1", "1 canceled", "2 canceled"])
    }

    @Test mutating func `cancel of an unknown or ended announcement has no effect`() {
        story.post(.message)
        story.finish()
        _ = story.takeEvents()
        story.cancel(.announcement(1))
        story.cancel(.announcement(77))
        #expect(story.events == [])
    }

    @Test mutating func `the end of an element's display drops its waiting announcements, except alarms`() {
        var count = 0
        func post(_ priority: AnnouncementPriority, of subject: String?, client: ClientID = 1, rest: Duration? = nil) {
            count += 1
            story.post(
                Announcement(
                    .text("text \(count)"), priority: priority, slot: rest.map { _ in "s" }, subject: subject,
                    settles: rest),
                client: client)
        }
        post(.message, of: "element/a")
        post(.message, of: "element/a")
        post(.high, of: "element/a")
        post(.message, of: "element/b")
        post(.message, of: "element/a", client: 2)
        post(.low, of: "element/a", rest: .seconds(1))
        post(.high, of: "element/a")
        _ = story.takeEvents()
        story.displayEnded("element/a")
        story.displayEnded("element/a")
        story.finishAll()
        #expect(
            story.events == [
                "1 dropped", "2 dropped", "6 dropped", "3 finished", "speak 7", "7 finished", "speak 4", "4 finished",
                "speak 5", "5 finished",
            ])
    }

    @Test mutating func `a range that the user asks for replaces its client's waiting announcements of the slot`() {
        story.post(.message)
        story.post(.low, slot: "c/range")
        story.post(.low, client: 2, slot: "c/range")
        story.post(Announcement(.text("y"), priority: .low, slot: "d/range", settles: .seconds(1)))
        _ = story.takeEvents()
        story.supersede("c/range")
        story.supersede("d/range")
        story.supersede("c/range")
        story.finishAll()
        #expect(story.events == ["2 replaced", "4 replaced", "1 finished", "speak 3", "3 finished"])
    }

    @Test mutating func `pause silences, and resume continues from the heard part`() {
        story.post(.default)
        story.pause()
        story.wasHeard(1, upTo: 7)
        story.resume()
        story.finish()
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 queued", "speak 1 from 7", "1 finished"])
    }

    @Test mutating func `during a pause alarms are heard, and other announcements wait`() {
        story.post(.message)
        story.pause()
        story.post(.high, client: 2)
        story.post(.high)
        #expect(story.takeEvents() == ["1 queued", "speak 1", "stop 1", "1 queued", "2 queued", "speak 2", "3 queued"])
        story.post(.message)
        story.finishAll()
        #expect(story.takeEvents() == ["4 queued", "2 finished", "speak 3", "3 finished"])
        story.resume()
        #expect(story.takeEvents() == ["speak 1"])
    }

    @Test mutating func `a pause of everything also holds alarms, until an ordinary pause replaces it`() {
        story.post(.high)
        story.pause()
        #expect(story.takeEvents() == ["1 queued", "speak 1"])
        story.pause(.everything)
        story.post(.high, client: 2)
        #expect(story.takeEvents() == ["stop 1", "1 queued", "2 queued"])
        story.pause()
        #expect(story.takeEvents() == ["speak 1"])
        story.finishAll()
        #expect(story.takeEvents() == ["1 finished", "speak 2", "2 finished"])
    }

    @Test mutating func `while everything is paused all announcements wait, and resume speaks the most urgent first`() {
        story.pause(.everything)
        for priority in AnnouncementPriority.allCases.reversed() { story.post(priority) }
        #expect(
            story.takeEvents() == ["1 queued", "2 queued", "2 dropped", "3 queued", "4 queued", "5 queued", "6 queued"])
        story.resume()
        story.finishAll()
        #expect(
            story.takeEvents() == [
                "speak 6", "6 finished", "speak 1", "1 finished", "speak 5", "5 finished", "speak 4", "4 finished",
                "speak 3", "3 finished",
            ])
        #expect(story.reasons == ["2: dropped: speech is paused"])
    }

    @Test mutating func `a second pause, and a resume without a pause, change nothing`() {
        story.resume()
        story.post(.message)
        story.pause()
        story.pause()
        story.resume()
        story.resume()
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 queued", "speak 1"])
    }

    @Test mutating func `close drops waiting announcements, lets the current one end, and refuses new ones`() {
        story.post(.message)
        story.post(.high, client: 2)
        story.post(.low)
        _ = story.takeEvents()
        story.close()
        story.post(.high)
        story.finish()
        #expect(story.events == ["1 dropped", "3 dropped", "4 refused: closed", "2 finished"])
        #expect(story.reasons.last == "3: dropped: the daemon is stopping")
    }

    @Test mutating func `cutShort interrupts the current announcement with the reason that the daemon stops`() {
        story.post(.message)
        story.close()
        story.cutShort()
        story.cutShort()
        #expect(story.events == ["1 queued", "speak 1", "stop 1", "1 interrupted"])
        #expect(story.reasons == ["1: interrupted: the daemon is stopping"])
    }
}
