// SPDX-License-Identifier: MIT

/// Applies an item's strategies anew while the item is displayed.
@MainActor
public protocol AccessibilityItemInvalidator {
    /// The item tells something else now: call it when that has happened.
    func invalidateParameters()
}

/// Makes the invalidator of an item each time it is displayed.
public typealias AccessibilityInvalidatorCreationBlock = (
    any AccessibilityItem, AccessibilityItemKind, any AccessibilityItemDelegate
) -> any AccessibilityItemInvalidator
