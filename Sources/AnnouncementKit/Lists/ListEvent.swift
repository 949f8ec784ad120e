// SPDX-License-Identifier: MIT

/// Who is called when something happens to a row.
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

    /// Nobody is called: a row that cannot be selected.
    public var isEmpty: Bool { handlers.all.isEmpty }

    public static func += (event: inout ListEvent, handler: @escaping () -> Void) {
        event.add(handler)
    }

    /// Adds a handler, which the result takes back.
    @discardableResult
    public mutating func add(_ handler: @escaping () -> Void) -> Handler { Handler(number: handlers.add(handler)) }

    /// The handler is not called any more.
    public mutating func remove(_ handler: Handler) { handlers.remove(handler.number) }

    /// Calls all handlers, in the order in which they were added.
    public func invoke() {
        handlers.all.forEach { $0() }
    }
}
