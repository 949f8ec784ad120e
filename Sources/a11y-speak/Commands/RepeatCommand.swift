// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `repeat`: says the last again.
struct RepeatCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repeat", abstract: "Says again what was heard last, and waits until it was heard.")

    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let client = try await connection.connect()
        let outcome = try await Interruption.during {
            try await client.sayAgain()?.outcome()
        } silence: {
            _ = try? await client.cancel(.own)
        }
        await client.close()
        guard let outcome else { return }
        if connection.json { StandardOutput.json(outcome) }
        guard outcome.state == AnnouncementState.ended(.finished).name else {
            throw NotDone("It was not heard to its end: \(outcome.reason ?? outcome.state).")
        }
    }
}
