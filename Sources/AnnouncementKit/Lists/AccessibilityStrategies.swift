// SPDX-License-Identifier: MIT

/// The source of a label, a value or a custom text.
public typealias AccessibilityStringStrategy = AccessibilityStrategy<String>

extension AccessibilityStrategy where ValueType == String {
    /// The current label of an object, read on each use.
    public static func from(_ object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The current label of an object, read on each use.
    public static func from(object: any AccessibilityObject) -> Self {
        from(object, keyPath: \.accessibilityLabel)
    }

    /// The values of the strategies, joined without spaces; "" if none has a value. Never ignored.
    public static func joined(_ strategies: [Self]) -> Self {
        from { strategies.compactMap(\.value).joined() }
    }

    /// The texts that are neither nil nor empty, joined; "" if there are none. Never ignored.
    public static func merge(_ values: String?..., separator: String = "") -> Self {
        just(values.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator))
    }
}

/// The source of an item's traits.
public typealias AccessibilityTraitsStrategy = AccessibilityStrategy<AccessibilityTraits>

extension AccessibilityStrategy where ValueType == AccessibilityTraits {
    /// The current traits of an object, read on each use.
    public static func from(_ object: any AccessibilityObject) -> Self {
        from { [weak object] in object?.accessibilityTraits }
    }

    /// The current traits of an object, read on each use.
    public static func from(object: any AccessibilityObject) -> Self { from(object) }

    /// The union of the objects' current traits, read on each use; empty without objects. Never ignored.
    public static func merge(_ objects: [any AccessibilityObject]) -> Self {
        let each = objects.map { Self.from($0) }
        return from { each.compactMap(\.value).reduce([]) { $0.union($1) } }
    }

    /// The union of the objects' current traits, read on each use. Never ignored.
    public static func merge(_ objects: any AccessibilityObject...) -> Self { merge(objects) }

    /// Fixes the current traits and adds these. A strategy that was ignored, or had no value, gets only these traits.
    public mutating func insert(_ traits: AccessibilityTraits) {
        self = .just((value ?? []).union(traits))
    }

    /// Fixes the current traits without these. A strategy that is ignored, or has no value, is unchanged.
    public mutating func remove(_ traits: AccessibilityTraits) {
        guard let value else { return }
        self = .just(value.subtracting(traits))
    }
}

/// The source of an item's custom actions. If it is ignored, actions that the program has set stay.
public typealias AccessibilityActionsStrategy = AccessibilityStrategy<[AccessibilityAction]>

extension AccessibilityStrategy where ValueType == [AccessibilityAction] {
    /// Adds an action. Without effect if the strategy is ignored or its value is nil.
    public mutating func append(_ action: AccessibilityAction) {
        change { $0 + [action] }
    }

    /// Removes every action with the same name.
    public mutating func remove(_ action: AccessibilityAction) {
        change { actions in actions.filter { $0.name != action.name } }
    }

    /// Removes all actions.
    public mutating func removeAll() {
        change { _ in [] }
    }

    private mutating func change(_ change: ([AccessibilityAction]) -> [AccessibilityAction]) {
        guard !isIgnored, let value else { return }
        self = .just(change(value))
    }
}
