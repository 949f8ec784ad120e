// SPDX-License-Identifier: MIT

/// The source of a label, a value or a custom text.
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

/// The source of an item's traits.
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

    /// Fixes the current traits and adds these. A strategy that was ignored or had none becomes just these.
    public mutating func insert(_ traits: AccessibilityTraits) {
        self = .just((value ?? []).union(traits))
    }

    /// Fixes the current traits without these. A strategy that is ignored or has none is unchanged.
    public mutating func remove(_ traits: AccessibilityTraits) {
        guard let value else { return }
        self = .just(value.subtracting(traits))
    }
}

/// The source of an item's custom actions. When it is ignored, actions that were set by hand stay.
public typealias AccessibilityActionsStrategy = AccessibilityStrategy<[AccessibilityAction]>

extension AccessibilityStrategy where ValueType == [AccessibilityAction] {
    /// Adds an action; without effect when the strategy is ignored or its value is nil.
    public mutating func append(_ action: AccessibilityAction) {
        change { $0 + [action] }
    }

    /// Removes every action of that name.
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
