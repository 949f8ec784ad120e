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

/// The handlers that are called when something happens to a row.
///
///     row.didSelectEvent += { open(file) }
@MainActor
public struct ListEvent {
    private var handlers = Listeners<() -> Void>()

    /// Names a handler that was added.
    public struct Handler: Sendable, Hashable {
        fileprivate let number: Int
    }

    public init() {}

    /// Whether there is no handler: then the row cannot be selected.
    public var isEmpty: Bool { handlers.all.isEmpty }

    public static func += (event: inout ListEvent, handler: @escaping () -> Void) {
        event.add(handler)
    }

    /// Adds a handler; the result identifies it for removal.
    @discardableResult
    public mutating func add(_ handler: @escaping () -> Void) -> Handler { Handler(number: handlers.add(handler)) }

    /// The handler is not called any more.
    public mutating func remove(_ handler: Handler) { handlers.remove(handler.number) }

    /// Calls all handlers, in the order in which they were added.
    public func invoke() {
        handlers.all.forEach { $0() }
    }
}
