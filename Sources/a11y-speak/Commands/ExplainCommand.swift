// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `explain`: the way of one announcement.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tells what became of an announcement, or why it still waits.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "Its number, as 'say --json', 'status' and 'history' tell it.")
    var announcement: UInt64

    func run() async throws {
        let client = try await connection.connect()
        let past = try await client.history(.one(AnnouncementID(rawValue: announcement)))
        await client.close()
        if connection.json { return StandardOutput.json(HistoryReply(announcements: past)) }
        for line in past.flatMap(Self.lines) { StandardOutput.line(line) }
    }

    /// The words that were said, each step with its time and reason, and why the announcement still waits.
    static func lines(_ past: PastAnnouncement) -> [String] {
        let client = past.client.map { " from \($0)" } ?? ""
        let title = "#\(past.id) \(past.priority.rawValue)\(client): \(past.text ?? "(sensitive)")"
        let steps = past.steps.map { step in
            let heard = step.heard.map { $0.isEmpty ? "; nothing of it was heard" : "; heard: \"\($0)\"" } ?? ""
            return "\(StatusText.clock(step.time))  \(step.state)\(step.reason.map { ": \($0)" } ?? "")\(heard)"
        }
        let wait = past.waits.map { wait in
            "now  \(wait.reason)" + (wait.until.map { ", until \(StatusText.clock($0))" } ?? "")
        }
        return ([title] + steps + (wait.map { [$0] } ?? [])).map(\.printable)
    }
}
