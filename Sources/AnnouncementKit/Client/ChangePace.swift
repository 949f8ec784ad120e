// SPDX-License-Identifier: MIT

/// Merges the quick changes that a program makes to an element: the first is sent at once, the later ones together
/// after 80 ms. A user hears only the newest anyway, and the daemon handles 13 changes a second in place of a thousand.
///
/// The order of all other events is kept: they are sent after the changes that wait.
struct ChangePace {
    /// The time from a sent change to the next one of the same element.
    static let window = Duration.milliseconds(80)

    /// The elements whose changes were sent in this window.
    private var sent: Set<String> = []
    private var waiting: [ElementChange] = []

    /// True while a window lasts.
    var isOpen: Bool { !sent.isEmpty }

    /// - Returns: the events to send now.
    mutating func take(_ event: ViewEvent) -> [ViewEvent] {
        guard case .invalidated(let change, .program) = event else { return takeWaiting() + [event] }
        guard sent.contains(change.id) else {
            sent.insert(change.id)
            return takeWaiting() + [event]
        }
        if let place = waiting.firstIndex(where: { $0.id == change.id }) {
            waiting[place] = change.merged(over: waiting[place])
        } else {
            waiting.append(change)
        }
        return []
    }

    /// The changes that wait, in the order of their elements' first changes.
    mutating func takeWaiting() -> [ViewEvent] {
        defer { waiting = [] }
        return waiting.map { .invalidated($0, cause: .program) }
    }

    /// Ends the window. Elements whose changes are sent now begin the next one.
    mutating func endWindow() -> [ViewEvent] {
        sent = Set(waiting.map(\.id))
        return takeWaiting()
    }
}
