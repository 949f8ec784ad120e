// SPDX-License-Identifier: MIT

/// Which comings and goings of children are told one by one. A screen reader takes a fifth of a millisecond for each, and says nothing
/// else meanwhile: of many in a moment it is told the first, and at its end that there are others. A value.
struct ChildBursts: Sendable {
    /// An object whose children are others now.
    struct Ended: Sendable, Equatable {
        let parent: Int
        /// The children that have gone and of which that is not told yet.
        let removed: [Int]
    }

    private struct Burst: Sendable {
        let end: Double
        var count = 0
        var removed: [Int] = []
        var isOverLimit: Bool { count > ChildBursts.most }
    }

    /// Seconds.
    static let moment = 0.1
    /// Changes of the children of one object that are told in a moment.
    static let most = 16
    private static let mostKept = 64

    /// By the numbers of the parents.
    private var bursts: [Int: Burst] = [:]

    /// When ``ended(at:)`` is wanted.
    var wake: Double? { bursts.values.lazy.filter(\.isOverLimit).map(\.end).min() }

    /// Whether a change is told at once, and not at the end of the moment.
    mutating func shouldSignalNow(_ change: TreeChange, at now: Double) -> Bool {
        switch change {
        case .added(_, let parent, _): return !count(in: parent, at: now)
        case .removed(let child, let parent, _):
            guard count(in: parent, at: now) else { return true }
            bursts[parent]?.removed.append(child)
            return false
        default: return true
        }
    }

    /// Whether there are too many in this moment.
    private mutating func count(in parent: Int, at now: Double) -> Bool {
        if bursts.count > Self.mostKept { bursts = bursts.filter { $0.value.isOverLimit || $0.value.end > now } }
        if let known = bursts[parent], known.end <= now, !known.isOverLimit { bursts[parent] = nil }
        bursts[parent, default: Burst(end: now + Self.moment)].count += 1
        return bursts[parent]?.isOverLimit ?? false
    }

    /// Those of which more came than was told, as their moment is over.
    mutating func ended(at now: Double) -> [Ended] {
        let over = bursts.filter { $0.value.isOverLimit && $0.value.end <= now }
        for parent in over.keys { bursts[parent] = nil }
        return over.sorted { $0.key < $1.key }.map { Ended(parent: $0.key, removed: $0.value.removed) }
    }
}
