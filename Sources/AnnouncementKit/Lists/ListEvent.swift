// SPDX-License-Identifier: MIT

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
