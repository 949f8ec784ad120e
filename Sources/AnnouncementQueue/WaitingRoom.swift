// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Everything that waits, in line or until it has come to rest, and where to find it. Each way in and out costs the same
/// however many wait, but for the deadlines, which cost the logarithm of their number.
struct WaitingRoom: Sendable, Equatable {
    private struct Subject: Hashable {
        let client: ClientID
        let name: String
    }

    private var seats = Seats<AcceptedAnnouncement>()
    private var numbers: [AnnouncementID: Int] = [:]
    private var holders: [Rivalry: Int] = [:]
    private var subjects: [Subject: Set<Int>] = [:]
    private(set) var counts = WaitingCounts()
    private var cancelable = CancelableMessages()
    private var ages = WaitingAges()
    private var expiries = Deadlines()
    private var line = WaitingLine()
    private var settling = SettlingChanges()

    var count: Int { seats.count }

    /// When something will happen here if nothing comes: one has come to rest, or expires.
    var nextDeadline: Duration? {
        guard let due = settling.nextDue else { return expiries.first }
        return expiries.first.map { min(due, $0) } ?? due
    }

    /// In the order in which they will be heard if nothing more comes; then those of paused clients, and last what must
    /// still come to rest.
    var all: [AcceptedAnnouncement] { next(.max) }

    /// The first of ``all``, no more than so many.
    func next(_ limit: Int) -> [AcceptedAnnouncement] {
        let inLine = line.next(limit).compactMap { seats[$0] }
        guard inLine.count < limit else { return inLine }
        let resting = numbers.values.filter(settling.contains).compactMap { seats[$0] }
        return inLine + resting.sorted { $0.turn < $1.turn }.prefix(limit - inLine.count)
    }

    subscript(id: AnnouncementID) -> AcceptedAnnouncement? {
        numbers[id].flatMap { seats[$0] }
    }

    /// When one that must come to rest takes its turn; nil for one in line.
    func due(of id: AnnouncementID) -> Duration? {
        numbers[id].flatMap(settling.due)
    }

    /// Those of a client, in line first.
    func all(of client: ClientID) -> [AcceptedAnnouncement] {
        let own = ages.seats(of: client)
        return (own.filter(line.contains) + own.filter(settling.contains)).compactMap { seats[$0] }
    }

    func all(of client: ClientID, subject: String) -> [AcceptedAnnouncement] {
        (subjects[Subject(client: client, name: subject)] ?? []).compactMap { seats[$0] }.sorted { $0.turn < $1.turn }
    }

    /// Those that may not wait beside `newcomer`, the one whose place it takes first.
    func rivals(of newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        let found = newcomer.rivalries.compactMap { holders[$0] }
        guard found.count > 1 else { return found.compactMap { seats[$0] } }
        return Set(found).compactMap { seats[$0] }.sorted { ($0.rank.order, $0.turn) < ($1.rank.order, $1.turn) }
    }

    /// Those of Speech Dispatcher's convention that `newcomer` cancels, the oldest first.
    func canceled(by newcomer: AcceptedAnnouncement) -> [AcceptedAnnouncement] {
        cancelable.canceled(by: newcomer, isPaused: isPaused(newcomer.client)).compactMap { seats[$0] }
            .sorted { $0.turn < $1.turn }
    }

    func isInLine(_ id: AnnouncementID) -> Bool {
        numbers[id].map(line.contains) ?? false
    }

    /// The first in line of a client's own at that rank.
    func first(of client: ClientID, rank: AnnouncementPriority) -> AcceptedAnnouncement? {
        line.first(of: client, rank: rank).flatMap { seats[$0] }
    }

    /// The oldest of the lowest rank below `high`, of one client when given; not what was cut, which has its seat.
    func leastUrgent(of client: ClientID?) -> AcceptedAnnouncement? {
        ages.leastUrgent(of: client) { seat in
            guard let entry = seats[seat], !entry.wasCut, !entry.isSpeechDispatcher else { return false }
            return entry.client == client || !isPaused(entry.client)
        }.flatMap { seats[$0] }
    }

    func isPaused(_ client: ClientID) -> Bool { line.isPaused(client) }

    /// What is in line of that client is passed over, and is its own affair.
    mutating func pause(_ client: ClientID) {
        line.pause(client)
        cancelable.pause(client)
    }

    mutating func resume(_ client: ClientID) {
        line.resume(client)
        cancelable.resume(client)
    }

    mutating func setHeard(_ heard: Int, of id: AnnouncementID) {
        guard let seat = numbers[id] else { return }
        seats.change(seat) { $0.heard = heard }
    }

    /// One that waits tells also what an older one told.
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
        ages.append(seat, entry)
        line.append(seat, client: entry.client, rank: entry.rank)
    }

    /// At the head of its rank: it was being heard.
    mutating func `return`(_ entry: AcceptedAnnouncement) {
        let seat = sit(entry)
        for rivalry in entry.rivalries { holders[rivalry] = seat }
        ages.prepend(seat, entry)
        line.prepend(seat, client: entry.client, rank: entry.rank)
    }

    /// Until its slot was quiet for `rest`. Only its slot is taken meanwhile.
    mutating func settle(_ entry: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration) {
        let seat = sit(entry)
        holders[slot] = seat
        ages.append(seat, entry)
        settling.settle(seat, turn: entry.turn, slot: slot, rest: rest, now: now)
    }

    /// The newer takes the seat of the older, which goes. More urgent, it goes to the end of the line of its own rank.
    mutating func replace(_ older: AcceptedAnnouncement, with newer: AcceptedAnnouncement) {
        guard let seat = numbers[older.id], line.contains(seat), newer.rank == older.rank else {
            leave(older.id)
            return enter(newer)
        }
        stand(up: older, from: seat)
        seats.change(seat) { $0 = newer }
        register(newer, in: seat)
        for rivalry in newer.rivalries { holders[rivalry] = seat }
    }

    /// The newest of a gesture takes the seat of the one before it, and rests from now on.
    mutating func resettle(
        _ older: AcceptedAnnouncement, with newer: AcceptedAnnouncement, slot: Rivalry, rest: Duration, now: Duration
    ) {
        guard let seat = numbers[older.id], settling.contains(seat) else { return }
        stand(up: older, from: seat)
        if newer.rank != older.rank {
            ages.remove(seat, older)
            ages.append(seat, newer)
        }
        seats.change(seat) { $0 = newer }
        register(newer, in: seat)
        holders[slot] = seat
        settling.settle(seat, turn: newer.turn, slot: slot, rest: rest, now: now)
    }

    @discardableResult
    mutating func leave(_ id: AnnouncementID) -> AcceptedAnnouncement? {
        numbers[id].flatMap { empty($0) }
    }

    /// The next in line.
    mutating func takeFirst() -> AcceptedAnnouncement? {
        line.removeFirst().flatMap { empty($0) }
    }

    /// The next that has come to rest.
    mutating func takeRested(now: Duration) -> AcceptedAnnouncement? {
        settling.removeFirst(until: now).flatMap { empty($0) }
    }

    /// The next that is no longer worth saying.
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
        ages.remove(seat, entry)
        line.remove(seat)
        settling.remove(seat)
        return entry
    }

    private mutating func register(_ entry: AcceptedAnnouncement, in seat: Int) {
        numbers[entry.id] = seat
        counts.enter(entry)
        cancelable.insert(seat, entry, isPaused: isPaused(entry.client))
        if let subject = entry.subject {
            subjects[Subject(client: entry.client, name: subject), default: []].insert(seat)
        }
        if let deadline = entry.deadline { expiries.set(deadline, turn: entry.turn, of: seat) }
    }

    private mutating func stand(up entry: AcceptedAnnouncement, from seat: Int) {
        numbers[entry.id] = nil
        for rivalry in entry.rivalries where holders[rivalry] == seat { holders[rivalry] = nil }
        counts.leave(entry)
        cancelable.remove(seat, entry)
        if let name = entry.subject {
            let subject = Subject(client: entry.client, name: name)
            subjects[subject]?.remove(seat)
            if subjects[subject]?.isEmpty == true { subjects[subject] = nil }
        }
        expiries.remove(seat)
    }
}
