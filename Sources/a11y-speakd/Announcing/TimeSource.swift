// SPDX-License-Identifier: GPL-3.0-or-later

import AudioSinks
import Glibc

/// Two sources of time: a monotonic clock for deadlines, and the date for people.
struct TimeSource {
    var now: () -> Duration
    /// Seconds since 1970-01-01T00:00:00Z, rounded to milliseconds.
    var date: () -> Double

    /// The date of a time on the clock, valid unless the date was set in between.
    func date(of time: Duration) -> Double {
        ((date() + (time - now()).timeInterval) * 1000).rounded() / 1000
    }
}

extension TimeSource {
    /// The machine's clock and date.
    static var real: TimeSource {
        let clock = ContinuousClock()
        let start = clock.now
        return TimeSource(now: { start.duration(to: clock.now) }, date: realDate)
    }

    private static func realDate() -> Double {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
    }
}
