// SPDX-License-Identifier: MIT

import Glibc

/// A clock that nobody sets: for waiting.
package enum SteadyClock {
    /// Seconds of CLOCK_MONOTONIC, by which sd-bus counts too.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
