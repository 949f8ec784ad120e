// SPDX-License-Identifier: MIT

import Glibc

/// A clock for waits, which is never set.
package enum SteadyClock {
    /// Seconds of CLOCK_MONOTONIC, which sd-bus uses too.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
