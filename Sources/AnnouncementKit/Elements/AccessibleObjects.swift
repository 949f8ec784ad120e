// SPDX-License-Identifier: MIT

/// The objects of this process that were displayed or focused, by id, so that other clients may act on them.
@MainActor
package final class AccessibleObjects {
    package static let shared = AccessibleObjects()

    private struct Entry {
        weak var object: (any AccessibilityObject)?
        let arrival: Int
    }

    private var entries: [String: Entry] = [:]
    private var arrivals = 0
    /// The count at which deallocated objects are removed. Without this, elements made on demand would fill the memory.
    private var sweepCount = 64

    var count: Int { entries.count }

    /// Makes an object findable. It is held weakly.
    package func add(_ object: any AccessibilityObject) {
        let id = object.accessibility.id
        guard entries[id] == nil else { return }
        if entries.count >= sweepCount { sweep() }
        arrivals += 1
        entries[id] = Entry(object: object, arrival: arrivals)
    }

    /// Forgets an object.
    package func remove(_ object: any AccessibilityObject) {
        entries[object.accessibility.id] = nil
    }

    /// The object with this id, or else the first added object with this accessibility identifier; nil if there is
    /// none.
    package func find(_ name: String) -> (any AccessibilityObject)? {
        if let object = entries[name]?.object { return object }
        let named = entries.values.filter { $0.object?.accessibilityIdentifier == name }
        return named.min { $0.arrival < $1.arrival }?.object
    }

    /// An object of a type that meets a condition; nil if there is none.
    package func first<Object>(where condition: (Object) -> Bool) -> Object? {
        entries.values.lazy.compactMap { $0.object as? Object }.first(where: condition)
    }

    private func sweep() {
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
    }
}
