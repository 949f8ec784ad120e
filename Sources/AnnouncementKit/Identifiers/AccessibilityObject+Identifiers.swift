// SPDX-License-Identifier: MIT

extension AccessibilityObject {
    /// Names the objects in this one's properties for automation: `Foo.barView` for the property `barView` of a
    /// `Foo`. Identifiers are never spoken.
    ///
    /// An ``AccessibilityCell`` is named itself (`FooCell`), then its parts (`FooCell.contentView`, …). Then each
    /// stored property whose value is an ``AccessibilityObject`` is named, private and `weak` ones too; an object that
    /// is held twice keeps the last name. Lazy properties are named once they have been accessed. Nil, arrays, structs
    /// and the box of a property wrapper are not looked into. A `customMirror` that lists them under names of its own
    /// decides what is named.
    ///
    /// - Parameters:
    ///   - customPrefixChain: the names that replace the type's name, joined by dots.
    ///   - replaceExisting: false leaves every identifier alone that is set, even to "".
    /// - Returns: the named objects with their identifiers, in order.
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
    /// ``AccessibilityObject/injectAccessibilityIdentifiers(customPrefixChain:replaceExisting:options:)`` does. An
    /// outlet that is the root view too is named as the outlet.
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
    /// The same for an object that is also a controller, declared so that the call is not ambiguous.
    @discardableResult
    public func injectAccessibilityIdentifiers(
        customPrefixChain: [String] = [], replaceExisting: Bool = true, options: IdentifierOptions = []
    ) -> [InjectedIdentifier] {
        IdentifierInjection(
            into: self, customPrefixChain: customPrefixChain, replaceExisting: replaceExisting, options: options
        ).injected
    }
}
