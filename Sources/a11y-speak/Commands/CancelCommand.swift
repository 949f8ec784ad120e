// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `cancel`: silence.
struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Silences the current announcement and all that wait.",
        discussion: "Exits with 1 when the announcement with that number has already ended.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "all, current (the announcement heard now), or the number of an announcement.")
    var what = CancelTarget.all

    func run() async throws {
        let count = try await connection.withClient(what.cancel)
        if connection.json { StandardOutput.json(CancelReply(canceled: count)) }
        if case .announcement(let id) = what, count == 0 {
            throw NotDone("Announcement \(id) has ended already, or was never made.")
        }
        if !connection.json { StandardOutput.line(Self.sentence(count)) }
    }
}

extension CancelCommand {
    /// - Parameter count: how many announcements ended.
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
