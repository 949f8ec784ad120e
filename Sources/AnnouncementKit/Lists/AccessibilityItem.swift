// SPDX-License-Identifier: MIT

/// A cell, a header, a footer, or any object whose strategies define its accessibility values.
///
/// A list's plugin applies them when the item is displayed; outside of a list call ``modifySelf()``.
@MainActor
public protocol AccessibilityItem: AccessibilityObject, AccessibilityStrategyProvider, AccessibilityActionsProvider {
    /// The type that applies the strategies; a custom one may set further values.
    var modifierType: AccessibilityModifierType { get }
    /// The strategies decide on `selected` and `notEnabled` too. Otherwise these stay as they are.
    var shouldOverrideStateTraits: Bool { get }
    /// The text spoken when the item and its generator both have one: by default the generator's, a space, the item's.
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
    /// The generator's text, then the item's text.
    @MainActor
    static func resolved(
        _ item: AccessibilityStringStrategy, _ generator: AccessibilityStringStrategy
    ) -> String? {
        [generator, item].compactMap(\.value).joined(separator: " ")
    }
}
