// SPDX-License-Identifier: MIT

import AnnouncementKit

/// How announcements begin to wait, and what they replace.
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
        guard !newcomer.isMore(of: rival) else {
            let reason = "replaced by announcement \(newcomer.id), which tells how many more there were"
            return .report(rival, .ended(.replaced), reason: reason)
        }
        // Not when it took the place of an alarm.
        let isOfSeries = rival.manners.isSeries && (!rival.isPromoted || rival.rankManners.mayBeDropped)
        return .report(
            rival, .ended(isOfSeries ? .dropped : .replaced),
            reason: isOfSeries
                ? "dropped: announcement \(newcomer.id) is newer in its series"
                : "replaced by announcement \(newcomer.id), which is newer")
    }

    /// Nothing changes within the limits, nor when `rivals` free a seat. Beyond the limits an alarm displaces another
    /// announcement, and anything else is refused.
    mutating func makeRoom(
        for entry: AcceptedAnnouncement, beside rivals: [AcceptedAnnouncement]
    ) throws(QueueRefusal) -> [QueueEffect] {
        guard rivals.allSatisfy(\.wasCut), let (limit, client) = room.counts.limit(limits, for: entry) else {
            return []
        }
        guard entry.rankManners.makesRoom, let displaced = room.leastUrgent(of: client) else {
            throw .overloaded(limit: limit, ofClient: client != nil)
        }
        room.leave(displaced.id)
        let reason = "dropped: too many wait, and announcement \(entry.id) is \(entry.rank.rawValue)"
        return [.report(displaced, .ended(.dropped), reason: reason)]
    }
}
