// SPDX-License-Identifier: MIT

import Glibc

/// Times in the user's time zone. Seconds are since 1970-01-01T00:00:00Z.
package struct LocalClock: Sendable {
    /// Seconds east of Greenwich at a given time.
    var offset: @Sendable (Double) -> Int
    /// The current time.
    var now: Double

    /// The zone in TZ, else the machine's.
    package static var current: LocalClock {
        LocalClock(
            offset: { time in
                var (seconds, parts) = (time_t(time), tm())
                return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
            }, now: Double(time(nil)))
    }

    /// The time of day to the second, after its date unless that is today's.
    package func moment(_ time: Double) -> String {
        let (day, clock) = parts(time)
        return day == parts(now).day ? clock : "\(day) \(clock)"
    }

    /// The time of day to the millisecond.
    package func precise(_ time: Double) -> String {
        let milliseconds = Int((time * 1000).rounded())
        return parts(Double(milliseconds / 1000)).clock + ".\(String(milliseconds % 1000 + 1000).dropFirst())"
    }

    private func parts(_ time: Double) -> (day: String, clock: String) {
        var (seconds, parts) = (time_t(time) + offset(time), tm())
        guard gmtime_r(&seconds, &parts) != nil else { return ("", "") }
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return (
            "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))",
            [parts.tm_hour, parts.tm_min, parts.tm_sec].map(two).joined(separator: ":")
        )
    }
}
