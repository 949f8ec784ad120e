// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import FoundationEssentials

/// `explain`: the way of one announcement.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Tells what became of an announcement, or why it still waits.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "Its number, as 'say --json', 'status' and 'history' tell it.")
    var announcement: UInt64

    func run() async throws {
        let options = connection.over(parent.connection)
        let client = try await options.connect()
        let past = try await client.history(.one(AnnouncementID(rawValue: announcement)))
        await client.close()
        if options.json { return StandardOutput.json(HistoryReply(announcements: past)) }
        for line in past.flatMap(Self.lines) { StandardOutput.line(line) }
    }

    static func lines(_ past: PastAnnouncement) -> [String] {
        let client = past.client.map { " from \($0)" } ?? ""
        let title = "#\(past.id) \(past.priority.rawValue)\(client): \(past.text ?? "(sensitive)")"
        let steps = past.steps.map { step in
            let heard = step.heard.map { $0.isEmpty ? "; nothing of it was heard" : "; heard: \"\($0)\"" } ?? ""
            return "\(clock(step.time))  \(step.state)\(step.reason.map { ": \($0)" } ?? "")\(heard)"
        }
        let wait = past.waits.map { wait in
            "now  \(wait.reason)" + (wait.until.map { ", until \(clock($0))" } ?? "")
        }
        return ([title] + steps + (wait.map { [$0] } ?? [])).map(\.printable)
    }

    /// The time of day in UTC, to the millisecond.
    static func clock(_ time: Double) -> String {
        let milliseconds = Int((time * 1000).rounded())
        let parts = [milliseconds / 3_600_000 % 24, milliseconds / 60_000 % 60, milliseconds / 1000 % 60]
        let digits = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        return "\(digits).\(String(milliseconds % 1000 + 1000).dropFirst())Z"
    }
}
