// SPDX-License-Identifier: MIT

/// An item that stands for a view whose class cannot be changed. Its strategies may be set at any time.
@MainActor
open class AccessibilityItemWrapper: AccessibilityElement, AccessibilityItem {
    open var labelStrategy: AccessibilityStringStrategy
    open var valueStrategy: AccessibilityStringStrategy
    open var traitsStrategy: AccessibilityTraitsStrategy
    open var actionsStrategy: AccessibilityActionsStrategy
    open var shouldOverrideStateTraits = false
    open var modifierType: AccessibilityModifierType = AccessibilityItemModifier.self

    /// - Parameter parentView: the object that contains the wrapper; held weakly.
    public init(
        parentView: any AccessibilityObject, labelStrategy: AccessibilityStringStrategy,
        valueStrategy: AccessibilityStringStrategy = .ignored, traitsStrategy: AccessibilityTraitsStrategy = .ignored,
        actionsStrategy: AccessibilityActionsStrategy = .ignored
    ) {
        self.labelStrategy = labelStrategy
        self.valueStrategy = valueStrategy
        self.traitsStrategy = traitsStrategy
        self.actionsStrategy = actionsStrategy
        super.init(accessibilityContainer: parentView)
    }

    /// A wrapper whose strategies are all ignored until they are set.
    public convenience init(parentView: any AccessibilityObject) {
        self.init(parentView: parentView, labelStrategy: .ignored)
    }

    open var isAccessibilityIgnored: Bool { ignoresEverything }

    open func accessibilityActions() -> [AccessibilityCustomAction] { [] }

    open func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String? {
        .resolved(itemStrategy, generatorStrategy)
    }
}
