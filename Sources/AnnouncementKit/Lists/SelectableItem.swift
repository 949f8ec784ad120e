// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A generator whose row can be selected. The row is a button if a handler was added.
@MainActor
public protocol SelectableItem: AnyObject, AccessibilityStrategyProvider {
    var didSelectEvent: ListEvent { get }
}

extension SelectableItem {
    public var labelStrategy: AccessibilityStringStrategy { .ignored }
    public var traitsStrategy: AccessibilityTraitsStrategy { didSelectEvent.isEmpty ? .ignored : .just(.button) }
}

/// Notifies the generator of a selected row if it is a ``SelectableItem``.
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
    /// The plugin that notifies selected rows.
    public static func selectable() -> Self { SelectablePlugin() }
}

/// Handlers that are called when an event of a row happens.
///
///     row.didSelectEvent += { open(file) }
@MainActor
public struct ListEvent {
    private var handlers = Listeners<() -> Void>()

    /// Identifies an added handler.
    public struct Handler: Sendable, Hashable {
        fileprivate let number: Int
    }

    public init() {}

    /// True if there is no handler; then the row cannot be selected.
    public var isEmpty: Bool { handlers.all.isEmpty }

    public static func += (event: inout ListEvent, handler: @escaping () -> Void) {
        event.add(handler)
    }

    /// Adds a handler.
    /// - Returns: a value that identifies the handler for removal.
    @discardableResult
    public mutating func add(_ handler: @escaping () -> Void) -> Handler { Handler(number: handlers.add(handler)) }

    /// Removes a handler.
    public mutating func remove(_ handler: Handler) { handlers.remove(handler.number) }

    /// Calls all handlers, in the order in which they were added.
    public func invoke() {
        handlers.all.forEach { $0() }
    }
}
