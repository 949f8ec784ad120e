// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `pause`: silence until `resume`.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Silences all speech, whoever speaks, until 'resume'.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let client = try await connection.over(parent.connection).connect()
        try await client.pause()
        await client.close()
    }
}
