// SPDX-License-Identifier: MIT

import FoundationEssentials

/// An additional behavior of a list. Plugins are called in the order in which they were added.
@MainActor
public protocol DisplayPlugin: AnyObject {
    /// Handles an event of the list.
    func process(_ event: DisplayEvent, in manager: any DisplayManager)
    /// Returns true if the plugin acts when the user selects this row; then activating the row selects it. The default
    /// is true.
    func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool
}

extension DisplayPlugin {
    public func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool { true }
}

/// The events of a list. A plugin handles those that it knows.
public enum DisplayEvent {
    case willDisplay(AccessibilityItemKind, any AccessibilityObject)
    case didEndDisplay(AccessibilityItemKind, any AccessibilityObject)
    /// A header, a footer or another supplementary view of a collection, by the name of its kind.
    case willDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case didEndDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case invalidatedAccessibility(AccessibilityItemKind, any AccessibilityItem)
    case didSelect(IndexPath)
}

/// A list as its plugins see it: a table, a collection, or a program's own list.
@MainActor
public protocol DisplayManager: AnyObject {
    /// The generator of an item; nil if there is none.
    func generator(for kind: AccessibilityItemKind) -> Any?
    /// The object that is notified of changed items. If it is nil, items get no invalidator.
    var accessibilityDelegate: (any AccessibilityItemDelegate)? { get }
}
