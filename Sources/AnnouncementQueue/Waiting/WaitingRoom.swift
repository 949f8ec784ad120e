// SPDX-License-Identifier: MIT

import AnnouncementKit

/// All waiting announcements, in line or until they have come to rest, and where to find them. Each way in and out
/// costs the same however many wait, but for the deadlines, which cost the logarithm of their number.
struct WaitingRoom: Sendable, Equatable {
    struct Subject: Hashable {
        let client: ClientID
        let name: String
    }

    var seats = Seats<AcceptedAnnouncement>()
    var numbers: [AnnouncementID: Int] = [:]
    var holders: [Rivalry: Int] = [:]
    var subjects: [Subject: Set<Int>] = [:]
    var counts = WaitingCounts()
    var groups: [Rivalry: Int] = [:]
    var blocks = MessageBlocks()
    var expiries = Deadlines()
    var line = WaitingLine()
    var settling = SettlingChanges()
    /// When those that were heard and not acknowledged are said again.
    var reminders = Deadlines()

    var count: Int { seats.count }

    /// When something will happen here if nothing comes: one has come to rest, or expires.
    var nextDeadline: Duration? {
        Self.earlier(Self.earlier(settling.nextDue, expiries.first), reminders.first)
    }

    private static func earlier(_ one: Duration?, _ other: Duration?) -> Duration? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// In the order in which they will be heard if nothing more comes; then those of paused clients, then what must still come
    /// to rest, and last what was heard and is said again.
    var all: [AcceptedAnnouncement] { next(.max) }

    /// The first of ``all``, no more than so many.
    func next(_ limit: Int) -> [AcceptedAnnouncement] {
        let inLine = line.next(limit).compactMap { seats[$0] }
        guard inLine.count < limit else { return inLine }
        return inLine + (resting { _ in true } + unacknowledged).prefix(limit - inLine.count)
    }

    /// Those that were heard and are said again, in the order in which they will be.
    var unacknowledged: [AcceptedAnnouncement] { reminders.inOrder.compactMap { seats[$0] } }

    /// Those that must still come to rest, the oldest first.
    private func resting(where isMeant: (AcceptedAnnouncement) -> Bool) -> [AcceptedAnnouncement] {
        settling.seats.compactMap { seats[$0] }.filter(isMeant).sorted { $0.turn < $1.turn }
    }

    subscript(id: AnnouncementID) -> AcceptedAnnouncement? {
        numbers[id].flatMap { seats[$0] }
    }

    /// When one that must come to rest takes its turn; nil for one in line.
    func due(of id: AnnouncementID) -> Duration? {
        numbers[id].flatMap { settling.due(of: $0) ?? reminders[$0] }
    }

    /// Those of a client: in line first, then those that must come to rest, the most urgent first.
    func all(of client: ClientID) -> [AcceptedAnnouncement] {
        let resting = resting { $0.client == client }.sorted { ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn) }
        return line.seats(of: client).compactMap { seats[$0] } + resting
            + unacknowledged.filter { $0.client == client }
    }

    /// The others of the block of an announcement, in the order in which they would be heard.
    func all(inBlockOf heard: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        blocks.seats(inBlockOf: heard).compactMap { seats[$0] }.sorted {
            ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn)
        }
    }

    func all(of client: ClientID, subject: String) -> [AcceptedAnnouncement] {
        (subjects[Subject(client: client, name: subject)] ?? []).compactMap { seats[$0] }.sorted { $0.turn < $1.turn }
    }

    /// Those that may not wait beside `newcomer`, the one that it replaces first.
    func rivals(of newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        let found = newcomer.rivalries.compactMap { holders[$0] }
        guard found.count > 1 else { return found.compactMap { seats[$0] } }
        return Set(found).compactMap { seats[$0] }.sorted { ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn) }
    }

    /// Those of Speech Dispatcher's convention that `newcomer` cancels, the oldest first.
    func canceled(by newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        blocks.canceled(by: newcomer, isPaused: isPaused(newcomer.client)).compactMap { seats[$0] }
            .sorted { $0.turn < $1.turn }
    }

    /// Whether another of its group would be one too many.
    func isFull(for newcomer: AcceptedAnnouncement) -> Bool {
        newcomer.group.flatMap { groups[$0] }.map { $0 >= newcomer.announcement.groupLimit } ?? false
    }

    /// The waiting announcement with a claim that only one may have.
    func holder(of rivalry: Rivalry) -> AcceptedAnnouncement? { holders[rivalry].flatMap { seats[$0] } }

    func isInLine(_ id: AnnouncementID) -> Bool { numbers[id].map(line.contains) ?? false }

    /// The first in line of a client's own at that rank.
    func first(of client: ClientID, rank: AnnouncementPriority) -> AcceptedAnnouncement? {
        line.first(of: client, rank: rank).flatMap { seats[$0] }
    }

    /// The oldest of the least urgent that may be dropped: of one client when given, otherwise of those that are not
    /// paused. Not one that was cut, because it has its seat.
    func leastUrgent(of client: ClientID?) -> AcceptedAnnouncement? {
        let resting = resting { client == nil ? !isPaused($0.client) : $0.client == client }
        for rank in AnnouncementPriority.leastUrgentFirst {
            let heads = line.lanes(of: rank, client: client).compactMap { lane in
                lane.lazy.compactMap { seats[$0] }.first { !$0.wasCut }
            }
            let oldest = (heads + resting.filter { $0.rank == rank }).filter(\.rankManners.mayBeDropped)
                .min { $0.turn < $1.turn }
            if let oldest { return oldest }
        }
        return nil
    }

    /// How many wait that are spoken faster then.
    var hurried: Int { counts.hurried(but: line.paused) }

    func isPaused(_ client: ClientID) -> Bool { line.isPaused(client) }

    var hasPaused: Bool { line.hasPaused }

    /// The announcements in line of that client are passed over, and are kept apart from those of other clients.
    mutating func pause(_ client: ClientID) {
        line.pause(client)
        blocks.pause(client)
    }

    mutating func resume(_ client: ClientID) {
        line.resume(client)
        blocks.resume(client)
    }

    mutating func setHeard(_ heard: Int, of id: AnnouncementID) {
        guard let seat = numbers[id] else { return }
        seats.change(seat) { $0.heard = heard }
    }

    /// A waiting announcement takes over the content of an older one.
    mutating func merge(_ older: AcceptedAnnouncement, into id: AnnouncementID) {
        guard let seat = numbers[id] else { return }
        seats.change(seat) { $0.merge([older]) }
    }

    mutating func serve(_ entry: AcceptedAnnouncement, now: Duration) {
        line.serve(entry.client, rank: entry.rank)
        if let slot = entry.slot, entry.isContinuous { settling.tell(slot, now: now) }
    }
}
