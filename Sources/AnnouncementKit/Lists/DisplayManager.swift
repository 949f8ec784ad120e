// SPDX-License-Identifier: MIT

/// A list as its plugins see it: a table, a collection, or a list of your own.
@MainActor
public protocol DisplayManager: AnyObject {
    /// What stands behind an item; nil where there is none.
    func generator(for kind: AccessibilityItemKind) -> Any?
    /// Who hears of items that have changed; nil when nobody does, and then items get no invalidator.
    var accessibilityDelegate: (any AccessibilityItemDelegate)? { get }
}
