// SPDX-License-Identifier: MIT

/// A cell, a header, a footer, or any object whose strategies define its accessibility values.
///
/// A list's plugin applies them when the item is displayed; outside of a list call ``modifySelf()``.
@MainActor
public protocol AccessibilityItem: AccessibilityObject, AccessibilityStrategyProvider, AccessibilityActionsProvider {
    /// The type that applies the strategies; a custom one may set further values.
    var modifierType: AccessibilityModifierType { get }
    /// The strategies decide on `selected` and `notEnabled` too. Otherwise these stay as they are.
    var shouldOverrideStateTraits: Bool { get }
    /// The text spoken when the item and its generator both have one: by default the generator's, a space, the item's.
    func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String?
}

extension AccessibilityItem {
    public var modifierType: AccessibilityModifierType { standardModifierType }

    var standardModifierType: AccessibilityModifierType {
        XCUITestsAccessibilityModifier.isEnabled ? XCUITestsAccessibilityModifier.self : AccessibilityItemModifier.self
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

    /// Applies the strategies together with those of something else, a generator as a rule.
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
/// here is UIKit's. It is no element itself unless one of its strategies is not ignored.
@MainActor
public protocol AccessibilityItemContainer: AccessibilityItem {
    /// In the order in which they are read.
    var accessibilityChildItems: [any AccessibilityItem] { get }
}

extension AccessibilityItemContainer {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    public var modifierType: AccessibilityModifierType { AccessibilityContainerModifier.self }
}

/// Applies the strategies of the items in an ``AccessibilityItemContainer``. It gets none of its own, also not from a
/// generator.
public enum AccessibilityContainerModifier: AccessibilityModifier {
    /// A container that is in itself is not entered again.
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
