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
        let options = connection.over(parent.connection)
        let client = try await options.connect()
        try await client.pause()
        await client.close()
        if options.json { StandardOutput.json(PauseEvent(paused: true)) }
    }
}
