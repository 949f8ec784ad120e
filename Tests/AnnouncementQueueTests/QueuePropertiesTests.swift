// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import AnnouncementQueue

/// Invariants of random streams of events. A failure names its seed.
@Suite("Properties of the queue")
struct QueuePropertiesTests {
    private static let batch: UInt64 = 500

    /// Each announcement has exactly one outcome, and two are never heard together. A `high` one is never interrupted,
    /// dropped or expired. The newest of a slot is never replaced. No announcement waits after its time, or exceeds the
    /// limits. A paused client is silent. An interrupted message of Speech Dispatcher's convention does not return,
    /// none overtakes another of its client and priority, and the last of a series is spoken. The next in line is the
    /// first of all that wait.
    @Test(.slow, arguments: 0..<200)
    func `the invariants hold in a hundred thousand streams`(batch: UInt64) {
        play((batch * Self.batch)..<((batch + 1) * Self.batch))
    }

    @Test func `the invariants hold in streams with new seeds`() {
        play(FreshSeeds.batch(Self.batch))
    }

    private func play(_ seeds: Range<UInt64>) {
        for seed in seeds {
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

/// Twenty events that a seed determines. Then all announcements are heard to their ends.
private struct RandomRun {
    private static let limits = QueueLimits(total: 7, perClient: 4, speechDispatcher: 6)
    private(set) var queue = AnnouncementQueue(limits: Self.limits)
    private(set) var effects: [[QueueEffect]] = []
    private var watch = QueueWatch()
    private var random: SplitMix64
    private var now = Duration.zero
    private var lastID: UInt64 = 0
    private let keeps: Bool
    private var limitsBroken = false
    private var blockSurvived = false
    private var nextIsNotFirst = false
    private var waitingCount = 0

    init(seed: UInt64, keeps: Bool = false) {
        random = SplitMix64(seed: seed)
        self.keeps = keeps
    }

    var complaint: String? {
        if blockSurvived { return "of a block that was stopped some wait" }
        if nextIsNotFirst { return "the next in line is not the first that waits" }
        return watch.complaint ?? (limitsBroken ? "more wait than the limits allow" : nil)
    }

    mutating func play() {
        for _ in 0..<20 { step() }
        follow(queue.resume(now: now))
        follow(queue.deviceCame(now: now))
        resume(Self.clients)
        while queue.current != nil || queue.nextDeadline != nil {
            if let current = queue.current { follow(queue.finished(current.id, now: now)) }
            if let deadline = queue.nextDeadline { pass(until: deadline) }
        }
        watch.end()
    }

    private mutating func step() {
        let choice = random.next()
        if choice & 3 == 0 { pass(until: now + .milliseconds(Int(choice >> 8 & 1023))) }
        switch choice >> 3 & 31 {
        case 0, 1, 8: if let current = queue.current { follow(queue.finished(current.id, now: now)) }
        case 2: if let current = queue.current { follow(queue.failed(current.id, reason: "no voice", now: now)) }
        case 3: follow(queue.cancel(.client(client(choice)), now: now), byUser: true)
        case 4: follow(queue.cancel(.announcement(AnnouncementID(rawValue: choice >> 32 & 31)), now: now), byUser: true)
        case 5: follow(queue.pause(choice >> 40 & 1 == 0 ? .ordinary : .everything, now: now), byUser: true)
        case 6: follow(queue.resume(now: now))
        case 7: if let current = queue.current, current.rank != .high { follow(queue.unchanged(current.id, now: now)) }
        case 9: pause([client(choice)])
        case 10: pause(Self.clients)
        case 11: resume([client(choice)])
        case 12: resume(Self.clients)
        case 13:
            guard let current = queue.current else { break }
            follow(queue.lost(current.id, reason: "no device", now: now), byUser: true)
        case 14: follow(queue.deviceCame(now: now))
        case 15: stopBlock()
        case 16: append(choice)
        case 17 where choice >> 50 & 7 == 0: follow(queue.closeOpen(of: client(choice)))
        default: post(choice)
        }
        if queue.nextInLine?.id != queue.waiting.first?.id { nextIsNotFirst = true }
        let isSilent = queue.current == nil && queue.nextDeadline == nil && !queue.isMute
        let mustSpeak = isSilent && queue.waiting.contains { queue.isLetThrough($0) && !queue.isPaused($0.client) }
        watch.rest(current: queue.current?.id, deadline: queue.nextDeadline, mustSpeak: mustSpeak, now: now)
        checkLimits()
    }

    /// Stops the block of the current announcement, and checks that none of its messages waits.
    private mutating func stopBlock() {
        guard let heard = queue.current else { return }
        follow(queue.cancel(.block(heard.id), now: now), byUser: true)
        if queue.waiting.contains(where: { $0.isInBlock(of: heard) }) { blockSurvived = true }
    }

    private mutating func pause(_ clients: Set<ClientID>) {
        watch.pause(clients)
        follow(queue.pause(clients, now: now), byUser: true)
    }

    private mutating func resume(_ clients: Set<ClientID>) {
        watch.resume(clients)
        follow(queue.resume(clients, now: now))
    }

    private mutating func post(_ choice: UInt64) {
        lastID += 1
        let effects = try? queue.post(
            announcement(choice), id: AnnouncementID(rawValue: lastID), client: client(choice), now: now)
        follow(effects ?? [])
    }

    /// Appends to one of the last announcements, or closes it.
    private mutating func append(_ choice: UInt64) {
        let id = AnnouncementID(rawValue: max(1, lastID &- (choice >> 32 & 3)))
        let more: AnnouncementContent? = choice >> 36 & 3 == 0 ? nil : .text(texts[Int(choice >> 20 & 7)])
        follow(queue.append(more, to: id, closes: choice >> 38 & 1 == 0, now: now))
    }

    private func announcement(_ choice: UInt64) -> Announcement {
        var announcement = closedAnnouncement(choice)
        announcement.isOpen = announcement.convention == .own && choice >> 45 & 3 == 0
        return announcement
    }

    private func closedAnnouncement(_ choice: UInt64) -> Announcement {
        let slots: [String?] = [nil, nil, "a", "b"]
        // All announcements of a client have one convention.
        guard choice >> 41 & 1 == 1 else { return message(choice) }
        return Announcement(
            .text(texts[Int(choice >> 20 & 7)]), priority: priorities[Int(choice >> 24 & 7)],
            queue: choice >> 28 & 1 == 0, slot: slots[Int(choice >> 30 & 3)],
            expires: choice >> 33 & 3 == 0 ? .seconds(2) : nil,
            settles: choice >> 36 & 3 == 0 ? .milliseconds(250) : nil)
    }

    /// All messages of a block have one priority.
    private func message(_ choice: UInt64) -> Announcement {
        let priority = messagePriorities[Int(choice >> 24 & 7)]
        let block = [0, 0, 1, 2][Int(choice >> 43 & 3)] * 8 + (choice >> 24 & 7)
        return Announcement(
            .text(texts[Int(choice >> 20 & 7)]), priority: priority, expires: choice >> 33 & 3 == 0 ? .seconds(2) : nil,
            convention: .speechDispatcher(block: block < 8 ? nil : block))
    }

    private func client(_ choice: UInt64) -> ClientID { ClientID(rawValue: choice >> 40 & 3) }

    private static let clients: Set<ClientID> = [0, 1, 2, 3]

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

    /// An interrupted announcement keeps its seat: one for each client and priority.
    private mutating func checkLimits() {
        defer { waitingCount = queue.waitingCount }
        guard queue.waitingCount > max(waitingCount, Self.limits.perClient) else { return }
        let waiting = queue.waiting
        let messages = waiting.count { !$0.wasCut && $0.announcement.convention != .own }
        if messages > Self.limits.speechDispatcher { limitsBroken = true }
        // An open announcement that was heard keeps its seat, also when it goes on.
        let counted = waiting.filter {
            !$0.wasCut && $0.announcement.convention == .own && !$0.isOpen && $0.announcement.appended.isEmpty
        }
        let cut = waiting.filter(\.wasCut).map { "\($0.client) \($0.rank) \($0.announcement.priority)" }
        let own = (0..<4).map { client in counted.count { $0.client.rawValue == client } }
        if counted.count > Self.limits.total || own.contains(where: { $0 > Self.limits.perClient }) {
            limitsBroken = true
        }
        if Set(cut).count != cut.count { limitsBroken = true }
    }
}

private let texts = (1...8).map { "text \($0)" }
/// The middle priorities are listed more often.
private let priorities: [AnnouncementPriority] = [
    .high, .message, .default, .low, .notification, .progress, .low, .message,
]
private let messagePriorities: [AnnouncementPriority] = [
    .high, .message, .default, .default, .notification, .progress, .progress, .message,
]
