// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser
import ClientConnection
import DaemonProtocol

/// `repeat`: says the last announcements again.
struct RepeatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "repeat", "Speaks the last announcements again, and waits until they end.",
        examples: [
            "a11y-speak repeat": "the last one",
            "a11y-speak repeat 3": "the last three",
        ])

    @OptionGroup var connection: ConnectionOptions

    @Argument(help: "The number of announcements to repeat, in their order, 1 to 200; default 1.")
    var count = 1

    func validate() throws {
        guard (1...200).contains(count) else { throw ValidationError("repeat takes 1 to 200, not \(count)") }
    }

    func run() async throws {
        let outcome = try await connection.withClient { client in
            try await Interruption.during {
                count == 1 ? try await client.sayAgain()?.outcome() : try await sayLast(through: client)
            } silence: {
                _ = try? await client.cancel(.own)
            }
        }
        guard let outcome else { return }
        if connection.json { StandardOutput.json(outcome) }
        guard outcome.state == AnnouncementState.ended(.finished).name else {
            throw CommandFailure("It was not heard to its end: \(outcome.reason ?? outcome.state).")
        }
    }

    /// - Returns: the outcome of the last one.
    private func sayLast(through client: AnnouncementClient) async throws -> AnnouncementEvent? {
        let texts = Self.texts(of: try await client.history(.latest(nil)), count)
        guard !texts.isEmpty else { throw CommandFailure("Nothing was said yet that could be repeated.") }
        var receipts: [AnnouncementReceipt] = []
        for text in texts { receipts.append(try await client.announce(text, priority: .message)) }
        return try await receipts.last?.outcome()
    }

    /// The texts of the last announcements that finished, the oldest first; sensitive ones have no text.
    static func texts(of past: [PastAnnouncement], _ count: Int) -> [String] {
        let heard = past.filter { $0.steps.last?.state == AnnouncementState.ended(.finished).name && $0.text != nil }
        return heard.sorted { $0.id < $1.id }.suffix(count).compactMap(\.text)
    }
}
