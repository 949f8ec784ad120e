// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A generator whose row can be selected: a button as soon as somebody listens.
@MainActor
public protocol SelectableItem: AnyObject, AccessibilityStrategyProvider {
    var didSelectEvent: ListEvent { get }
}

extension SelectableItem {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
}

/// Notifies the generator of a selected row, when it is a ``SelectableItem``.
@MainActor
public final class SelectablePlugin: DisplayPlugin {
    public init() {}

    public func process(_ event: DisplayEvent, in manager: any DisplayManager) {
        guard case .didSelect(let path) = event else { return }
        (manager.generator(for: .cell(path)) as? any SelectableItem)?.didSelectEvent.invoke()
    }

    public func takesSelection(of path: IndexPath, in manager: any DisplayManager) -> Bool {
        (manager.generator(for: .cell(path)) as? any SelectableItem)?.didSelectEvent.isEmpty == false
    }
}

extension DisplayPlugin where Self == SelectablePlugin {
    /// Rows are notified when they are selected.
    public static func selectable() -> Self { SelectablePlugin() }
}
