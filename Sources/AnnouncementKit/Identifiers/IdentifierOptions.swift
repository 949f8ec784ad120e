// SPDX-License-Identifier: MIT

/// What ``AccessibilityObject/injectAccessibilityIdentifiers(customPrefixChain:replaceExisting:options:)`` does beyond
/// the rules of AAII 0.0.2.
public struct IdentifierOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The properties that superclasses declare, too: before the own ones, so that the own names win. Their prefix is
    /// the dynamic type as well: an object has one prefix, and moving a property to a superclass renames nothing.
    public static let includeSuperclasses = IdentifierOptions(rawValue: 1 << 0)
}
