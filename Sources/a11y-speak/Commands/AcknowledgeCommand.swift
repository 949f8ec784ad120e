// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection

/// `acknowledge`: ends the repetition of alarms.
struct AcknowledgeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "acknowledge", "Stops the repetition of alarms that were heard, or of one.",
        examples: [
            "a11y-speak acknowledge": "every alarm that was heard",
            "a11y-speak acknowledge 17": "announcement 17",
        ],
        notes: "Exits with 1 when there is no such alarm.")

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "all, or the number of an announcement.")
    var what = AlarmChoice.all

    func run() async throws {
        let count = try await connection.withClient { try await $0.acknowledge(what.scope) }
        if connection.json { StandardOutput.json(AcknowledgeReply(acknowledged: count)) }
        if case .announcement(let id) = what, count == 0 {
            throw CommandFailure("Announcement \(id) is not being repeated: it has ended, or it is not such an alarm.")
        }
        if !connection.json { StandardOutput.line(Self.sentence(count)) }
    }

    /// - Parameter count: the number of alarms that are no longer repeated.
    static func sentence(_ count: Int) -> String {
        switch count {
        case 0: "No alarm that was heard waits to be acknowledged."
        case 1: "One alarm is acknowledged."
        default: "\(count) alarms are acknowledged."
        }
    }
}

/// The alarms to acknowledge.
enum AlarmChoice: Hashable, ExpressibleByArgument {
    /// All alarms that were heard, from any client.
    case all
    case announcement(AnnouncementID)

    init?(argument: String) {
        if argument == "all" {
            self = .all
        } else if let number = UInt64(argument) {
            self = .announcement(AnnouncementID(rawValue: number))
        } else {
            return nil
        }
    }

    var scope: AnnouncementScope {
        switch self {
        case .all: .all
        case .announcement(let id): .announcement(id)
        }
    }
}
