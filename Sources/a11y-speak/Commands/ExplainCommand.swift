// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `explain`: the history of one announcement.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "explain", "Prints the history of an announcement, or why it still waits.",
        examples: [
            "a11y-speak explain": "the newest announcement",
            "a11y-speak explain 17": "announcement 17",
        ])

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "Its number, as 'say --json', 'status' and 'history' print it, or latest.")
    var announcement = ExplainedAnnouncement.latest

    func run() async throws {
        let past = try await connection.withClient { try await $0.history(announcement.request) }
        if connection.json { return StandardOutput.json(HistoryReply(announcements: past)) }
        guard !past.isEmpty else { throw CommandFailure("Nothing was announced yet.") }
        for line in past.flatMap({ Self.lines($0, clock: .current) }) { StandardOutput.line(line) }
    }

    /// The text, each step with its time and reason, and why the announcement still waits.
    static func lines(_ past: PastAnnouncement, clock: LocalClock) -> [String] {
        let client = past.client.map { " from \($0)" } ?? ""
        let day = past.steps.first.map { ", \(clock.moment($0.time))" } ?? ""
        let title = "#\(past.id) \(past.priority.rawValue)\(client)\(day): \(past.text ?? "(sensitive)")"
        let steps = past.steps.map { step in
            let heard = step.heard.map { $0.isEmpty ? "; none of it was heard" : "; heard: \"\($0)\"" } ?? ""
            return "\(clock.precise(step.time))  \(step.stateAndReason)\(heard)"
        }
        let wait = past.waits.map { wait in
            "now  \(wait.reason)" + (wait.until.map { ", until \(clock.precise($0))" } ?? "")
        }
        return ([title] + steps + (wait.map { [$0] } ?? [])).map(\.printable)
    }
}

/// The announcement to explain.
enum ExplainedAnnouncement: Hashable, ExpressibleByArgument {
    /// The last announcement that ended.
    case latest
    case one(AnnouncementID)

    init?(argument: String) {
        if argument == "latest" {
            self = .latest
        } else {
            guard let number = UInt64(argument) else { return nil }
            self = .one(AnnouncementID(rawValue: number))
        }
    }

    var request: HistoryRequest {
        switch self {
        case .latest: .latest(1)
        case .one(let id): .one(id)
        }
    }
}

extension PastAnnouncement.Step {
    /// The state and the reason; a reason that begins with the state is not repeated.
    var stateAndReason: String {
        guard let reason else { return state }
        return reason.hasPrefix("\(state):") ? reason : "\(state): \(reason)"
    }
}
