// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import DaemonProtocol

/// Remembers the announcement that each request of a client with a session made. After a lost connection, the client
/// repeats its requests and gets the existing announcements. The memory is bounded, and each step takes constant time.
struct AcceptedRequests {
    /// The most requests remembered: more than may wait for a reply.
    static let limit = 4096

    struct Key: Hashable, Sendable {
        let client: ClientID
        let request: RequestID
    }

    private var ids = BoundedMemory<Key, AnnouncementID>(limit: Self.limit)
    /// The endings of those announcements; nil until they have an outcome.
    private var endings: [AnnouncementID: PastAnnouncement?] = [:]

    subscript(_ key: Key) -> AnnouncementID? { ids[key] }

    /// The ending of an announcement, also after the history has forgotten it.
    func ending(of id: AnnouncementID) -> PastAnnouncement? { endings[id] ?? nil }

    mutating func remember(_ key: Key, _ announcement: AnnouncementID) {
        if let former = ids[key] { endings[former] = nil }
        if let forgotten = ids.remember(announcement, for: key) { endings[forgotten.value] = nil }
        endings[announcement] = .some(nil)
    }

    /// - Parameter time: in seconds since 1970-01-01T00:00:00Z.
    mutating func ended(_ entry: AcceptedAnnouncement, _ outcome: AnnouncementOutcome, reason: String?, time: Double) {
        ended(entry.id, entry.announcement.priority, .ended(outcome), reason: reason, time: time)
    }

    mutating func ended(
        _ id: AnnouncementID, _ priority: AnnouncementPriority, _ state: AnnouncementState, reason: String?,
        time: Double
    ) {
        guard endings[id] != nil else { return }
        let step = PastAnnouncement.Step(time: time, state: state, reason: reason, heard: nil)
        endings[id] = .some(PastAnnouncement(id: id, client: nil, priority: priority, text: nil, steps: [step]))
    }
}
