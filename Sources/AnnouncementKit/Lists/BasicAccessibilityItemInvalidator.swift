// SPDX-License-Identifier: MIT

/// Applies the strategies of an item that is in no list, and tells of it when the item is displayed.
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
