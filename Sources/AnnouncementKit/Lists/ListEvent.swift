// SPDX-License-Identifier: MIT

/// Who is called when something happens to a row.
///
///     row.didSelectEvent += { open(file) }
@MainActor
public struct ListEvent {
    private var handlers: [() -> Void] = []

    public init() {}

    /// Nobody is called: a row that cannot be selected.
    public var isEmpty: Bool { handlers.isEmpty }

    public static func += (event: inout ListEvent, handler: @escaping () -> Void) {
        event.handlers.append(handler)
    }

    /// Calls all handlers, in the order in which they were added.
    public func invoke() {
        handlers.forEach { $0() }
    }
}
