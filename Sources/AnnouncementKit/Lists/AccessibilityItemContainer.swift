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
