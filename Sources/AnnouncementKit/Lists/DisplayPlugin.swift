// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Something that a list does besides showing its items. Plugins are asked in the order in which they were added.
@MainActor
public protocol DisplayPlugin: AnyObject {
    /// Something has happened in the list; plugins are asked in the order in which they were added.
    func process(_ event: DisplayEvent, in manager: any DisplayManager)
    /// Whether it does something when the user selects that row: then activating the row selects it. A plugin of your own
    /// that takes selections need not say so.
    func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool
}

extension DisplayPlugin {
    public func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool { true }
}

/// The events of a list. A plugin handles those that it knows.
public enum DisplayEvent {
    case willDisplay(AccessibilityItemKind, any AccessibilityObject)
    case didEndDisplay(AccessibilityItemKind, any AccessibilityObject)
    /// A collection's header, footer or another view of its own, by the name of its kind.
    case willDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case didEndDisplaySupplementary(String, IndexPath, any AccessibilityObject)
    case invalidatedAccessibility(AccessibilityItemKind, any AccessibilityItem)
    case didSelect(IndexPath)
}

/// A list as its plugins see it: a table, a collection, or a list of your own.
@MainActor
public protocol DisplayManager: AnyObject {
    /// The generator of an item; nil when there is none.
    func generator(for kind: AccessibilityItemKind) -> Any?
    /// The object that is notified of changed items; nil when there is none, and then items get no invalidator.
    var accessibilityDelegate: (any AccessibilityItemDelegate)? { get }
}
