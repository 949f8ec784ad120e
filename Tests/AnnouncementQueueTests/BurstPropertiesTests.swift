// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// Random gestures on two axes, with messages and alarms in between, and a voice that takes time for each text.
@Suite("Properties of bursts")
struct BurstPropertiesTests {
    @Test(arguments: 0..<20)
    func `the last state of each axis is always announced`(batch: UInt64) {
        for seed in (batch * 100)..<((batch + 1) * 100) {
            var burst = RandomBurst(seed: seed)
            burst.play()
            #expect(burst.said == burst.posted, "seed \(seed)")
        }
    }

    @Test(arguments: 0..<20)
    func `during a long gesture, silence lasts at most 4 s`(seed: UInt64) {
        var burst = RandomBurst(seed: seed)
        for _ in 0..<600 {
            burst.postRange(settled: false)
            burst.pass(.microseconds(16_667))
        }
        burst.pass(.seconds(10))
        #expect(burst.longestSilence <= .milliseconds(4017), "seed \(seed)")
        #expect(burst.said == burst.posted, "seed \(seed)")
    }
}

private struct RandomBurst {
    private var queue = AnnouncementQueue()
    private var random: SplitMix64
    private var now = Duration.zero
    private var lastID: UInt64 = 0
    private var end: Duration?
    private var lastEnd = Duration.zero
    private(set) var longestSilence = Duration.zero
    /// The upper end of each axis, as it was last posted and last heard.
    private(set) var posted: [String: Double] = [:]
    private(set) var said: [String: Double] = [:]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func play() {
        for _ in 0..<40 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: post(Announcement(.text("text \(lastID)"), priority: .message))
            case 1: post(Announcement(.text("text \(lastID)"), priority: .high))
            default: postRange(settled: [true, false, nil].randomElement(using: &random)!)
            }
            pass(.milliseconds(Int.random(in: 0...300, using: &random)))
        }
        pass(.seconds(60))
    }

    mutating func postRange(settled: Bool?) {
        let axis = Bool.random(using: &random) ? "x" : "y"
        posted[axis] = Double(lastID)
        let range = AxisRange(axis: axis, lower: -1, upper: Double(lastID))
        post(RangeChange(chart: "c", range: range, isSettled: settled).announcement!)
    }

    mutating func pass(_ time: Duration) {
        let until = now + time
        while let next = [end, queue.nextDeadline].compactMap(\.self).min(), next <= until {
            now = max(now, next)
            if end == next, let current = queue.current { finish(current) } else { listen(queue.advance(now: now)) }
        }
        now = until
    }

    private mutating func finish(_ entry: AcceptedAnnouncement) {
        end = nil
        lastEnd = now
        if case .axisRanges(let ranges) = entry.announcement.content {
            for range in ranges { said[range.axis] = range.upper }
        }
        listen(queue.finished(entry.id, now: now))
    }

    private mutating func post(_ announcement: Announcement) {
        lastID += 1
        let id = AnnouncementID(rawValue: lastID)
        listen((try? queue.post(announcement, id: id, client: 1, now: now)) ?? [])
    }

    private mutating func listen(_ effects: [QueueEffect]) {
        for case .speak(let entry) in effects {
            longestSilence = max(longestSilence, now - lastEnd)
            end = now + .milliseconds(Int.random(in: 100...2000, using: &random))
            if Bool.random(using: &random) { listen(queue.began(entry.id)) }
        }
    }
}
