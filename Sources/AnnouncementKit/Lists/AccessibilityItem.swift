// SPDX-License-Identifier: MIT

/// A cell, a header, a footer, or any object whose strategies define its accessibility values.
///
/// A list's plugin applies the strategies when the item is displayed. Outside of a list, call ``modifySelf()``.
@MainActor
public protocol AccessibilityItem: AccessibilityObject, AccessibilityStrategyProvider, AccessibilityActionsProvider {
    /// The type that applies the strategies. A custom type may set further values.
    var modifierType: AccessibilityModifierType { get }
    /// True if the strategies also set `selected` and `notEnabled`. By default these traits stay unchanged.
    var shouldOverrideStateTraits: Bool { get }
    /// Returns the text that is spoken if both the item and its generator have one: by default the generator's, a
    /// space, and the item's.
    func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String?
}

extension AccessibilityItem {
    public var modifierType: AccessibilityModifierType { standardModifierType }

    /// A container's type applies the strategies of its items, also if its class is an ``AccessibleCell``.
    var standardModifierType: AccessibilityModifierType {
        if self is any AccessibilityItemContainer { return AccessibilityContainerModifier.self }
        return XCUITestsAccessibilityModifier.isEnabled
            ? XCUITestsAccessibilityModifier.self : AccessibilityItemModifier.self
    }

    public var shouldOverrideStateTraits: Bool { false }

    public func accessibilityActions() -> [AccessibilityCustomAction] { [] }

    public func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String? {
        .resolved(itemStrategy, generatorStrategy)
    }

    /// Applies the strategies.
    public func modifySelf() {
        modifierType.modify(item: self)
    }

    /// Applies the strategies together with those of another object, usually a generator.
    public func modifySelf(with additionalStrategy: any AccessibilityStrategyProvider) {
        modifierType.modify(item: self, generator: additionalStrategy)
    }
}

extension String {
    /// The generator's text, then the item's text.
    @MainActor
    static func resolved(
        _ item: AccessibilityStringStrategy, _ generator: AccessibilityStringStrategy
    ) -> String? {
        [generator, item].compactMap(\.value).joined(separator: " ")
    }
}

/// An item that consists of other items, such as a cell with two buttons. RDDM calls it `AccessibilityContainer`, which
/// is UIKit's name of another protocol here. The container itself is an element only if one of its strategies is not
/// ignored.
@MainActor
public protocol AccessibilityItemContainer: AccessibilityItem {
    /// The items in the order in which they are read.
    var accessibilityChildItems: [any AccessibilityItem] { get }
}

extension AccessibilityItemContainer {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    public var modifierType: AccessibilityModifierType { AccessibilityContainerModifier.self }
}

/// Applies the strategies of the items in an ``AccessibilityItemContainer``. The container's own strategies and those
/// of a generator are not applied.
public enum AccessibilityContainerModifier: AccessibilityModifier {
    /// The containers in progress, so that a container within itself is not entered again.
    @MainActor private static var entered: Set<ObjectIdentifier> = []

    public static func modify(item: any AccessibilityItem) {
        guard let item = item as? any AccessibilityItemContainer else { return }
        guard entered.insert(ObjectIdentifier(item)).inserted else { return }
        defer { entered.remove(ObjectIdentifier(item)) }
        item.isAccessibilityElement = !item.isAccessibilityIgnored
        item.accessibilityChildItems.forEach { $0.modifySelf() }
    }

    public static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        modify(item: item)
    }
}
