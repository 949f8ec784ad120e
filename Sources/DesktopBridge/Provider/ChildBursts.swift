// SPDX-License-Identifier: MIT

/// Limits the reports of added and removed children. A screen reader needs 0.2 ms for each and is silent meanwhile, so
/// a burst reports its first changes, and at its end that the children changed. A value.
struct ChildBursts: Sendable {
    /// An object whose children changed in a burst.
    struct Ended: Sendable, Equatable {
        let parent: Int
        /// Removed children that were not reported yet.
        let removed: [Int]
    }

    private struct Burst: Sendable {
        let end: Double
        var count = 0
        var removed: [Int] = []
        var isOverLimit: Bool { count > ChildBursts.most }
    }

    /// The length of a burst, in seconds.
    static let moment = 0.1
    /// Changes below one object that a burst reports at once.
    static let most = 16
    private static let maxKept = 64

    /// The bursts, by the number of the parent.
    private var bursts: [Int: Burst] = [:]

    /// When ``ended(at:)`` is due.
    var wake: Double? { bursts.values.lazy.filter(\.isOverLimit).map(\.end).min() }

    /// Whether a change is reported at once, and not at the end of the burst.
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

    /// Counts a change. Returns whether the burst is over the limit.
    private mutating func count(in parent: Int, at now: Double) -> Bool {
        if bursts.count > Self.maxKept { bursts = bursts.filter { $0.value.isOverLimit || $0.value.end > now } }
        if let known = bursts[parent], known.end <= now, !known.isOverLimit { bursts[parent] = nil }
        bursts[parent, default: Burst(end: now + Self.moment)].count += 1
        return bursts[parent]?.isOverLimit ?? false
    }

    /// The parents of bursts that have ended with unreported changes.
    mutating func ended(at now: Double) -> [Ended] {
        let over = bursts.filter { $0.value.isOverLimit && $0.value.end <= now }
        for parent in over.keys { bursts[parent] = nil }
        return over.sorted { $0.key < $1.key }.map { Ended(parent: $0.key, removed: $0.value.removed) }
    }
}
