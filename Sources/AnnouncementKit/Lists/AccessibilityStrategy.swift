// SPDX-License-Identifier: MIT

/// The source of one accessibility value of an item: RDDM's strategies, in the spelling of both generations.
///
/// A value from an object is read on each use, and the object is held weakly.
@MainActor
public struct AccessibilityStrategy<ValueType> {
    /// True if the item's value is left unchanged.
    public let isIgnored: Bool
    private let evaluate: @MainActor () -> ValueType?

    /// The current value; also nil if the source object has been deallocated.
    public var value: ValueType? { evaluate() }

    public init(_ value: ValueType?, isIgnored: Bool = false) {
        self.isIgnored = isIgnored
        evaluate = { value }
    }

    private init(evaluate: @escaping @MainActor () -> ValueType?) {
        isIgnored = false
        self.evaluate = evaluate
    }

    /// A strategy that leaves the item's value unchanged.
    public static var ignored: Self { Self(nil, isIgnored: true) }

    /// A fixed value; nil removes the item's value.
    public static func just(_ value: ValueType?) -> Self { Self(value) }

    /// The value that a closure returns on each use. Capture `self` weakly, because the strategy keeps the closure's
    /// captures alive.
    public static func from(_ evaluate: @escaping @MainActor () -> ValueType?) -> Self { Self(evaluate: evaluate) }

    /// The strategy with its current value fixed, which is how RDDM 7.4 makes strategies.
    public func evaluated() -> Self { Self(value, isIgnored: isIgnored) }
}

/// Strategies by key path, named as in RDDM 7.4 and in June 2023. An object is held weakly; a struct is copied with its
/// contents.
extension AccessibilityStrategy {
    /// The value at a key path, read on each use; nil removes the item's value.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// The value at a key path, read on each use.
    public static func from<Root>(_ root: Root, keyPath: KeyPath<Root, ValueType>) -> Self {
        let root = weakly(root)
        return from { root()?[keyPath: keyPath] }
    }

    /// The value at a key path, read on each use; nil removes the item's value.
    public static func from<Root>(object: Root, keyPath: KeyPath<Root, ValueType?>) -> Self {
        from(object, keyPath: keyPath)
    }

    /// The value at a key path, read on each use.
    public static func from<Root>(object: Root, keyPath: KeyPath<Root, ValueType>) -> Self {
        from(object, keyPath: keyPath)
    }

    /// Decides at run time whether the root is an object, because an existential may hold one too.
    private static func weakly<Root>(_ root: Root) -> @MainActor () -> Root? {
        guard type(of: root as Any) is AnyClass else { return { root } }
        let object = root as AnyObject
        return { [weak object] in object as? Root }
    }
}

/// The strategies of an item or of a generator.
@MainActor
public protocol AccessibilityStrategyProvider {
    var labelStrategy: AccessibilityStringStrategy { get }
    var valueStrategy: AccessibilityStringStrategy { get }
    var traitsStrategy: AccessibilityTraitsStrategy { get }
    var actionsStrategy: AccessibilityActionsStrategy { get }
    /// True if the item is not made an element. By default true if every strategy is ignored. An item that only
    /// contains other elements returns true.
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
