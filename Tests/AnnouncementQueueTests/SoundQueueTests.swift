// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// Notes in the queue follow the rules of words.
@Suite("Sound in the queue")
struct SoundQueueTests {
    var story = QueueStory()
    private static let chart = AnnouncementContent.sound(ChartSound(chart: "c"))
    private static let notes = AnnouncementContent.score(GivenScore(tracks: []))

    @Test(arguments: [Self.chart, Self.notes])
    mutating func `an alarm interrupts a message of sound, which continues in place`(content: AnnouncementContent) {
        story.post(Announcement(content, priority: .message))
        story.post(.high)
        story.wasHeard(1, upTo: 4711)
        story.finishAll()
        #expect(
            story.takeEvents() == [
                "1 queued", "speak 1", "2 queued", "stop 1", "1 queued", "speak 2", "2 finished", "speak 1 from 4711",
                "1 finished",
            ])
        #expect(
            story.reasons == [
                "1: cut: announcement 2 of priority high was more urgent; it goes on from where it was cut"
            ])
    }

    @Test mutating func `an answer to the newest command interrupts a sound, which does not continue`() {
        story.post(Announcement(Self.chart))
        story.post(.default)
        #expect(story.takeEvents() == ["1 queued", "speak 1", "2 queued", "stop 1", "1 interrupted", "speak 2"])
    }

    @Test mutating func `a sound that is requested twice is heard twice`() {
        for _ in 0..<2 { story.post(SonifyRequest(ChartSound(chart: "c"), priority: .message).announcement(of: 1)) }
        story.finishAll()
        #expect(story.takeEvents() == ["1 queued", "speak 1", "2 queued", "1 finished", "speak 2", "2 finished"])
    }
}
