// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `history`: lists recent announcements.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "history", "Lists recent announcements, their programs and their outcomes, newest first.",
        examples: [
            "a11y-speak history": "the last ones",
            "a11y-speak history -n 1": "the newest",
        ])

    @OptionGroup var connection: ConnectionOptions

    @Option(name: [.customShort("n"), .long], help: "The most to list, 1 to 1000; the daemon remembers the last 200.")
    var limit: Int?

    @Argument(help: "The same as --limit.")
    var count: Int?

    func validate() throws {
        if limit != nil, count != nil {
            throw ValidationError("give --limit or a number, not both")
        }
    }

    func run() async throws {
        let limit = limit ?? count
        try Request.history(.latest(limit)).checkUsage()
        // Requests all: the daemon counts back by the end of announcements, this command by their beginning.
        let all = try await connection.withClient { try await $0.history(.latest(1000)) }
        let past = Self.newest(limit, of: all)
        if connection.json { return StandardOutput.json(HistoryReply(announcements: past)) }
        for line in Self.lines(past, clock: .current) { StandardOutput.line(line) }
    }

    private static func newest(_ count: Int?, of past: [PastAnnouncement]) -> [PastAnnouncement] {
        Array(past.sorted { $0.id.rawValue > $1.id.rawValue }.prefix(count ?? 200))
    }

    /// A line for each announcement, the newest first.
    static func lines(_ past: [PastAnnouncement], clock: LocalClock) -> [String] {
        newest(nil, of: past).map { line($0, clock: clock) }
    }

    /// The number, the time of the announcement, the client, the outcome, and the text.
    private static func line(_ past: PastAnnouncement, clock: LocalClock) -> String {
        let time = past.steps.first.map { " \(clock.moment($0.time))" } ?? ""
        let client = past.client.map { " \($0)" } ?? ""
        let end = past.steps.last?.stateAndReason ?? "unknown"
        return "#\(past.id)\(time)\(client), \(end): \(past.text ?? "(sensitive)")".printable
    }
}
