// SPDX-License-Identifier: MIT

/// How announcements come to wait, and what becomes of those they meet.
extension AnnouncementQueue {
    /// Those that may not wait beside `newcomer`: in line, or not yet come to rest.
    func rivals(of newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        line.rivals(of: newcomer) + (newcomer.slot.flatMap(settling.rival).map { [$0] } ?? [])
    }

    /// A continuous change waits until it comes to rest, unless one of its slot is in line already.
    /// - Returns: nil when it takes its turn at once.
    mutating func settle(_ newcomer: AcceptedAnnouncement, now: Duration) throws(QueueRefusal) -> [QueueEffect]? {
        var entry = newcomer
        guard let rest = entry.announcement.settles, rest > .zero, let slot = entry.slot else { return nil }
        guard line.rivals(of: entry).isEmpty else { return nil }
        let room = try makeRoom(for: entry)
        let rival = settling.rival(of: slot)
        if let rival { entry.turn = rival.turn }
        let replaced = rival.map { [replacement(of: $0, by: entry)] } ?? []
        settling.settle(entry, slot: slot, rest: rest, now: now)
        return room + replaced
    }

    /// Puts it in line: in the place of the one it replaces, or at the end.
    mutating func wait(_ newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        var entry = newcomer
        // The last of a progress series is always said: it waits as a message until a newer one takes its place.
        if entry.rank == .progress { entry.rank = .message }
        if let place = line.rivals(of: entry).first { entry.turn = place.turn }
        let replaced = replaceRivals(of: entry)
        line.insert(entry)
        return replaced
    }

    mutating func replaceRivals(of newcomer: AcceptedAnnouncement) -> [QueueEffect] {
        rivals(of: newcomer).map { rival in
            if line.remove(rival.id) == nil { rival.slot.map { settling.remove($0) } }
            return replacement(of: rival, by: newcomer)
        }
    }

    private func replacement(of rival: AcceptedAnnouncement, by newcomer: AcceptedAnnouncement) -> QueueEffect {
        let isProgress = rival.announcement.priority == .progress
        return .report(
            rival, .ended(isProgress ? .dropped : .replaced),
            reason: isProgress
                ? "dropped: announcement \(newcomer.id) is newer in its series"
                : "replaced by announcement \(newcomer.id), which is newer")
    }

    /// Silences what is heard for `newcomer`, and says what becomes of it.
    mutating func cutCurrent(for newcomer: AcceptedAnnouncement, now: Duration) -> [QueueEffect] {
        guard let cut = current else { return [] }
        current = nil
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

    /// Returns what was silenced to its place in line, unless a newer one of its slot waits there already.
    mutating func putBack(_ cut: AcceptedAnnouncement, reason: String) -> [QueueEffect] {
        if let rival = rivals(of: cut).first {
            return [.report(cut, .ended(.replaced), reason: "replaced by announcement \(rival.id), which is newer")]
        }
        line.insert(cut)
        return [.report(cut, .queued, reason: reason)]
    }

    /// Within the limits nothing happens. Beyond them a `high` one displaces, and any other is refused.
    mutating func makeRoom(for entry: AcceptedAnnouncement) throws(QueueRefusal) -> [QueueEffect] {
        guard rivals(of: entry).isEmpty else { return [] }
        let clientIsFull = line.count(of: entry.client) + settling.count(of: entry.client) >= limits.perClient
        guard clientIsFull || waitingCount >= limits.total else { return [] }
        let refusal = QueueRefusal.overloaded(
            limit: clientIsFull ? limits.perClient : limits.total, ofClient: clientIsFull)
        guard entry.rank == .high, let displaced = line.leastUrgent(of: clientIsFull ? entry.client : nil) else {
            throw refusal
        }
        line.remove(displaced.id)
        return [
            .report(displaced, .ended(.dropped), reason: "dropped: too many wait, and announcement \(entry.id) is high")
        ]
    }
}
