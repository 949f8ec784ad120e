// SPDX-License-Identifier: MIT

import AnnouncementKit
import Testing

@testable import Exploring
@testable import a11y_speak

@Suite("The queue as watched")
struct QueuePictureTests {
    var story = WatchStory()

    @Test mutating func `the progress of an announcement is printed in lines`() {
        story.status()
        story.announcement(1, .queued, "alarm", at: 0)
        story.announcement(1, .began, "alarm", at: 0.012)
        story.announcement(1, .ended(.finished), "alarm", at: 1)
        #expect(
            story.takeLines() == [
                "a11y-speakd 0.1.0, espeak-ng 1.51, speaking on null", "queued: #1 message from dashboard: alarm",
                "began: #1 after 12 ms: alarm", "finished: #1",
            ])
    }

    @Test mutating func `and in objects for programs`() {
        story.status()
        story.announcement(1, .queued, "alarm", at: 0)
        story.status(0.01, speaking: WatchStory.item(1, "alarm"))
        story.announcement(1, .began, "alarm", at: 0.012)
        story.take(.word(CaptionEvent(id: 1, word: SpokenWord(in: "alarm", at: 0)!)))
        story.announcement(
            1, .ended(.interrupted), "alarm", at: 0.5, reason: "interrupted: announcement 2 is newer", heard: "alarm")
        story.take(.paused(true))
        story.take(.paused(false))
        story.take(.lost)
        let way = #""accepted":1800000000,"client":"dashboard""#
        let end = #""priority":"message","reason":"interrupted: announcement 2 is newer","text":"alarm""#
        #expect(
            story.takeRecords() == [
                #"{"event":"connected","status":{"clients":2,"next":[],"paused":false,"sink":"null","#
                    + #""synthesizer":"espeak-ng 1.51","time":1800000000,"version":"0.1.0","waiting":0}}"#,
                #"{\#(way),"event":"queued","id":1,"priority":"message","text":"alarm"}"#,
                #"{\#(way),"event":"began","id":1,"latency":12,"priority":"message","text":"alarm","time":1800000000.012}"#,
                #"{"event":"word","id":1,"length":5,"offset":0,"text":"alarm"}"#,
                #"{\#(way),"event":"interrupted","heard":"alarm","id":1,"latency":12,\#(end),"time":1800000000.5}"#,
                #"{"event":"paused"}"#, #"{"event":"resumed"}"#, #"{"event":"disconnected"}"#,
            ])
    }

    @Test(
        arguments: [
            (.turn, "waiting: #2 behind #1 high"), (.rest, "waiting: #2 has not come to rest"),
            (.clientPaused, "waiting: #2 its client is paused"), (.paused, "waiting: #2 paused by the user"),
        ] as [(WaitingCause, String)])
    mutating func `the cause of waiting is printed once, and again when it changes`(cause: WaitingCause, line: String) {
        story.status(speaking: WatchStory.item(1, "fire", priority: .high))
        _ = story.takeLines()
        story.announcement(2, .queued, "alarm", at: 0)
        let waits = [WatchStory.item(2, "alarm", cause: cause)]
        story.status(0.1, speaking: WatchStory.item(1, "fire", priority: .high), next: waits)
        story.status(0.2, speaking: WatchStory.item(1, "fire", priority: .high), next: waits)
        #expect(story.takeLines() == ["queued: #2 message from dashboard: alarm", line])
        story.status(0.3, next: [WatchStory.item(2, "alarm", cause: cause == .paused ? .turn : .paused)])
        #expect(story.takeLines() == ["waiting: #2 \(cause == .paused ? "is next" : "paused by the user")"])
    }

    @Test mutating func `announcements from before the connection are printed`() {
        story.status(
            paused: true, speaking: WatchStory.item(1, "one two"),
            next: [WatchStory.item(2, nil, priority: .low, client: nil, cause: .turn)], problem: "no sound server")
        #expect(
            story.takeLines() == [
                "a11y-speakd 0.1.0, espeak-ng 1.51, sink null", "nothing can be heard: no sound server",
                "paused, alarms excepted: continue with 'a11y-speak resume'",
                "speaking: #1 message from dashboard: one two",
                "queued: #2 low: (sensitive)", "waiting: #2 behind #1 message",
            ])
    }

    @Test mutating func `a cut announcement waits first, and its latency is to its first sample`() {
        story.status()
        story.announcement(1, .queued, "one two three", at: 0)
        story.announcement(1, .began, "one two three", at: 0.02)
        story.announcement(2, .queued, "battery low", at: 1)
        story.announcement(3, .queued, "fire", at: 2, priority: .high)
        story.announcement(
            1, .queued, "one two three", at: 2, reason: "cut: announcement 3 was more urgent", heard: "one")
        #expect(story.watcher.picture.waiting.map(\.id) == [1, 2, 3])
        #expect(story.watcher.picture.waitingCount == 3)
        #expect(story.watcher.picture.speaking == nil)
        story.announcement(3, .began, "fire", at: 2.01, priority: .high)
        story.announcement(3, .ended(.finished), "fire", at: 3, priority: .high)
        story.announcement(1, .began, "one two three", at: 3.01)
        #expect(
            story.takeLines().suffix(4) == [
                "queued again: #1 (cut: announcement 3 was more urgent)", "began: #3 after 10 ms: fire", "finished: #3",
                "began again: #1: one two three",
            ])
        story.announcement(1, .ended(.finished), "one two three", at: 5)
        #expect(story.watcher.picture.ended.map(\.entry.latency) == [20, 10])
    }

    @Test mutating func `an outcome is printed with its reason and the spoken part`() {
        story.status()
        story.announcement(
            1, .ended(.interrupted), "one two", at: 1, reason: "interrupted: announcement 2 is newer", heard: "one")
        story.announcement(
            2, .ended(.canceled), "three", at: 1, reason: "canceled by client \"a11y-speak\"", heard: "")
        story.announcement(3, .ended(.failed), nil, at: 1)
        #expect(
            story.takeLines().dropFirst() == [
                "interrupted: #1: one two (announcement 2 is newer; heard: \"one\")",
                "canceled: #2: three (canceled by client \"a11y-speak\"; none of it was heard)",
                "failed: #3: (sensitive)",
            ])
    }

    @Test mutating func `control characters of an announcement are shown as spaces`() {
        story.status()
        story.announcement(1, .queued, "a\u{1B}[2J\nb\u{202E}c", at: 0)
        #expect(story.takeLines().last == "queued: #1 message from dashboard: a [2J b c")
    }

    @Test mutating func `a lost connection drops waiting announcements and keeps ended ones`() {
        story.status(speaking: WatchStory.item(1, "one"), next: [WatchStory.item(2, "two", cause: .turn)])
        story.announcement(1, .ended(.finished), "one", at: 1)
        _ = story.takeLines()
        story.take(.lost)
        #expect(story.watcher.picture.waiting == [])
        #expect(story.watcher.picture.ended.map(\.entry.id) == [1])
        story.status()
        #expect(
            story.takeLines() == [
                "The daemon disconnected; trying again.", "a11y-speakd 0.1.0, espeak-ng 1.51, speaking on null",
            ])
    }

    @Test mutating func `the last hundred ended announcements are kept`() {
        story.status()
        for id in 1...150 { story.announcement(UInt64(id), .ended(.finished), "x", at: 0) }
        #expect(story.watcher.picture.ended.count == 100)
        #expect(story.watcher.picture.ended.first?.entry.id == 150)
    }
}
