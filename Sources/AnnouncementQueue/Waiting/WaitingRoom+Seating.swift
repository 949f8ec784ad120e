// SPDX-License-Identifier: MIT

import AnnouncementKit

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
