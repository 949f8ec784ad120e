// SPDX-License-Identifier: MIT

/// The type of an item's modifier.
public typealias AccessibilityModifierType = any AccessibilityModifier.Type

/// Applies the strategies of an item.
@MainActor
public protocol AccessibilityModifier {
    /// Applies the strategies of an item alone.
    static func modify(item: any AccessibilityItem)
    /// Applies the strategies of an item in a list, together with those of its generator.
    static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider)
    /// Applies the strategies of an item in a list. `generator` is nil if the generator has no strategies. By default,
    /// calls one of the other two methods, whatever the item's kind.
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

    /// Calls `modify(item:)`. This is RDDM's other spelling.
    public static func modify(_ item: any AccessibilityItem) {
        modify(item: item)
    }

    /// Calls `modify(item:generator:)`. This is RDDM's other spelling.
    public static func modify(_ item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        modify(item: item, generator: generator)
    }
}

/// A modifier for UI tests that find elements by their type. Cells are buttons and all other items are static text, in
/// addition to the traits of their strategies.
public enum XCUITestsAccessibilityModifier: AccessibilityModifier {
    /// The launch argument of a process under test.
    public static let argument = "-rddm.XCUITestsCompatible"
    /// True if this modifier is the default for items without their own modifier. Initially true if the process was
    /// started with ``argument``.
    @MainActor public static var isEnabled = isAsked(by: CommandLine.arguments)

    static func isAsked(by arguments: [String]) -> Bool {
        arguments.contains(argument)
    }

    public static func modify(item: any AccessibilityItem) {
        AccessibilityItemModifier.modify(item: item)
        item.accessibilityTraits.insert(.staticText)
    }

    public static func modify(item: any AccessibilityItem, generator: any AccessibilityStrategyProvider) {
        AccessibilityItemModifier.modify(item: item, generator: generator)
        item.accessibilityTraits.insert(.staticText)
    }

    public static func modify(
        item: any AccessibilityItem, generator: (any AccessibilityStrategyProvider)?, of kind: AccessibilityItemKind
    ) {
        AccessibilityItemModifier.modify(item: item, generator: generator, of: kind)
        item.accessibilityTraits.insert(kind.isCell ? .button : .staticText)
    }
}
