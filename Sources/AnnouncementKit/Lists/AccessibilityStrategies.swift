// SPDX-License-Identifier: MIT

/// Where a label, a value or a text of your own comes from.
public typealias AccessibilityStringStrategy = AccessibilityStrategy<String>

extension AccessibilityStrategy where ValueType == String {
    /// The label of an object, as it is each time.
    public static func from(_ object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The label of an object, as it is each time.
    public static func from(object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The values of the strategies one after the other, without spaces; "" when none has one. It is never ignored.
    public static func joined(_ strategies: [Self]) -> Self {
        from { strategies.compactMap(\.value).joined() }
    }

    /// The texts that are neither nil nor empty; "" when all are. It is never ignored.
    public static func merge(_ values: String?..., separator: String = "") -> Self {
        just(values.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator))
    }
}

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

/// Where an item's custom actions come from. What is ignored stays, and so do actions that were set by hand.
public typealias AccessibilityActionsStrategy = AccessibilityStrategy<[AccessibilityAction]>

extension AccessibilityStrategy where ValueType == [AccessibilityAction] {
    /// One more; without effect on what is ignored or nil.
    public mutating func append(_ action: AccessibilityAction) {
        change { $0 + [action] }
    }

    /// Every action of that name goes.
    public mutating func remove(_ action: AccessibilityAction) {
        change { actions in actions.filter { $0.name != action.name } }
    }

    /// From now on no actions.
    public mutating func removeAll() {
        change { _ in [] }
    }

    private mutating func change(_ change: ([AccessibilityAction]) -> [AccessibilityAction]) {
        guard !isIgnored, let value else { return }
        self = .just(change(value))
    }
}
