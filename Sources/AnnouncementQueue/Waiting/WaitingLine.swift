// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The order in which waiting announcements are spoken: by rank, and within a rank one announcement of each client in
/// turn, so that no client starves another. Ranks by arrival (``Manners/turns``) keep the order of arrival: no client
/// delays an alarm of another. Paused clients are skipped, at a cost that does not depend on how many of their
/// announcements wait.
struct WaitingLine: Sendable, Equatable {
    private struct LaneID: Hashable {
        let rank: AnnouncementPriority
        let client: ClientID
    }

    /// The announcements of one client and one rank, in their own order.
    private struct Lane: Equatable {
        let id: LaneID
        var seats = Chain()
        /// True when its first announcement was cut while it was being spoken.
        var goesFirst = false
        /// True when it takes its turns; the lanes of a paused client do not.
        var isEntered = false
    }

    private struct Rank: Equatable {
        /// The lanes that are not empty, in the order in which they are next.
        var lanes = Chain()
        /// The client whose announcement was spoken last: it moves to the end when the next lane is chosen.
        var served: ClientID?
    }

    private var ranks = [Rank](repeating: Rank(), count: AnnouncementPriority.allCases.count)
    private var lanes = Seats<Lane>()
    private var numbers: [LaneID: Int] = [:]
    /// The lane of each seat.
    private var laneOfSeat: [Int: Int] = [:]
    private var seatLinks = Links()
    private var laneLinks = Links()
    private var alarms = AlarmOrder()
    private(set) var paused: Set<ClientID> = []

    func contains(_ seat: Int) -> Bool { laneOfSeat[seat] != nil }

    /// The seats of a client, most urgent first.
    func seats(of client: ClientID) -> [Int] {
        AnnouncementPriority.mostUrgentFirst.flatMap { rank in
            lanes(of: rank, client: client).flatMap { Array($0) }
        }
    }

    /// The seats of each lane of a rank: of one client, or of all clients that are not paused.
    func lanes(of rank: AnnouncementPriority, client: ClientID?) -> [UnfoldSequence<Int, Int?>] {
        guard let client else { return ranks[rank.order].lanes.seats(laneLinks).compactMap(seats(inLane:)) }
        return [numbers[LaneID(rank: rank, client: client)].flatMap(seats(inLane:))].compactMap(\.self)
    }

    private func seats(inLane number: Int) -> UnfoldSequence<Int, Int?>? { lanes[number]?.seats.seats(seatLinks) }

    func first(of client: ClientID, rank: AnnouncementPriority) -> Int? {
        numbers[LaneID(rank: rank, client: client)].flatMap { lanes[$0]?.seats.first }
    }

    /// The seat that ``removeFirst()`` would return. Found without a copy of the line, because the daemon asks often.
    var first: Int? {
        AnnouncementPriority.mostUrgentFirst.lazy.compactMap { nextLane(of: $0).flatMap { lanes[$0]?.seats.first } }
            .first
    }

    /// The lane that ``firstLane(of:)`` would choose: the client that was served last is behind the others.
    private func nextLane(of rank: AnnouncementPriority) -> Int? {
        guard !isByArrival(rank) else { return alarms.firstLane }
        let (entered, served) = (ranks[rank.order].lanes, ranks[rank.order].served)
        return entered.seats(laneLinks).first { lanes[$0]?.id.client != served } ?? entered.first
    }

    /// The seats in line in the order in which they are spoken, at most `limit`; those of paused clients are last.
    func next(_ limit: Int) -> [Int] {
        var rest = self
        var next: [Int] = []
        while next.count < limit, let seat = rest.removeFirst() { next.append(seat) }
        for client in rest.paused.sorted(by: { $0.rawValue < $1.rawValue }) { rest.resume(client) }
        while next.count < limit, let seat = rest.removeFirst() { next.append(seat) }
        return next
    }

    mutating func append(_ seat: Int, client: ClientID, rank: AnnouncementPriority) {
        if isByArrival(rank) { alarms.append(seat) }
        let lane = lane(of: client, rank)
        lanes.change(lane) { $0.seats.append(seat, &seatLinks) }
        laneOfSeat[seat] = lane
        enter(lane)
    }

    /// Puts the seat first in its rank and first of its client.
    mutating func prepend(_ seat: Int, client: ClientID, rank: AnnouncementPriority) {
        if isByArrival(rank) { alarms.prepend(seat) }
        let lane = lane(of: client, rank)
        lanes.change(lane) {
            $0.seats.prepend(seat, &seatLinks)
            $0.goesFirst = true
        }
        laneOfSeat[seat] = lane
        leave(lane)
        enter(lane)
    }

    mutating func remove(_ seat: Int) {
        guard let number = laneOfSeat.removeValue(forKey: seat), let lane = lanes[number] else { return }
        let wasFirst = lane.seats.first == seat
        lanes.change(number) {
            $0.seats.remove(seat, &seatLinks)
            if wasFirst { $0.goesFirst = false }
        }
        if isByArrival(lane.id.rank) { alarms.remove(seat) }
        if wasFirst && lane.seats.last == seat {
            leave(number)
            numbers[lane.id] = nil
            lanes.leave(number)
        } else if wasFirst && isByArrival(lane.id.rank) {
            enter(number)
        }
    }

    mutating func removeFirst() -> Int? {
        for rank in AnnouncementPriority.mostUrgentFirst {
            guard let number = firstLane(of: rank), let lane = lanes[number], let seat = lane.seats.first else {
                continue
            }
            remove(seat)
            ranks[rank.order].served = lane.id.client
            return seat
        }
        return nil
    }

    /// Records that an announcement of `client` is being spoken at `rank`.
    mutating func serve(_ client: ClientID, rank: AnnouncementPriority) {
        ranks[rank.order].served = client
    }

    private func isByArrival(_ rank: AnnouncementPriority) -> Bool { MannersTable.own[rank].turns == .asTheyCame }

    mutating func firstLane(of rank: AnnouncementPriority) -> Int? {
        guard !isByArrival(rank) else { return alarms.firstLane }
        guard !ranks[rank.order].lanes.isEmpty else { return nil }
        passOn(rank)
        return ranks[rank.order].lanes.first
    }

    /// Moves the client that was served last to the end of the rank.
    private mutating func passOn(_ rank: AnnouncementPriority) {
        guard let client = ranks[rank.order].served, let number = numbers[LaneID(rank: rank, client: client)],
            lanes[number]?.isEntered == true
        else { return }
        ranks[rank.order].lanes.remove(number, &laneLinks)
        ranks[rank.order].lanes.append(number, &laneLinks)
    }

    private mutating func lane(of client: ClientID, _ rank: AnnouncementPriority) -> Int {
        let id = LaneID(rank: rank, client: client)
        if let lane = numbers[id] { return lane }
        let lane = lanes.take(Lane(id: id))
        numbers[id] = lane
        return lane
    }
}

/// The lanes that take part.
extension WaitingLine {
    var hasPaused: Bool { !paused.isEmpty }

    func isPaused(_ client: ClientID) -> Bool { hasPaused && paused.contains(client) }

    mutating func pause(_ client: ClientID) {
        guard paused.insert(client).inserted else { return }
        for lane in lanes(of: client) { leave(lane) }
    }

    mutating func resume(_ client: ClientID) {
        guard paused.remove(client) != nil else { return }
        for lane in lanes(of: client) { enter(lane) }
    }

    private func lanes(of client: ClientID) -> [Int] {
        AnnouncementPriority.mostUrgentFirst.compactMap { numbers[LaneID(rank: $0, client: client)] }
    }

    /// Lets the lane take its turns from now on, unless its client is paused.
    private mutating func enter(_ number: Int) {
        guard let lane = lanes[number], let first = lane.seats.first, !isPaused(lane.id.client) else { return }
        guard !isByArrival(lane.id.rank) else { return alarms.enter(number, first: first) }
        guard !lane.isEntered else { return }
        defer { lanes.change(number) { $0.isEntered = true } }
        guard lane.goesFirst else { return ranks[lane.id.rank.order].lanes.append(number, &laneLinks) }
        passOn(lane.id.rank)
        ranks[lane.id.rank.order].lanes.prepend(number, &laneLinks)
        ranks[lane.id.rank.order].served = nil
    }

    private mutating func leave(_ number: Int) {
        guard let lane = lanes[number] else { return }
        guard !isByArrival(lane.id.rank) else { return alarms.leave(number) }
        guard lane.isEntered else { return }
        lanes.change(number) { $0.isEntered = false }
        ranks[lane.id.rank.order].lanes.remove(number, &laneLinks)
    }
}

/// The order of alarms: by arrival, over all clients that are not paused.
struct AlarmOrder: Sendable, Equatable {
    /// The arrival of each seat's alarm, as a number. A cut alarm comes before all others.
    private var places: [Int: UInt64] = [:]
    private var firstPlace = UInt64(1) << 63
    private var lastPlace = UInt64(1) << 63
    /// The lanes by their first alarm. All have the same time, so only the turn decides.
    private var lanes = Deadlines()

    var firstLane: Int? { lanes.firstSeat }

    mutating func append(_ seat: Int) {
        lastPlace += 1
        places[seat] = lastPlace
    }

    mutating func prepend(_ seat: Int) {
        firstPlace -= 1
        places[seat] = firstPlace
    }

    mutating func remove(_ seat: Int) { places[seat] = nil }

    /// Lets the lane take part from now on, at the place of its first seat.
    mutating func enter(_ lane: Int, first seat: Int) {
        lanes.set(.zero, turn: places[seat] ?? lastPlace, of: lane)
    }

    mutating func leave(_ lane: Int) { lanes.remove(lane) }
}
