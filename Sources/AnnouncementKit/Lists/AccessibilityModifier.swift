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

/// For tests that look for elements by what they are: cells are buttons and everything else is static text, whatever
/// their strategies say.
public enum XCUITestsAccessibilityModifier: AccessibilityModifier {
    /// The argument of a process that is under test.
    public static let argument = "-rddm.XCUITestsCompatible"
    /// Items that name no modifier get this one. True when the process was started with ``argument``.
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
