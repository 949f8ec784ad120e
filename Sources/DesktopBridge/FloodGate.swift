// SPDX-License-Identifier: MIT

/// What one program announces: a burst is passed on a little later, of a flood the newest only. A value; times are seconds of
/// any clock.
struct FloodGate<Item: Sendable> {
    /// What is left of a flood.
    enum Remainder: Sendable {
        /// The newest. What came before it is out of date.
        case newest
        /// The newest of each slot, at most so many. Each is news of its own.
        case newestOfEachSlot(Int)
    }

    private struct Held {
        let slot: String
        let item: Item
    }

    private enum State {
        case rest
        /// Collects until that time; a flood for longer, but not beyond `latest`.
        case collecting(until: Double, latest: Double)
    }

    /// How long after something was passed on what follows is collected: seconds. The first is never delayed.
    static var window: Double { 0.15 }
    /// More in a window are a flood.
    static var most: Int { 3 }
    /// A flood that does not end is heard this often: seconds.
    static var longest: Double { 2 }

    private let remainder: Remainder
    private var state = State.rest
    private var held: [Held] = []
    /// Those that have come in this window.
    private var count = 0

    init(_ remainder: Remainder) { self.remainder = remainder }

    /// When ``elapse(at:)`` is wanted.
    var wake: Double? { if case .collecting(let until, _) = state { until } else { nil } }

    /// - Returns: what is passed on now.
    mutating func take(_ item: Item, slot: String, at now: Double) -> [Item] {
        let late = elapse(at: now)
        guard case .collecting(_, let latest) = state else {
            open(at: now)
            return late + [item]
        }
        count += 1
        if let place = held.firstIndex(where: { $0.slot == slot }) { held.remove(at: place) }
        if isFlood, case .newest = remainder { held = [] }
        held.append(Held(slot: slot, item: item))
        if case .newestOfEachSlot(let limit) = remainder, held.count > limit { held.removeFirst() }
        if isFlood { state = .collecting(until: min(now + Self.window, latest), latest: latest) }
        return late
    }

    /// - Returns: what has waited long enough.
    mutating func elapse(at now: Double) -> [Item] {
        guard let wake, wake <= now else { return [] }
        return release(at: now)
    }

    /// - Returns: all that waits, whether long enough or not.
    mutating func release(at now: Double) -> [Item] {
        defer { held = [] }
        if held.isEmpty { state = .rest } else { open(at: now) }
        return held.map(\.item)
    }

    /// The item of a slot is not wanted any more.
    mutating func drop(slot: String) { held.removeAll { $0.slot == slot } }

    private var isFlood: Bool { count > Self.most }

    private mutating func open(at now: Double) {
        count = 0
        state = .collecting(until: now + Self.window, latest: now + Self.longest)
    }
}
