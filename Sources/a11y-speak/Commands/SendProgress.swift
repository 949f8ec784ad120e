// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection

/// The report of `send` for a person. A value: takes messages and returns sentences.
struct SendProgress {
    /// The number of rejected lines and failed announcements.
    private(set) var problems = 0
    private var replaced = 0
    private let coder = WireCoder()

    /// Takes a message from the daemon.
    /// - Returns: a sentence for a person; nil when there is nothing to report.
    mutating func received(_ message: DaemonMessage) -> String? {
        switch message {
        case .reply(_, let line): return replied(line)
        case .event(.announcement(let event)): return take(event)
        case .event(.rejected(let event)):
            problems += 1
            return "line \(event.line) was refused: \(event.message)"
        case .event, .perform: return nil
        }
    }

    /// Successful replies are not reported; for others the daemon's sentence is.
    private mutating func replied(_ line: [UInt8]) -> String? {
        guard let reply = try? coder.reply(line, as: AnnouncementReply.self) else { return nil }
        guard let error = reply.error else { return nil }
        problems += 1
        return "refused: \(error.message)"
    }

    /// Outcomes are reported. Replaced announcements are counted; the count precedes the next outcome.
    private mutating func take(_ event: AnnouncementEvent) -> String? {
        guard let outcome = AnnouncementState(name: event.state)?.outcome else { return nil }
        if outcome == .failed { problems += 1 }
        guard outcome != .replaced else {
            replaced += 1
            return nil
        }
        defer { replaced = 0 }
        let others = replaced == 0 ? "" : "(\(replaced) older ones were replaced before they were heard)\n"
        let reason = event.reason.map { " (\($0))" } ?? ""
        return others + "\(outcome.rawValue): \(event.text ?? "(sensitive)")\(reason)".printable
    }
}
