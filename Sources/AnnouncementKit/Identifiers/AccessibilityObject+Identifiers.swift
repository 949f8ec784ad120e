// SPDX-License-Identifier: MIT

extension AccessibilityObject {
    /// Names the objects in this one's properties for automation: `Foo.barView` for the property `barView` of a `Foo`.
    /// Identifiers are never spoken.
    ///
    /// An ``AccessibilityCell`` is named itself (`FooCell`), then its parts (`FooCell.contentView`, …). Then each stored
    /// property whose value is an ``AccessibilityObject``, private and `weak` ones too; of an object that is held twice
    /// the last name stands. Lazy ones are, once they were asked for. Not looked into: nil, arrays, structs and the box
    /// of a property wrapper. A `customMirror` that lists them under names of its own has the last word on what is named.
    ///
    /// - Parameters:
    ///   - customPrefixChain: what takes the place of the type's name, joined by dots.
    ///   - replaceExisting: false leaves every identifier alone that is set, even to "".
    /// - Returns: what was named, in order.
    @discardableResult
    public func injectAccessibilityIdentifiers(
        customPrefixChain: [String] = [], replaceExisting: Bool = true, options: IdentifierOptions = []
    ) -> [InjectedIdentifier] {
        IdentifierInjection(
            into: self, customPrefixChain: customPrefixChain, replaceExisting: replaceExisting, options: options
        ).injected
    }
}

extension AccessibilityViewController {
    /// Names the root view `Foo.view`, then the objects in this one's properties, as
    /// ``AccessibilityObject/injectAccessibilityIdentifiers(customPrefixChain:replaceExisting:options:)`` does. An outlet
    /// that is the root view too is named as the outlet.
    @discardableResult
    public func injectAccessibilityIdentifiers(
        customPrefixChain: [String] = [], replaceExisting: Bool = true, options: IdentifierOptions = []
    ) -> [InjectedIdentifier] {
        IdentifierInjection(
            into: self, customPrefixChain: customPrefixChain, replaceExisting: replaceExisting, options: options
        ).injected
    }
}

extension AccessibilityViewController where Self: AccessibilityObject {
    /// What is both: the same, said once so that it is not ambiguous.
    @discardableResult
    public func injectAccessibilityIdentifiers(
        customPrefixChain: [String] = [], replaceExisting: Bool = true, options: IdentifierOptions = []
    ) -> [InjectedIdentifier] {
        IdentifierInjection(
            into: self, customPrefixChain: customPrefixChain, replaceExisting: replaceExisting, options: options
        ).injected
    }
}
