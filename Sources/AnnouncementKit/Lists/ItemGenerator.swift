// SPDX-License-Identifier: MIT

/// The generator of a footer, which has no strategies.
public typealias FooterGenerator = ItemGenerator

/// A generator made from a closure. It has no strategies; a subclass may, as an ``AccessibilityStrategyProvider``.
@MainActor
open class ItemGenerator: ListGenerator {
    private let item: () -> any AccessibilityObject

    public init(item: @escaping () -> any AccessibilityObject) {
        self.item = item
    }

    open func displayedItem() -> any AccessibilityObject { item() }
}

/// The model behind a row, a header or a footer of a list, whether or not it is displayed.
@MainActor
public protocol ListGenerator: AnyObject {
    /// The object that shows it: newly made or reused, with the newest state. Called each time it is displayed.
    func displayedItem() -> any AccessibilityObject
}

/// Its row can be selected.
@MainActor
open class CellGenerator: ItemGenerator, SelectableItem {
    public final var didSelectEvent = ListEvent()

    open var labelStrategy: AccessibilityStringStrategy { .ignored }
    open var valueStrategy: AccessibilityStringStrategy { .ignored }
    open var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
    open var actionsStrategy: AccessibilityActionsStrategy { .ignored }
    open var isAccessibilityIgnored: Bool { ignoresEverything }
}

/// Its row opens and closes.
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

/// Its item is a heading.
@MainActor
open class HeaderGenerator: ItemGenerator, AccessibilityStrategyProvider {
    open var labelStrategy: AccessibilityStringStrategy = .ignored
    open var valueStrategy: AccessibilityStringStrategy = .ignored
    open var traitsStrategy: AccessibilityTraitsStrategy = .just(.header)
    open var actionsStrategy: AccessibilityActionsStrategy = .ignored
    open var isAccessibilityIgnored: Bool { ignoresEverything }
}
