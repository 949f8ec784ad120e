// SPDX-License-Identifier: MIT

import Synchronization

/// So many, and then no more.
public final class Countdown: Sendable {
    private let left: Mutex<Int>

    public init(_ count: Int) { left = Mutex(count) }

    /// Whether there was one more.
    public func take() -> Bool {
        left.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}
