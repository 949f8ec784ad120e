// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// Announcements of a chart meet messages of a screen reader. Each has its own convention.
@Suite("The two conventions together")
struct MixedConventionsTests {
    private static let theirs: [AnnouncementPriority] = [.high, .message, .default, .notification, .progress]

    @Test(arguments: [ClientID(1), ClientID(2)])
    func `a message that arrives during our announcement waits, interrupts it or is dropped`(client: ClientID) {
        let grid = table(AnnouncementPriority.allCases, by: .ours, Self.theirs, by: .speechDispatcher, of: client)
        #expect(
            grid == [
                "high: waits waits waits dropped waits",
                "message: returns waits waits dropped waits",
                "default: ends ends ends dropped waits",
                "low: returns returns returns dropped waits",
                "notification: ends ends ends ends waits",
                "progress: ends ends ends dropped waits",
            ])
    }

    @Test(arguments: [ClientID(1), ClientID(2)])
    func `our announcement that arrives during a message waits, interrupts it or is dropped`(client: ClientID) {
        let grid = table(Self.theirs, by: .speechDispatcher, AnnouncementPriority.allCases, by: .ours, of: client)
        #expect(
            grid == [
                "high: waits waits waits waits dropped waits",
                "message: ends waits waits waits dropped waits",
                "default: ends ends ends waits dropped waits",
                "notification: ends ends ends waits ends waits",
                "progress: ends ends ends waits dropped waits",
            ])
    }

    @Test(arguments: theirs)
    func `a message cancels no waiting announcement of ours`(priority: AnnouncementPriority) {
        var story = QueueStory()
        story.message(.high)
        for waiting in AnnouncementPriority.allCases where waiting != .notification { story.post(waiting) }
        _ = story.takeEvents()
        story.message(priority)
        #expect(story.events == (priority == .notification ? ["7 queued", "7 dropped"] : ["7 queued"]))
        story.finishAll()
        #expect(Set((2...6).map { "\($0) finished" }).isSubset(of: story.events))
    }

    @Test(arguments: AnnouncementPriority.allCases)
    func `our announcement cancels no waiting message`(priority: AnnouncementPriority) {
        var story = QueueStory()
        story.message(.high)
        for waiting in [.high, .message, .default, .progress] as [AnnouncementPriority] { story.message(waiting) }
        _ = story.takeEvents()
        story.post(priority)
        #expect(story.events == (priority == .notification ? ["6 queued", "6 dropped"] : ["6 queued"]))
        story.finishAll()
        #expect(Set((2...5).map { "\($0) finished" }).isSubset(of: story.events))
    }

    @Test func `a notification that a pause has silenced is not canceled by a message`() {
        var story = QueueStory()
        story.post(.notification)
        story.pause()
        story.message(.high)
        story.resume()
        story.finishAll()
        #expect(story.events.suffix(2) == ["speak 1", "1 finished"])
    }

    @Test func `clients of both conventions take turns`() {
        var story = QueueStory()
        story.post(.high, client: 9)
        for _ in 1...2 {
            story.post(.message, client: 1)
            story.message(.message, client: 2)
        }
        story.post(.message, client: 3)
        #expect(story.queue.waiting.map(\.id) == [2, 3, 6, 4, 5])
    }

    @Test func `a message that interrupts does not overtake its own block`() {
        var story = QueueStory()
        story.message(.message, client: 9)
        story.post(.default, client: 2, queue: true)
        story.message(.default, client: 1, block: 7)
        story.finish()
        _ = story.takeEvents()
        story.message(.default, client: 1, block: 7)
        story.finishAll()
        #expect(
            story.events == ["4 queued", "stop 2", "2 interrupted", "speak 3", "3 finished", "speak 4", "4 finished"])
    }

    @Test func `the last message of a series takes its turn after all waiting announcements`() {
        var story = QueueStory()
        story.post(.high)
        story.message(.progress)
        story.post(.low)
        story.post(.progress)
        #expect(story.queue.waiting.map(\.id) == [4, 3, 2])
    }

    /// For each priority that is heard, the fates of the arriving priorities.
    private func table(
        _ first: [AnnouncementPriority], by rules: Poster, _ second: [AnnouncementPriority], by others: Poster,
        of client: ClientID
    ) -> [String] {
        first.map { heard in
            let fates = second.map { arriving in
                var story = QueueStory()
                rules.post(heard, by: 1, in: &story)
                _ = story.takeEvents()
                others.post(arriving, by: client, in: &story)
                return fate(story.events)
            }
            return "\(heard): \(fates.joined(separator: " "))"
        }
    }

    /// The fate of number 1, which was heard when number 2 arrived, or that of number 2.
    private func fate(_ events: [String]) -> String {
        switch events {
        case ["2 queued"]: "waits"
        case ["2 queued", "2 dropped"]: "dropped"
        case ["2 queued", "stop 1", "1 interrupted", "speak 2"]: "ends"
        case ["2 queued", "stop 1", "1 queued", "speak 2"]: "returns"
        default: events.joined(separator: ", ")
        }
    }
}
