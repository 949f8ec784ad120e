// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The extent of the user's pause.
package enum SpeechPause: Sendable, Hashable {
    /// Silences all but announcements with ``Manners/heardInPause``: a user who pauses speech still needs the fire
    /// alarm.
    case ordinary
    case everything
}

/// The user's pause of all clients.
extension AnnouncementQueue {
    /// Silences speech until ``resume(now:)``. The current announcement keeps its turn; new ones wait. A pause of the
    /// other kind replaces the former pause.
    package mutating func pause(_ pause: SpeechPause = .ordinary, now: Duration) -> [QueueEffect] {
        self.pause = pause
        if let current, isLetThrough(current) { return [] }
        return setAside() + speakNext(now: now)
    }

    /// Resumes speech from the sentence that was cut.
    package mutating func resume(now: Duration) -> [QueueEffect] {
        pause = nil
        return speakNext(now: now)
    }

    /// True when the user's pause does not hold back `entry`.
    func isLetThrough(_ entry: AcceptedAnnouncement) -> Bool {
        switch pause {
        case nil: true
        case .ordinary: entry.rankManners.heardInPause
        case .everything: false
        }
    }

    /// True when the pause does not hold back the next in line.
    var isNextLetThrough: Bool { !isPaused || room.next(1).first.map(isLetThrough) == true }
}

/// The pause of some clients, while the others are spoken.
extension AnnouncementQueue {
    /// True when `client` is paused; ``isPaused`` is about all speech.
    package func isPaused(_ client: ClientID) -> Bool { room.isPaused(client) }

    /// Silences these clients until ``resume(_:now:)``, even their alarms: the user has paused them. The current
    /// announcement keeps its turn and waits, as new ones do; a new notification is dropped.
    package mutating func pause(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        guard !isClosed else { return [] }
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.pause(client) }
        guard let current, clients.contains(current.client) else { return [] }
        return setAside() + speakNext(now: now)
    }

    /// Resumes these clients: their waiting announcements take their turns again, and cut no announcement of another
    /// client.
    package mutating func resume(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.resume(client) }
        mayBeOvertaken = true
        return speakNext(now: now)
    }

    /// The first announcement that was silenced by the pause of its client, among the clients that match. It has no
    /// outcome yet.
    package func firstSetAside(where isMeant: (ClientID) -> Bool) -> AcceptedAnnouncement? {
        guard room.hasPaused else { return nil }
        return waiting.first { $0.wasCut && isPaused($0.client) && isMeant($0.client) }
    }

    /// Silences the current announcement for a pause, and returns it to its place.
    mutating func setAside() -> [QueueEffect] {
        guard var paused = current else { return [] }
        current = nil
        // The pause uses up the time left until the deadline, so the announcement no longer expires.
        paused.deadline = nil
        return [.stop(paused)] + putBack(paused, reason: "paused: it goes on from \(paused.cutPlace)")
    }

    /// True when a waiting announcement of the same client would also cut the current one and has the earlier turn: it
    /// was paused when the current one arrived, the current one has sunk in rank since, or both have the same rank.
    func isBehind(_ entry: AcceptedAnnouncement) -> Bool {
        guard let current, mayBeOvertaken || entry.rank == current.rank else { return false }
        return room.first(of: entry.client, rank: entry.rank)?.cuts(current) ?? false
    }
}
