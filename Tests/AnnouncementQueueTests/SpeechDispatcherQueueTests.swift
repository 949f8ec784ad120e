// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// A series of `progress`, blocks, and time.
@Suite("Speech Dispatcher's convention")
struct SpeechDispatcherQueueTests {
    var story = QueueStory()

    private var outcomes: [String] {
        story.events.filter { event in
            AnnouncementOutcome.allCases.contains { event.hasSuffix($0.rawValue) }
        }
    }

    @Test mutating func `eleven progress messages at once speak the first and the last`() {
        for _ in 1...11 { story.message(.progress) }
        story.finishAll()
        #expect(story.events.filter { $0.hasPrefix("speak") } == ["speak 1", "speak 11"])
        #expect(outcomes == (2...10).map { "\($0) dropped" } + ["1 finished", "11 finished"])
    }

    @Test mutating func `a series consists of the progress messages of all clients`() {
        story.message(.message, client: 9)
        for number in 1...10 as ClosedRange<UInt64> { story.message(.progress, client: ClientID(rawValue: number)) }
        story.finishAll()
        #expect(outcomes == (2...10).map { "\($0) dropped" } + ["1 finished", "11 finished"])
    }

    @Test(arguments: [AnnouncementPriority.high, .message, .default])
    func `the last message of a series is heard once, also after other messages`(priority: AnnouncementPriority) {
        var story = QueueStory()
        story.message(.high)
        for _ in 2...12 { story.message(.progress) }
        story.message(priority, client: 2)
        story.finish()
        story.message(priority, client: 2)
        story.finishAll()
        #expect(
            story.events.filter { $0.hasSuffix(" 12") || $0.hasPrefix("12 ") }.suffix(2) == ["speak 12", "12 finished"])
        #expect(story.events.count { $0 == "speak 12" } == 1)
        #expect(story.events.last == "12 finished")
    }

    @Test mutating func `the last message of a series is treated as a message`() {
        story.message(.message)
        story.message(.progress)
        story.finish()
        story.message(.default)
        story.message(.notification)
        story.finish()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "1 finished", "speak 2", "3 queued", "4 queued", "4 dropped",
                "2 finished", "speak 3",
            ])
        story.message(.message)
        story.message(.progress)
        story.finish()
        _ = story.takeEvents()
        story.message(.high)
        story.finishAll()
        #expect(story.events == ["7 queued", "stop 6", "6 interrupted", "speak 7", "7 finished"])
    }

    @Test mutating func `a progress message of a continuing series is not its last, and is interrupted by a default`() {
        story.message(.message)
        story.message(.progress)
        story.finish()
        story.message(.progress, client: 2)
        _ = story.takeEvents()
        story.message(.default)
        story.finishAll()
        #expect(
            story.events == ["4 queued", "stop 2", "2 interrupted", "speak 4", "4 finished", "speak 3", "3 finished"])
    }

    @Test mutating func `a message that waits for a series is not overtaken when the series continues`() {
        story.message(.message)
        story.message(.progress)
        story.finish()
        story.message(.message)
        story.message(.progress, client: 2)
        _ = story.takeEvents()
        story.message(.message)
        story.finishAll()
        #expect(
            story.events == [
                "5 queued", "stop 2", "2 interrupted", "speak 3", "3 finished", "speak 5", "5 finished", "speak 4",
                "4 finished",
            ])
    }

    @Test(arguments: [AnnouncementPriority.high, .message, .default, .notification, .progress])
    func `messages of one block are heard in order, and none is lost`(priority: AnnouncementPriority) {
        var story = QueueStory()
        for _ in 1...4 { story.message(priority, block: 7) }
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "1 finished", "speak 2", "2 finished",
                "speak 3", "3 finished", "speak 4", "4 finished",
            ])
    }

    @Test(arguments: [AnnouncementPriority.high, .message, .default, .progress])
    func `messages of one block wait together`(priority: AnnouncementPriority) {
        var story = QueueStory()
        story.message(.high, client: 9)
        for _ in 2...3 { story.message(priority, block: 7) }
        story.finishAll()
        #expect(story.events.filter { $0.hasPrefix("speak") } == ["speak 1", "speak 2", "speak 3"])
    }

    @Test mutating func `messages of a block are replaced and interrupted by other clients like single messages`() {
        for _ in 1...3 { story.message(.default, block: 7) }
        _ = story.takeEvents()
        story.message(.default, client: 2)
        #expect(
            story.takeEvents() == ["4 queued", "2 replaced", "3 replaced", "stop 1", "1 interrupted", "speak 4"])
        story.message(.message, client: 2, block: 8)
        story.message(.message, client: 3, block: 9)
        story.message(.high)
        story.finishAll()
        #expect(
            story.takeEvents() == [
                "5 queued", "stop 4", "4 interrupted", "speak 5", "6 queued", "7 queued", "stop 5", "5 interrupted",
                "speak 7", "7 finished", "speak 6", "6 finished",
            ])
    }

    @Test(arguments: [UInt64?.none, 7, 8])
    func `a block of another number or another client interrupts a message`(block: UInt64?) {
        var story = QueueStory()
        story.message(.default, client: 1, block: 7)
        story.message(.default, client: block == 7 ? 2 : 1, block: block)
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 interrupted", "speak 2"])
    }

    @Test mutating func `a newer series cancels the whole block of an older one`() {
        story.message(.high, client: 9)
        for _ in 2...4 { story.message(.progress, block: 7) }
        story.message(.progress, client: 2)
        story.finishAll()
        #expect(outcomes == ["2 dropped", "3 dropped", "4 dropped", "1 finished", "5 finished"])
    }

    @Test mutating func `a notification that arrives after its block was interrupted is dropped`() {
        story.message(.notification, block: 7)
        story.message(.message)
        story.message(.notification, block: 7)
        #expect(outcomes == ["1 interrupted", "3 dropped"])
    }

    @Test mutating func `a notification that interrupts another ends its block`() {
        for _ in 1...2 { story.message(.notification, block: 7) }
        story.message(.notification)
        story.finishAll()
        #expect(outcomes == ["2 replaced", "1 interrupted", "3 finished"])
    }

    @Test mutating func `a stopped block is canceled, and the next other message is heard`() {
        story.message(.message, block: 7)
        story.message(.message, client: 2, block: 7)
        for _ in 3...4 { story.message(.message, block: 7) }
        story.message(.message, block: 8)
        _ = story.takeEvents()
        story.cancel(.block(3))
        #expect(story.takeEvents() == [])
        story.cancel(.block(1))
        #expect(story.events == ["3 canceled", "4 canceled", "stop 1", "1 canceled", "speak 2"])
        #expect(story.queue.waiting.map(\.id) == [5])
    }

    @Test mutating func `a message without a block is stopped alone`() {
        for _ in 1...2 { story.message(.message) }
        story.cancel(.block(1))
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "stop 1", "1 canceled", "speak 2"])
    }

    @Test mutating func `a message without a time to live never expires`() {
        story.message(.high)
        story.message(.message)
        story.message(.default)
        story.message(.progress)
        story.message(.high, expires: .seconds(2))
        story.message(.message, client: 2, expires: .seconds(2))
        story.pass(.seconds(3600))
        story.finishAll()
        #expect(
            outcomes == [
                "3 dropped", "6 expired", "1 finished", "5 finished", "2 finished", "4 finished",
            ])
    }

    @Test mutating func `a repeated text is spoken each time`() {
        let again = Announcement(.text("a"), priority: .message, convention: .speechDispatcher(block: nil))
        for _ in 1...3 { story.post(again) }
        story.finishAll()
        #expect(outcomes == ["1 finished", "2 finished", "3 finished"])
    }

    @Test(arguments: [AnnouncementPriority.message, .high])
    func `clients take turns, except for alarms`(priority: AnnouncementPriority) {
        var story = QueueStory()
        story.message(.high, client: 9)
        for client in [1, 1, 2, 2] as [ClientID] { story.message(priority, client: client) }
        #expect(story.queue.waiting.map(\.id) == (priority == .high ? [2, 3, 4, 5] : [2, 4, 3, 5]))
    }

    @Test mutating func `ten thousand messages sent at once are all heard`() {
        for _ in 1...10_000 { story.message(.message) }
        story.finishAll()
        #expect(outcomes == (1...10_000).map { "\($0) finished" })
    }
}
