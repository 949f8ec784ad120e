// SPDX-License-Identifier: MIT

import AnnouncementKit

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
