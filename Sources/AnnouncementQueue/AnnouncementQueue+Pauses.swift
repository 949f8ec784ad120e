// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The silence of some clients, while the others are heard.
extension AnnouncementQueue {
    /// Whether that client is paused; ``isPaused`` is about all speech.
    package func isPaused(_ client: ClientID) -> Bool { room.isPaused(client) }

    /// Lets nothing of these clients be heard until ``resume(_:now:)``, not even an alarm: their user has paused them. What
    /// was heard keeps its turn and waits, with all that comes, but for a notification, which is dropped.
    package mutating func pause(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        guard !isClosed else { return [] }
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.pause(client) }
        guard let current, clients.contains(current.client) else { return [] }
        return setAside() + speakNext(now: now)
    }

    /// What waits of these clients takes its turn again. It cuts nothing: nobody else loses what is heard.
    package mutating func resume(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.resume(client) }
        mayBeOvertaken = true
        return speakNext(now: now)
    }

    /// Silences what is heard for a pause, and returns it to its place.
    mutating func setAside() -> [QueueEffect] {
        guard var paused = current else { return [] }
        current = nil
        // The user takes the time that it would have had.
        paused.deadline = nil
        return [.stop(paused)] + putBack(paused, reason: "paused: it goes on from the sentence it was cut in")
    }

    /// Whether one of its client waits that would cut what is heard too, and goes first: what is heard came while that was
    /// paused, has sunk in rank since, or had its turn before it.
    func isBehind(_ entry: AcceptedAnnouncement) -> Bool {
        guard let current, mayBeOvertaken || entry.rank == current.rank else { return false }
        return room.first(of: entry.client, rank: entry.rank)?.cuts(current) ?? false
    }
}
