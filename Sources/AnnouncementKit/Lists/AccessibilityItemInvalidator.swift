// SPDX-License-Identifier: MIT

/// Applies an item's strategies again while the item is displayed.
@MainActor
public protocol AccessibilityItemInvalidator {
    /// Call this method after the item's accessibility values have changed.
    func invalidateParameters()
}

/// Makes the invalidator of an item each time the item is displayed.
public typealias AccessibilityInvalidatorCreationBlock = (
    any AccessibilityItem, AccessibilityItemKind, any AccessibilityItemDelegate
) -> any AccessibilityItemInvalidator

/// The object that applies the strategies of an item together with those of its generator, usually the list.
@MainActor
public protocol AccessibilityItemDelegate: AnyObject {
    /// Called when an item's accessibility values have changed. The list then applies the strategies again.
    func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind)
}

/// The name in RDDM of June 2023.
public typealias CommonAccessibilityItemInvalidator = DelegatedAccessibilityItemInvalidator

/// Asks the list to apply the strategies of the item and its generator. Holds both the item and the list weakly.
@MainActor
open class DelegatedAccessibilityItemInvalidator: AccessibilityItemInvalidator {
    public final let accessibilityItemKind: AccessibilityItemKind
    public final private(set) weak var item: (any AccessibilityItem)?
    public final private(set) weak var accessibilityDelegate: (any AccessibilityItemDelegate)?

    public init(
        item: (any AccessibilityItem)?, accessibilityItemKind: AccessibilityItemKind,
        accessibilityDelegate: (any AccessibilityItemDelegate)?
    ) {
        self.item = item
        self.accessibilityItemKind = accessibilityItemKind
        self.accessibilityDelegate = accessibilityDelegate
    }

    open func invalidateParameters() {
        guard let item else { return }
        accessibilityDelegate?.didInvalidateAccessibility(for: item, of: accessibilityItemKind)
    }
}

/// Applies the strategies of an item outside of a list. Reports the change if the item is displayed.
public struct BasicAccessibilityItemInvalidator: AccessibilityItemInvalidator {
    public private(set) weak var item: (any AccessibilityItem)?

    public init(item: any AccessibilityItem) {
        self.item = item
    }

    public func invalidateParameters() {
        guard let item else { return }
        item.modifySelf()
        guard AccessibleObjects.shared.find(item.accessibility.id) === item else { return }
        Accessibility.invalidated(item)
    }
}

/// An item that may change while it is displayed.
///
///     valueStrategy = .just("42 %")
///     accessibilityInvalidator?.invalidateParameters()
@MainActor
public protocol AccessibilityInvalidatable: AccessibilityItem {
    /// The invalidator, which the list sets; nil while the item is not displayed.
    var accessibilityInvalidator: (any AccessibilityItemInvalidator)? { get set }

    /// Called by the list when it displays the item.
    func setInvalidator(invalidator: any AccessibilityItemInvalidator)
    /// Called by the list. Outside of a list, call it when the item becomes invisible.
    func removeInvalidator()
}

extension AccessibilityInvalidatable {
    public func setInvalidator(invalidator: any AccessibilityItemInvalidator) {
        accessibilityInvalidator = invalidator
    }

    public func removeInvalidator() {
        accessibilityInvalidator = nil
    }

    /// Sets an invalidator for an item outside of a list. Call it when the item becomes visible.
    public func setBasicInvalidator() {
        setInvalidator(invalidator: BasicAccessibilityItemInvalidator(item: self))
    }
}
