// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Fairness between clients")
struct QueueFairnessTests {
    var story = QueueStory()

    @Test(arguments: [AnnouncementPriority.message, .low])
    func `a client with a thousand waiting announcements lets another take its turn`(priority: AnnouncementPriority) {
        var story = QueueStory()
        for _ in 0...1000 { story.post(priority, client: 1, expires: .seconds(60)) }
        story.post(priority, client: 2, expires: .seconds(60))
        _ = story.takeEvents()
        for _ in 1...3 { story.finish() }
        #expect(
            story.events == [
                "1 finished", "speak 1002", "1002 finished", "speak 2", "2 finished", "speak 3",
            ])
    }

    @Test mutating func `clients take turns, and each keeps its own order`() {
        story.post(.high, client: 9)
        for client in [1, 1, 1, 2, 2, 3] as [ClientID] { story.post(.message, client: client) }
        #expect(story.queue.waiting.map(\.id) == [2, 5, 7, 3, 6, 4])
        story.finishAll()
        #expect(
            story.events.filter { $0.hasPrefix("speak") } == [
                "speak 1", "speak 2", "speak 5", "speak 7", "speak 3", "speak 6", "speak 4",
            ])
    }

    @Test mutating func `alarms are heard in the order of their arrival, from any client`() {
        for client in [1, 1, 1, 2] as [ClientID] { story.post(.high, client: client) }
        story.finishAll()
        #expect(
            story.events.filter { $0.hasPrefix("speak") } == ["speak 1", "speak 2", "speak 3", "speak 4"])
    }

    @Test mutating func `queued defaults and the last messages of series take turns`() {
        story.post(.high, client: 9)
        for client in [1, 1, 2] as [ClientID] { story.post(.default, client: client, queue: true) }
        for client in [1, 2] as [ClientID] { story.post(.progress, client: client) }
        story.post(.message, client: 1)
        #expect(story.queue.waiting.map(\.id) == [5, 6, 7, 2, 4, 3])
    }

    @Test mutating func `a replacement keeps the turn of its client`() {
        story.post(.high, client: 9)
        story.post(.message, client: 1)
        story.post(.message, client: 2, slot: "s")
        story.post(.message, client: 3)
        story.post(.message, client: 2, slot: "s")
        #expect(story.queue.waiting.map(\.id) == [2, 5, 4])
    }

    @Test mutating func `an interrupted announcement is heard before the other clients' turns`() {
        for client in [1, 1, 2] as [ClientID] { story.post(.message, client: client) }
        story.post(.high, client: 3)
        #expect(story.queue.waiting.map(\.id) == [1, 3, 2])
        story.finishAll()
        #expect(
            story.events.filter { $0.hasPrefix("speak") } == ["speak 1", "speak 4", "speak 1", "speak 3", "speak 2"])
    }

    @Test mutating func `a stream of new clients does not keep an old one from its turn`() {
        story.post(.high, client: 9)
        for _ in 1...3 { story.post(.message, client: 1) }
        var heard: [AnnouncementID] = []
        for client in 10...20 as ClosedRange<UInt64> {
            story.post(.message, client: ClientID(rawValue: client))
            story.post(.message, client: ClientID(rawValue: client + 100))
            story.finish()
            story.queue.current.map { heard.append($0.id) }
        }
        #expect(heard == [2, 5, 6, 7, 8, 3, 9, 10, 11, 12, 13])
    }

    /// Between two announcements of one client, an announcement of each waiting client is heard.
    @Test(arguments: 0..<20)
    func `a client is never served twice in a row while another waits`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var story = QueueStory()
        story.post(.high, client: 9)
        for _ in 0..<60 {
            story.post(.message, client: ClientID(rawValue: [1, 1, 1, 1, 2, 3].randomElement(using: &random)!))
            guard Bool.random(using: &random) else { continue }
            let before = Set(story.queue.waiting.map(\.client))
            let served = story.queue.current?.client
            story.finish()
            #expect(before.count < 2 || story.queue.current?.client != served, "seed \(seed)")
        }
    }
}
