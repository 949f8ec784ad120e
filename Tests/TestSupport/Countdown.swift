// SPDX-License-Identifier: MIT

import Synchronization

/// Allows a number of calls, and then no more.
package final class Countdown: Sendable {
    private let left: Mutex<Int>

    package init(_ count: Int) { left = Mutex(count) }

    /// Whether this call was allowed.
    package func take() -> Bool {
        left.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}
