// SPDX-License-Identifier: MIT

/// The generator of a footer, which has no strategies.
public typealias FooterGenerator = ItemGenerator

/// A generator made from a closure. It has no strategies; a subclass may add them by conforming to
/// ``AccessibilityStrategyProvider``.
@MainActor
open class ItemGenerator: ListGenerator {
    private let item: () -> any AccessibilityObject

    public init(item: @escaping () -> any AccessibilityObject) {
        self.item = item
    }

    open func displayedItem() -> any AccessibilityObject { item() }
}

/// The model of a row, a header or a footer of a list, displayed or not.
@MainActor
public protocol ListGenerator: AnyObject {
    /// Returns the object that displays the model in its current state, new or reused. Called each time the model is
    /// displayed.
    func displayedItem() -> any AccessibilityObject
}

/// The generator of a row that can be selected.
@MainActor
open class CellGenerator: ItemGenerator, SelectableItem {
    public final var didSelectEvent = ListEvent()

    open var labelStrategy: AccessibilityStringStrategy { .ignored }
    open var valueStrategy: AccessibilityStringStrategy { .ignored }
    open var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
    open var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    open var isAccessibilityIgnored: Bool { ignoresEverything }
}

/// The generator of a row that can be expanded.
@MainActor
open class FoldableCellGenerator: ItemGenerator, FoldableItem {
    public final var childGenerators: [any ListGenerator] = []
    public final var isExpanded = false

    open var labelStrategy: AccessibilityStringStrategy { .ignored }
    open var valueStrategy: AccessibilityStringStrategy { .ignored }
    open var traitsStrategy: AccessibilityTraitsStrategy { childGenerators.isEmpty ? .ignored : .just(.button) }
    open var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    open var isAccessibilityIgnored: Bool { ignoresEverything }
}

/// The generator of a header, which has the trait `header`.
@MainActor
open class HeaderGenerator: ItemGenerator, AccessibilityStrategyProvider {
    open var labelStrategy: AccessibilityStringStrategy = .ignored
    open var valueStrategy: AccessibilityStringStrategy = .ignored
    open var traitsStrategy: AccessibilityTraitsStrategy = .just(.header)
    open var actionsStrategy: AccessibilityActionsStrategy = .ignored
    open var isAccessibilityIgnored: Bool { ignoresEverything }
}
