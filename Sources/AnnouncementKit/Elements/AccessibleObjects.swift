// SPDX-License-Identifier: MIT

/// The objects of this process that were displayed or focused, by id, so that other clients may act on them.
@MainActor
package final class AccessibleObjects {
    package static let shared = AccessibleObjects()

    private struct Entry {
        weak var object: (any AccessibilityObject)?
        let arrival: Int
        /// The frame that was last reported; nil for an object that was not reported as an element.
        var frame: Rect??
        /// The details that were last reported.
        var details = ElementDetails()
        var container: String?
        var index: Int?

        /// Nil for an object that was not reported as an element.
        var place: Place? { frame.map { Place(frame: $0, container: container, index: index) } }
    }

    /// The place of an element as it was last reported.
    struct Place {
        let frame: Rect?
        let container: String?
        let index: Int?

        /// Compares the indexes in a container, and otherwise the frames.
        func precedes(_ other: Place) -> Bool {
            if container == other.container, let index, let next = other.index { return index < next }
            guard let frame, let next = other.frame else { return false }
            return (frame.y, frame.x) < (next.y, next.x)
        }
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
    package func remove(_ object: any AccessibilityObject) { remove(object.accessibility.id) }

    func remove(_ id: String) { entries[id] = nil }

    func contains(_ object: any AccessibilityObject) -> Bool { entries[object.accessibility.id]?.object === object }

    /// The reported elements within an object, in the order in which they were added.
    func elements(in object: any AccessibilityObject) -> [any AccessibilityObject] {
        entries.values.filter { $0.frame != nil }.sorted { $0.arrival < $1.arrival }.compactMap(\.object).filter {
            $0.enclosingObjects.contains { $0 === object }
        }
    }

    /// Remembers the snapshot that is reported of an object, and returns its former details.
    @discardableResult
    func note(_ snapshot: ElementSnapshot, of object: any AccessibilityObject) -> ElementDetails {
        let id = object.accessibility.id
        defer {
            entries[id]?.frame = .some(snapshot.frame)
            entries[id]?.details = snapshot.details
            entries[id]?.container = snapshot.container
            entries[id]?.index = snapshot.index
        }
        return entries[id]?.details ?? ElementDetails()
    }

    /// The places of the reported elements, by their ids.
    var places: [String: Place] { entries.compactMapValues(\.place) }

    func place(of id: String) -> Place? { entries[id]?.place }

    /// A new listener knows no frames.
    func forgetFrames() {
        for id in entries.keys {
            entries[id]?.frame = nil
            entries[id]?.details = ElementDetails()
        }
    }

    /// The new frames of the elements that have moved since they were reported, in the order in which they were added.
    func moves() -> [(id: String, frame: Rect?)] {
        var moved: [(id: String, frame: Rect?, arrival: Int)] = []
        for (id, entry) in entries {
            guard let object = entry.object, let known = entry.frame else { continue }
            let frame = ElementSnapshot.frame(of: object)
            guard frame != known else { continue }
            entries[id]?.frame = .some(frame)
            moved.append((id, frame, entry.arrival))
        }
        return moved.sorted { $0.arrival < $1.arrival }.map { ($0.id, $0.frame) }
    }

    /// The object with this id, or else the first added object with this accessibility identifier; nil if there is
    /// none.
    package func find(_ name: String) -> (any AccessibilityObject)? {
        if let object = entries[name]?.object { return object }
        let named = entries.values.filter { $0.object?.accessibilityIdentifier == name }
        return named.min { $0.arrival < $1.arrival }?.object
    }

    /// The last added object of a type that meets a condition; nil if there is none.
    package func first<Object>(where condition: (Object) -> Bool) -> Object? {
        entries.values.filter { ($0.object as? Object).map(condition) ?? false }.max { $0.arrival < $1.arrival }?
            .object as? Object
    }

    private func sweep() {
        entries = entries.filter { $0.value.object != nil }
        sweepCount = max(64, entries.count * 2)
    }
}
