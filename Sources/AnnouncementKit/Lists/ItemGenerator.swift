// SPDX-License-Identifier: MIT

/// Behind a footer there is nothing to tell.
public typealias FooterGenerator = ItemGenerator

/// A generator by a closure. It tells nothing of its own; a subclass may, as an ``AccessibilityStrategyProvider``.
@MainActor
open class ItemGenerator: ListGenerator {
    private let item: () -> any AccessibilityObject

    public init(item: @escaping () -> any AccessibilityObject) {
        self.item = item
    }

    open func displayedItem() -> any AccessibilityObject { item() }
}
