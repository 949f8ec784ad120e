// SPDX-License-Identifier: MIT

/// The strategies of an item, or of the generator that stands behind it.
@MainActor
public protocol AccessibilityStrategyProvider {
    var labelStrategy: AccessibilityStringStrategy { get }
    var valueStrategy: AccessibilityStringStrategy { get }
    var traitsStrategy: AccessibilityTraitsStrategy { get }
    var actionsStrategy: AccessibilityActionsStrategy { get }
    /// Nothing is said here: the item becomes no element. True when every strategy is ignored; an item that is only a
    /// container of elements says true itself.
    var isAccessibilityIgnored: Bool { get }
}

extension AccessibilityStrategyProvider {
    public var valueStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { .ignored }
    public var actionsStrategy: AccessibilityActionsStrategy { .ignored }

    public var isAccessibilityIgnored: Bool { ignoresEverything }

    /// The default value of ``isAccessibilityIgnored``.
    var ignoresEverything: Bool {
        labelStrategy.isIgnored && valueStrategy.isIgnored && traitsStrategy.isIgnored && actionsStrategy.isIgnored
    }
}
