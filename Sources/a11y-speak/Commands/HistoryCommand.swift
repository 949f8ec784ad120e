// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `history`: the announcements that were said lately.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Lists what was announced lately and what became of it, the latest first.")

    @OptionGroup var connection: ConnectionOptions

    @Option(name: [.customShort("n"), .long], help: "At most so many, 1 to 1000.")
    var limit: Int?

    func run() async throws {
        try Request.history(.latest(limit)).checkUsage()
        let client = try await connection.connect()
        let past = try await client.history(.latest(limit))
        await client.close()
        if connection.json { return StandardOutput.json(HistoryReply(announcements: past)) }
        for announcement in past { StandardOutput.line(Self.line(announcement)) }
    }

    /// The number, the last state, the words and the reason.
    static func line(_ past: PastAnnouncement) -> String {
        let end = past.steps.last
        let reason = end?.reason.map { " (\($0))" } ?? ""
        return "#\(past.id) \(end?.state ?? "unknown"): \(past.text ?? "(sensitive)")\(reason)".printable
    }
}
