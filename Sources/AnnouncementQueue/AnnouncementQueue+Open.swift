// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Open announcements: their client adds to them until it closes them, adds nothing for too long, or disconnects.
///
/// An open announcement that was heard to its end waits for more, and others are heard meanwhile. An added text takes
/// its turn as if it had just arrived.
extension AnnouncementQueue {
    /// The time without an addition after which an open announcement that was heard to its end is closed.
    package static let longestSilence = Duration.seconds(10)

    /// The announcement with an id; nil if it has ended.
    package func entry(_ id: AnnouncementID) -> AcceptedAnnouncement? { current?.id == id ? current : room[id] }

    /// Appends a content to an open announcement, and closes it if asked to.
    /// - Parameter more: nil to close it alone.
    package mutating func append(
        _ more: AnnouncementContent?, to id: AnnouncementID, closes: Bool, now: Duration
    ) -> [QueueEffect] {
        if current?.id == id {
            current?.append(more, closes: closes)
            return []
        }
        guard var entry = room[id], entry.isOpen else { return [] }
        guard entry.awaitsMore else {
            room.append(more, to: id, closes: closes)
            return []
        }
        room.leave(id)
        guard more != nil || closes else {
            room.remind(of: entry, at: now + Self.longestSilence)
            return []
        }
        entry.append(more, closes: closes)
        guard more != nil else { return [.report(entry, .ended(.finished), reason: nil)] }
        entry.awaitsMore = false
        return admit(entry, now: now)
    }

    /// Closes a client's open announcements, because it has disconnected.
    package mutating func closeOpen(of client: ClientID) -> [QueueEffect] {
        if let current, current.client == client, current.isOpen { self.current?.append(nil, closes: true) }
        var effects: [QueueEffect] = []
        for entry in room.all(of: client) where entry.isOpen {
            if entry.awaitsMore {
                room.leave(entry.id)
                effects.append(.report(entry, .ended(.finished), reason: nil))
            } else {
                room.append(nil, to: entry.id, closes: true)
            }
        }
        return effects
    }

    func closed(_ entry: AcceptedAnnouncement) -> QueueEffect {
        let reason = "closed: its client added nothing for \(Self.longestSilence.components.seconds) seconds"
        return .report(entry, .ended(.finished), reason: reason)
    }

    /// The open announcement was heard to its end. It waits for more, unless a newer announcement that replaces it
    /// waits.
    mutating func awaitMore(_ entry: AcceptedAnnouncement, from place: Int, now: Duration) -> [QueueEffect] {
        current = nil
        guard closing == nil, room.rivals(of: entry).isEmpty else {
            return [.report(entry, .ended(.finished), reason: nil)] + speakNext(now: now)
        }
        var entry = entry
        (entry.awaitsMore, entry.heard, entry.deadline) = (true, place, nil)
        room.remind(of: entry, at: now + Self.longestSilence)
        let reason = "open: it goes on when its client appends to it"
        return [.report(entry, .queued, reason: reason)] + speakNext(now: now)
    }
}
