// SPDX-License-Identifier: MIT

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
