// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

@Suite("Repeated texts within a second")
struct QueueRepeatTests {
    var story = QueueStory()

    private mutating func post(
        _ text: String, _ priority: AnnouncementPriority = .message, client: ClientID = 1, slot: String? = nil,
        mayRepeat: Bool = false
    ) {
        story.post(Announcement(.text(text), priority: priority, slot: slot, mayRepeat: mayRepeat), client: client)
    }

    @Test mutating func `a text repeated within a second is dropped with a reason, during the first and after it`() {
        post("Saved")
        post("Saved")
        story.finish()
        story.now = .milliseconds(999)
        post("Saved")
        story.now = .milliseconds(1000)
        post("Saved")
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "2 dropped", "1 finished", "3 queued", "3 dropped", "4 queued",
                "speak 4",
            ])
        #expect(story.reasons.first == "2: dropped: its client said the same less than a second ago")
    }

    @Test mutating func `a repeated text of another client, of an alarm, or that may repeat is announced`() {
        post("a")
        post("a", client: 2)
        post("b", .high)
        post("b", .high)
        post("a", mayRepeat: true)
        #expect(story.events.filter { $0.hasSuffix("dropped") } == [])
    }

    @Test mutating func `a repeated text that is more urgent than the waiting first is announced`() {
        post("x", .high)
        post("a", .low)
        post("a", .message)
        post("a", .low)
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "3 queued", "4 queued", "4 dropped"])
    }

    @Test mutating func `a repeated text is announced if the first was canceled, failed or interrupted`() {
        post("a")
        story.cancel(.announcement(1))
        post("a")
        story.failed(2)
        post("a", .default)
        post("b", .high)
        post("a", .default)
        #expect(
            story.events == [
                "1 queued", "speak 1", "stop 1", "1 canceled", "2 queued", "speak 2", "2 failed", "3 queued",
                "speak 3", "4 queued", "stop 3", "3 interrupted", "speak 4", "5 queued",
            ])
    }

    @Test mutating func `a repeated text is announced if another came in between and only the newest is true`() {
        post("A", .default)
        story.finish()
        post("B", .default)
        post("A", .default)
        story.finish()
        post("10 %", .progress)
        post("20 %", .progress)
        post("10 %", .progress)
        story.finishAll()
        #expect(story.events.suffix(2) == ["speak 6", "6 finished"])
        for text in ["on", "off", "on"] { post(text, .low, slot: "switch") }
        story.finishAll()
        #expect(
            story.events.suffix(8) == [
                "7 queued", "speak 7", "8 queued", "9 queued", "8 replaced", "7 finished", "speak 9", "9 finished",
            ])
    }

    @Test mutating func `messages are compared with all messages of the last second`() {
        for text in ["a", "b", "a", "b"] { post(text) }
        #expect(
            story.events == ["1 queued", "speak 1", "2 queued", "3 queued", "3 dropped", "4 queued", "4 dropped"])
    }

    @Test mutating func `a text posted ten thousand times is heard once a second`() {
        for _ in 0..<10_000 {
            post("again")
            story.now += .milliseconds(1)
        }
        story.finishAll()
        #expect(story.events.filter { $0.hasSuffix("finished") }.count == 10)
    }
}
