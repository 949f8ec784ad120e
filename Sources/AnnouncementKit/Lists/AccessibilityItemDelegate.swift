// SPDX-License-Identifier: MIT

/// Who applies the strategies of an item together with those of its generator: the list.
@MainActor
public protocol AccessibilityItemDelegate: AnyObject {
    func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind)
}
