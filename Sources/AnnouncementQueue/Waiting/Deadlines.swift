// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The deadlines of occupied seats: a binary heap, earliest first, that knows the place of each seat.
struct Deadlines: Sendable, Equatable {
    private struct Deadline: Equatable {
        let time: Duration
        /// The order among equal times: the lowest is first.
        let turn: UInt64
        let seat: Int

        static func < (left: Self, right: Self) -> Bool { (left.time, left.turn) < (right.time, right.turn) }
    }

    private var heap: [Deadline] = []
    /// The place of each seat's deadline in the heap; -1 for none.
    private var places: [Int] = []

    var first: Duration? { heap.first?.time }

    /// The seat with the earliest time.
    var firstSeat: Int? { heap.first?.seat }

    /// All seats, the earliest first.
    var inOrder: [Int] { heap.sorted(by: <).map(\.seat) }

    subscript(seat: Int) -> Duration? {
        place(of: seat).map { heap[$0].time }
    }

    mutating func set(_ time: Duration, turn: UInt64, of seat: Int) {
        let deadline = Deadline(time: time, turn: turn, seat: seat)
        while places.count <= seat { places.append(-1) }
        guard let place = place(of: seat) else {
            heap.append(deadline)
            return rise(from: heap.count - 1)
        }
        heap[place] = deadline
        settle(at: place)
    }

    mutating func remove(_ seat: Int) {
        guard let place = place(of: seat), let last = heap.popLast() else { return }
        places[seat] = -1
        guard place < heap.count else { return }
        heap[place] = last
        settle(at: place)
    }

    /// Removes the earliest deadline and returns its seat, if `now` has reached it.
    mutating func removeFirst(until now: Duration) -> Int? {
        guard let first = heap.first, first.time <= now else { return nil }
        remove(first.seat)
        return first.seat
    }

    private func place(of seat: Int) -> Int? {
        guard seat < places.count, places[seat] >= 0 else { return nil }
        return places[seat]
    }

    private mutating func settle(at place: Int) {
        if place > 0 && heap[place] < heap[(place - 1) / 2] { rise(from: place) } else { sink(from: place) }
    }

    private mutating func rise(from start: Int) {
        let risen = heap[start]
        var place = start
        while place > 0, risen < heap[(place - 1) / 2] {
            put(heap[(place - 1) / 2], at: place)
            place = (place - 1) / 2
        }
        put(risen, at: place)
    }

    private mutating func sink(from start: Int) {
        let sunk = heap[start]
        var place = start
        while true {
            var child = 2 * place + 1
            if child + 1 < heap.count && heap[child + 1] < heap[child] { child += 1 }
            guard child < heap.count, heap[child] < sunk else { break }
            put(heap[child], at: place)
            place = child
        }
        put(sunk, at: place)
    }

    private mutating func put(_ deadline: Deadline, at place: Int) {
        heap[place] = deadline
        places[deadline.seat] = place
    }
}
