// SPDX-License-Identifier: MIT

import AnnouncementKit

/// All waiting announcements, in line or until they are at rest, with their indexes. Each way in and out has the same
/// cost however many wait, except for deadlines, which cost the logarithm of their number.
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
    /// When alarms that were heard and not acknowledged are repeated, and open announcements without more are closed.
    var reminders = Deadlines()

    var count: Int { seats.count }

    /// When the room next acts if nothing arrives: a change is at rest, an announcement expires, or an alarm is
    /// repeated.
    var nextDeadline: Duration? {
        Self.earlier(Self.earlier(settling.nextDue, expiries.first), reminders.first)
    }

    private static func earlier(_ one: Duration?, _ other: Duration?) -> Duration? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// The waiting announcements, in the order in which they are spoken if no other arrives. Paused clients follow,
    /// then changes that must still come to rest, then alarms that are repeated.
    var all: [AcceptedAnnouncement] { next(.max) }

    /// The first of ``all``.
    var first: AcceptedAnnouncement? { line.first.flatMap { seats[$0] } ?? next(1).first }

    /// The first of ``all``, at most `limit`.
    func next(_ limit: Int) -> [AcceptedAnnouncement] {
        let inLine = line.next(limit).compactMap { seats[$0] }
        guard inLine.count < limit else { return inLine }
        return inLine + (resting { _ in true } + unacknowledged).prefix(limit - inLine.count)
    }

    /// The alarms that were heard and are repeated, the next first.
    private var unacknowledged: [AcceptedAnnouncement] { reminders.inOrder.compactMap { seats[$0] } }

    /// The changes that must still come to rest, the oldest first.
    private func resting(where isMeant: (AcceptedAnnouncement) -> Bool) -> [AcceptedAnnouncement] {
        settling.seats.compactMap { seats[$0] }.filter(isMeant).sorted { $0.turn < $1.turn }
    }

    subscript(id: AnnouncementID) -> AcceptedAnnouncement? {
        numbers[id].flatMap { seats[$0] }
    }

    /// When a change comes to rest or an alarm is repeated; nil for an announcement in line.
    func due(of id: AnnouncementID) -> Duration? {
        numbers[id].flatMap { settling.due(of: $0) ?? reminders[$0] }
    }

    /// The announcements of a client: in line, then changes that must come to rest, each most urgent first; last,
    /// alarms that are repeated.
    func all(of client: ClientID) -> [AcceptedAnnouncement] {
        let resting = resting { $0.client == client }.sorted { ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn) }
        return line.seats(of: client).compactMap { seats[$0] } + resting
            + unacknowledged.filter { $0.client == client }
    }

    /// All messages of the block of `heard`, in the order in which they would be spoken.
    func all(inBlockOf heard: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        blocks.seats(inBlockOf: heard).compactMap { seats[$0] }.sorted {
            ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn)
        }
    }

    func all(of client: ClientID, subject: String) -> [AcceptedAnnouncement] {
        (subjects[Subject(client: client, name: subject)] ?? []).compactMap { seats[$0] }.sorted { $0.turn < $1.turn }
    }

    /// The announcements that may not wait together with `newcomer`, most urgent first.
    func rivals(of newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        let found = newcomer.rivalries.compactMap { holders[$0] }
        guard found.count > 1 else { return found.compactMap { seats[$0] } }
        return Set(found).compactMap { seats[$0] }.sorted { ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn) }
    }

    /// The announcements of Speech Dispatcher's convention that `newcomer` cancels, the oldest first.
    func canceled(by newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        blocks.canceled(by: newcomer, isPaused: isPaused(newcomer.client)).compactMap { seats[$0] }
            .sorted { $0.turn < $1.turn }
    }

    /// True when another announcement of the newcomer's group would exceed its limit.
    func isFull(for newcomer: AcceptedAnnouncement) -> Bool {
        newcomer.group.flatMap { groups[$0] }.map { $0 >= newcomer.announcement.groupLimit } ?? false
    }

    /// The waiting announcement that holds an exclusive claim.
    func holder(of rivalry: Rivalry) -> AcceptedAnnouncement? { holders[rivalry].flatMap { seats[$0] } }

    func isInLine(_ id: AnnouncementID) -> Bool { numbers[id].map(line.contains) ?? false }

    /// The first in line of a client at a rank.
    func first(of client: ClientID, rank: AnnouncementPriority) -> AcceptedAnnouncement? {
        line.first(of: client, rank: rank).flatMap { seats[$0] }
    }

    /// The oldest of the least urgent that may be dropped: of `client`, or of all clients that are not paused. A cut
    /// announcement is excluded, because it keeps its seat.
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

    /// The number of waiting announcements that are spoken faster; paused clients are excluded.
    var spedUp: Int { counts.spedUp(but: line.paused) }

    func isPaused(_ client: ClientID) -> Bool { line.isPaused(client) }

    var hasPaused: Bool { line.hasPaused }

    /// Skips the announcements of a client in line, and keeps them apart from those of other clients.
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

    /// Appends to an open announcement in line, or closes it.
    mutating func append(_ more: AnnouncementContent?, to id: AnnouncementID, closes: Bool) {
        guard let seat = numbers[id] else { return }
        seats.change(seat) { $0.append(more, closes: closes) }
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

/// Entering and leaving the room.
extension WaitingRoom {
    /// Puts the announcement at the end of the line.
    mutating func enter(_ entry: AcceptedAnnouncement) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        line.append(seat, client: entry.client, rank: entry.rank)
    }

    /// Puts an announcement that was being spoken at the head of its rank.
    mutating func `return`(_ entry: AcceptedAnnouncement) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        line.prepend(seat, client: entry.client, rank: entry.rank)
    }

    /// Keeps the announcement until its slot was quiet for `rest`. In between, it claims only its slot.
    mutating func settle(_ entry: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration) {
        let seat = sit(entry)
        holders[slot] = seat
        settling.settle(seat, turn: entry.turn, slot: slot, rest: rest, now: now)
    }

    /// Keeps an alarm that was heard until `time`, when it is repeated; or an open announcement until it is closed.
    mutating func remind(of entry: AcceptedAnnouncement, at time: Duration) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        reminders.set(time, turn: entry.turn, of: seat)
    }

    /// Gives the seat of `older`, which leaves, to `newer`. If its rank differs, `newer` joins the end of the line of
    /// its own rank.
    mutating func replace(_ older: AcceptedAnnouncement, with newer: AcceptedAnnouncement) {
        guard let seat = numbers[older.id], line.contains(seat), newer.rank == older.rank else {
            leave(older.id)
            return enter(newer)
        }
        change(older, to: newer, in: seat, claims: newer.rivalries)
    }

    /// Gives the seat of the former change of a gesture to the newest, which rests from now on.
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

    /// The next change that is at rest.
    mutating func takeRested(now: Duration) -> AcceptedAnnouncement? {
        settling.removeFirst(until: now).flatMap { empty($0) }
    }

    /// The next alarm that is repeated.
    mutating func takeReminder(now: Duration) -> AcceptedAnnouncement? {
        reminders.removeFirst(until: now).flatMap { empty($0) }
    }

    /// The next announcement that has expired.
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

    /// - Parameter kept: the claims that the next occupant of the seat takes over.
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

/// When continuous changes take their turn: the newest change of each slot, once it is at rest.
struct SettlingChanges: Sendable, Equatable {
    /// The longest silence of a gesture: after this time a change is announced, however long the gesture lasts.
    static let longestWait = Duration.seconds(4)
    /// The shortest time between two announcements of one slot.
    static let leastApart = Duration.milliseconds(1500)

    private struct Announced: Equatable {
        let slot: Rivalry
        let time: Duration
    }

    private var due = Deadlines()
    /// The start of the gesture whose newest change has this seat.
    private var starts: [Int: Duration] = [:]
    /// When each slot was last announced; times older than `leastApart` no longer matter.
    private var announced: [Rivalry: Duration] = [:]
    private var announcements = Fifo<Announced>()

    /// When the next change comes to rest.
    var nextDue: Duration? { due.first }

    var seats: some Collection<Int> { starts.keys }

    func contains(_ seat: Int) -> Bool { starts[seat] != nil }

    func due(of seat: Int) -> Duration? { due[seat] }

    /// Starts the rest of the change in `seat`. An earlier change in the seat began the gesture.
    mutating func settle(_ seat: Int, turn: UInt64, slot: Rivalry, rest: Duration, now: Duration) {
        let start = starts[seat] ?? now
        let earliest = announced[slot].map { $0 + Self.leastApart } ?? now
        starts[seat] = start
        due.set(max(min(now + rest, start + Self.longestWait), earliest), turn: turn, of: seat)
    }

    mutating func remove(_ seat: Int) {
        starts[seat] = nil
        due.remove(seat)
    }

    /// Removes a change that is at rest and returns its seat; the earliest due is first.
    mutating func removeFirst(until now: Duration) -> Int? {
        guard let seat = due.removeFirst(until: now) else { return nil }
        starts[seat] = nil
        return seat
    }

    /// Records that a change of the slot is being announced now.
    mutating func tell(_ slot: Rivalry, now: Duration) {
        while let first = announcements.first, first.time + Self.leastApart <= now {
            announcements.removeFirst()
            if announced[first.slot] == first.time { announced[first.slot] = nil }
        }
        announced[slot] = now
        announcements.append(Announced(slot: slot, time: now))
    }
}
