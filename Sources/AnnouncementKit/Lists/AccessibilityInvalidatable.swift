// SPDX-License-Identifier: MIT

/// An item that changes while it is displayed.
///
///     valueStrategy = .just("42 %")
///     accessibilityInvalidator?.invalidateParameters()
@MainActor
public protocol AccessibilityInvalidatable: AccessibilityItem {
    /// Belongs to the list; nil while the item is not displayed.
    var accessibilityInvalidator: (any AccessibilityItemInvalidator)? { get set }

    /// The list calls it when it displays the item.
    func setInvalidator(invalidator: any AccessibilityItemInvalidator)
    /// The list calls it. For an item in no list, call it when the item becomes invisible.
    func removeInvalidator()
}

extension AccessibilityInvalidatable {
    public func setInvalidator(invalidator: any AccessibilityItemInvalidator) {
        accessibilityInvalidator = invalidator
    }

    public func removeInvalidator() {
        accessibilityInvalidator = nil
    }

    /// For an item in no list: call it when the item becomes visible.
    public func setBasicInvalidator() {
        setInvalidator(invalidator: BasicAccessibilityItemInvalidator(item: self))
    }
}
