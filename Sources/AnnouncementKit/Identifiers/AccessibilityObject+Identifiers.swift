// SPDX-License-Identifier: MIT

extension AccessibilityObject {
    /// Gives identifiers for automation to the objects in this object's properties: `Foo.barView` for the property
    /// `barView` of a `Foo`. Identifiers are never spoken.
    ///
    /// An ``AccessibilityCell`` is named first (`FooCell`), then its parts (`FooCell.contentView`, …). Then each stored
    /// property whose value is an ``AccessibilityObject`` is named, including private and `weak` properties. An object
    /// that is held twice keeps the last name. Lazy properties are named once they have been accessed. Nil values,
    /// arrays, structs and property wrappers are skipped. A `customMirror` with its own labels determines the names.
    ///
    /// - Parameters:
    ///   - customPrefixChain: names that replace the type's name, joined by dots.
    ///   - replaceExisting: false to keep every identifier that is already set, even to "".
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
    /// Names the root view `Foo.view`, then the objects in the controller's properties, like
    /// ``AccessibilityObject/injectAccessibilityIdentifiers(customPrefixChain:replaceExisting:options:)``. If an outlet
    /// also holds the root view, the root view gets the outlet's name.
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
    /// Names the properties of an object that is also a controller. Declared because the call would otherwise be
    /// ambiguous.
    @discardableResult
    public func injectAccessibilityIdentifiers(
        customPrefixChain: [String] = [], replaceExisting: Bool = true, options: IdentifierOptions = []
    ) -> [InjectedIdentifier] {
        IdentifierInjection(
            into: self, customPrefixChain: customPrefixChain, replaceExisting: replaceExisting, options: options
        ).injected
    }
}
