// SPDX-License-Identifier: MIT

import ArgumentParser

/// A time on the command line: 10s, 500ms, 2m, 1.5h; a number without a unit is in seconds.
struct TimeSpan: Sendable, Hashable, ExpressibleByArgument {
    /// From 0 to ten days.
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

    /// The form that a user can type.
    var description: String { seconds == seconds.rounded() ? "\(Int(seconds))s" : "\(seconds)s" }
    var defaultValueDescription: String { description }

    private static let units: [String: Double] = ["": 1, "s": 1, "ms": 0.001, "m": 60, "min": 60, "h": 3600]
}
