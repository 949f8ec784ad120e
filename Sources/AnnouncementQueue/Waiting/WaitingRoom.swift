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
    private var unacknowledged: [AcceptedAnnouncement] { reminders.inOrder.compactMap { seats[$0] } }

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

/// The ways in and out.
extension WaitingRoom {
    /// At the end of the line.
    mutating func enter(_ entry: AcceptedAnnouncement) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        line.append(seat, client: entry.client, rank: entry.rank)
    }

    /// At the head of its rank: it was being heard.
    mutating func `return`(_ entry: AcceptedAnnouncement) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        line.prepend(seat, client: entry.client, rank: entry.rank)
    }

    /// Until its slot was quiet for `rest`. Only its slot is taken meanwhile.
    mutating func settle(_ entry: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration) {
        let seat = sit(entry)
        holders[slot] = seat
        settling.settle(seat, turn: entry.turn, slot: slot, rest: rest, now: now)
    }

    /// Until that time: it was heard, and is said again then.
    mutating func remind(of entry: AcceptedAnnouncement, at time: Duration) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        reminders.set(time, turn: entry.turn, of: seat)
    }

    /// The newer takes the seat of the older, which leaves. If its rank differs, it joins the end of the line of its
    /// own rank.
    mutating func replace(_ older: AcceptedAnnouncement, with newer: AcceptedAnnouncement) {
        guard let seat = numbers[older.id], line.contains(seat), newer.rank == older.rank else {
            leave(older.id)
            return enter(newer)
        }
        change(older, to: newer, in: seat, claims: newer.rivalries)
    }

    /// The newest of a gesture takes the seat of the one before it, and rests from now on.
    mutating func resettle(
        _ older: AcceptedAnnouncement, with newer: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration
    ) {
        guard let seat = numbers[older.id], settling.contains(seat) else { return }
        change(older, to: newer, in: seat, claims: [slot])
        settling.settle(seat, turn: newer.turn, slot: slot, rest: rest, now: now)
    }

    @discardableResult
    mutating func leave(_ id: AnnouncementID) -> AcceptedAnnouncement? { numbers[id].flatMap { empty($0) } }

    /// The next in line.
    mutating func takeFirst() -> AcceptedAnnouncement? { line.removeFirst().flatMap { empty($0) } }

    /// The next that has come to rest.
    mutating func takeRested(now: Duration) -> AcceptedAnnouncement? {
        settling.removeFirst(until: now).flatMap { empty($0) }
    }

    /// The next that is said again.
    mutating func takeReminder(now: Duration) -> AcceptedAnnouncement? {
        reminders.removeFirst(until: now).flatMap { empty($0) }
    }

    /// The next that has expired.
    mutating func takeExpired(now: Duration) -> AcceptedAnnouncement? {
        expiries.removeFirst(until: now).flatMap { empty($0) }
    }

    private mutating func sit(_ entry: AcceptedAnnouncement) -> Int {
        let seat = seats.take(entry)
        register(entry, in: seat)
        return seat
    }

    private mutating func empty(_ seat: Int) -> AcceptedAnnouncement? {
        guard let entry = seats.leave(seat) else { return nil }
        stand(up: entry, from: seat)
        line.remove(seat)
        settling.remove(seat)
        reminders.remove(seat)
        return entry
    }

    private mutating func change(
        _ older: AcceptedAnnouncement, to newer: AcceptedAnnouncement, in seat: Int, claims: [Rivalry]
    ) {
        stand(up: older, from: seat, keeps: claims)
        seats.change(seat) { $0 = newer }
        register(newer, in: seat)
        for claim in claims { holders[claim] = seat }
    }

    private mutating func register(_ entry: AcceptedAnnouncement, in seat: Int) {
        numbers[entry.id] = seat
        counts.enter(entry)
        if let group = entry.group { groups[group, default: 0] += 1 }
        blocks.insert(seat, entry, isPaused: isPaused(entry.client))
        if let subject = entry.subject {
            subjects[Subject(client: entry.client, name: subject), default: []].insert(seat)
        }
        if let deadline = entry.deadline { expiries.set(deadline, turn: entry.turn, of: seat) }
    }

    /// - Parameter kept: the claims that the next in that seat takes over.
    private mutating func stand(up entry: AcceptedAnnouncement, from seat: Int, keeps kept: [Rivalry] = []) {
        numbers[entry.id] = nil
        for rivalry in entry.rivalries where !kept.contains(rivalry) && holders[rivalry] == seat {
            holders[rivalry] = nil
        }
        counts.leave(entry)
        if let group = entry.group { groups[group] = groups[group].flatMap { $0 > 1 ? $0 - 1 : nil } }
        blocks.remove(seat, entry)
        if let name = entry.subject {
            let subject = Subject(client: entry.client, name: name)
            subjects[subject]?.remove(seat)
            if subjects[subject]?.isEmpty == true { subjects[subject] = nil }
        }
        expiries.remove(seat)
    }
}
