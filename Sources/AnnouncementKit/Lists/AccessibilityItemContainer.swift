// SPDX-License-Identifier: MIT

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
