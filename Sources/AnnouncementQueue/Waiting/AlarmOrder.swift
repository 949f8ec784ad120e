// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Whose alarm is next: they are heard as they came, over all clients that are not paused.
struct AlarmOrder: Sendable, Equatable {
    /// When each seat's alarm came, as a number. What was cut goes before all others.
    private var places: [Int: UInt64] = [:]
    private var firstPlace = UInt64(1) << 63
    private var lastPlace = UInt64(1) << 63
    /// The lanes by their first alarm. All have the same time, so that the turn alone decides.
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

    /// The lane takes part from now on, by its first seat.
    mutating func enter(_ lane: Int, first seat: Int) {
        lanes.set(.zero, turn: places[seat] ?? lastPlace, of: lane)
    }

    mutating func leave(_ lane: Int) { lanes.remove(lane) }
}
