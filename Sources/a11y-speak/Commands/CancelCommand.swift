// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `cancel`: silence.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Silences what is heard and what waits.",
        discussion: "Exits with 1 when the announcement of that number has ended already.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "all, current (what is heard now), or the number of an announcement.")
    var what = CancelTarget.all

    func run() async throws {
        let client = try await connection.connect()
        let count = try await what.cancel(through: client)
        await client.close()
        if connection.json { StandardOutput.json(CancelReply(canceled: count)) }
        guard count == 0 else { return }
        if case .announcement(let id) = what {
            throw NotDone("Announcement \(id) has ended already, or was never made.")
        }
        if !connection.json { StandardOutput.line("Nothing was said, and nothing waited.") }
    }
}

/// The announcements to silence.
enum CancelTarget: Hashable, ExpressibleByArgument {
    /// All that is heard and waits, from any client.
    case all
    /// The announcement that is heard now.
    case current
    case announcement(AnnouncementID)

    init?(argument: String) {
        switch argument {
        case "all": self = .all
        case "current": self = .current
        default:
            guard let number = UInt64(argument) else { return nil }
            self = .announcement(AnnouncementID(rawValue: number))
        }
    }

    /// Silences it, and gives how many announcements that ended.
    func cancel(through client: AnnouncementClient) async throws -> Int {
        switch self {
        case .all: return try await client.cancel(.all)
        case .announcement(let id): return try await client.cancel(.announcement(id))
        case .current: return try await client.cancelCurrent()
        }
    }
}
