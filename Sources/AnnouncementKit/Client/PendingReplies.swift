// SPDX-License-Identifier: MIT

/// Pairs replies with requests. A value: what waits for a reply is the caller's business.
struct PendingReplies<Waiter> {
    private var waiters: [RequestID: Waiter] = [:]
    private var last = 0

    var isEmpty: Bool { waiters.isEmpty }

    /// Remembers who waits, and gives the id to send.
    mutating func add(_ waiter: Waiter) -> RequestID {
        last += 1
        waiters[.number(last)] = waiter
        return .number(last)
    }

    /// Who waits for this reply; nil when nobody does (any more).
    mutating func take(_ id: RequestID) -> Waiter? {
        waiters.removeValue(forKey: id)
    }

    /// Everybody who still waits, when no reply will come.
    mutating func takeAll() -> [Waiter] {
        defer { waiters = [:] }
        return Array(waiters.values)
    }
}
