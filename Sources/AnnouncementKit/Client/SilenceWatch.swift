// SPDX-License-Identifier: MIT

/// Finds out whether a request had no reply, and nothing else arrived, for a whole watch. A value without a clock: its
/// owner measures the watch.
struct SilenceWatch: Equatable {
    /// The first request without a reply when the watch began; nil while none runs.
    private var awaited: Int?
    private var hasHeard = false

    /// - Parameter oldest: the number of the first request without a reply; nil for none.
    /// - Returns: whether a watch begins now.
    mutating func begin(_ oldest: @autoclosure () -> Int?) -> Bool {
        guard awaited == nil, let oldest = oldest() else { return false }
        (awaited, hasHeard) = (oldest, false)
        return true
    }

    /// The daemon has sent a line.
    mutating func heard() { hasHeard = true }

    /// The watch is over.
    /// - Returns: whether the daemon was silent and the same request still waits.
    mutating func end(_ oldest: Int?) -> Bool { awaited.take() == oldest && oldest != nil && !hasHeard }
}
