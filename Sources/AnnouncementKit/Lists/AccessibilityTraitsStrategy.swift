// SPDX-License-Identifier: MIT

/// Where an item's traits come from.
public typealias AccessibilityTraitsStrategy = AccessibilityStrategy<AccessibilityTraits>

extension AccessibilityStrategy where ValueType == AccessibilityTraits {
    /// The traits of an object, as they are each time.
    public static func from(_ object: any AccessibilityObject) -> Self {
        from { [weak object] in object?.accessibilityTraits }
    }

    /// The traits of an object, as they are each time.
    public static func from(object: any AccessibilityObject) -> Self { from(object) }

    /// The traits that any of the objects has, as they are each time; of no object none. It is never ignored.
    public static func merge(_ objects: [any AccessibilityObject]) -> Self {
        let each = objects.map { Self.from($0) }
        return from { each.compactMap(\.value).reduce([]) { $0.union($1) } }
    }

    /// The traits that any of the objects has, as they are each time.
    public static func merge(_ objects: any AccessibilityObject...) -> Self { merge(objects) }

    /// From now on the traits of now and these. What was ignored or had none becomes just these.
    public mutating func insert(_ traits: AccessibilityTraits) {
        self = .just((value ?? []).union(traits))
    }

    /// From now on the traits of now without these. What is ignored or has none stays as it is.
    public mutating func remove(_ traits: AccessibilityTraits) {
        guard let value else { return }
        self = .just(value.subtracting(traits))
    }
}
