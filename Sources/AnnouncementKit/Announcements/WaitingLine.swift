// SPDX-License-Identifier: MIT

/// In which order those in line are heard: by rank, and within a rank one announcement of each client in turn, so that
/// none starves another. `high` alone is first in, first out: an alarm is not held up by whose it is.
struct WaitingLine: Sendable, Equatable {
    private struct LaneID: Hashable {
        let rank: AnnouncementPriority
        /// Nil for the one lane of `high`.
        let client: ClientID?
    }

    /// The announcements of one client and one rank, in their own order.
    private struct Lane: Equatable {
        let id: LaneID
        var seats = Chain()
    }

    private struct Rank: Equatable {
        /// The lanes in which somebody waits, in the order in which they are next.
        var lanes = Chain()
        /// The client whose announcement was heard last: it goes behind the others when the next is chosen.
        var served: ClientID?
    }

    private var ranks = [Rank](repeating: Rank(), count: AnnouncementPriority.allCases.count)
    private var lanes = Seats<Lane>()
    private var numbers: [LaneID: Int] = [:]
    /// The lane of each seat.
    private var laneOfSeat: [Int: Int] = [:]
    private var seatLinks = Links()
    private var laneLinks = Links()

    func contains(_ seat: Int) -> Bool { laneOfSeat[seat] != nil }

    /// The seats in line in the order in which they will be heard, no more than so many.
    func next(_ limit: Int) -> [Int] {
        var rest = self
        var next: [Int] = []
        while next.count < limit, let seat = rest.removeFirst() { next.append(seat) }
        return next
    }

    mutating func append(_ seat: Int, client: ClientID, rank: AnnouncementPriority) {
        let lane = lane(of: client, rank)
        lanes.change(lane) { $0.seats.append(seat, &seatLinks) }
        laneOfSeat[seat] = lane
    }

    /// The next of its rank, and of its client.
    mutating func prepend(_ seat: Int, client: ClientID, rank: AnnouncementPriority) {
        let lane = lane(of: client, rank)
        lanes.change(lane) { $0.seats.prepend(seat, &seatLinks) }
        laneOfSeat[seat] = lane
        ranks[rank.order].lanes.remove(lane, &laneLinks)
        ranks[rank.order].lanes.prepend(lane, &laneLinks)
        ranks[rank.order].served = nil
    }

    mutating func remove(_ seat: Int) {
        guard let number = laneOfSeat.removeValue(forKey: seat) else { return }
        lanes.change(number) { $0.seats.remove(seat, &seatLinks) }
        guard let lane = lanes[number], lane.seats.isEmpty else { return }
        ranks[lane.id.rank.order].lanes.remove(number, &laneLinks)
        numbers[lane.id] = nil
        lanes.leave(number)
    }

    mutating func removeFirst() -> Int? {
        for rank in AnnouncementPriority.mostUrgentFirst where !ranks[rank.order].lanes.isEmpty {
            passOn(rank)
            guard let number = ranks[rank.order].lanes.first, let lane = lanes[number], let seat = lane.seats.first
            else { continue }
            remove(seat)
            ranks[rank.order].served = lane.id.client
            return seat
        }
        return nil
    }

    /// One of this client is heard at this rank.
    mutating func serve(_ client: ClientID, rank: AnnouncementPriority) {
        ranks[rank.order].served = client
    }

    /// The client that was served last goes behind the others of the rank.
    private mutating func passOn(_ rank: AnnouncementPriority) {
        guard let client = ranks[rank.order].served, let lane = numbers[LaneID(rank: rank, client: client)] else {
            return
        }
        ranks[rank.order].lanes.remove(lane, &laneLinks)
        ranks[rank.order].lanes.append(lane, &laneLinks)
    }

    private mutating func lane(of client: ClientID, _ rank: AnnouncementPriority) -> Int {
        let id = LaneID(rank: rank, client: rank == .high ? nil : client)
        if let lane = numbers[id] { return lane }
        let lane = lanes.take(Lane(id: id))
        numbers[id] = lane
        ranks[rank.order].lanes.append(lane, &laneLinks)
        return lane
    }
}
