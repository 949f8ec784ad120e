// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that the queue has accepted, and what the queue knows about it.
package struct AcceptedAnnouncement: Sendable, Hashable {
    package let id: AnnouncementID
    package let client: ClientID
    private var posted: Posted
    /// Its place in line: announcements of one client and rank are heard in the order of their turns.
    package internal(set) var turn: UInt64
    /// The priority at which it waits and is cut; differs from its own for the last of a `progress` series, and for one
    /// that took the place of a more urgent one.
    package internal(set) var rank: AnnouncementPriority
    /// When it expires, on the clock of the queue's events; nil for never.
    package internal(set) var deadline: Duration?
    /// How many characters of its words were heard before it was cut; speech continues from that sentence. Of sound it is a
    /// place that its owner knows.
    package internal(set) var heard = 0
    /// True when it was silenced before its end, and waits to be heard again. It has its seat: the limits do not count
    /// it.
    package internal(set) var wasCut = false
    /// How many of its group it stands for, besides itself.
    package internal(set) var missed = 0
    /// The claim to stand for those of its group that come after it; nil when it stands for itself alone.
    private(set) var groupClaim: Rivalry?
    /// True once it was heard to its end, and waits to be heard again.
    package internal(set) var isUnacknowledged = false

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
    var mayRepeat: Bool { posted.announcement.mayRepeat }
    /// How long its slot must be quiet; nil for one that takes its turn at once.
    var rest: Duration? {
        guard let rest = posted.announcement.settles, rest > .zero, slot != nil else { return nil }
        return rest
    }

    /// True when it is part of a continuous change, or its end.
    var isContinuous: Bool { posted.announcement.settles != nil }

    var isSpeechDispatcher: Bool { posted.isSpeechDispatcher }

    /// The number of its block of messages, its client's own; nil for one that stands alone.
    var block: UInt64? { posted.block }

    /// Messages of one block are heard one after another.
    func isInBlock(of other: AcceptedAnnouncement) -> Bool {
        block != nil && block == other.block && client == other.client
    }

    /// Equal for equal contents.
    var contentHash: Int { posted.contentHash }

    /// What its client may not say twice in a row.
    var topics: [Topic] { posted.topics }

    /// The claims that it cannot share with another waiting announcement.
    var rivalries: [Rivalry] { groupClaim.map { posted.rivalries + [$0] } ?? posted.rivalries }

    /// Those that wait beyond the limit are one.
    var group: Rivalry? { posted.group }

    var slot: Rivalry? { posted.slot }

    /// Takes over the content of those that it replaces, and stands for those that they stood for.
    mutating func merge(_ older: [AcceptedAnnouncement]) {
        for rival in older { missed += rival.missed + (isMore(of: rival) ? 1 : 0) }
        groupClaim = groupClaim ?? older.lazy.compactMap(\.groupClaim).first
        mergeContent(of: older)
    }

    /// True when it replaces the other only because both are of one group, and not because it tells the same newer.
    func isMore(of other: AcceptedAnnouncement) -> Bool {
        guard groupClaim != nil, groupClaim == other.groupClaim else { return false }
        return !posted.rivalries.contains(where: other.rivalries.contains)
    }

    /// More of its group wait than may by themselves: it stands for those that come after it.
    mutating func standForGroup() { groupClaim = group }

    private mutating func mergeContent(of older: [AcceptedAnnouncement]) {
        guard !older.isEmpty, posted.announcement.content.addsUp else { return }
        var content = posted.announcement.content
        for rival in older { content = content.merged(over: rival.posted.announcement.content) }
        guard content != posted.announcement.content else { return }
        var merged = announcement
        merged.content = content
        posted = Posted(merged, client: client)
    }

    /// From where it goes on, for a person.
    var cutPlace: String {
        posted.announcement.content.isSound ? "where it was cut" : "the sentence it was cut in"
    }

    func isExpired(at now: Duration) -> Bool {
        deadline.map { $0 <= now } ?? false
    }
}

/// The rules for it.
extension AcceptedAnnouncement {
    /// The row of its priority: how it came, and what its client may expect.
    var manners: Manners { posted.table[priority] }

    /// The row of its rank: how it waits and is cut.
    var rankManners: Manners { posted.table[rank] }

    /// True when it is spoken faster while many such wait. A block is one text, whose sentences are no crowd.
    package var hurries: Bool { manners.hurries && block == nil }

    /// True when it took the place of a more urgent one.
    var isPromoted: Bool { rank != priority && rank != manners.waitsAs && rank != manners.heardAs }

    /// The rights that it has while it waits: a more urgent one that it replaced passes its own on.
    var rights: Manners { isPromoted ? rankManners : manners }

    /// True when an arrival may cancel it while it waits.
    var mayBeCanceled: Bool { posted.table.canBeCanceled.contains(priority) }

    /// True when it would silence `heard` if it arrived now.
    func cuts(_ heard: AcceptedAnnouncement) -> Bool {
        let table = posted.table === heard.posted.table ? posted.table : .own
        let manners = table[priority]
        guard manners.cuts.contains(heard.rank), !isInBlock(of: heard) else { return false }
        return !(manners.mayQueue && posted.announcement.queue && heard.rank == priority)
    }

    /// It waits, at the rank at which those of its priority wait.
    mutating func joinLine() {
        if !isPromoted { rank = manners.waitsAs }
    }

    /// It waited, and is heard now.
    mutating func takeTurn() {
        if !isPromoted { rank = manners.heardAs }
    }

    /// Takes the place of one that waits: at its urgency, when that was greater, and for as long.
    mutating func inherit(from older: AcceptedAnnouncement) {
        turn = min(turn, older.turn)
        guard older.rank.isMoreUrgent(than: rank) else { return }
        rank = older.rank
        deadline = older.deadline.flatMap { theirs in deadline.map { max($0, theirs) } }
    }
}

/// The claim that makes two waiting announcements rivals: of those that share one, only the newest waits.
enum Rivalry: Sendable, Hashable {
    case slot(ClientID, String)
    /// A client's plain `default`: a newer one takes the place of an older one.
    case newest(ClientID)
    /// Those of a client's group and priority that wait beyond its limit.
    case group(ClientID, String, AnnouncementPriority)
    /// The last of a client's `progress` series.
    case series(ClientID)
}

/// The content that a client may not say twice in a row: of each claim its last content, and without a claim that content.
enum Topic: Sendable, Hashable {
    case rivalry(Rivalry)
    case content(ClientID, hash: Int)

    /// At least one.
    static func all(_ client: ClientID, _ rivalries: [Rivalry], hash: Int) -> [Topic] {
        rivalries.isEmpty ? [.content(client, hash: hash)] : rivalries.map { .rivalry($0) }
    }
}

/// The unchanging parts of an announcement, shared by all copies: they are passed on at each step of the queue.
private final class Posted: Sendable {
    let announcement: Announcement
    let table: MannersTable
    let slot: Rivalry?
    let rivalries: [Rivalry]
    let topics: [Topic]
    let group: Rivalry?
    let contentHash: Int
    let isSpeechDispatcher: Bool
    let block: UInt64?

    init(_ announcement: Announcement, client: ClientID) {
        self.announcement = announcement
        table = .of(announcement.convention)
        contentHash = announcement.content.hashValue
        switch announcement.convention {
        case .own:
            (isSpeechDispatcher, block) = (false, nil)
            slot = announcement.slot.map { .slot(client, $0) }
            rivalries = Self.rivalries(of: announcement, table[announcement.priority], client: client, slot: slot)
        case .speechDispatcher(let block):
            (isSpeechDispatcher, self.block) = (true, block)
            // It has no slots, and rivals by other rules.
            slot = nil
            rivalries = []
        }
        let joins = table[announcement.priority].joinsGroups
        group = joins ? announcement.group.map { .group(client, $0, announcement.priority) } : nil
        topics = Topic.all(client, rivalries, hash: contentHash)
    }

    private static func rivalries(
        of announcement: Announcement, _ manners: Manners, client: ClientID, slot: Rivalry?
    ) -> [Rivalry] {
        var rivalries = slot.map { [$0] } ?? []
        if manners.mayQueue && !announcement.queue { rivalries.append(.newest(client)) }
        if manners.isSeries && announcement.slot == nil { rivalries.append(.series(client)) }
        return rivalries
    }
}

extension Posted: Hashable {
    static func == (left: Posted, right: Posted) -> Bool {
        left === right || left.announcement == right.announcement
    }

    func hash(into hasher: inout Hasher) { hasher.combine(announcement) }
}
