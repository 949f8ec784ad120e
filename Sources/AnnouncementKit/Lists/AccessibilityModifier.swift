// SPDX-License-Identifier: MIT

/// The type that an item names as its modifier.
public typealias AccessibilityModifierType = any AccessibilityModifier.Type

/// Applies the strategies of an item to it.
@MainActor
public protocol AccessibilityModifier {
    /// Applies the strategies of an item by itself.
    static func modify(item: any AccessibilityItem)
    /// Applies the strategies of an item of a list, with those of its generator.
    static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider)
    /// The same for an item of a list, whose generator may have strategies or not. Calls one of the two, unless it
    /// matters what the item is.
    static func modify(
        item: any AccessibilityItem, generator: (any AccessibilityStrategyProvider)?, of kind: AccessibilityItemKind)
}

extension AccessibilityModifier {
    public static func modify(
        item: any AccessibilityItem, generator: (any AccessibilityStrategyProvider)?, of kind: AccessibilityItemKind
    ) {
        if let generator {
            modify(item: item, generator: generator)
        } else {
            modify(item: item)
        }
    }

    /// The same as `modify(item:)`, as RDDM spells it elsewhere.
    public static func modify(_ item: any AccessibilityItem) {
        modify(item: item)
    }

    /// The same as `modify(item:generator:)`, as RDDM spells it elsewhere.
    public static func modify(_ item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        modify(item: item, generator: generator)
    }
}
