// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that the queue has taken in, and what the queue knows about it.
package struct AcceptedAnnouncement: Sendable, Hashable {
    package let id: AnnouncementID
    package let client: ClientID
    private var posted: Posted
    /// Its place in line: announcements of one client and rank are heard in the order of their turns.
    package internal(set) var turn: UInt64
    /// The priority it waits and is cut at; differs from its own for the last of a `progress` series, and for one that
    /// took the place of a more urgent one.
    package internal(set) var rank: AnnouncementPriority
    /// When it stops being worth saying, on the clock of the queue's events; nil for never.
    package internal(set) var deadline: Duration?
    /// How many characters of its words were heard before it was cut; speech goes on from that sentence.
    package internal(set) var heard = 0
    /// Silenced before its end, and waits to be said again. It has its seat: the limits do not count it.
    package internal(set) var wasCut = false

    init(_ announcement: Announcement, id: AnnouncementID, client: ClientID, turn: UInt64, now: Duration) {
        self.id = id
        self.client = client
        posted = Posted(announcement, client: client)
        self.turn = turn
        rank = announcement.priority
        deadline = announcement.lifetime.map { now + $0 }
    }

    package var announcement: Announcement { posted.announcement }

    // Parts of it without a copy of the whole.
    var priority: AnnouncementPriority { posted.announcement.priority }
    var subject: String? { posted.announcement.subject }
    /// How long its slot must be quiet; nil for one that takes its turn at once.
    var rest: Duration? {
        guard let rest = posted.announcement.settles, rest > .zero, slot != nil else { return nil }
        return rest
    }

    /// Whether it is part of a continuous change, or its end.
    var isContinuous: Bool { posted.announcement.settles != nil }

    /// Whether it would silence `heard` if it arrived now.
    func cuts(_ heard: AcceptedAnnouncement) -> Bool {
        guard isSpeechDispatcher && heard.isSpeechDispatcher else {
            return priority.cuts(heard.rank, queueing: posted.announcement.queue)
        }
        return SpeechDispatcherRules.cuts(priority, heard.rank) && !isInBlock(of: heard)
    }

    var isSpeechDispatcher: Bool { posted.isSpeechDispatcher }

    /// The number of its block of messages, its client's own; nil for one that stands alone.
    var block: UInt64? { posted.block }

    /// Messages of one block are heard one after another.
    func isInBlock(of other: AcceptedAnnouncement) -> Bool {
        block != nil && block == other.block && client == other.client
    }

    /// Whether an arrival may cancel it while it waits.
    var mayBeCanceled: Bool { isSpeechDispatcher && SpeechDispatcherRules.mayBeCanceled(priority) }

    /// It waits. The last of a `progress` series is always said: it waits as a `message` until a newer one takes its place;
    /// by Speech Dispatcher's convention it gives way to all others until its turn comes.
    mutating func joinLine() {
        if isSpeechDispatcher { rank = priority } else if rank == .progress { rank = .message }
    }

    /// It waited, and is heard now.
    mutating func takeTurn() {
        if isSpeechDispatcher && rank == .progress { rank = .message }
    }

    var mayRepeat: Bool { posted.announcement.mayRepeat }

    /// Equal for equal contents.
    var contentHash: Int { posted.contentHash }

    /// What it may not wait beside.
    var rivalries: [Rivalry] { posted.rivalries }

    var slot: Rivalry? { posted.slot }

    /// Takes over what those told whose place it takes.
    mutating func merge(_ older: [AcceptedAnnouncement]) {
        guard !older.isEmpty else { return }
        var content = announcement.content
        for rival in older { content = content.merged(over: rival.announcement.content) }
        guard content != announcement.content else { return }
        var merged = announcement
        merged.content = content
        posted = Posted(merged, client: client)
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
enum Rivalry: Sendable, Hashable {
    case slot(ClientID, String)
    /// A client's plain `default`: a newer one takes the place of an older one.
    case newest(ClientID)
    /// The last of a client's `progress` series.
    case series(ClientID)
}

/// What never changes of an announcement, once for all copies: they are passed on at each step of the queue.
private final class Posted: Sendable {
    let announcement: Announcement
    let slot: Rivalry?
    let rivalries: [Rivalry]
    let contentHash: Int
    let isSpeechDispatcher: Bool
    let block: UInt64?

    init(_ announcement: Announcement, client: ClientID) {
        self.announcement = announcement
        contentHash = announcement.content.hashValue
        switch announcement.convention {
        case .own:
            (isSpeechDispatcher, block) = (false, nil)
            slot = announcement.slot.map { .slot(client, $0) }
            rivalries = Self.rivalries(of: announcement, client: client, slot: slot)
        case .speechDispatcher(let block):
            (isSpeechDispatcher, self.block) = (true, block)
            // It has no slots, and rivals by other rules.
            slot = nil
            rivalries = []
        }
    }

    private static func rivalries(of announcement: Announcement, client: ClientID, slot: Rivalry?) -> [Rivalry] {
        var rivalries = slot.map { [$0] } ?? []
        if announcement.priority == .default && !announcement.queue { rivalries.append(.newest(client)) }
        if announcement.priority == .progress && announcement.slot == nil { rivalries.append(.series(client)) }
        return rivalries
    }
}

extension Posted: Hashable {
    static func == (left: Posted, right: Posted) -> Bool {
        left === right || left.announcement == right.announcement
    }

    func hash(into hasher: inout Hasher) { hasher.combine(announcement) }
}
