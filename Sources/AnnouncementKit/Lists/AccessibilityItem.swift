// SPDX-License-Identifier: MIT

/// A cell, a header, a footer, or any object that says by strategies what it tells.
///
/// A list's plugin applies them when the item is displayed; outside of a list call ``modifySelf()``.
@MainActor
public protocol AccessibilityItem: AccessibilityObject, AccessibilityStrategyProvider, AccessibilityActionsProvider {
    /// What applies the strategies; one of your own may set more than these.
    var modifierType: AccessibilityModifierType { get }
    /// The strategies decide on `selected` and `notEnabled` too. Otherwise these stay as they are.
    var shouldOverrideStateTraits: Bool { get }
    /// What is said when the item and its generator both know something: the generator's first, then a space.
    func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String?
}

extension AccessibilityItem {
    public var modifierType: AccessibilityModifierType { standardModifierType }

    var standardModifierType: AccessibilityModifierType {
        XCUITestsAccessibilityModifier.isEnabled ? XCUITestsAccessibilityModifier.self : AccessibilityItemModifier.self
    }

    public var shouldOverrideStateTraits: Bool { false }

    public func accessibilityActions() -> [AccessibilityCustomAction] { [] }

    public func accessibilityStrategyConflictResolver(
        itemStrategy: AccessibilityStringStrategy, generatorStrategy: AccessibilityStringStrategy
    ) -> String? {
        .resolved(itemStrategy, generatorStrategy)
    }

    /// Applies the strategies.
    public func modifySelf() {
        modifierType.modify(item: self)
    }

    /// Applies the strategies together with those of something else, a generator as a rule.
    public func modifySelf(with additionalStrategy: any AccessibilityStrategyProvider) {
        modifierType.modify(item: self, generator: additionalStrategy)
    }
}

extension String {
    /// What the generator says, then what the item says.
    @MainActor
    static func resolved(
        _ item: AccessibilityStringStrategy, _ generator: AccessibilityStringStrategy
    ) -> String? {
        [generator, item].compactMap(\.value).joined(separator: " ")
    }
}
