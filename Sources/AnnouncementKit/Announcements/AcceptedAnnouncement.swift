// SPDX-License-Identifier: MIT

/// An announcement that the queue has taken in, and what the queue knows about it.
public struct AcceptedAnnouncement: Sendable, Hashable {
    public let id: AnnouncementID
    public let client: ClientID
    public internal(set) var announcement: Announcement
    /// Its place in line: announcements of one rank are heard in the order of their turns.
    public internal(set) var turn: UInt64
    /// The priority it waits and is cut at; differs from its own for the last of a `progress` series.
    public internal(set) var rank: AnnouncementPriority
    /// When it stops being worth saying, on the clock of the queue's events; nil for never.
    public internal(set) var deadline: Duration?
    /// How many characters of its words were heard before it was cut; speech goes on from that sentence.
    public internal(set) var heard = 0
    /// Silenced before its end, and waits to be said again. It has its seat: the limits do not count it.
    public internal(set) var wasCut = false

    init(_ announcement: Announcement, id: AnnouncementID, client: ClientID, turn: UInt64, now: Duration) {
        self.id = id
        self.client = client
        self.announcement = announcement
        self.turn = turn
        rank = announcement.priority
        deadline = announcement.lifetime.map { now + $0 }
    }

    /// Takes over what those told whose place it takes.
    mutating func merge(_ older: [AcceptedAnnouncement]) {
        for rival in older {
            announcement.content = announcement.content.merged(over: rival.announcement.content)
        }
    }

    /// Takes the place of one that waits: at its urgency, when that was greater, and for as long.
    mutating func inherit(from older: AcceptedAnnouncement) {
        turn = min(turn, older.turn)
        guard older.rank.isMoreUrgent(than: rank) else { return }
        rank = older.rank
        deadline = older.deadline.flatMap { theirs in deadline.map { max($0, theirs) } }
    }

    func isExpired(at now: Duration) -> Bool {
        deadline.map { $0 <= now } ?? false
    }
}

/// What makes two waiting announcements rivals: of those that share one, only the newest waits.
enum Rivalry: Hashable {
    case slot(ClientID, String)
    /// A client's plain `default`: a newer one takes the place of an older one.
    case newest(ClientID)
    /// The last of a client's `progress` series.
    case series(ClientID)
}

extension AcceptedAnnouncement {
    var slot: Rivalry? { announcement.slot.map { .slot(client, $0) } }

    var rivalries: [Rivalry] {
        var rivalries = slot.map { [$0] } ?? []
        if announcement.priority == .default && !announcement.queue { rivalries.append(.newest(client)) }
        if announcement.priority == .progress && announcement.slot == nil { rivalries.append(.series(client)) }
        return rivalries
    }
}
