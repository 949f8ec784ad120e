// SPDX-License-Identifier: MIT

/// The name in RDDM of June 2023.
public typealias BaseAccessibilityModifier = AccessibilityItemModifier

/// Makes an item an element with the label, the value, the traits and the custom actions of its strategies. An item
/// whose strategies are all ignored is left unchanged.
public enum AccessibilityItemModifier: AccessibilityModifier {
    /// The traits that describe the item's own state.
    public static let stateTraits: AccessibilityTraits = [.selected, .notEnabled]

    public static func modify(item: any AccessibilityItem) {
        guard !item.isAccessibilityIgnored else { return }
        item.isAccessibilityElement = true
        let (label, value) = (item.labelStrategy, item.valueStrategy)
        if !label.isIgnored { item.accessibilityLabel = label.value }
        if !value.isIgnored { item.accessibilityValue = value.value }
        if let traits = item.traitsStrategy.applied { set(traits, of: item) }
        setActions(of: item, and: [])
    }

    public static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        guard !item.isAccessibilityIgnored || !generator.isAccessibilityIgnored else { return }
        item.isAccessibilityElement = true
        let (label, value) = (item.labelStrategy, item.valueStrategy)
        let (generatorLabel, generatorValue) = (generator.labelStrategy, generator.valueStrategy)
        if !label.isIgnored || !generatorLabel.isIgnored {
            item.accessibilityLabel = item.accessibilityStrategyConflictResolver(
                itemStrategy: label, generatorStrategy: generatorLabel)
        }
        if !value.isIgnored || !generatorValue.isIgnored {
            item.accessibilityValue = item.accessibilityStrategyConflictResolver(
                itemStrategy: value, generatorStrategy: generatorValue)
        }
        let traits = [item.traitsStrategy, generator.traitsStrategy]
        if !traits.allSatisfy(\.isIgnored) {
            set(traits.compactMap(\.value).reduce([]) { $0.union($1) }, of: item)
        }
        setActions(of: item, and: (generator as? any AccessibilityActionsProvider)?.accessibilityActions() ?? [])
    }

    private static func set(_ traits: AccessibilityTraits, of item: any AccessibilityItem) {
        let state = item.shouldOverrideStateTraits ? [] : item.accessibilityTraits.intersection(stateTraits)
        item.accessibilityTraits = traits.union(state)
    }

    /// Sets the actions of the strategy, the item's method and the generator's. If there are none, actions that were
    /// set here are removed, and actions that the program set stay.
    private static func setActions(of item: any AccessibilityItem, and generators: [AccessibilityCustomAction]) {
        let strategy = item.actionsStrategy
        let given = item.accessibilityActions() + generators
        guard !strategy.isIgnored || !given.isEmpty || item.accessibility.hasGivenActions else { return }
        let own = strategy.isIgnored ? [] : strategy.value?.map(\.action)
        item.accessibilityCustomActions = given.isEmpty ? own : (own ?? []) + given
        item.accessibility.hasGivenActions = true
    }
}

extension AccessibilityStrategy {
    /// The value to set; nil if the strategy is ignored or has none.
    fileprivate var applied: ValueType? { isIgnored ? nil : value }
}
