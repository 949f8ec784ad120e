// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How much the user has silenced.
package enum SpeechPause: Sendable, Hashable {
    /// All but what is heard nevertheless (``Manners/heardInPause``): who wants silence still needs the fire alarm.
    case ordinary
    case everything
}

/// The silence that the user wants, whoever speaks.
extension AnnouncementQueue {
    /// Silences speech until ``resume(now:)``. The heard announcement keeps its turn; new ones wait. A pause of another kind
    /// takes the place of the former.
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

    /// True when the user's pause does not hold this one back.
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

/// The silence of some clients, while the others are heard.
extension AnnouncementQueue {
    /// True when that client is paused; ``isPaused`` is about all speech.
    package func isPaused(_ client: ClientID) -> Bool { room.isPaused(client) }

    /// Lets nothing of these clients be heard until ``resume(_:now:)``, not even an alarm: their user has paused them.
    /// The heard announcement keeps its turn and waits, as do new ones, except a notification, which is dropped.
    package mutating func pause(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        guard !isClosed else { return [] }
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.pause(client) }
        guard let current, clients.contains(current.client) else { return [] }
        return setAside() + speakNext(now: now)
    }

    /// The waiting announcements of these clients take their turns again. They cut no announcement of another
    /// client.
    package mutating func resume(_ clients: Set<ClientID>, now: Duration) -> [QueueEffect] {
        for client in clients.sorted(by: { $0.rawValue < $1.rawValue }) { room.resume(client) }
        mayBeOvertaken = true
        return speakNext(now: now)
    }

    /// The first of such clients that was silenced because its client was paused: it is not heard, and not over.
    package func firstSetAside(where isMeant: (ClientID) -> Bool) -> AcceptedAnnouncement? {
        guard room.hasPaused else { return nil }
        return waiting.first { $0.wasCut && isPaused($0.client) && isMeant($0.client) }
    }

    /// Silences the heard announcement for a pause, and returns it to its place.
    mutating func setAside() -> [QueueEffect] {
        guard var paused = current else { return [] }
        current = nil
        // The pause uses up the time that it would have had, so it does not expire any more.
        paused.deadline = nil
        return [.stop(paused)] + putBack(paused, reason: "paused: it goes on from \(paused.cutPlace)")
    }

    /// True when a waiting announcement of the same client would cut the current one too, and comes first: the current
    /// one came while that was paused, has sunk in rank since, or had its turn before it.
    func isBehind(_ entry: AcceptedAnnouncement) -> Bool {
        guard let current, mayBeOvertaken || entry.rank == current.rank else { return false }
        return room.first(of: entry.client, rank: entry.rank)?.cuts(current) ?? false
    }
}
