// SPDX-License-Identifier: MIT

import Synchronization

/// So many, and then no more.
package final class Countdown: Sendable {
    private let left: Mutex<Int>

    package init(_ count: Int) { left = Mutex(count) }

    /// Whether there was one more.
    package func take() -> Bool {
        left.withLock { left in
            left -= 1
            return left >= 0
        }
    }
}
