// SPDX-License-Identifier: MIT

import ArgumentParser

/// A time on the command line: 10s, 500ms, 2m, 1.5h; a number alone is seconds.
struct TimeSpan: Sendable, Hashable, ExpressibleByArgument {
    /// 0 or more, and at most ten days.
    let seconds: Double

    init(seconds: Double) {
        self.seconds = seconds
    }

    init?(argument: String) {
        let digits = argument.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), let unit = Self.units[String(argument.dropFirst(digits.count))],
            number * unit <= 864_000
        else { return nil }
        seconds = number * unit
    }

    /// As it may be typed again.
    var description: String { seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s" }
    var defaultValueDescription: String { description }

    private static let units: [String: Double] = ["": 1, "s": 1, "ms": 0.001, "m": 60, "min": 60, "h": 3600]
}
