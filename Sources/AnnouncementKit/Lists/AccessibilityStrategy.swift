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

/// By key path, in the words of RDDM 7.4 and of June 2023. An object is not kept alive; a struct is copied, with what it
/// holds.
extension AccessibilityStrategy {
    /// What stands at a key path each time; nil takes away what was there.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// What stands at a key path each time.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// What stands at a key path each time; nil takes away what was there.
    public static func from<Root>(object: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        from(object, keyPath: keyPath)
    }

    /// What stands at a key path each time.
    public static func from<Root>(object: Root, keyPath: KeyPath<Root, ValueType>) -> Self {
        from(object, keyPath: keyPath)
    }

    /// Asks at run time whether it is an object: `any` protocol of classes is one, too.
    private static func weakly<Root>(_ root: Root) -> @MainActor () -> Root? {
        guard type(of: root as Any) is AnyClass else { return { root } }
        let object = root as AnyObject
        return { [weak object] in object as? Root }
    }
}
