// SPDX-License-Identifier: MIT

/// Removes a listener when canceled. The listener stays even if the token is not kept.
@MainActor
public final class ListenerToken {
    private var remove: (() -> Void)?

    init(_ remove: @escaping () -> Void) {
        self.remove = remove
    }

    /// Removes the listener. Further calls have no effect.
    public func cancel() {
        remove?()
        remove = nil
    }
}

/// Closures in the order in which they were added. Each can be removed by its number.
struct Listeners<Listener> {
    private var listed: [(number: Int, listener: Listener)] = []
    private var lastNumber = 0

    var all: [Listener] { listed.map(\.listener) }

    mutating func add(_ listener: Listener) -> Int {
        lastNumber += 1
        listed.append((lastNumber, listener))
        return lastNumber
    }

    mutating func remove(_ number: Int) {
        listed.removeAll { $0.number == number }
    }
}
