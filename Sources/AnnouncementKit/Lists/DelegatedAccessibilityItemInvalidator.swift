// SPDX-License-Identifier: MIT

/// The name of June 2023.
public typealias CommonAccessibilityItemInvalidator = DelegatedAccessibilityItemInvalidator

/// Asks the list to apply the strategies of item and generator. Keeps neither item nor list alive.
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
