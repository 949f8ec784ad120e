// SPDX-License-Identifier: MIT

import AnnouncementKit
import ArgumentParser

/// `resume`: ends a pause.
struct ResumeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Goes on after 'pause', from the sentence that was cut.")

    @ParentCommand var parent: A11ySpeak
    @OptionGroup var connection: ConnectionOptions

    func run() async throws {
        let options = connection.over(parent.connection)
        let client = try await options.connect()
        try await client.resume()
        await client.close()
        if options.json { StandardOutput.json(PauseEvent(paused: false)) }
    }
}
