// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `cancel`: silences announcements.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "cancel", "Silences the current announcement and all that wait, or some of them.",
        examples: [
            "a11y-speak cancel": "everything",
            "a11y-speak cancel current": "only the current one",
        ],
        notes: "Exits with 1 when the announcement with that number has already ended.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "all, current (the announcement heard now), or the number of an announcement.")
    var what = CancelTarget.all

    func run() async throws {
        let count = try await connection.withClient(what.cancel)
        if connection.json { StandardOutput.json(CancelReply(canceled: count)) }
        if case .announcement(let id) = what, count == 0 {
            throw CommandFailure("Announcement \(id) has ended already, or was never made.")
        }
        if !connection.json { StandardOutput.line(Self.sentence(count)) }
    }
}

extension CancelCommand {
    /// - Parameter count: the number of announcements that ended.
    static func sentence(_ count: Int) -> String {
        switch count {
        case 0: "Nothing was spoken, and nothing waited."
        case 1: "One announcement is silenced."
        default: "\(count) announcements are silenced."
        }
    }
}

/// The announcements to silence.
enum CancelTarget: Hashable, ExpressibleByArgument {
    /// All announcements that play or wait, from any client.
    case all
    /// The announcement that is playing.
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

    /// Silences the announcements, and returns how many ended.
    func cancel(through client: AnnouncementClient) async throws -> Int {
        switch self {
        case .all: return try await client.cancel(.all)
        case .announcement(let id): return try await client.cancel(.announcement(id))
        case .current: return try await client.cancelCurrent()
        }
    }
}
