// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The daemon's report about itself, in lines for a person.
enum StatusText {
    /// The whole report.
    static func lines(_ status: StatusReply) -> [String] {
        var lines = heading(status)
        lines.append(status.speaking.map { "speaking: \(line($0))" } ?? "silent")
        lines.append("waiting: \(status.waiting)")
        lines += status.next.map { "  \(line($0))" }
        if let sound = status.latency?.firstSound { lines.append("first sound after \(line(sound))") }
        if let stop = status.latency?.stop { lines.append("silent after \(line(stop))") }
        return lines + ["clients: \(status.clients)"]
    }

    /// The daemon's version, synthesizer and sink, and why nothing can be heard.
    static func heading(_ status: StatusReply) -> [String] {
        var lines = ["a11y-speakd \(status.version), \(status.synthesizer), speaking on \(status.sink)"]
        if let problem = status.problem { lines.append("nothing can be heard: \(problem)") }
        if let problem = status.ssipProblem { lines.append(problem) }
        if status.paused { lines.append("paused: 'resume' goes on") }
        return lines
    }

    /// Percentiles of the last 1,000; the count is of all.
    private static func line(_ summary: LatencyReply.Summary) -> String {
        let last = min(summary.count, 1000)
        return "\(rounded(summary.median)) ms, 95 of 100 within \(rounded(summary.p95)) ms, "
            + "at worst \(rounded(summary.worst)) ms (the last \(last) of \(summary.count))"
    }

    /// Rounds to a hundredth of a millisecond.
    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }

    private static func line(_ item: StatusReply.Item) -> String {
        let client = item.client.map { " from \($0)" } ?? ""
        let wait =
            item.waits.map { " (\($0.reason)\($0.until.map { ", until \(clock($0))" } ?? ""))" } ?? ""
        return "#\(item.id) \(item.priority.rawValue)\(client): \(item.text ?? "(sensitive)")\(wait)".printable
    }

    /// The time of day in UTC, to the millisecond.
    static func clock(_ time: Double) -> String {
        let milliseconds = Int((time * 1000).rounded())
        let parts = [milliseconds / 3_600_000 % 24, milliseconds / 60_000 % 60, milliseconds / 1000 % 60]
        let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "\(digits).\(String(milliseconds % 1000 + 1000).dropFirst())Z"
    }
}
