// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// A chart that is panned, on a virtual clock. Sentences last as long as at 175 words a minute.
@Suite("Continuous changes")
struct SettlingTests {
    private static let sentence = Duration.milliseconds(4700)

    /// Posts `count` ranges at an interval, and returns the times at which sentences began.
    private func spoken(count: Int, interval: Duration, settled: Bool? = nil) -> (starts: [Duration], story: QueueStory)
    {
        var pan = Pan(sentence: Self.sentence)
        for number in 0..<count {
            pan.pass(interval)
            pan.post(upper: Double(number), settled: settled)
        }
        pan.pass(.seconds(30))
        return (pan.starts, pan.story)
    }

    private let hand = Duration.microseconds(16_667)

    @Test(arguments: [true, nil])
    func `a change that ended, or a single change, is announced`(settled: Bool?) {
        let starts = spoken(count: 1, interval: .zero, settled: settled).starts
        #expect(starts == [settled == true ? .zero : .milliseconds(250)])
    }

    @Test(arguments: [nil, false])
    func `a pan of 2 s at 60 Hz is announced once, within 600 ms of its end, with its last state`(settled: Bool?) {
        let (starts, story) = spoken(count: 120, interval: hand, settled: settled)
        #expect(starts.count == 1)
        #expect(starts[0] - hand * 120 <= .milliseconds(600))
        #expect(story.events.last == "120 finished")
    }

    @Test func `a pan of 10 s is announced at most three times, and its last state is announced`() {
        let (starts, story) = spoken(count: 600, interval: hand, settled: false)
        #expect(starts.count <= 3)
        #expect(starts[0] <= .milliseconds(4100))
        #expect(story.events.last == "600 finished")
    }

    @Test func `a key that repeats for 3 s is announced once`() {
        let (starts, story) = spoken(count: 90, interval: .milliseconds(33))
        #expect(starts.count == 1)
        #expect(story.events.last == "90 finished")
    }

    @Test func `every change of a burst has its outcome`() {
        let events = spoken(count: 600, interval: hand).story.events
        let outcomes = events.filter { $0.hasSuffix("replaced") || $0.hasSuffix("finished") }
        #expect(outcomes.count == 600)
    }

    @Test func `a change whose slot waits in line takes that place at once`() {
        var story = QueueStory()
        story.post(.message)
        story.post(range(5, settled: true))
        story.post(range(6, settled: nil))
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "2 replaced", "1 finished", "speak 3", "3 finished",
            ])
        #expect(story.queue.nextDeadline == nil)
    }

    @Test func `a settled change replaces an unsettled one, and keeps its other axis`() {
        var story = QueueStory()
        story.post(range(5, axis: "x", settled: false))
        story.post(range(9, axis: "y", settled: true))
        #expect(story.events == ["1 queued", "2 queued", "1 replaced", "speak 2"])
        let both = [AxisRange(axis: "x", lower: 0, upper: 5), AxisRange(axis: "y", lower: 0, upper: 9)]
        #expect(story.queue.current?.announcement.content == .axisRanges(both))
    }

    @Test(arguments: [true, nil, false])
    func `a box zoom is announced in one sentence for both axes`(settled: Bool?) {
        var story = QueueStory()
        story.post(range(5, axis: "x", settled: settled))
        story.post(range(9, axis: "y", settled: settled))
        story.pass(.seconds(1))
        let both = [AxisRange(axis: "x", lower: 0, upper: 5), AxisRange(axis: "y", lower: 0, upper: 9)]
        #expect(story.queue.current?.announcement.content == .axisRanges(both))
        #expect(
            story.events
                == (settled == true
                    ? ["1 queued", "speak 1", "2 queued", "stop 1", "1 replaced", "speak 2"]
                    : ["1 queued", "2 queued", "1 replaced", "speak 2"]))
    }

    @Test func `an axis that changes while the other is heard is announced in a second sentence`() {
        var story = QueueStory()
        story.post(range(5, axis: "x", settled: true))
        story.began(1)
        story.post(range(9, axis: "y", settled: true))
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "1 began", "2 queued", "1 finished", "speak 2", "2 finished",
            ])
    }

    @Test func `jitter below the resolution is announced once`() {
        var story = QueueStory()
        for number in 0..<10 {
            story.post(range(5 + Double(number) / 1e6, settled: nil))
            story.pass(.seconds(2))
            // The daemon reports that the words are the same as before.
            if number > 0 { story.queue.current.map { story.unchanged($0.id) } } else { story.finish() }
        }
        #expect(story.events.filter { $0.hasSuffix("finished") } == ["1 finished"])
        #expect(story.events.filter { $0.hasSuffix("dropped") }.count == 9)
    }

    @Test func `an announcement that expires while its slot settles is not spoken`() {
        var story = QueueStory()
        story.post(.high)
        story.post(
            Announcement(.text("a"), priority: .low, slot: "s", expires: .seconds(1), settles: .milliseconds(250)))
        story.finish()
        story.now = .seconds(2)
        story.pass(.zero)
        #expect(story.events == ["1 queued", "speak 1", "2 queued", "1 finished", "2 expired"])
    }

    @Test func `an unsettled change can be canceled, waits through a pause, and is dropped at the end`() {
        var story = QueueStory()
        story.post(range(5, settled: nil))
        story.cancel(.announcement(1))
        story.post(range(6, settled: nil))
        story.pause()
        story.pass(.seconds(1))
        story.resume()
        story.finish()
        story.post(range(7, settled: nil))
        story.close()
        story.pass(.seconds(9))
        #expect(
            story.events == [
                "1 queued", "1 canceled", "2 queued", "speak 2", "2 finished", "3 queued", "3 dropped",
            ])
    }

    @Test func `an interrupted change is replaced by a newer one that still settles`() {
        var story = QueueStory()
        story.post(range(5, settled: true))
        story.post(range(6, settled: nil))
        story.post(.message)
        story.pass(.seconds(2))
        story.finishAll()
        #expect(
            story.events == [
                "1 queued", "speak 1", "2 queued", "3 queued", "stop 1", "1 replaced", "speak 3", "3 finished",
                "speak 2", "2 finished",
            ])
    }

    private func range(_ upper: Double, axis: String = "x", settled: Bool?) -> Announcement {
        let range = AxisRange(axis: axis, lower: 0, upper: upper)
        return RangeChange(chart: "c", range: range, isSettled: settled).announcement!
    }
}

/// A queue and a voice that takes time for each sentence.
private struct Pan {
    private(set) var story = QueueStory()
    private(set) var starts: [Duration] = []
    private let sentence: Duration
    private var end: Duration?

    init(sentence: Duration) {
        self.sentence = sentence
    }

    mutating func post(upper: Double, settled: Bool?) {
        let change = RangeChange(
            chart: "c", range: AxisRange(axis: "x", lower: 0, upper: upper), isSettled: settled)
        story.post(change.announcement!)
        listen()
    }

    /// Lets time pass from event to event.
    mutating func pass(_ time: Duration) {
        let until = story.now + time
        while let next = [end, story.queue.nextDeadline].compactMap(\.self).min(), next <= until {
            story.pass(next - story.now)
            if end == next {
                end = nil
                story.finish()
            }
            listen()
        }
        story.pass(until - story.now)
    }

    private mutating func listen() {
        guard story.queue.current != nil, end == nil else { return }
        starts.append(story.now)
        end = story.now + sentence
    }
}
