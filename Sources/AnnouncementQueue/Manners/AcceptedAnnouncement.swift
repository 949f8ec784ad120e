// SPDX-License-Identifier: MIT

import AnnouncementKit

/// An announcement that the queue has accepted, and its state in the queue.
package struct AcceptedAnnouncement: Sendable, Hashable {
    package let id: AnnouncementID
    package let client: ClientID
    private var posted: Posted
    /// The place in line: announcements of one client and rank are spoken in the order of their turns.
    package internal(set) var turn: UInt64
    /// The priority at which it waits and is cut. It differs from the announcement's priority for the last of a
    /// `progress` series, and for an announcement that has replaced a more urgent one.
    package internal(set) var rank: AnnouncementPriority
    /// The time of expiry, on the clock of the queue's events; nil for never.
    package internal(set) var deadline: Duration?
    /// The number of characters of its words that were heard before it was cut; speech continues from that sentence.
    /// For sound, a position that the queue's owner defines.
    package internal(set) var heard = 0
    /// True when it was silenced before its end, and waits to be spoken again. It keeps its seat: the limits do not
    /// count it.
    package internal(set) var wasCut = false
    /// The number of other announcements of its group that it represents.
    package internal(set) var missed = 0
    /// The claim to represent later announcements of its group; nil when it represents only itself.
    private(set) var groupClaim: Rivalry?
    /// True once it was spoken to its end, and waits to be repeated.
    package internal(set) var isUnacknowledged = false
    /// True for an open announcement that was heard to its end, and waits for more from its client.
    package internal(set) var awaitsMore = false
    /// True when it was spoken to its end, and is kept: to be repeated, or for more.
    var wasHeardWhole: Bool { isUnacknowledged || awaitsMore }

    init(_ announcement: Announcement, id: AnnouncementID, client: ClientID, turn: UInt64, now: Duration) {
        self.id = id
        self.client = client
        posted = Posted(announcement, client: client)
        self.turn = turn
        rank = announcement.priority
        deadline = announcement.lifetime.map { now + $0 }
    }

    package var announcement: Announcement { posted.announcement }

    // Parts of the announcement, without a copy of the whole.
    var priority: AnnouncementPriority { posted.announcement.priority }
    var subject: String? { posted.announcement.subject }
    var mayRepeat: Bool { posted.announcement.mayRepeat }
    /// How long its slot must be quiet; nil for an announcement that takes its turn at once.
    var rest: Duration? {
        guard let rest = posted.announcement.settles, rest > .zero, slot != nil else { return nil }
        return rest
    }

    /// True when it is part of a continuous change, or the end of one.
    var isContinuous: Bool { posted.announcement.settles != nil }

    var isSpeechDispatcher: Bool { posted.isSpeechDispatcher }

    /// The number of its block of messages, counted per client; nil for an announcement outside of any block.
    var block: UInt64? { posted.block }

    /// Messages of one block are heard one after another.
    func isInBlock(of other: AcceptedAnnouncement) -> Bool {
        block != nil && block == other.block && client == other.client
    }

    /// Equal for equal contents.
    var contentHash: Int { posted.contentHash }

    /// The topics that its client may not repeat at once.
    var topics: [Topic] { posted.topics }

    /// The claims that it cannot share with another waiting announcement.
    var rivalries: [Rivalry] { groupClaim.map { posted.rivalries + [$0] } ?? posted.rivalries }

    /// The claim that merges the announcements of its group beyond the limit.
    var group: Rivalry? { posted.group }

    var slot: Rivalry? { posted.slot }

    /// True while its client may append to it.
    package var isOpen: Bool { posted.announcement.isOpen }

    mutating func append(_ more: AnnouncementContent?, closes: Bool) {
        var longer = announcement
        if let more { longer.appended.append(more) }
        if closes { longer.isOpen = false }
        posted = Posted(longer, client: client)
    }

    /// Takes over the content of the announcements that it replaces, and represents those that they represented.
    mutating func merge(_ older: [AcceptedAnnouncement]) {
        for rival in older { missed += rival.missed + (isMore(of: rival) ? 1 : 0) }
        groupClaim = groupClaim ?? older.lazy.compactMap(\.groupClaim).first
        mergeContent(of: older)
    }

    /// True when it replaces `other` only because both are of one group, not because it is newer content of the same
    /// slot.
    func isMore(of other: AcceptedAnnouncement) -> Bool {
        guard groupClaim != nil, groupClaim == other.groupClaim else { return false }
        return !posted.rivalries.contains(where: other.rivalries.contains)
    }

    /// Represents the later announcements of its group, because more of them wait than the limit allows.
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

    /// The position from which it continues, for a person.
    var cutPlace: String {
        posted.announcement.content.isSound ? "where it was cut" : "the sentence it was cut in"
    }

    func isExpired(at now: Duration) -> Bool {
        deadline.map { $0 <= now } ?? false
    }
}

/// The rules for the announcement.
extension AcceptedAnnouncement {
    /// The row of its priority: how it arrives, and its client's rights.
    var manners: Manners { posted.table[priority] }

    /// The row of its rank: how it waits and is cut.
    var rankManners: Manners { posted.table[rank] }

    /// True when it is spoken faster while many such announcements wait. A block is one text, so its sentences do not
    /// count.
    package var maySpeedUp: Bool { manners.maySpeedUp && block == nil }

    /// True when it has replaced a more urgent announcement.
    var isPromoted: Bool { rank != priority && rank != manners.waitsAs && rank != manners.heardAs }

    /// The rules for the announcement while it waits. A more urgent announcement that it replaced passes its rights on.
    var rights: Manners { isPromoted ? rankManners : manners }

    /// True when an arrival may cancel it while it waits.
    var mayBeCanceled: Bool { posted.table.canBeCanceled.contains(priority) }

    /// True when it would silence `heard` if it arrived now.
    func cuts(_ heard: AcceptedAnnouncement) -> Bool {
        let table = posted.table === heard.posted.table ? posted.table : .own
        let manners = table[priority]
        guard manners.cuts.contains(heard.rank), !isInBlock(of: heard) else { return false }
        guard manners.mayQueue, heard.rank == priority else { return true }
        return !posted.announcement.queue && !isInSequence(of: heard)
    }

    /// True when one person or program made both in a row.
    private func isInSequence(of other: AcceptedAnnouncement) -> Bool {
        guard let sequence = posted.announcement.sequence else { return false }
        return sequence == other.posted.announcement.sequence
    }

    /// Takes the rank at which announcements of its priority wait.
    mutating func joinLine() {
        if !isPromoted { rank = manners.waitsAs }
    }

    /// Takes the rank at which announcements of its priority are spoken after a wait.
    mutating func takeTurn() {
        if !isPromoted { rank = manners.heardAs }
    }

    /// Takes the place of a waiting announcement. If that was more urgent, takes its urgency and the later deadline.
    mutating func inherit(from older: AcceptedAnnouncement) {
        turn = min(turn, older.turn)
        guard older.rank.isMoreUrgent(than: rank) else { return }
        rank = older.rank
        deadline = older.deadline.flatMap { theirs in deadline.map { max($0, theirs) } }
    }
}

/// The claim that makes two waiting announcements rivals: when several share a claim, only the newest waits.
enum Rivalry: Sendable, Hashable {
    case slot(ClientID, String)
    /// A client's plain `default`: a newer one takes the place of an older one.
    case newest(ClientID)
    /// The announcements of a client's group and priority beyond its limit.
    case group(ClientID, String, AnnouncementPriority)
    /// The last of a client's `progress` series.
    case series(ClientID)
}

/// The subject of a repetition test: the last content of each claim, or the content itself for an announcement without
/// a claim.
enum Topic: Sendable, Hashable {
    case rivalry(Rivalry)
    case content(ClientID, hash: Int)

    /// At least one.
    static func all(_ client: ClientID, _ rivalries: [Rivalry], hash: Int) -> [Topic] {
        rivalries.isEmpty ? [.content(client, hash: hash)] : rivalries.map { .rivalry($0) }
    }
}

/// The unchanging parts of an announcement, shared by all copies, because each step of the queue passes them on.
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
            // Speech Dispatcher's convention has no slots, and other rules for rivals.
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
        if manners.mayQueue && !announcement.queue && announcement.sequence == nil { rivalries.append(.newest(client)) }
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
