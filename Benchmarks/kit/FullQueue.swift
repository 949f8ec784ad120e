// SPDX-License-Identifier: MIT

import AnnouncementKit
import AnnouncementQueue

/// A queue with `waiting` announcements of sixteen clients and three priorities, while a `message` is playing.
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

    /// A new announcement. All differ, and all expire late, so that the queue has no short cut.
    func announcement(_ priority: AnnouncementPriority, slot: String? = nil) -> Announcement {
        Announcement(
            .text("announcement \(lastID)"), priority: priority, queue: true, slot: slot, expires: .seconds(36_000))
    }

    /// - Parameter client: nil for the next of the sixteen.
    mutating func post(_ announcement: Announcement, client: ClientID? = nil) {
        lastID += 1
        now += .milliseconds(1)
        let id = AnnouncementID(rawValue: lastID)
        let client = client ?? ClientID(rawValue: lastID % 16)
        _ = try? queue.post(announcement, id: id, client: client, now: now)
    }

    /// Ends the playing announcement; the queue chooses the next.
    mutating func finish() {
        guard let current = queue.current else { return }
        _ = queue.finished(current.id, now: now)
    }

    /// The time at which the owner of the queue must wake up. Owners ask for it after each decision.
    var deadline: Duration? { queue.nextDeadline }
}
