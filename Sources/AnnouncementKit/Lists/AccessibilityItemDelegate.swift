// SPDX-License-Identifier: MIT

/// Who applies the strategies of an item together with those of its generator: the list.
@MainActor
public protocol AccessibilityItemDelegate: AnyObject {
    /// What an item tells has changed; its place applies it anew.
    func didInvalidateAccessibility(for item: any AccessibilityItem, of kind: AccessibilityItemKind)
}
