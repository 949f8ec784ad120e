// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue

/// A queue in which so many wait, of sixteen clients and with three priorities, while a `message` is heard.
struct FullQueue {
    private var queue = AnnouncementQueue(limits: QueueLimits(total: 8192, perClient: 8192))
    private var lastID: UInt64 = 0
    private var now = Duration.zero

    init(waiting: Int) {
        let priorities: [AnnouncementPriority] = [.message, .low, .default, .low]
        while queue.waitingCount < waiting || queue.current?.rank != .message {
            let number = queue.waitingCount
            post(announcement(priorities[number % 4], slot: number % 3 == 0 ? "slot \(number)" : nil))
        }
    }

    var waiting: Int { queue.waitingCount }

    /// None is like another, and each expires at last, so that nothing is spared.
    func announcement(_ priority: AnnouncementPriority, slot: String? = nil) -> Announcement {
        Announcement(
            .text("announcement \(lastID)"), priority: priority, queue: true, slot: slot, expires: .seconds(36_000))
    }

    /// - Parameter client: nil for the next of sixteen.
    mutating func post(_ announcement: Announcement, client: ClientID? = nil) {
        lastID += 1
        now += .milliseconds(1)
        let id = AnnouncementID(rawValue: lastID)
        let client = client ?? ClientID(rawValue: lastID % 16)
        _ = try? queue.post(announcement, id: id, client: client, now: now)
    }

    /// The one that is heard ends, and the next is chosen.
    mutating func finish() {
        guard let current = queue.current else { return }
        _ = queue.finished(current.id, now: now)
    }

    /// When the owner of the queue wants to be woken: asked after each decision.
    var deadline: Duration? { queue.nextDeadline }
}
