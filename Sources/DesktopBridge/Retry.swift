// SPDX-License-Identifier: MIT

/// When something that failed is tried again: each time later, up to half a minute. A value.
struct Retry: Equatable {
    private(set) var wake: Double?
    private var delay = Self.first

    /// Seconds.
    private static let first = 0.25
    private static let longest = 30.0

    /// It has failed.
    mutating func failed(at now: Double) {
        guard wake == nil else { return }
        wake = now + delay
        delay = min(delay * 2, Self.longest)
    }

    /// It has worked.
    mutating func worked() { self = Retry() }

    /// Whether it is time to try.
    mutating func isDue(at now: Double) -> Bool {
        guard let wake, wake <= now else { return false }
        self.wake = nil
        return true
    }
}
