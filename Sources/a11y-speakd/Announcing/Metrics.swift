// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Synthesis

/// The daemon's measurements of itself since it started.
struct Metrics: Sendable {
    /// The time from when an announcement could be spoken until its first sample was given to the sink.
    var firstSound = LatencyFigures()
    /// The time from the same moment until its first sample was heard.
    var began = LatencyFigures()
    /// The time from the decision to silence an announcement until the sink is empty.
    var stop = LatencyFigures()
    private var counts: [AnnouncementOutcome: Int] = [:]

    mutating func ended(_ outcome: AnnouncementOutcome) { counts[outcome, default: 0] += 1 }

    /// Nil when nothing was measured.
    var latency: LatencyReply? {
        let reply = LatencyReply(firstSound: firstSound.summary, began: began.summary, stop: stop.summary)
        return reply == LatencyReply(firstSound: nil, stop: nil) ? nil : reply
    }

    /// The number of announcements with each outcome; nil when none has ended.
    var outcomes: [String: Int]? {
        counts.isEmpty ? nil : Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) })
    }
}

extension LatencyFigures {
    /// The summary in milliseconds; nil when nothing was measured.
    var summary: LatencyReply.Summary? {
        let sorted = latest.sorted()
        guard let worst = sorted.last else { return nil }
        /// The smallest value that this percentage of all values does not exceed.
        func milliseconds(percent: Int) -> Double { Double(sorted[(sorted.count * percent + 99) / 100 - 1]) / 1000 }
        return LatencyReply.Summary(
            count: count, median: milliseconds(percent: 50), p95: milliseconds(percent: 95),
            worst: Double(worst) / 1000)
    }
}
