// SPDX-License-Identifier: MIT

/// The headings of columns of years, months, days and times.
enum DateNames {
    static let years = TableWords.years.union([
        "annee", "yr", "yy", "yyyy", "calendar year", "fiscal year",
    ])
    static let months = TableWords.months.union(["period", "yyyymm", "perioden", "periode"])
    static let clocks: Set<String> = [
        "time", "hhmm", "hhmmss", "hh:mm", "hour", "clock", "uhrzeit", "zeit", "heure", "hora", "ora", "время", "時刻",
        "时间",
    ]
    static let days = ["date", "year", "jahr", "datum", "ann\u{E9}e", "annee", "fecha", "a\u{F1}o", "day"]
    static let times = days + ["time", "epoch", "unix", "stamp", "zeit"]

    /// Whether the heading has a word for a month, a date or a time.
    static func isDate(_ head: String?) -> Bool {
        let words = (head ?? "").lowercased().split { !$0.isLetter }.map(String.init)
        return words.contains { months.contains($0) || times.contains($0) || years.contains($0) }
    }

    /// Whether a heading is that of a time of day.
    static func isClock(_ head: String?) -> Bool {
        let name = head?.lowercased() ?? ""
        // A weather service has UTC_TIME beside UTC_DATE.
        return clocks.contains(name) || name.hasSuffix("_time")
    }
}
