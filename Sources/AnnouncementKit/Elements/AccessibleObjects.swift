// SPDX-License-Identifier: MIT

/// The objects of this process that were displayed or focused, by their names, so that others may act on them.
@MainActor
public final class AccessibleObjects {
    public static let shared = AccessibleObjects()

    private struct Weak {
        weak var object: (any AccessibilityObject)?
    }

    private var objects: [String: Weak] = [:]

    /// Keeps an object findable, not alive.
    public func add(_ object: any AccessibilityObject) {
        objects[object.accessibility.id] = Weak(object: object)
    }

    public func remove(_ object: any AccessibilityObject) {
        objects[object.accessibility.id] = nil
    }

    /// The object of an id, or else one with that accessibility identifier; nil when it is gone.
    public func find(_ name: String) -> (any AccessibilityObject)? {
        if let object = objects[name]?.object { return object }
        objects = objects.filter { $0.value.object != nil }
        return objects.values.lazy.compactMap(\.object).first { $0.accessibilityIdentifier == name }
    }
}
