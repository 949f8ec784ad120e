// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

/// Random streams of events: what must hold for every one of them. The seed is in the failure.
@Suite("Properties of the queue")
struct QueuePropertiesTests {
    private static let batch: UInt64 = 500

    /// Each has exactly one outcome; never are two heard; nothing `high` is cut, dropped or expires; the newest of a slot
    /// is never replaced; nothing waits longer than its time; the limits hold.
    @Test(arguments: 0..<200)
    func `the rules hold in a hundred thousand streams`(batch: UInt64) {
        for seed in (batch * Self.batch)..<((batch + 1) * Self.batch) {
            var run = RandomRun(seed: seed)
            run.play()
            if let complaint = run.complaint { Issue.record("seed \(seed): \(complaint)") }
        }
    }

    @Test(arguments: 0..<10)
    func `equal events give equal effects and equal queues`(batch: UInt64) {
        for seed in (batch * 100)..<((batch + 1) * 100) {
            var first = RandomRun(seed: seed, keeps: true)
            var second = RandomRun(seed: seed, keeps: true)
            first.play()
            second.play()
            #expect(first.effects == second.effects && first.queue == second.queue, "seed \(seed)")
        }
    }
}

/// Twenty events that a seed decides, and then everything is heard out.
private struct RandomRun {
    private static let limits = QueueLimits(total: 7, perClient: 4)
    private(set) var queue = AnnouncementQueue(limits: Self.limits)
    private(set) var effects: [[QueueEffect]] = []
    private var watch = QueueWatch()
    private var random: SplitMix64
    private var now = Duration.zero
    private var lastID: UInt64 = 0
    private let keeps: Bool
    private var limitsBroken = false
    private var waitingCount = 0

    init(seed: UInt64, keeps: Bool = false) {
        random = SplitMix64(seed: seed)
        self.keeps = keeps
    }

    var complaint: String? { watch.complaint ?? (limitsBroken ? "more wait than the limits allow" : nil) }

    mutating func play() {
        for _ in 0..<20 { step() }
        follow(queue.resume(now: now))
        while queue.current != nil || queue.nextDeadline != nil {
            if let current = queue.current { follow(queue.finished(current.id, now: now)) }
            if let deadline = queue.nextDeadline { pass(until: deadline) }
        }
        watch.end()
    }

    private mutating func step() {
        let choice = random.next()
        if choice & 3 == 0 { pass(until: now + .milliseconds(Int(choice >> 8 & 1023))) }
        switch choice >> 3 & 15 {
        case 0, 1: if let current = queue.current { follow(queue.finished(current.id, now: now)) }
        case 2: if let current = queue.current { follow(queue.failed(current.id, reason: "no voice", now: now)) }
        case 3: follow(queue.cancel(.client(client(choice)), now: now), byUser: true)
        case 4: follow(queue.cancel(.announcement(AnnouncementID(rawValue: choice >> 32 & 31)), now: now), byUser: true)
        case 5: follow(queue.pause(), byUser: true)
        case 6: follow(queue.resume(now: now))
        case 7: if let current = queue.current, current.rank != .high { follow(queue.unchanged(current.id, now: now)) }
        default: post(choice)
        }
        let mustSpeak = !queue.isPaused && queue.waitingCount > 0
        watch.rest(current: queue.current?.id, deadline: queue.nextDeadline, mustSpeak: mustSpeak, now: now)
        checkLimits()
    }

    private mutating func post(_ choice: UInt64) {
        lastID += 1
        let effects = try? queue.post(
            announcement(choice), id: AnnouncementID(rawValue: lastID), client: client(choice), now: now)
        follow(effects ?? [])
    }

    private func announcement(_ choice: UInt64) -> Announcement {
        let slots: [String?] = [nil, nil, "a", "b"]
        return Announcement(
            .text(texts[Int(choice >> 20 & 7)]), priority: priorities[Int(choice >> 24 & 7)],
            queue: choice >> 28 & 1 == 0, slot: slots[Int(choice >> 30 & 3)],
            expires: choice >> 33 & 3 == 0 ? .seconds(2) : nil,
            settles: choice >> 36 & 3 == 0 ? .milliseconds(250) : nil)
    }

    private func client(_ choice: UInt64) -> ClientID { ClientID(rawValue: choice >> 40 & 3) }

    private mutating func pass(until time: Duration) {
        while let deadline = queue.nextDeadline, deadline <= time {
            now = max(now, deadline)
            follow(queue.advance(now: now))
        }
        now = max(now, time)
    }

    private mutating func follow(_ effects: [QueueEffect], byUser: Bool = false) {
        watch.follow(effects, now: now, byUser: byUser)
        if keeps { self.effects.append(effects) }
    }

    /// What was cut has its seat, one of each priority.
    private mutating func checkLimits() {
        defer { waitingCount = queue.waitingCount }
        guard queue.waitingCount > max(waitingCount, Self.limits.perClient) else { return }
        let waiting = queue.waiting
        let counted = waiting.filter { !$0.wasCut }
        let cut = waiting.filter(\.wasCut).map(\.rank)
        let own = (0..<4).map { client in counted.count { $0.client.rawValue == client } }
        if counted.count > Self.limits.total || own.contains(where: { $0 > Self.limits.perClient }) {
            limitsBroken = true
        }
        if Set(cut).count != cut.count { limitsBroken = true }
    }
}

private let texts = (1...8).map { "text \($0)" }
/// The middle ones come more often.
private let priorities: [AnnouncementPriority] = [
    .high, .message, .default, .low, .notification, .progress, .low, .message,
]
