// SPDX-License-Identifier: MIT

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
