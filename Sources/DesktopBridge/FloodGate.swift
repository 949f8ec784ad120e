// SPDX-License-Identifier: MIT

/// Limits the utterances of one program: a burst is delayed a little, and a flood is reduced to its newest items. A
/// value; times are seconds of any clock.
struct FloodGate<Item: Sendable> {
    /// The items that remain of a flood.
    enum Remainder: Sendable {
        /// The newest item; earlier ones are out of date.
        case newest
        /// The newest item of each slot, up to this number of slots. Each is separate news.
        case newestOfEachSlot(Int)
    }

    private struct Held {
        let slot: String
        let item: Item
    }

    private enum State {
        case rest
        /// Collects until that time. A flood extends the time, but not beyond `latest`.
        case collecting(until: Double, latest: Double)
    }

    /// Seconds after an item was passed on in which further items are collected. The first item is never delayed.
    static var window: Double { 0.15 }
    /// More items in a window are a flood.
    static var most: Int { 3 }
    /// Seconds after which an item of an endless flood is passed on.
    static var longest: Double { 2 }

    private let remainder: Remainder
    private var state = State.rest
    private var held: [Held] = []
    /// The items received in this window.
    private var count = 0
    /// The items that this flood has dropped so far.
    private var dropped = 0
    /// The items that earlier floods have dropped, and that ``reportDropped()`` has not returned yet.
    private var unreported = 0

    init(_ remainder: Remainder) { self.remainder = remainder }

    /// When ``elapse(at:)`` is due.
    var wake: Double? { if case .collecting(let until, _) = state { until } else { nil } }

    /// - Returns: the items that are passed on now.
    mutating func take(_ item: Item, slot: String, at now: Double) -> [Item] {
        let late = elapse(at: now)
        guard case .collecting(_, let latest) = state else {
            open(at: now)
            return late + [item]
        }
        count += 1
        let before = held.count
        if let place = held.firstIndex(where: { $0.slot == slot }) { held.remove(at: place) }
        switch remainder {
        case .newest:
            if isFlood { held = [] }
            held.append(Held(slot: slot, item: item))
            dropped += before + 1 - held.count
        case .newestOfEachSlot(let limit):
            held.append(Held(slot: slot, item: item))
            guard held.count > limit else { break }
            // An item that replaces the one of its slot drops nothing.
            held.removeFirst()
            dropped += 1
        }
        if isFlood { state = .collecting(until: min(now + Self.window, latest), latest: latest) }
        return late
    }

    /// - Returns: the items whose window has ended.
    mutating func elapse(at now: Double) -> [Item] {
        guard let wake, wake <= now else { return [] }
        return release(at: now)
    }

    /// - Returns: all held items, whether or not their window has ended.
    mutating func release(at now: Double) -> [Item] {
        defer { held = [] }
        if isFlood { unreported += dropped }
        if held.isEmpty { state = .rest } else { open(at: now) }
        return held.map(\.item)
    }

    /// Drops the held item of a slot.
    mutating func drop(slot: String) { held.removeAll { $0.slot == slot } }

    private var isFlood: Bool { count > Self.most }

    /// - Returns: the number of items that floods have dropped since the last call.
    mutating func reportDropped() -> Int {
        defer { unreported = 0 }
        return unreported
    }

    private mutating func open(at now: Double) {
        (count, dropped) = (0, 0)
        state = .collecting(until: now + Self.window, latest: now + Self.longest)
    }
}
