// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// Random streams of events: what must hold for every one of them. The seed is in the failure.
@Suite("Properties of the queue")
struct QueuePropertiesTests {
    @Test(arguments: 0..<20)
    func `each accepted announcement has exactly one outcome, and never are two heard`(batch: UInt64) {
        for seed in (batch * 100)..<(batch * 100 + 100) {
            var run = RandomRun(seed: seed)
            run.play()
            #expect(run.complaint == nil, "seed \(seed)")
        }
    }

    @Test func `equal events give equal effects`() {
        var first = RandomRun(seed: 7)
        var second = RandomRun(seed: 7)
        first.play()
        second.play()
        #expect(first.story.events == second.story.events)
    }
}

private struct RandomRun {
    var story = QueueStory(limits: QueueLimits(total: 12, perClient: 6))
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(state: seed)
    }

    mutating func play() {
        for _ in 0..<60 { step() }
        story.resume()
        story.pass(.seconds(10))
        story.finishAll()
        story.pass(.seconds(10))
        story.finishAll()
    }

    private mutating func step() {
        story.pass(.milliseconds(Int.random(in: 0...900, using: &random)))
        switch Int.random(in: 0..<12, using: &random) {
        case 0: story.finish()
        case 1: story.queue.current.map { story.failed($0.id) }
        case 2: story.cancel(.client(client()))
        case 3: story.pause()
        case 4: story.resume()
        case 5: story.cancel(.announcement(AnnouncementID(rawValue: .random(in: 1...60, using: &random))))
        default:
            story.post(announcement(), client: client())
        }
    }

    private mutating func announcement() -> Announcement {
        Announcement(
            .text("text \(Int.random(in: 1...9, using: &random))"),
            priority: AnnouncementPriority.allCases.randomElement(using: &random)!,
            queue: .random(using: &random), slot: [nil, nil, "a", "b"].randomElement(using: &random)!,
            settles: [nil, nil, .milliseconds(250)].randomElement(using: &random)!)
    }

    private mutating func client() -> ClientID { ClientID(rawValue: .random(in: 1...3, using: &random)) }

    /// What is wrong with the events, or nil.
    var complaint: String? {
        var heard: Substring?
        var outcomes: [Substring: Int] = [:]
        for event in story.events where !event.contains("refused") {
            let words = event.split(separator: " ")
            switch (words[0], words[1]) {
            case ("speak", let id):
                guard heard == nil else { return "\(id) is spoken while \(heard!) is heard" }
                heard = id
            case ("stop", let id):
                guard heard == id else { return "\(id) is stopped, but it is not heard" }
                heard = nil
            case (let id, "queued"): outcomes[id, default: 0] += 0
            case (_, "began"): break
            case (let id, let outcome):
                outcomes[id, default: 0] += 1
                if outcome == "finished" || outcome == "failed" { heard = nil }
            }
        }
        let wrong = outcomes.filter { $0.value != 1 }
        return wrong.isEmpty ? nil : "outcomes: \(wrong)"
    }
}

/// A small, repeatable source of randomness (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
