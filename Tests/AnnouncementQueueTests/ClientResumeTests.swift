// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Turns of resumed clients")
struct ClientResumeTests {
    var story = QueueStory()

    private var waiting: [AnnouncementID] { story.queue.waiting.map(\.id) }

    @Test
    mutating func `a resumed client's older message is heard before its newer one, which interrupts another client`() {
        story.message(.message, client: 1)
        story.pause([1])
        story.message(.default, client: 2)
        story.resume([1])
        _ = story.takeEvents()
        story.message(.message, client: 1)
        story.finishAll()
        #expect(
            story.events == ["3 queued", "stop 2", "2 interrupted", "speak 1", "1 finished", "speak 3", "3 finished"])
    }

    @Test mutating func `a resumed client's block is heard in order, and its next message interrupts another client`() {
        story.pause([1])
        story.message(.default, client: 1, block: 7)
        story.message(.progress, client: 2)
        story.resume([1])
        _ = story.takeEvents()
        story.message(.default, client: 1, block: 7)
        story.finishAll()
        #expect(
            story.events == ["3 queued", "stop 2", "2 interrupted", "speak 1", "1 finished", "speak 3", "3 finished"])
    }

    @Test mutating func `a resumed client's block keeps its order after another client's turn`() {
        story.message(.message, client: 9)
        story.pause([1])
        story.message(.default, client: 1, block: 7)
        story.message(.default, client: 2)
        story.resume([1])
        story.finish()
        #expect(story.queue.current?.id == 3)
        _ = story.takeEvents()
        story.message(.default, client: 1, block: 7)
        story.finishAll()
        #expect(
            story.events == ["4 queued", "stop 3", "3 interrupted", "speak 2", "2 finished", "speak 4", "4 finished"])
    }

    @Test mutating func `during a client's pause other alarms keep their order, and after it all alarms are in order`()
    {
        for client in [1, 2, 1, 3, 2] as [ClientID] { story.message(.high, client: client) }
        story.pause([1])
        #expect(story.queue.current?.id == 2)
        #expect(waiting == [4, 5, 1, 3])
        story.finish()
        story.resume([1])
        #expect(waiting == [1, 3, 5])
    }

    @Test mutating func `a silenced message is heard before other messages of its priority`() {
        for client in [1, 2, 2, 3] as [ClientID] { story.message(.message, client: client) }
        story.pause([1])
        #expect(story.queue.current?.id == 2)
        story.resume([1])
        #expect(waiting == [1, 4, 3])
    }
}
