// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Numbered seats, from 0: a number finds its occupant, and an empty seat is taken again.
struct Seats<Occupant: Sendable & Equatable>: Sendable, Equatable {
    private var occupants: [Occupant?] = []
    private var free: [Int] = []

    var count: Int { occupants.count - free.count }

    /// The largest number of seats so far.
    var capacity: Int { occupants.count }

    /// - Returns: the number of the seat.
    mutating func take(_ occupant: Occupant) -> Int {
        guard let seat = free.popLast() else {
            occupants.append(occupant)
            return occupants.count - 1
        }
        occupants[seat] = occupant
        return seat
    }

    @discardableResult
    mutating func leave(_ seat: Int) -> Occupant? {
        guard let occupant = self[seat] else { return nil }
        occupants[seat] = nil
        free.append(seat)
        return occupant
    }

    subscript(seat: Int) -> Occupant? {
        seat < occupants.count ? occupants[seat] : nil
    }

    /// Changes the occupant of a seat; an empty seat stays empty.
    mutating func change(_ seat: Int, _ change: (inout Occupant) -> Void) {
        guard seat < occupants.count, occupants[seat] != nil else { return }
        change(&occupants[seat]!)
    }
}
