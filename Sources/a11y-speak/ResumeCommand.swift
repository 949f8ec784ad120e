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
        let client = try await connection.over(parent.connection).connect()
        try await client.resume()
        await client.close()
    }
}
