// SPDX-License-Identifier: MIT

/// Where one accessibility parameter of an item comes from: RDDM's strategies, of both generations.
///
/// A value from an object is taken each time it is asked for, and the object is not kept alive.
@MainActor
public struct AccessibilityStrategy<ValueType> {
    /// The parameter is left as it is.
    public let isIgnored: Bool
    private let evaluate: @MainActor () -> ValueType?

    /// What it is now; nil also when the object that it came from is gone.
    public var value: ValueType? { evaluate() }

    public init(_ value: ValueType?, isIgnored: Bool = false) {
        self.isIgnored = isIgnored
        evaluate = { value }
    }

    private init(evaluate: @escaping @MainActor () -> ValueType?) {
        isIgnored = false
        self.evaluate = evaluate
    }

    public static var ignored: Self { Self(nil, isIgnored: true) }

    /// A value as it is; nil takes away what was there.
    public static func just(_ value: ValueType?) -> Self { Self(value) }

    /// What a closure gives each time. It keeps what it captures: capture `self` weakly.
    public static func from(_ evaluate: @escaping @MainActor () -> ValueType?) -> Self { Self(evaluate: evaluate) }

    /// The same strategy with the value of now, as RDDM 7.4 took it when it was made.
    public func evaluated() -> Self { Self(value, isIgnored: isIgnored) }
}

/// By key path, in the words of RDDM 7.4 and of June 2023.
extension AccessibilityStrategy {
    public static func from<Object: AnyObject>(_ object: Object, keyPath: KeyPath<Object, ValueType?>) -> Self {
        from { [weak object] in object?[keyPath: keyPath] }
    }

    public static func from<Object: AnyObject>(_ object: Object, keyPath: KeyPath<Object, ValueType>) -> Self {
        from { [weak object] in object?[keyPath: keyPath] }
    }

    public static func from(
        _ object: any AccessibilityObject, keyPath: KeyPath<any AccessibilityObject, ValueType?>
    ) -> Self {
        from { [weak object] in object?[keyPath: keyPath] }
    }

    public static func from<Object: AnyObject>(object: Object, keyPath: KeyPath<Object, ValueType?>) -> Self {
        from(object, keyPath: keyPath)
    }

    public static func from<Object: AnyObject>(object: Object, keyPath: KeyPath<Object, ValueType>) -> Self {
        from(object, keyPath: keyPath)
    }

    public static func from(
        object: any AccessibilityObject, keyPath: KeyPath<any AccessibilityObject, ValueType?>
    ) -> Self {
        from(object, keyPath: keyPath)
    }
}
