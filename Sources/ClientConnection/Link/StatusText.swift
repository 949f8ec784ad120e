// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol

/// The daemon's report about itself, in lines for a person.
package enum StatusText {
    /// The whole report.
    package static func lines(_ status: StatusReply, clock: LocalClock) -> [String] {
        var lines = heading(status)
        lines.append(status.speaking.map { "speaking: \(line($0, clock))" } ?? "silent")
        lines.append("waiting: \(status.waiting)")
        lines += status.next.map { "  \(line($0, clock))" }
        if let sound = status.latency?.firstSound { lines.append("first sound after \(line(sound))") }
        if let heard = status.latency?.began { lines.append("heard after \(line(heard))") }
        if let stop = status.latency?.stop { lines.append("silent after \(line(stop))") }
        lines.append("clients: \(status.clients)")
        return lines + (status.programs ?? []).flatMap { Self.lines($0).map { "  \($0)" } }
    }

    /// The daemon's version, synthesizer and sink, and why nothing can be heard.
    package static func heading(_ status: StatusReply) -> [String] {
        let sink = status.problem == nil ? "speaking on" : "sink"
        var lines = ["a11y-speakd \(status.version), \(status.synthesizer), \(sink) \(status.sink)"]
        if let problem = status.problem ?? status.muted { lines.append("nothing can be heard: \(problem)") }
        if let problem = status.ssipProblem { lines.append(problem) }
        if status.paused {
            let alarms = status.everythingPaused == true ? "too" : "excepted"
            lines.append("paused, alarms \(alarms): continue with 'a11y-speak resume'")
        }
        return lines
    }

    /// A client that displays something, and a line for each of its charts.
    package static func lines(_ program: StatusReply.Program) -> [String] {
        let elements = program.elements == 1 ? "1 element" : "\(program.elements) elements"
        let head = program.elements > 0 ? ", \(elements)" : ""
        return ["\(program.client ?? "a client without a name")\(head)".printable]
            + program.charts.map { chart in
                let title = chart.title.map { " (\($0))" } ?? ""
                let series = chart.series == 1 ? "1 series" : "\(chart.series) series"
                return "  chart \(chart.id)\(title), \(series), \(chart.points) points".printable
            }
    }

    /// Percentiles of the last 1,000 announcements; the count includes all.
    private static func line(_ summary: LatencyReply.Summary) -> String {
        let last = min(summary.count, 1000)
        return "\(rounded(summary.median)) ms, 95 of 100 within \(rounded(summary.p95)) ms, "
            + "at worst \(rounded(summary.worst)) ms (the last \(last) of \(summary.count))"
    }

    /// Rounds to a hundredth of a millisecond.
    private static func rounded(_ milliseconds: Double) -> Double { (milliseconds * 100).rounded() / 100 }

    private static func line(_ item: StatusReply.Item, _ clock: LocalClock) -> String {
        let client = item.client.map { " from \($0)" } ?? ""
        let wait =
            item.waits.map { " (\($0.reason)\($0.until.map { ", until \(clock.moment($0))" } ?? ""))" } ?? ""
        return "#\(item.id) \(item.priority.rawValue)\(client): \(item.text ?? "(sensitive)")\(wait)".printable
    }
}

extension StatusReply {
    /// The reason why an announcement of this priority waits for the user; nil when it does not wait.
    package func pause(of priority: AnnouncementPriority) -> String? {
        guard paused, priority != .high || everythingPaused == true else { return nil }
        return "Speech is paused: a11y-speak resume"
    }

    /// The reason why no announcement can be heard at present, as a sentence; nil when none is known.
    package var silence: String? { (problem ?? muted).map { "\($0.prefix(1).uppercased())\($0.dropFirst())" } }
}
