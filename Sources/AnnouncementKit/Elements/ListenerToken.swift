// SPDX-License-Identifier: MIT

/// Takes a listener back. It need not be kept for the listener to stay.
@MainActor
public final class ListenerToken {
    private var remove: (() -> Void)?

    init(_ remove: @escaping () -> Void) {
        self.remove = remove
    }

    /// From now on the listener is not called; a second time nothing happens.
    public func cancel() {
        remove?()
        remove = nil
    }
}

/// Closures in the order in which they were added, each to be removed by its number.
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
