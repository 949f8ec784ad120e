// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How announcements of Speech Dispatcher's convention take their turn: among each other by ``SpeechDispatcherRules``. When
/// they meet others it is this queue's own table that says who is heard, and neither cancels what waits of the other.
extension AnnouncementQueue {
    /// Takes one in, or throws and is unchanged.
    mutating func postMessage(
        _ entry: AcceptedAnnouncement, now: Duration
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard mayBeHeardNow(entry) || mayWait(entry) else {
            return arrived(entry) + [dropped(entry, reasonForDropping(entry))]
        }
        let canceled = room.canceled(by: entry)
        if !mayBeHeardNow(entry) || isBehind(entry) { try checkRoom(for: entry, beside: canceled) }
        var effects = arrived(entry)
        for message in canceled {
            room.leave(message.id)
            effects.append(cancellation(of: message, by: entry))
        }
        goOn(with: entry)
        guard mayBeHeardNow(entry) else {
            room.enter(entry)
            return effects
        }
        return effects + interrupt(for: entry, now: now)
    }

    /// Silences what is heard, which is not said again.
    mutating func cutMessage(_ cut: AcceptedAnnouncement, for newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        let isUrgent = newcomer.rank.isMoreUrgent(than: cut.rank)
        let why = "announcement \(newcomer.id) of priority \(newcomer.rank.rawValue)"
        return [
            .stop(cut),
            .report(
                cut, .ended(.interrupted), reason: "interrupted: \(why) \(isUrgent ? "was more urgent" : "is newer")"),
        ]
    }

    /// A notification waits for its own block alone.
    private func mayWait(_ entry: AcceptedAnnouncement) -> Bool {
        entry.priority != .notification || current.map(entry.isInBlock) == true
    }

    /// What is heard of a series that goes on is not its last, and can be cut as the first can.
    private mutating func goOn(with entry: AcceptedAnnouncement) {
        guard entry.priority == .progress, !isPaused(entry.client), let heard = current else { return }
        guard heard.isSpeechDispatcher, heard.priority == .progress, !entry.isInBlock(of: heard) else { return }
        current?.rank = .progress
        mayBeOvertaken = true
    }

    private func checkRoom(
        for entry: AcceptedAnnouncement, beside canceled: [AcceptedAnnouncement]
    ) throws(QueueRefusal) {
        guard canceled.allSatisfy(\.wasCut), room.counts.speechDispatcher >= limits.speechDispatcher else { return }
        throw .overloaded(limit: limits.speechDispatcher, ofClient: false)
    }

    private func cancellation(of message: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        guard message.priority == newcomer.priority else {
            let priority = newcomer.priority.rawValue
            let reason = "dropped: announcement \(newcomer.id) of priority \(priority) came before its turn"
            return .report(message, .ended(.dropped), reason: reason)
        }
        return replacement(of: message, by: newcomer)
    }
}
