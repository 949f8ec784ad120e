// SPDX-License-Identifier: MIT

/// The source of one accessibility parameter of an item: RDDM's strategies, of both generations.
///
/// A value from an object is taken each time it is asked for, and the object is not kept alive.
@MainActor
public struct AccessibilityStrategy<ValueType> {
    /// The parameter is left as it is.
    public let isIgnored: Bool
    private let evaluate: @MainActor () -> ValueType?

    /// The current value; nil also when the source object has been deallocated.
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

    /// A fixed value; nil removes the previous one.
    public static func just(_ value: ValueType?) -> Self { Self(value) }

    /// The value that a closure returns each time. The closure keeps its captures alive: capture `self` weakly.
    public static func from(_ evaluate: @escaping @MainActor () -> ValueType?) -> Self { Self(evaluate: evaluate) }

    /// The same strategy with the value of now, as RDDM 7.4 took it when it was made.
    public func evaluated() -> Self { Self(value, isIgnored: isIgnored) }
}

/// Strategies by key path, named as in RDDM 7.4 and in June 2023. An object is not kept alive; a struct is copied, with
/// its contents.
extension AccessibilityStrategy {
    /// The value at a key path each time; nil removes the previous one.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// The value at a key path each time.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// The value at a key path each time; nil removes the previous one.
    public static func from<Root>(object: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        from(object, keyPath: keyPath)
    }

    /// The value at a key path each time.
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

/// The strategies of an item, or of the generator that stands behind it.
@MainActor
public protocol AccessibilityStrategyProvider {
    var labelStrategy: AccessibilityStringStrategy { get }
    var valueStrategy: AccessibilityStringStrategy { get }
    var traitsStrategy: AccessibilityTraitsStrategy { get }
    var actionsStrategy: AccessibilityActionsStrategy { get }
    /// Nothing is said here: the item becomes no element. True when every strategy is ignored; an item that is only a
    /// container of elements says true itself.
    var isAccessibilityIgnored: Bool { get }
}

extension AccessibilityStrategyProvider {
    public var valueStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { .ignored }
    public var actionsStrategy: AccessibilityActionsStrategy { .ignored }

    public var isAccessibilityIgnored: Bool { ignoresEverything }

    /// The default value of ``isAccessibilityIgnored``.
    var ignoresEverything: Bool {
        labelStrategy.isIgnored && valueStrategy.isIgnored && traitsStrategy.isIgnored && actionsStrategy.isIgnored
    }
}
