// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How announcements come to wait, and what becomes of those they meet.
extension AnnouncementQueue {
    /// A continuous change waits until it comes to rest, unless one of its slot is in line already.
    /// - Returns: nil when it takes its turn at once.
    mutating func settle(
        _ newcomer: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement], now: Duration
    ) throws(QueueRefusal) -> [QueueEffect]? {
        var entry = newcomer
        guard let rest = entry.rest, let slot = entry.slot else { return nil }
        guard !rivals.contains(where: { room.isInLine($0.id) }) else { return nil }
        guard let rival = rivals.first else {
            let displaced = try makeRoom(for: entry, beside: [])
            room.settle(entry, slot: slot, rest: rest, now: now)
            return displaced
        }
        entry.inherit(from: rival)
        room.resettle(rival, with: entry, slot: slot, rest: rest, now: now)
        return [replacement(of: rival, by: entry)]
    }

    /// Puts it in line: in the place of the one it replaces, or at the end.
    mutating func wait(_ newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        var entry = newcomer
        entry.joinLine()
        let rivals = room.rivals(of: entry)
        guard let place = rivals.first else {
            room.enter(entry)
            return []
        }
        entry.inherit(from: place)
        for rival in rivals.dropFirst() { room.leave(rival.id) }
        room.replace(place, with: entry)
        return rivals.map { replacement(of: $0, by: entry) }
    }

    mutating func replaceRivals(of newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        room.rivals(of: newcomer).map { rival in
            room.leave(rival.id)
            return replacement(of: rival, by: newcomer)
        }
    }

    func replacement(of rival: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        let isProgress = rival.priority == .progress && rival.rank != .high
        return .report(
            rival, .ended(isProgress ? .dropped : .replaced),
            reason: isProgress
                ? "dropped: announcement \(newcomer.id) is newer in its series"
                : "replaced by announcement \(newcomer.id), which is newer")
    }

    /// Whether what is heard would be said again if `newcomer` did not tell the same thing newer.
    func isReplaced(_ heard: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> Bool {
        guard let slot = heard.slot, slot == newcomer.slot else { return false }
        return heard.rank == .message || heard.rank == .low
    }

    /// Silences what is heard for `newcomer`, and says what becomes of it.
    mutating func cutCurrent(for newcomer: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard var cut = current else { return [] }
        current = nil
        guard !cut.isSpeechDispatcher else { return cutMessage(cut, for: newcomer) }
        // It began in time, and is heard to its end.
        if cut.rank == .message { cut.deadline = nil }
        if isReplaced(cut, by: newcomer) {
            return [.stop(cut), replacement(of: cut, by: newcomer)]
        }
        let why = "announcement \(newcomer.id) of priority \(newcomer.rank.rawValue) was more urgent"
        switch cut.rank {
        case .high, .message:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it goes on from the sentence it was cut in")
        case .low where cut.isExpired(at: now):
            return [.stop(cut), .report(cut, .ended(.expired), reason: "expired: \(why)")]
        case .low:
            return [.stop(cut)] + putBack(cut, reason: "cut: \(why); it is said again")
        case .default where newcomer.rank == .default, .notification where newcomer.rank == .notification:
            let newer = "interrupted: announcement \(newcomer.id) of the same priority is newer"
            return [.stop(cut), .report(cut, .ended(.interrupted), reason: newer)]
        case .default, .notification, .progress:
            return [.stop(cut), .report(cut, .ended(.interrupted), reason: "interrupted: \(why)")]
        }
    }

    /// Returns what was silenced to the head of its rank, unless a newer one of its slot waits already, which then tells
    /// what was cut too.
    mutating func putBack(_ silenced: AcceptedAnnouncement, reason: String) -> [QueueEffect] {
        if let rival = room.rivals(of: silenced).first {
            room.merge(silenced, into: rival.id)
            return [
                .report(silenced, .ended(.replaced), reason: "replaced by announcement \(rival.id), which is newer")
            ]
        }
        var cut = silenced
        cut.wasCut = true
        cut.joinLine()
        room.return(cut)
        return [.report(cut, .queued, reason: reason)]
    }

    /// Within the limits nothing happens, nor when a seat becomes free with `rivals`. Beyond them a `high` one displaces,
    /// and any other is refused.
    mutating func makeRoom(
        for entry: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement]
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard rivals.allSatisfy(\.wasCut) else { return [] }
        let clientIsFull = room.counts.own(of: entry.client) >= limits.perClient
        guard clientIsFull || room.counts.own >= limits.total else { return [] }
        let refusal = QueueRefusal.overloaded(
            limit: clientIsFull ? limits.perClient : limits.total, ofClient: clientIsFull)
        guard entry.rank == .high, let displaced = room.leastUrgent(of: clientIsFull ? entry.client : nil) else {
            throw refusal
        }
        room.leave(displaced.id)
        return [
            .report(displaced, .ended(.dropped), reason: "dropped: too many wait, and announcement \(entry.id) is high")
        ]
    }
}
