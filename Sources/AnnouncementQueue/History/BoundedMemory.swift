// SPDX-License-Identifier: MIT

/// Remembers the newest entries, up to a limit, in their order; each step costs the same.
package struct BoundedMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    package let limit: Int
    private var values: [Key: Value] = [:]
    /// The keys in their order until `limit` is reached; from then on a ring whose oldest key is at `start`.
    private var ring: [Key] = []
    private var start = 0

    /// - Parameter limit: at least 0.
    package init(limit: Int) {
        self.limit = max(0, limit)
    }

    package var count: Int { ring.count }

    package subscript(key: Key) -> Value? { values[key] }

    /// Remembers a value, or replaces the key's earlier one, which stays as old as it is.
    /// - Returns: the oldest entry, when it was forgotten to make room.
    @discardableResult
    package mutating func remember(_ value: Value, for key: Key) -> (key: Key, value: Value)? {
        guard limit > 0, values.updateValue(value, forKey: key) == nil else { return nil }
        guard ring.count == limit else {
            ring.append(key)
            return nil
        }
        let oldest = ring[start]
        ring[start] = key
        start = (start + 1) % limit
        return values.removeValue(forKey: oldest).map { (oldest, $0) }
    }

    /// Forgets the entries with these keys; the cost grows with the number of entries.
    package mutating func forget(where isForgotten: (Key) -> Bool) {
        let kept = [ring[start...], ring[..<start]].joined().filter { !isForgotten($0) }
        guard kept.count < ring.count else { return }
        for key in ring where isForgotten(key) { values[key] = nil }
        (ring, start) = (kept, 0)
    }

    /// The keys, the newest first.
    package var newestFirst: some Sequence<Key> {
        [ring[start...], ring[..<start]].joined().reversed()
    }
}

extension BoundedMemory: Equatable where Value: Equatable {}
